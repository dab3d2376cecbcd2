"""Whether two trees are the same answer: structure first, then algebra, then numbers, then an outside prover.

Every question has three results: True, False, and None for undecided.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bootcamp.verifiers.base import Malformed
from bootcamp.verifiers.symbolic import intervals
from bootcamp.verifiers.symbolic.alternatives import alternatives, has_sign, is_label, is_name
from bootcamp.verifiers.symbolic.domain import Domain
from bootcamp.verifiers.symbolic.exact import exact
from bootcamp.verifiers.symbolic.field import TooLarge, Undefined
from bootcamp.verifiers.symbolic.normal import Normalizer, NotAnExpression
from bootcamp.verifiers.symbolic.refutation import agree
from bootcamp.verifiers.symbolic.tree import Node, add, fold, is_equation, neg, substitute, symbol, symbols, walk

MAX_PAIRS = 10_000
"""Most comparisons of members between two sets."""
MAX_DEPTH = 20
"""Deepest nesting of lists and sets that is compared."""
_NUMERIC = frozenset({"number", "neg", "div", "mixed", "percent"})
_LISTS = frozenset({"tuple", "list", "interval", "row", "matrix", "forall", "exists"})
_COLLECTIONS = frozenset({"set", "list", "or"})
_REALS = Node("constant", (), "reals")
_REAL_SETS = frozenset({"interval", "union", "intersection", "setminus", "builder", "relation", "or", "and", "set"})
_FLIPPED = {">": "<", ">=": "<="}


def equivalent(reference: Node, answer: Node, up_to_factor: bool = False, spans: Domain | None = None) -> bool | None:
    """Tell whether `answer` means the same as `reference`.

    An equation ``x = value`` counts as its value, a chain ``m + n = 256 + 37 = 293`` as its last side if all agree.
    With `up_to_factor` it stays an equation, and equations and inequalities may be multiplied by a constant. With
    `spans` values are compared where their variables live.

    >>> from bootcamp.verifiers.symbolic.syntax import parse
    >>> equivalent(parse("293"), parse("m + n = 256 + 37 = 293")), equivalent(parse("1, -2"), parse("x = -2 or x = 1"))
    (True, True)
    """
    if reference == answer:
        return True
    if (
        reference.head in _NUMERIC
        and answer.head in _NUMERIC
        and (verdict := _same_number(reference, answer)) is not None
    ):
        return verdict
    if not up_to_factor:
        reference = _sides(reference, answer)[-1]
        return _all(_equivalent(reference, side, up_to_factor, spans) for side in _sides(answer, reference))
    return _equivalent(reference, answer, up_to_factor, spans)


def _equivalent(reference: Node, answer: Node, up_to_factor: bool, spans: Domain | None) -> bool | None:
    answer = _with_parameters_of(reference, answer)
    if any(node.head == "operator" for tree in (reference, answer) for node in walk(tree)):
        reference, answer = _sealed(reference), _sealed(answer)
    if any(node.leaf == "log" for tree in (reference, answer) for node in walk(tree)):
        return _any(_Comparison(base, up_to_factor, spans).same(reference, answer) for base in (None, 10))
    return _Comparison(None, up_to_factor, spans).same(reference, answer)


def _same_number(reference: Node, answer: Node) -> bool | None:
    try:
        number, other = exact(reference), exact(answer)
    except (TooLarge, Undefined):
        return None
    return None if number is None or other is None else number == other


def _sides(tree: Node, other: Node) -> tuple[Node, ...]:
    """Drop the name in ``D = (0, 1)`` or ``f(x) = 2``, and take a chain ``m + n = 256 + 37 = 293`` apart.

    Equations of another kind stay whole, as does one where the other side is an equation for something else.
    """
    if tree.head != "relation" or set(str(tree.leaf).split()) != {"="}:
        return (tree,)
    label, *values = tree.args
    if other.head == "relation" and (other.leaf != "=" or other.args[0] != label):
        return (tree,)
    if is_label(label):
        return (tree,) if label in walk(tree.args[-1]) else tuple(values)
    return (tree,) if symbols(tree) else tree.args


def _with_parameters_of(reference: Node, answer: Node) -> Node:
    """Rename the parameters of ``n pi, n in Z`` as the reference calls them."""
    ours, theirs = _parameters(reference), _parameters(answer)
    if len(ours) != len(theirs) or ours == theirs or set(ours) & set(symbols(answer)):
        return answer
    for name, other in zip(ours, theirs, strict=True):
        answer = substitute(answer, other, symbol(name))
    return answer


def _parameters(tree: Node) -> tuple[str, ...]:
    """Give the names that run over the integers or another set named by a letter, in order."""
    found = [
        str(node.args[0].leaf)
        for node in walk(tree)
        if node.head == "relation"
        and node.leaf == "in"
        and node.args[0].head == "symbol"
        and _names_a_set(node.args[1])
    ]
    return tuple(dict.fromkeys(found))


def _names_a_set(tree: Node) -> bool:
    inner = tree.args[0] if tree.head == "pow" else tree
    return inner.head == "symbol" and str(inner.leaf)[:1] in ("Z", "N", "Q")


class _Comparison:
    def __init__(self, log_base: int | None, up_to_factor: bool, spans: Domain | None) -> None:
        self.log_base = log_base
        self.up_to_factor = up_to_factor
        self.spans = spans
        self.pairs = 0
        self.depth = 0

    def same(self, reference: Node, answer: Node) -> bool | None:
        if reference == answer:
            return True
        self.pairs += 1
        if self.pairs > MAX_PAIRS:
            return None
        self.depth += 1
        verdict = self._same(_arranged(reference), _arranged(answer)) if self.depth <= MAX_DEPTH else None
        self.depth -= 1
        return verdict

    def _same(self, reference: Node, answer: Node) -> bool | None:
        heads = {reference.head, answer.head}
        if "text" in heads:
            words = _words(reference)
            return words is not None and words == _words(answer)
        if has_sign(reference) or has_sign(answer):
            return self.same_set(alternatives(reference), alternatives(answer))
        if heads <= _COLLECTIONS and not any(map(_is_region, (*reference.args, *answer.args))):
            return self.same_collection(reference, answer)
        for one, other in ((reference, answer), (answer, reference)):
            if one.head == "set" and len(one.args) == 1 and other.head not in _LISTS | _REAL_SETS | {"constant"}:
                return self.same(reference, answer.args[0]) if one is answer else self.same(reference.args[0], answer)
        regions = heads == {"list"} and any(map(_is_region, (*reference.args, *answer.args)))
        if regions or heads & _REAL_SETS or _REALS in (reference, answer):
            return self.same_region(reference, answer)
        if heads == {"ratio"}:
            return self.proportional(reference.args, answer.args)
        if heads == {"list", "tuple"} and (named := _named(reference, answer)) is not None:
            return self.same_members(*named)
        if heads == {"list", "tuple"} and not (reference.leaf or answer.leaf):
            return self.same_members(reference.args, answer.args)
        if heads & _LISTS or "ellipsis" in heads or "ratio" in heads:
            if (reference.head, reference.leaf) != (answer.head, answer.leaf):
                return False
            return self.same_members(reference.args, answer.args)
        return self.same_value(reference, answer)

    def same_collection(self, reference: Node, answer: Node) -> bool | None:
        """Compare sets, and lists in any order; values with the same names are compared name by name."""
        if reference.head == answer.head == "list":
            if any(arg.head == "ellipsis" for arg in (*reference.args, *answer.args)):
                return self.same_members(reference.args, answer.args)
            if len(reference.args) != len(answer.args):
                return False
            left, right = _by_name(reference), _by_name(answer)
            if left is not None and right is not None and left.keys() == right.keys():
                return self.same_members([left[name] for name in left], [right[name] for name in left])
            return self.same_multiset(alternatives(reference), alternatives(answer))
        return self.same_set(alternatives(reference), alternatives(answer))

    def same_members(self, reference: Sequence[Node], answer: Sequence[Node]) -> bool | None:
        if len(reference) != len(answer):
            return False
        return _all(self.same(left, right) for left, right in zip(reference, answer, strict=True))

    def same_set(self, reference: Sequence[Node], answer: Sequence[Node]) -> bool | None:
        if len(reference) * len(answer) > MAX_PAIRS and set(reference) != set(answer):
            return None
        left, right = set(reference), set(answer)
        there = _all(node in right or _any(self.same(node, other) for other in answer) for node in reference)
        if there is not True:
            return there
        return _all(node in left or _any(self.same(other, node) for other in reference) for node in answer)

    def same_multiset(self, reference: Sequence[Node], answer: Sequence[Node]) -> bool | None:
        """Pair off the members of two lists of the same length."""
        rest = list(answer)
        for node in reference:
            verdicts = [True] if node in rest else [self.same(node, other) for other in rest]
            if True not in verdicts:
                return None if None in verdicts else False
            rest.pop(rest.index(node) if node in rest else verdicts.index(True))
        return not rest

    def same_region(self, reference: Node, answer: Node) -> bool | None:
        if reference.head == answer.head == "relation" and (verdict := self.same_relation(reference, answer)):
            return True
        try:
            left, right = intervals.read(reference), intervals.read(answer)
            return _names_agree(left[1], right[1]) and intervals.same(left[0], right[0])
        except Malformed:
            pass
        except (TooLarge, Undefined):
            return None
        if reference.head == answer.head == "relation":
            return verdict
        if (reference.head, reference.leaf) != (answer.head, answer.leaf):
            return False
        return self.same_members(reference.args, answer.args)

    def same_relation(self, reference: Node, answer: Node) -> bool | None:
        reference, answer = _rising(reference), _rising(answer)
        if reference.leaf != answer.leaf:
            return False
        direct = self.same_members(reference.args, answer.args)
        if direct or len(reference.args) != 2 or reference.leaf not in ("=", "!=", "<", "<="):
            return direct
        if reference.leaf in ("=", "!=") and self.same_members(reference.args, answer.args[::-1]):
            return True
        return self.same_difference(reference, answer) if self.up_to_factor else direct

    def same_difference(self, reference: Node, answer: Node) -> bool | None:
        """Compare ``left - right`` up to a constant factor, a positive one in an inequality."""
        field = Normalizer(self.log_base)
        try:
            left, right = (field.normalize(add(tree.args[0], neg(tree.args[1]))) for tree in (reference, answer))
            if not left.over or not right.over:
                return not left.over and not right.over
            factor = field.ratio(left, right)
        except (NotAnExpression, Undefined, TooLarge):
            return None
        return factor is not None and (factor > 0 or reference.leaf in ("=", "!="))

    def proportional(self, reference: tuple[Node, ...], answer: tuple[Node, ...]) -> bool | None:
        if len(reference) != len(answer):
            return False
        field = Normalizer(self.log_base)
        try:
            left, right = [field.normalize(arg) for arg in reference], [field.normalize(arg) for arg in answer]
            if not all(value.over for value in left + right):  # 12:00 is a time of day
                return all(field.equal(a, b) for a, b in zip(left, right, strict=True))
            return all(
                field.equal(field.mul(a, right[0]), field.mul(b, left[0])) for a, b in zip(left, right, strict=True)
            )
        except (NotAnExpression, Undefined, TooLarge):
            return None

    def same_value(self, reference: Node, answer: Node) -> bool | None:
        if self.spans is not None:
            from bootcamp.verifiers.symbolic import located

            return located.same_value(reference, answer, self.spans, self.log_base)
        field = Normalizer(self.log_base)
        try:
            number, other = exact(reference), exact(answer)
            if number is not None and other is not None:
                return number == other
            left, right = field.normalize(reference), field.normalize(answer)
            if field.equal(left, right):
                return True
            if field.is_free:
                return False
        except (Undefined, NotAnExpression):
            return False
        except TooLarge:
            return False if agree(reference, answer, self.log_base) is False else None
        agreed = agree(reference, answer, self.log_base)
        if not agreed:
            return agreed
        from bootcamp.verifiers.symbolic.client import prove

        return prove(reference, answer, self.log_base)


def _is_region(tree: Node) -> bool:
    """Tell whether this is a set of numbers or a statement, not a value."""
    return tree.head in _REAL_SETS - {"relation", "set"} or (tree.head == "relation" and tree.leaf != "=")


def _by_name(tree: Node) -> dict[Node, Node] | None:
    """Give the values of a list ``x = 1, y = 2`` by their names, or None if it is no such list."""
    found: dict[Node, Node] = {}
    for arg in tree.args:
        if is_equation(arg) and is_name(arg.args[0]):
            found[arg.args[0]] = arg.args[1]
    return found if len(found) == len(tree.args) else None


def _named(reference: Node, answer: Node) -> tuple[Sequence[Node], Sequence[Node]] | None:
    """Set named values beside a tuple: in their order in the reference, in that of their names in an answer."""
    pair = answer if answer.head == "tuple" else reference
    values = _by_name(reference if pair is answer else answer)
    if values is None or pair.leaf:
        return None
    if pair is answer:
        return tuple(values.values()), pair.args
    return pair.args, [values[name] for name in sorted(values, key=lambda name: str(name.leaf))]


def _names_agree(left: str | None, right: str | None) -> bool:
    return left is None or right is None or left == right


def _sealed(tree: Node) -> Node:
    """Put a symbol in the place of every integral, sum or limit, so that only the same one equals it."""

    def visit(node: Node, args: tuple[Node, ...]) -> Node:
        new = Node(node.head, args, node.leaf)
        return symbol(repr(new)) if node.head == "operator" else new

    return fold(tree, visit)


def _rising(relation: Node) -> Node:
    signs = str(relation.leaf).split()
    if set(signs) <= {">", ">="}:
        return Node("relation", relation.args[::-1], " ".join(_FLIPPED[sign] for sign in reversed(signs)))
    return relation


def _arranged(tree: Node) -> Node:
    """Read ``[[1, 2], [3, 4]]`` as a matrix, and ``x = 1 and y = 2`` or ``3 and -3`` as a list."""
    if tree.head == "and" and not any(map(_is_region, tree.args)):
        return Node("list", tree.args)
    if tree.head not in ("tuple", "interval") or not _square(tree) or not all(_square(arg) for arg in tree.args):
        return tree
    return Node("matrix", tuple(Node("row", arg.args) for arg in tree.args))


def _square(tree: Node) -> bool:
    return tree.head in ("tuple", "interval") and tree.leaf == "[]"


def _words(tree: Node) -> str | None:
    """Give the letters of a text, or of a product of letters, to compare without case, brackets or a full stop."""
    leaves = tree.args if tree.head == "mul" else (tree,)
    if any(leaf.head not in ("text", "symbol", "constant") for leaf in leaves):
        return None
    return " ".join("".join(str(leaf.leaf).lower() for leaf in leaves).strip("(). ").split())


def _all(verdicts: Iterable[bool | None]) -> bool | None:
    result: bool | None = True
    for verdict in verdicts:
        if verdict is False:
            return False
        result = None if verdict is None else result
    return result


def _any(verdicts: Iterable[bool | None]) -> bool | None:
    result: bool | None = False
    for verdict in verdicts:
        if verdict:
            return True
        result = None if verdict is None else result
    return result
