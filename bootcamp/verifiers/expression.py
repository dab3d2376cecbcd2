r"""Arithmetic expressions over given numbers, read by a parser of our own into exact rationals.

Only the operators that a task allows are read. Unicode and LaTeX signs are understood (``×``, ``÷``, ``\cdot``,
``\frac``); digits are never joined or split, and nothing is evaluated but by counted steps: nesting, literals and the
bits of every intermediate value are bounded before the operation.
"""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from random import Random

from bootcamp.verifiers.base import Format, Malformed, WrongForm
from bootcamp.verifiers.dress import undress

MAX_DEPTH = 200
"""The deepest nesting of brackets."""

MAX_SIDES = 8
MAX_LITERALS = 256
MAX_DIGITS = 100
MAX_BITS = 20_000
"""The largest numerator or denominator of an intermediate value, in bits."""

_SPELLINGS = {
    "×": "*", "·": "*", "⋅": "*", "∗": "*", "∙": "*", r"\times": "*", r"\cdot": "*", r"\ast": "*",
    "÷": "/", "∕": "/", "⁄": "/", r"\div": "/", "**": "^", "√": "sqrt", r"\sqrt": "sqrt",
    "[": "(", "]": ")", r"\dfrac": r"\frac", r"\tfrac": r"\frac", r"\cfrac": r"\frac", r"\bmod": "%", r"\%": "%",
}  # fmt: skip
_DIGITS = frozenset("0123456789")
_PRECEDENCE = {"+": 1, "-": 1, "*": 2, "/": 2, "//": 2, "%": 2, "neg": 3, "^": 4, "sqrt": 5}
_SHORT_FRACTION = re.compile(r"(\\[dtc]?frac)\s*(\d)\s*(\d)")


class Tree:
    """A node of an expression: a Literal, Name, Unary or Binary, with its exact `value` and its `text`.

    Trees are equal when they have the same shape, literals and operators, whatever their brackets. `sides` are the
    expressions that an answer claims to be equal to this one, where that is for :meth:`evaluate` to find out.

    >>> tree = Expression().parse("(1 + 2) * 3")
    >>> tree.text, tree.value, tree.literals(), tree.operators()
    ('(1+2)*3', Fraction(9, 1), (1, 2, 3), ('+', '*'))
    """

    text: str
    sides: tuple[Tree, ...] = ()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Tree) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)

    @property
    def value(self) -> Fraction:
        """The exact value; ValueError where a name or an operator has no standard meaning."""
        raise ValueError(
            f"{self.text} has no value of its own: use evaluate() with a meaning for its names and operators"
        )

    @property
    def children(self) -> tuple[Tree, ...]:
        """The operands, from left to right."""
        return ()

    def nodes(self) -> list[Tree]:
        """Return all nodes, operands before their operator, from left to right.

        >>> [node.text for node in Expression().parse("(1+2)*3").nodes()]
        ['1', '2', '1+2', '3', '(1+2)*3']
        """
        found: list[Tree] = []
        stack = [self]
        while stack:
            node = stack.pop()
            found.append(node)
            stack.extend(node.children)
        return found[::-1]

    def literals(self) -> tuple[int, ...]:
        """Return the numbers that are written, from left to right."""
        return tuple(node.number for node in self.nodes() if isinstance(node, Literal))

    def operators(self) -> tuple[str, ...]:
        """Return the operators, operands' own before the operator that joins them; a minus sign is ``neg``."""
        return tuple(node.operator for node in self.nodes() if isinstance(node, Unary | Binary))

    def evaluate(
        self,
        operators: Mapping[str, Callable[[Fraction, Fraction], Fraction]],
        names: Mapping[str, Fraction] | None = None,
    ) -> Fraction:
        """Return the value under meanings of one's own for binary operators and names.

        >>> tree = Expression(operators=("+", "@")).parse("2 @ (3 + 1)")
        >>> tree.evaluate({"+": lambda a, b: a + b, "@": lambda a, b: a * b - 1})
        Fraction(7, 1)

        Raises WrongForm if one of the `sides` has another value.
        """
        values: list[Fraction] = []
        for node in self.nodes():
            if isinstance(node, Binary):
                right, left = values.pop(), values.pop()
                values.append(operators[node.operator](left, right))
            elif isinstance(node, Unary):
                values.append(_apply_unary(node.operator, values.pop()))
            else:
                values.append((names or {})[node.text] if isinstance(node, Name) else node.value)
        if any(side.evaluate(operators, names) != values[0] for side in self.sides):
            raise WrongForm("the equation does not hold")
        return values[0]


@dataclass(frozen=True, eq=False)
class Literal(Tree):
    """A whole number as it was written, leading zeros included."""

    text: str

    @property
    def number(self) -> int:
        """The number."""
        return int(self.text)

    @property
    def value(self) -> Fraction:
        """The number as a fraction."""
        return Fraction(int(self.text))


@dataclass(frozen=True, eq=False)
class Name(Tree):
    """A letter or word that stands for something."""

    text: str


class _Value(Tree):
    """A number on a side of an equation, which need not be one that an expression may hold."""

    def __init__(self, value: Fraction) -> None:
        self.text, self.number = str(value), value

    @property
    def value(self) -> Fraction:
        """The number."""
        return self.number


class _Operation(Tree):
    """A node that computes its text and value once, when it is made."""

    _value: Fraction | None

    @property
    def value(self) -> Fraction:
        """The exact value; ValueError where a name or an operator has no standard meaning."""
        return super().value if self._value is None else self._value

    def _set(self, text: str, value: Fraction | None) -> None:
        object.__setattr__(self, "text", text)
        object.__setattr__(self, "_value", value)


@dataclass(frozen=True, eq=False)
class Unary(_Operation):
    """One operand: ``neg`` (minus), ``!`` (factorial) or ``sqrt`` (of a perfect square)."""

    operator: str
    operand: Tree

    def __post_init__(self) -> None:
        inner = self.operand.text if _is_leaf(self.operand) else f"({self.operand.text})"
        text = {"neg": f"-{inner}", "!": f"{inner}!"}.get(self.operator, f"sqrt({self.operand.text})")
        value = _value_or_none(self.operand)
        self._set(text, None if value is None else _apply_unary(self.operator, value))

    @property
    def children(self) -> tuple[Tree, ...]:
        """The operand."""
        return (self.operand,)


@dataclass(frozen=True, eq=False)
class Binary(_Operation):
    """Two operands joined by an operator."""

    operator: str
    left: Tree
    right: Tree

    def __post_init__(self) -> None:
        own = _PRECEDENCE.get(self.operator, 1)
        left, right = _binding(self.left), _binding(self.right)
        left_text = f"({self.left.text})" if left < own or (left == own and self.operator == "^") else self.left.text
        right_text = f"({self.right.text})" if right <= own or right == 3 else self.right.text
        values = _value_or_none(self.left), _value_or_none(self.right)
        known = self.operator in _MEANINGS and values[0] is not None and values[1] is not None
        self._set(
            f"{left_text}{self.operator}{right_text}",
            _apply_binary(self.operator, values[0], values[1]) if known else None,  # type: ignore[arg-type]
        )

    @property
    def children(self) -> tuple[Tree, ...]:
        """The operands, from left to right."""
        return (self.left, self.right)


def _is_leaf(tree: Tree) -> bool:
    return isinstance(tree, Literal | Name)


def _binding(tree: Tree) -> int:
    """Return how strongly the outermost operator of a tree binds; leaves, roots and factorials bind most."""
    if isinstance(tree, Binary):
        return _PRECEDENCE.get(tree.operator, 1)
    return 3 if isinstance(tree, Unary) and tree.operator == "neg" else 9


def _value_or_none(tree: Tree) -> Fraction | None:
    return tree._value if isinstance(tree, _Operation) else None if isinstance(tree, Name) else tree.value


def _bits(value: Fraction) -> int:
    return max(value.numerator.bit_length(), value.denominator.bit_length())


def _apply_unary(operator: str, value: Fraction) -> Fraction:
    if operator == "neg":
        return -value
    if operator == "!":
        if value.denominator != 1 or not 0 <= value <= 1000:
            raise WrongForm("a factorial is taken of a number that is not an integer from 0 to 1000")
        return Fraction(math.factorial(int(value)))
    if value < 0:
        raise WrongForm("a root is taken of a negative number")
    root = Fraction(math.isqrt(value.numerator), math.isqrt(value.denominator))
    if root * root != value:
        raise WrongForm("a root is taken of a number that is not a perfect square")
    return root


def _power(base: Fraction, exponent: Fraction) -> Fraction:
    if exponent.denominator != 1:
        raise WrongForm("an exponent is not an integer")
    if base == 0 and exponent <= 0:
        raise WrongForm("zero is raised to a power that is not positive")
    if abs(base) not in (0, 1) and abs(exponent) * _bits(base) > MAX_BITS:
        raise Malformed("a power is too large")
    return Fraction(base ** (int(exponent) % 2 if abs(base) == 1 else int(exponent)))


def _divide(left: Fraction, right: Fraction) -> Fraction:
    if right == 0:
        raise WrongForm("the expression divides by zero")
    return left / right


_MEANINGS: dict[str, Callable[[Fraction, Fraction], Fraction]] = {
    "+": lambda left, right: left + right,
    "-": lambda left, right: left - right,
    "*": lambda left, right: left * right,
    "/": _divide,
    "//": lambda left, right: Fraction(math.floor(_divide(left, right))),
    "%": lambda left, right: left - right * math.floor(_divide(left, right)),
    "^": _power,
}


def _apply_binary(operator: str, left: Fraction, right: Fraction) -> Fraction:
    if _bits(left) + _bits(right) > MAX_BITS:
        raise Malformed("an intermediate value is too large")
    return _MEANINGS[operator](left, right)


@dataclass(frozen=True)
class Expression(Format[Tree]):
    r"""One arithmetic expression with the given `operators`; the value is a :class:`Tree` with its exact value.

    Standard operators are ``+ - * / // % ^ ! sqrt``, with the usual precedence (``//`` and ``%`` round down); others
    have no meaning of their own, bind like ``+`` and are given to :meth:`Tree.evaluate`. `numbers` are the literals
    that may be used: each exactly once, or at most once if not `all_numbers`. `names` may stand as operands. A minus
    sign counts as an operator only if `unary_minus`. Without `brackets` the request for an answer names none; whether
    the order of operations needs some is for the task to check.

    In a chain of equations the expression is the first side that uses the numbers as asked. The chain must hold;
    where signs or names have no standard meaning, :meth:`Tree.evaluate` finds out whether it does.

    >>> tree = Expression(numbers=(3, 3, 8, 8)).parse(r"8 \div (3 - \frac{8}{3}) = 24")
    >>> tree.value, tree.text
    (Fraction(24, 1), '8/(3-8/3)')
    >>> Expression(("+", "-"), brackets=False).form("en")
    'an expression (with + - only)'
    """

    operators: tuple[str, ...] = ("+", "-", "*", "/")
    numbers: tuple[int, ...] | None = None
    all_numbers: bool = True
    names: tuple[str, ...] = ()
    unary_minus: bool = False
    brackets: bool = True

    def form(self, language: str) -> str:
        """Describe the answer."""
        signs = " ".join(self.operators)
        if language == "zh":
            return f"一个算式（只用 {signs}{' 和括号' if self.brackets else ''}）"
        return f"an expression (with {signs}{' and parentheses' if self.brackets else ''} only)"

    def parse(self, text: str) -> Tree:
        """Read an expression; raise Malformed, or WrongForm for misused numbers or a value that does not exist."""
        tree, *sides = self._sides(undress(text).split("="))
        fault = self._broken_use(tree)
        if fault is not None:
            raise WrongForm(fault)
        value = _value_or_none(tree)
        if value is None:
            object.__setattr__(tree, "sides", tuple(sides))
        elif any(_value_or_none(side) != value for side in sides):
            raise WrongForm("the equation does not hold")
        return tree

    def _sides(self, texts: list[str]) -> list[Tree]:
        """Read the sides of a chain of equations, the one that is the answer first."""
        if len(texts) == 1:
            return [self.read(texts[0])]
        if len(texts) > MAX_SIDES:
            raise Malformed(f"the chain of equations has more than {MAX_SIDES} sides")
        sides = [self._side(text) for text in texts]
        fit = [side for side in sides if not isinstance(side, _Value) and self._broken_use(side) is None]
        answer = next((side for side in fit if not isinstance(side, Literal)), fit[0] if fit else sides[0])
        return [answer, *(side for side in sides if side is not answer)]

    def _side(self, text: str) -> Tree:
        from bootcamp.verifiers.numerals import read_number

        try:
            return self.read(text)
        except (Malformed, WrongForm) as fault:
            try:
                return _Value(read_number(text).value)
            except (Malformed, WrongForm):
                raise fault from None

    def read(self, text: str) -> Tree:
        """Read an expression whatever its numbers."""
        return _Parser(self, _SHORT_FRACTION.sub(r"\1{\2}{\3}", text)).tree()

    def _broken_use(self, tree: Tree) -> str | None:
        """Return how the tree misuses the given numbers, or None."""
        if self.numbers is None:
            return None
        used, given = Counter(tree.literals()), Counter(self.numbers)
        for number in sorted(used):
            if used[number] > given[number]:
                return f"the number {number} is used {'too often' if given[number] else 'but not given'}"
        if self.all_numbers and used != given:
            return f"the number {min(given - used)} is not used as often as it is given"
        return None

    def render(self, value: Tree) -> str:
        """Write the expression with the brackets that it needs."""
        return value.text

    def guess(self, rng: Random) -> Tree:
        """Join the given numbers, or small ones, at random."""
        pool: list[Tree] = [Literal(str(number)) for number in self.numbers or (rng.randint(1, 9) for _ in range(3))]
        pool.extend(Name(name) for name in self.names)
        binary = [sign for sign in self.operators if sign not in ("!", "sqrt", "^", "//", "%")] or list(self.operators)
        while len(pool) > 1:
            left, right = (pool.pop(rng.randrange(len(pool))) for _ in range(2))
            sign = rng.choice(binary)
            zero = sign == "/" and _value_or_none(right) == 0
            pool.append(Binary(binary[0] if zero else sign, left, right))
        return pool[0]

    def neighbours(self, value: Tree, rng: Random) -> Iterator[Tree]:
        """Give expressions with another outermost operator, exchanged operands, one operand only, or another number."""
        candidates: list[tuple[str, Tree, Tree]] = []
        if isinstance(value, Binary):
            signs = [sign for sign in self.operators if sign not in ("!", "sqrt", "^", value.operator)]
            candidates = [(sign, value.left, value.right) for sign in signs]
            if value.left != value.right:
                candidates.append((value.operator, value.right, value.left))
        singles = [value.left] if isinstance(value, Binary) else []
        if isinstance(value, Literal):
            singles.append(Literal(str(value.number + 1)))
        for near in (*(tree for candidate in candidates for tree in _made(*candidate)), *singles):
            if self._broken_use(near) is None:
                yield near


def _made(operator: str, left: Tree, right: Tree) -> Iterator[Tree]:
    try:
        yield Binary(operator, left, right)
    except (Malformed, WrongForm):
        return


@dataclass(frozen=True)
class Equation(Format[tuple[Tree, Tree]]):
    """A whole equation, with an expression on either side of one equals sign; whether it holds is the task's to check.

    `parentheses` tells whether the request for the answer offers them; reading always takes them.

    >>> left, right = Equation().parse("12 + 3 = 5 * 3")
    >>> left.text, right.text, left.value == right.value
    ('12+3', '5*3', True)
    """

    operators: tuple[str, ...] = ("+", "-", "*", "/")
    unary_minus: bool = False
    parentheses: bool = True

    @property
    def _side(self) -> Expression:
        return Expression(operators=self.operators, unary_minus=self.unary_minus)

    def form(self, language: str) -> str:
        """Describe the answer."""
        signs = " ".join(self.operators)
        if language == "zh":
            return f"一个完整的等式（只用 {signs}{'、括号和 =' if self.parentheses else ' 和 ='}）"
        return f"a whole equation (with {signs}{', parentheses' if self.parentheses else ''} and =)"

    def parse(self, text: str) -> tuple[Tree, Tree]:
        """Read both sides; raise Malformed, or WrongForm if a side has no value."""
        sides = undress(text).split("=")
        if len(sides) != 2:
            raise Malformed("expected one equation with one equals sign")
        return self._side.read(sides[0]), self._side.read(sides[1])

    def render(self, value: tuple[Tree, Tree]) -> str:
        """Write the equation without spaces."""
        return f"{value[0].text}={value[1].text}"

    def guess(self, rng: Random) -> tuple[Tree, Tree]:
        """Draw two small expressions."""
        return self._side.guess(rng), self._side.guess(rng)

    def neighbours(self, value: tuple[Tree, Tree], rng: Random) -> Iterator[tuple[Tree, Tree]]:
        """Change one of the sides."""
        for near in self._side.neighbours(value[0], rng):
            yield near, value[1]
        for near in self._side.neighbours(value[1], rng):
            yield value[0], near


class _Parser:
    """An operator-precedence parser with stacks of its own, so that depth costs no recursion."""

    def __init__(self, format: Expression, text: str) -> None:
        self.format = format
        self.text = text
        self.binary = {sign for sign in format.operators if sign not in ("!", "sqrt")}
        self.operands: list[Tree] = []
        self.pending: list[str] = []  # operators, and openers: "(" "{" and the halves of a fraction
        self.depth = self.literals = 0

    def tree(self) -> Tree:
        """Return the tree of the whole text."""
        before = ""  # the token before: what may come next depends on it
        for token in self._tokens():
            after_operand = bool(self.operands) and (before in _CLOSERS or before == "leaf")
            if before in (r"\frac", "frac-top}") and token != "{":
                raise Malformed(r"expected { after \frac or its numerator")
            if token[0] in _DIGITS or token in self.format.names:
                before = self._leaf(token, after_operand)
                continue
            if token in ("(", "{", r"\frac", "sqrt"):
                if after_operand and not self._continues_fraction(before, token):
                    self._multiply_implicitly(before, token)
                self._open(token, before)
            elif token in (")", "}"):
                if not after_operand:
                    raise Malformed("an operand is missing before a closing bracket")
                token = self._close(token)
            elif not after_operand:
                self._minus_sign(token)
            elif token == "!" and "!" in self.format.operators:
                self.operands.append(Unary("!", self.operands.pop()))
            else:
                self._binary(token)
            before = token
        if before == "frac-top}" or not (before in _CLOSERS or before == "leaf"):
            raise Malformed("the expression is empty or ends with an operator")
        self._reduce(0)
        if self.pending:
            raise Malformed("a bracket is not closed")
        return self.operands[0]

    def _tokens(self) -> Iterator[str]:
        known = sorted({*self.binary, *self.format.names}, key=len, reverse=True)
        own = "|".join(map(re.escape, known)) or r"(?!)"
        power = r"\*\*|" if "^" in self.binary else ""
        pattern = re.compile(rf"\s*(?:({power}{own})|(\d+)|(\\?[A-Za-z]+)|(\*\*|//|.))", re.DOTALL)
        for found in pattern.finditer(self.text.rstrip()):
            token = found[1] or found[2] or found[3] or found[4]
            apart = found[0][0].isspace() and self.text[found.end() : found.end() + 1].isspace()
            if apart and token in ("x", "X") and token not in known and "*" in self.binary:
                token = "*"
            yield token if token in self.binary else _SPELLINGS.get(token, token)

    def _leaf(self, token: str, after_operand: bool) -> str:
        if after_operand:
            raise Malformed(f"an operator is missing before {token:.20}")
        self.literals += 1
        if self.literals > MAX_LITERALS or len(token) > MAX_DIGITS:
            raise Malformed(f"the expression has more than {MAX_LITERALS} numbers or {MAX_DIGITS} digits in one")
        self.operands.append(Name(token) if token in self.format.names else Literal(token))
        return "leaf"

    def _continues_fraction(self, before: str, token: str) -> bool:
        return before == "frac-top}" and token == "{"

    def _multiply_implicitly(self, before: str, token: str) -> None:
        if token != "(" or before == "frac-top}":
            raise Malformed("an operator is missing before a bracket, root or fraction")
        self._binary("*")

    def _open(self, token: str, before: str) -> None:
        if token == r"\frac" and "/" not in self.binary:
            raise Malformed("the operator / is not allowed")
        if token == "sqrt" and "sqrt" not in self.format.operators:
            raise Malformed("roots are not allowed")
        if token in ("(", "{"):
            self.depth += 1
            if self.depth > MAX_DEPTH:
                raise Malformed(f"brackets are nested more than {MAX_DEPTH} deep")
            token = "frac-top" if before == r"\frac" else "frac-bottom" if before == "frac-top}" else token
        if token != r"\frac":
            self.pending.append(token)

    def _close(self, token: str) -> str:
        """Close a bracket and return what it was as the token before the next."""
        self._reduce(0)
        opener = self.pending.pop() if self.pending else ""
        if (opener == "(") != (token == ")") or not opener:
            raise Malformed("the brackets do not match")
        self.depth -= 1
        if opener == "frac-top":
            return "frac-top}"
        if opener == "frac-bottom":
            bottom, top = self.operands.pop(), self.operands.pop()
            self.operands.append(Binary("/", top, bottom))
        return token

    def _minus_sign(self, token: str) -> None:
        if token != "-":
            raise Malformed(f"{token:.20} is not understood here")
        if not self.format.unary_minus:
            raise Malformed("a minus sign before a number is not allowed")
        if len(self.pending) > MAX_DEPTH:
            raise Malformed(f"signs are nested more than {MAX_DEPTH} deep")
        self.pending.append("neg")

    def _binary(self, token: str) -> None:
        if token not in self.binary:
            raise Malformed(f"{token:.20} is not allowed here")
        precedence = _PRECEDENCE.get(token, 1)
        self._reduce(precedence + 1 if token == "^" else precedence)
        self.pending.append(token)

    def _reduce(self, precedence: int) -> None:
        """Apply pending operators that bind at least as strongly as `precedence`, back to the last opener."""
        while self.pending and self.pending[-1] not in _OPENERS and _PRECEDENCE.get(self.pending[-1], 1) >= precedence:
            operator = self.pending.pop()
            if operator in ("neg", "sqrt"):
                self.operands.append(Unary(operator, self.operands.pop()))
            else:
                right, left = self.operands.pop(), self.operands.pop()
                self.operands.append(Binary(operator, left, right))


_OPENERS = ("(", "{", "frac-top", "frac-bottom")
_CLOSERS = (")", "}", "frac-top}", "!")
