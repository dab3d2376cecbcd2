r"""Logical formulas as trees: reading ASCII, Unicode, LaTeX and words, writing, and truth tables as bit masks.

Propositional so far. Kinds of formulas with further prefixes (modal operators, quantifiers) add a class of node, a
branch to `mask` or a reader of their own meaning, and their spellings to `_SIGNS` and `_WORDS`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from random import Random
from types import MappingProxyType

from bootcamp.verifiers.base import Format, Malformed, WrongForm
from bootcamp.verifiers.dress import undress
from bootcamp.verifiers.wording import listed

MAX_NODES = 500
"""The most variables, constants and connectives of a formula."""

MAX_DEPTH = 100
"""The deepest nesting, of brackets and of the tree."""

MAX_NAMES = 12
"""The most variables of a truth table that formulas are compared by."""


@dataclass(frozen=True)
class Atom:
    """A variable."""

    name: str


@dataclass(frozen=True)
class Constant:
    """True or false."""

    value: bool


@dataclass(frozen=True)
class Not:
    """A negation."""

    operand: FormulaTree


@dataclass(frozen=True)
class Join:
    """Two formulas joined by ``and``, ``or``, ``xor``, ``implies``, ``iff``, ``nand`` or ``nor``."""

    connective: str
    left: FormulaTree
    right: FormulaTree


FormulaTree = Atom | Not | Join | Constant

PRECEDENCE: Mapping[str, int] = MappingProxyType(
    {"not": 6, "and": 5, "nand": 5, "nor": 5, "xor": 4, "or": 3, "implies": 2, "iff": 1}
)
"""How strongly connectives bind; ``implies`` groups to the right, the others to the left. Beside ``nand`` and ``nor``
brackets are never left out.
"""

ASCII: Mapping[str, str] = MappingProxyType(
    {"not": "~", "and": "&", "xor": "^", "or": "|", "implies": "->", "iff": "<->", "nand": "nand", "nor": "nor"}
)
"""The signs that answers are asked for in."""

_BITS: Mapping[str, Callable[[int, int, int], int]] = MappingProxyType(
    {
        "and": lambda a, b, _: a & b,
        "or": lambda a, b, _: a | b,
        "xor": lambda a, b, _: a ^ b,
        "implies": lambda a, b, full: full & ~a | b,
        "iff": lambda a, b, full: full & ~(a ^ b),
        "nand": lambda a, b, full: full & ~(a & b),
        "nor": lambda a, b, full: full & ~(a | b),
    }
)


@lru_cache(maxsize=64)
def columns(count: int) -> tuple[int, ...]:
    """Give the column of each variable in a truth table as the bits of a number, bit r for row r.

    The first variable is the most significant bit of the row number.

    >>> [f"{column:04b}" for column in columns(2)]
    ['1100', '1010']
    """
    rows = 1 << count
    return tuple(
        sum(((1 << width) - 1) << start for start in range(width, rows, 2 * width))
        for width in (1 << place for place in reversed(range(count)))
    )


def mask(formula: FormulaTree, names: Sequence[str]) -> int:
    """Give the truth table over `names` as the bits of a number, bit r for row r of :func:`columns`.

    >>> f"{mask(Join('implies', Atom('p'), Atom('q')), 'pq'):04b}"
    '1011'
    """
    full = (1 << (1 << len(names))) - 1
    known = dict(zip(names, columns(len(names)), strict=True))

    def inner(part: FormulaTree) -> int:
        if isinstance(part, Atom):
            return known[part.name]
        if isinstance(part, Not):
            return full & ~inner(part.operand)
        if isinstance(part, Constant):
            return full if part.value else 0
        return _BITS[part.connective](inner(part.left), inner(part.right), full)

    return inner(formula)


def parts(formula: FormulaTree) -> list[FormulaTree]:
    """List all subtrees, a connective before what it joins.

    >>> len(parts(Not(Join("or", Atom("p"), Atom("p")))))
    4
    """
    found: list[FormulaTree] = []
    stack = [formula]
    while stack:
        part = stack.pop()
        found.append(part)
        if isinstance(part, Not):
            stack.append(part.operand)
        elif isinstance(part, Join):
            stack += (part.right, part.left)
    return found


def names_in(formula: FormulaTree) -> frozenset[str]:
    """Give the names of the variables that occur.

    >>> sorted(names_in(Join("or", Atom("q"), Join("and", Atom("p"), Constant(True)))))
    ['p', 'q']
    """
    return frozenset(part.name for part in parts(formula) if isinstance(part, Atom))


def shown(formula: FormulaTree, signs: Mapping[str, str] = ASCII) -> str:
    """Write a formula with all brackets but the outermost and those in chains of one ``and``, ``or`` or ``xor``.

    >>> p, q = Atom("p"), Atom("q")
    >>> shown(Join("or", Join("or", p, q), Not(Join("and", p, Constant(False)))))
    'p | q | ~(p & false)'
    """
    if isinstance(formula, Atom):
        return formula.name
    if isinstance(formula, Constant):
        return "true" if formula.value else "false"
    if isinstance(formula, Not):
        inner = shown(formula.operand, signs)
        return signs["not"] + (f"({inner})" if isinstance(formula.operand, Join) else inner)
    sides = []
    for place, side in enumerate((formula.left, formula.right)):
        chained = place == 0 and formula.connective in ("and", "or", "xor")
        open_ = isinstance(side, Join) and not (chained and side.connective == formula.connective)
        sides.append(f"({shown(side, signs)})" if open_ else shown(side, signs))
    return f"{sides[0]} {signs[formula.connective]} {sides[1]}"


def shown_algebra(formula: FormulaTree) -> str:
    """Write a formula over variables of one letter in Boolean algebra: products, ``+`` and ``'``.

    >>> a, b = Atom("a"), Atom("b")
    >>> shown_algebra(Join("or", Join("and", a, Not(b)), Not(Join("or", a, b))))
    "ab' + (a + b)'"
    """
    if isinstance(formula, Atom):
        return formula.name
    if isinstance(formula, Constant):
        return "1" if formula.value else "0"
    if isinstance(formula, Not):
        inner = shown_algebra(formula.operand)
        return f"{inner}'" if isinstance(formula.operand, Atom) else f"({inner})'"
    sign = {"and": "", "or": " + ", "xor": " ^ "}.get(formula.connective, f" {ASCII[formula.connective]} ")
    sides = []
    for place, side in enumerate((formula.left, formula.right)):
        keeps = (place == 0 and side.connective == formula.connective) if isinstance(side, Join) else True
        product = isinstance(side, Join) and side.connective == "and" and formula.connective == "or"
        sides.append(shown_algebra(side) if keeps or product else f"({shown_algebra(side)})")
    return sign.join(sides)


@dataclass(frozen=True)
class Formula(Format[FormulaTree]):
    r"""A propositional formula over the variables `names`, with the given `connectives`; the value is a tree.

    Read are ASCII (``~ & | ^ -> <->``), Unicode (``¬ ∧ ∨ ⊕ → ↔ ↑ ↓``), LaTeX, words (``not and or xor implies iff``),
    ``nand(p, q)`` and, with `constants`, true and false. Without brackets ``~`` binds most, then ``&``, ``^``, ``|``,
    ``->`` (to the right), ``<->``; ``nand`` and ``nor`` beside other connectives need brackets. With `algebra`, ``ab``
    and ``a*b`` are products, ``a + b`` is *or*, ``a'`` is *not*. Two formulas are equal if they have one truth table.

    A word *or* outside all brackets between formulas written with signs is a second answer, not a connective.

    >>> format = Formula(("p", "q", "r"))
    >>> tree = format.parse(r"p \to \lnot (q \lor r)")
    >>> format.render(tree), format.equal(tree, format.parse("not p or not q and not r"))
    ('p -> ~(q | r)', True)
    >>> format.render(format.parse("p -> q -> r"))
    'p -> (q -> r)'
    >>> format = Formula(("a", "b", "c"), ("not", "and", "or"), algebra=True)
    >>> format.render(format.parse("a'b + c"))
    "a'b + c"
    """

    names: tuple[str, ...]
    connectives: tuple[str, ...] = ("not", "and", "xor", "or", "implies", "iff")
    constants: bool = False
    algebra: bool = False

    def form(self, language: str) -> str:
        """Describe the answer."""
        names = listed(self.names, language)
        if self.algebra:
            zh = f"一个含 {names} 的布尔代数式（ab 表示与，a + b 表示或，a' 表示非，可用括号）"
            return zh if language == "zh" else (
                f"a Boolean expression in {names} (with ab for and, a + b for or, a' for not, and parentheses)"
            )  # fmt: skip
        order = sorted(self.connectives, key=lambda name: -PRECEDENCE[name])
        signs = [ASCII[name] for name in order]
        ranked = len(signs) > 2 and not {"nand", "nor"} & set(order)
        right = "implies" in order
        if language == "zh":
            text = f"可用 {' '.join(signs)} 和括号"
            text += f"；优先级从高到低为 {'、'.join(signs)}" if ranked else ""
            text += "，-> 从右向左结合" if right else ""
            return f"一个含 {names} 的公式（{text}{'；也可用 true、false' if self.constants else ''}）"
        text = f"with {' '.join(signs)} and parentheses"
        text += f"; {signs[0]} binds most, then {', '.join(signs[1:])}" if ranked else ""
        text += ", where -> groups to the right" if right else ""
        return f"a formula in {names} ({text}{'; true and false may stand in it' if self.constants else ''})"

    def parse(self, text: str) -> FormulaTree:
        """Read a formula; raise Malformed for what is none, WrongForm for connectives that are not allowed."""
        text = re.sub(r"\\/", " ∨ ", re.sub(r"/\\(?![A-Za-z])", " ∧ ", text))
        return _Parser(self, undress(_PRIME.sub("'", text))).tree()

    def render(self, value: FormulaTree) -> str:
        """Write the formula in ASCII."""
        return shown_algebra(value) if self.algebra else shown(value)

    def equal(self, reference: FormulaTree, answer: FormulaTree) -> bool:
        """Tell whether both have the same truth table; beyond MAX_NAMES variables, whether they are the same tree."""
        names = sorted(names_in(reference) | names_in(answer))
        if reference == answer or len(names) > MAX_NAMES:
            return reference == answer
        return mask(reference, names) == mask(answer, names)

    def guess(self, rng: Random) -> FormulaTree:
        """Join two or three literals."""
        binary = [name for name in self.connectives if name != "not"]
        tree = self._literal(rng)
        for _ in range(rng.randint(1, 2) if binary else 0):
            tree = Join(rng.choice(binary), tree, self._literal(rng))
        return tree

    def neighbours(self, value: FormulaTree, rng: Random) -> Iterator[FormulaTree]:
        """Give formulas with another meaning: negated, with another main connective, one side, sides exchanged."""
        near: list[FormulaTree] = [Not(value)] if "not" in self.connectives else []
        if isinstance(value, Join):
            others = [name for name in self.connectives if name not in ("not", value.connective)]
            near += [Join(name, value.left, value.right) for name in others]
            near += [value.left, value.right, Join(value.connective, value.right, value.left)]
        near += [Atom(name) for name in self.names[:2]]
        kept: list[FormulaTree] = []
        for one in near:
            if not any(self.equal(one, other) for other in (value, *kept)):
                kept.append(one)
                yield one

    def _literal(self, rng: Random) -> FormulaTree:
        atom = Atom(rng.choice(self.names))
        return Not(atom) if "not" in self.connectives and rng.random() < 0.4 else atom

    @cached_property
    def _folded(self) -> dict[str, str]:
        """The names, and their lower or upper case where that is no other name."""
        folded = {name.swapcase(): name for name in self.names}
        return folded | {name: name for name in self.names}


_PRIME = re.compile(r"\^\s*\{?\s*\\prime\s*\}?|′")
_OPENERS = {"(": ")", "[": "]", "{": "}"}
_SIGNS = {
    **dict.fromkeys(("~", "¬", "!", "￢", r"\neg", r"\lnot", r"\sim", r"\overline", r"\bar", r"\not"), "not"),
    **dict.fromkeys(("&", "&&", "∧", "⋀", "·", "⋅", r"\land", r"\wedge", r"\cdot", r"\&"), "and"),
    **dict.fromkeys(("|", "||", "∨", "⋁", r"\lor", r"\vee", r"\mid"), "or"),
    **dict.fromkeys(("^", "⊕", "⊻", r"\oplus", r"\veebar", r"\^"), "xor"),
    **dict.fromkeys(("->", "-->", "=>", "==>", "→", "⇒", "⟹", "⊃", r"\implies", r"\supset"), "implies"),
    **dict.fromkeys(("<->", "<-->", "<=>", "<==>", "↔", "⇔", "⟺", "⟷", "≡", "==", r"\iff", r"\equiv"), "iff"),
    **dict.fromkeys((r"\leftrightarrow", r"\Leftrightarrow", r"\longleftrightarrow", r"\Longleftrightarrow"), "iff"),
    r"\Longrightarrow": "implies",
    **dict.fromkeys(("↑", "⊼", r"\uparrow", r"\barwedge"), "nand"),
    **dict.fromkeys(("↓", "⊽", r"\downarrow"), "nor"),
}  # fmt: skip
_WORDS = {
    **{name: name for name in PRECEDENCE}, "xnor": "iff", "并且": "and", "且": "and", "与": "and", "或者": "or",
    "或": "or", "非": "not", "异或": "xor", "蕴含": "implies", "当且仅当": "iff",
}  # fmt: skip
_CONSTANTS = {
    **dict.fromkeys(("true", "t", "⊤", "1", "真", r"\top"), True),
    **dict.fromkeys(("false", "f", "⊥", "0", "假", r"\bot"), False),
}
_TOKEN = re.compile(
    r"\s*(\\[A-Za-z]+|[A-Za-z][A-Za-z0-9]*(?:_(?:\{\w{1,20}\}|\w{1,20}))?|<?[-=]{1,2}>|[=&|]{2}|当且仅当|并且|或者|异或|蕴含|\d+|\S)"
)

_Token = tuple[str, str]
"""A kind (``name``, ``constant``, ``prefix``, ``join``, ``prime``, ``(``, ``)`` or ``,``) and what it is."""


class _Parser:
    """A parser by precedence; its recursion is bounded by MAX_DEPTH."""

    def __init__(self, format: Formula, text: str) -> None:
        self.format = format
        self.tokens: list[_Token] = []
        self.at = self.depth = 0
        self.closers: list[str] = []
        self.signs = self.word_or = False
        for found in _TOKEN.finditer(text.rstrip()):
            self._add(found[1])
            if len(self.tokens) > 3 * MAX_NODES:
                raise Malformed(f"the formula has more than {MAX_NODES} parts")
        if self.signs and self.word_or:
            raise Malformed("the word or between formulas that are written with signs may be a second answer")
        self.tokens.append(("end", ""))

    def _add(self, text: str) -> None:
        """Add the token or tokens that a piece of text stands for."""
        name = self._name(text)
        kind = "prefix" if _WORDS.get(text.lower(), _SIGNS.get(text)) == "not" else "join"
        if name is not None:
            self.tokens.append(("name", name))
        elif self.format.algebra and text in ("+", "*", "'"):
            self.signs = True
            self.tokens.append({"+": ("join", "or"), "*": ("join", "and"), "'": ("prime", "")}[text])
        elif text in _SIGNS:
            self.signs = True
            self.tokens.append((kind, _SIGNS[text]))
        elif text.lower() in _WORDS:
            word = _WORDS[text.lower()]
            self.word_or |= word == "or" and not self.closers
            self.tokens.append((kind, word))
        elif self.format.constants and text.lower() in _CONSTANTS:
            self.tokens.append(("constant", text.lower()))
        elif text in _OPENERS:
            self.closers.append(_OPENERS[text])
            self.tokens.append(("(", text))
        elif text in _OPENERS.values():
            if not self.closers or self.closers.pop() != text:
                raise Malformed("the brackets do not match")
            self.tokens.append((")", text))
        elif text == ",":
            self.tokens.append((",", ""))
        elif (
            self.format.algebra
            and 1 < len(text) <= MAX_NODES
            and all(sign in "01" or self._name(sign) for sign in text)
        ):
            for sign in text:  # a product of single letters
                self._add(sign)
        else:
            raise Malformed(f"{text:.20} is neither a variable nor a connective here")

    def _name(self, text: str) -> str | None:
        names = self.format._folded
        return names.get(text) or names.get(re.sub(r"[_{}]", "", text))

    def tree(self) -> FormulaTree:
        """Return the tree of the whole text."""
        if self.closers:
            raise Malformed("a bracket is not closed")
        tree = self._group()
        if self.tokens[self.at][0] != "end":
            raise Malformed("a connective is missing, or a bracket or comma is out of place")
        if len(parts(tree)) > MAX_NODES or _height(tree) > MAX_DEPTH:
            raise Malformed(f"the formula has more than {MAX_NODES} parts or is deeper than {MAX_DEPTH}")
        return tree

    def _group(self) -> FormulaTree:
        """Read what stands between brackets."""
        joins: list[str] = []
        tree = self._joined(1, joins)
        if len(joins) > 1 and {"nand", "nor"}.intersection(joins):
            raise Malformed("nand and nor need brackets beside other connectives")
        return tree

    def _joined(self, least: int, joins: list[str]) -> FormulaTree:
        """Read operands joined by connectives that bind at least as strongly as `least`."""
        self._deeper(1)
        left = self._operand()
        while True:
            kind, what = self.tokens[self.at]
            juxtaposed = self.format.algebra and kind in ("name", "constant", "(", "prefix")
            connective = "and" if juxtaposed else what
            if not (juxtaposed or kind == "join") or PRECEDENCE[connective] < least:
                break
            self._allowed(connective)
            self.at += not juxtaposed
            joins.append(connective)
            left = Join(connective, left, self._joined(PRECEDENCE[connective] + (connective != "implies"), joins))
        self._deeper(-1)
        return left

    def _operand(self) -> FormulaTree:
        kind, what = self.tokens[self.at]
        self.at += 1
        tree: FormulaTree
        if kind == "name":
            tree = Atom(what)
        elif kind == "constant":
            tree = Constant(_CONSTANTS[what])
        elif kind == "prefix":
            self._allowed("not")
            self._deeper(1)
            tree = Not(self._operand())
            self._deeper(-1)
        elif kind == "(":
            tree = self._group()
            self._expect(")")
        elif kind == "join" and self.tokens[self.at][0] == "(":  # nand(p, q)
            tree = self._call(what)
        else:
            raise Malformed("an operand is missing")
        while self.tokens[self.at][0] == "prime":
            self._allowed("not")
            self.at += 1
            self._deeper(1)
            tree = Not(tree)
        return tree

    def _call(self, connective: str) -> FormulaTree:
        self._allowed(connective)
        self._expect("(")
        tree = self._group()
        count = 1
        while self.tokens[self.at][0] == ",":
            self.at += 1
            tree, count = Join(connective, tree, self._group()), count + 1
        self._expect(")")
        if count != 2 and (count < 2 or connective not in ("and", "or", "xor")):
            raise Malformed(f"{connective} does not take {count} operands")
        return tree

    def _expect(self, kind: str) -> None:
        if self.tokens[self.at][0] != kind:
            raise Malformed("a connective is missing, or a bracket or comma is out of place")
        self.at += 1

    def _allowed(self, connective: str) -> None:
        if connective not in self.format.connectives:
            raise WrongForm(f"the connective {connective} is not allowed")

    def _deeper(self, by: int) -> None:
        self.depth += by
        if self.depth > MAX_DEPTH:
            raise Malformed(f"the formula is nested more than {MAX_DEPTH} deep")


def _height(formula: FormulaTree) -> int:
    """Count the levels of a tree, without recursion."""
    highest, stack = 0, [(formula, 1)]
    while stack:
        part, level = stack.pop()
        highest = max(highest, level)
        if isinstance(part, Not):
            stack.append((part.operand, level + 1))
        elif isinstance(part, Join):
            stack += ((part.left, level + 1), (part.right, level + 1))
    return highest
