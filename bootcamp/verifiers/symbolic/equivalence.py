"""Whether two trees are the same answer: structure first, then algebra, then numbers, then an outside prover.

Every question has three results: True, False, and None for undecided.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bootcamp.verifiers.base import Malformed
from bootcamp.verifiers.symbolic import intervals
from bootcamp.verifiers.symbolic.alternatives import alternatives, has_sign, is_name
from bootcamp.verifiers.symbolic.exact import exact
from bootcamp.verifiers.symbolic.field import TooLarge, Undefined
from bootcamp.verifiers.symbolic.normal import Normalizer, NotAnExpression
from bootcamp.verifiers.symbolic.refutation import agree
from bootcamp.verifiers.symbolic.tree import Node, add, fold, neg, symbol, walk

MAX_PAIRS = 10_000
"""Most comparisons of members between two sets."""
MAX_DEPTH = 20
"""Deepest nesting of lists and sets that is compared."""
_NUMERIC = frozenset({"number", "neg", "div", "mixed", "percent"})
_LISTS = frozenset({"tuple", "list", "interval", "row", "matrix", "forall", "exists"})
_REAL_SETS = frozenset({"interval", "union", "intersection", "setminus", "builder", "relation", "or", "and", "set"})
_FLIPPED = {">": "<", ">=": "<="}


def equivalent(reference: Node, answer: Node, up_to_factor: bool = False) -> bool | None:
    """Tell whether `answer` means the same as `reference`.

    An equation ``x = value`` counts as its value. With `up_to_factor` it stays an equation, and equations and
    inequalities may be multiplied by a constant.
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
        reference, answer = _unnamed(answer, reference), _unnamed(reference, answer)
    if any(node.head == "operator" for tree in (reference, answer) for node in walk(tree)):
        reference, answer = _sealed(reference), _sealed(answer)
    if any(node.leaf == "log" for tree in (reference, answer) for node in walk(tree)):
        return _any(_Comparison(base, up_to_factor).same(reference, answer) for base in (None, 10))
    return _Comparison(None, up_to_factor).same(reference, answer)


def _same_number(reference: Node, answer: Node) -> bool | None:
    try:
        number, other = exact(reference), exact(answer)
    except (TooLarge, Undefined):
        return None
    return None if number is None or other is None else number == other


def _unnamed(other: Node, tree: Node) -> Node:
    """Drop the name in ``D = (0, 1)`` or ``f(x) = 2``, unless the other side is an equation of another kind."""
    if tree.head != "relation" or tree.leaf != "=" or not is_name(tree.args[0]):
        return tree
    if tree.args[0] in walk(tree.args[1]):
        return tree
    if other.head == "relation" and (other.leaf != "=" or other.args[0] != tree.args[0]):
        return tree
    return tree.args[1]


class _Comparison:
    def __init__(self, log_base: int | None, up_to_factor: bool) -> None:
        self.log_base = log_base
        self.up_to_factor = up_to_factor
        self.pairs = 0
        self.depth = 0

    def same(self, reference: Node, answer: Node) -> bool | None:
        if reference == answer:
            return True
        self.pairs += 1
        if self.pairs > MAX_PAIRS:
            return None
        self.depth += 1
        verdict = self._same(_as_matrix(reference), _as_matrix(answer)) if self.depth <= MAX_DEPTH else None
        self.depth -= 1
        return verdict

    def _same(self, reference: Node, answer: Node) -> bool | None:
        heads = {reference.head, answer.head}
        if "text" in heads:
            words = _words(reference)
            return words is not None and words == _words(answer)
        if has_sign(reference) or has_sign(answer):
            return self.same_set(alternatives(reference), alternatives(answer))
        if "set" in heads and all(tree.head in ("set", "list", "or") for tree in (reference, answer)):
            return self.same_set(alternatives(reference), alternatives(answer))
        if heads & _REAL_SETS:
            return self.same_region(reference, answer)
        if heads == {"ratio"}:
            return self.proportional(reference.args, answer.args)
        if heads == {"list", "tuple"} and not (reference.leaf or answer.leaf):
            return self.same_members(reference.args, answer.args)
        if heads & _LISTS or "ellipsis" in heads or "ratio" in heads:
            if (reference.head, reference.leaf) != (answer.head, answer.leaf):
                return False
            return self.same_members(reference.args, answer.args)
        return self.same_value(reference, answer)

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


def _as_matrix(tree: Node) -> Node:
    """Read ``[[1, 2], [3, 4]]`` as a matrix."""
    if tree.head not in ("tuple", "interval") or not _square(tree) or not all(_square(arg) for arg in tree.args):
        return tree
    return Node("matrix", tuple(Node("row", arg.args) for arg in tree.args))


def _square(tree: Node) -> bool:
    return tree.head in ("tuple", "interval") and tree.leaf == "[]"


def _words(tree: Node) -> str | None:
    """Give the letters of a text, or of a product of letters, to compare without case."""
    leaves = tree.args if tree.head == "mul" else (tree,)
    if any(leaf.head not in ("text", "symbol", "constant") for leaf in leaves):
        return None
    return " ".join("".join(str(leaf.leaf).lower() for leaf in leaves).split())


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
