"""Conditions on one or two integer variables: linear comparisons joined by and, or, not."""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain, product
from math import gcd
from random import Random
from typing import Any

import numpy as np

from bootcamp.verifiers.base import Format, Malformed
from bootcamp.verifiers.dress import undress
from bootcamp.verifiers.wording import listed

Linear = tuple[int, ...]
"""The factors of the variables, and the constant last."""

Tree = tuple[Any, ...]
"""("and", a, b), ("or", a, b), ("not", a), ("true",), ("false",) or (comparison, linear), which compares with 0."""

MAX_COMPARISONS = 24
"""The most comparisons of an answer."""

MAX_NUMBER = 10**6
"""The largest factor or constant."""

_COMPARE: dict[str, Callable[[Any, Any], Any]] = {
    "<": operator.lt, "<=": operator.le, ">": operator.gt, ">=": operator.ge, "=": operator.eq, "!=": operator.ne,
}  # fmt: skip
_SPELLINGS = (
    (r"\\leq?(?![a-z])|≤|⩽|=<", "<="), (r"\\geq?(?![a-z])|≥|⩾", ">="), (r"\\neq?(?![a-z])|≠|<>", "!="), (r"==", "="),
    (r"\\land(?![a-z])|\\wedge|∧|&&?|且", " and "), (r"\\lor(?![a-z])|\\vee|∨|\|\|?|或", " or "),
    (r"\\lnot|\\neg|¬|非|!(?!=)", " not "), (r"\\cdot|\\times|×|·", "*"), (r"−", "-"), (r"\\lt(?![a-z])", "<"),
    (r"\\gt(?![a-z])", ">"),
)  # fmt: skip
_TOKEN = re.compile(r"\s*(\d{1,7}|[A-Za-z_]\w*|<=|>=|!=|[-+*()<>=])")
_DEEPEST = 40
_NEAR = (-1_000_003, -1009, -23, -11, -6, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 7, 12, 26, 997, 1_000_000)


@dataclass(frozen=True)
class Condition(Format[Tree]):
    """A condition on integer variables, one or two; two are equal if they hold at the same points.

    Points compared are a lattice, and those on and beside the lines where a comparison of either one changes and where
    two such lines meet.

    >>> format = Condition(("x", "y"))
    >>> format.equal(format.parse("2x > y and not y = 3"), format.parse("(y <= 2 || 3 < y) && y < 2*x"))
    True
    >>> format.equal(format.parse("x > 3"), format.parse("x > 3 and x != 700"))
    False
    """

    names: tuple[str, ...]

    @property
    def marks(self) -> str:
        """Signs of comparison and logic."""
        return "<>=!&|*()"

    def form(self, language: str) -> str:
        """Describe the answer."""
        names = listed(self.names, language)
        if language == "zh":
            return f"关于 {names} 的条件：用 and、or、not 和括号连接的线性比较（<、<=、>、>=、=、!=），或 true、false"
        return (
            f"a condition on {names}: linear comparisons (<, <=, >, >=, =, !=) joined by and, or, not and brackets, or "
            "true or false"
        )

    def parse(self, text: str) -> Tree:
        """Read a condition; not binds tightest, then and, then or; chains such as 0 < x <= 5 are read."""
        text = undress(text, self.marks)
        for pattern, sign in _SPELLINGS:
            text = re.sub(pattern, sign, text)
        found: list[str] = []
        place = 0
        text = text.strip()
        while place < len(text):
            match = _TOKEN.match(text, place)
            if not match or len(found) > 600:
                raise Malformed("expected comparisons joined by and, or and not")
            found.append(match[1])
            place = match.end()
        reader = _Reader(found, self.names)
        tree = reader.either(0)
        if reader.place != len(found) or isinstance(tree[0], int):
            raise Malformed("expected comparisons joined by and, or and not")
        if len(atoms(tree)) > MAX_COMPARISONS:
            raise Malformed(f"the condition has more than {MAX_COMPARISONS} comparisons")
        return _condition(tree)

    def render(self, value: Tree) -> str:
        """Write the condition."""
        return shown(value, self.names)

    def equal(self, reference: Tree, answer: Tree) -> bool:
        """Tell whether both hold at the same points."""
        points = _points(len(self.names), tuple(sorted({*atoms(reference), *atoms(answer)})))
        return bool((holds(reference, points) == holds(answer, points)).all())

    def guess(self, rng: Random) -> Tree:
        """Draw a comparison of a variable."""
        factors = [0] * len(self.names)
        factors[rng.randrange(len(factors))] = 1
        return (rng.choice(sorted(_COMPARE)), (*factors, rng.randint(-9, 9)))

    def neighbours(self, value: Tree, rng: Random) -> Iterator[Tree]:
        """Give the opposite, and conditions with a constant off by one."""
        yield ("not", value)
        for near in _shifted(value):
            if not self.equal(value, near):
                yield near


def atoms(tree: Tree) -> list[Linear]:
    """List the linear sides of the comparisons."""
    if tree[0] in _COMPARE:
        return [tree[1]]
    return [atom for part in tree[1:] for atom in atoms(part)]


def holds(tree: Tree, points: Any) -> Any:
    """Tell for each of the points, a row each, whether a condition holds there.

    >>> holds(("<", (1, -5)), np.array([[4], [5]])).tolist()
    [True, False]
    """
    kind = tree[0]
    if kind in _COMPARE:
        *factors, constant = tree[1]
        return _COMPARE[kind](points @ np.array(factors) + constant, 0)
    if kind in ("true", "false"):
        return np.full(len(points), kind == "true")
    parts = [holds(part, points) for part in tree[1:]]
    return (
        ~parts[0] if kind == "not" else np.logical_and.reduce(parts) if kind == "and" else np.logical_or.reduce(parts)
    )


def replaced(tree: Tree, place: int, value: Linear) -> Tree:
    """Put a linear expression in the place of a variable.

    >>> replaced(("<", (1, 2, -5)), 0, (0, 1, 3))
    ('<', (0, 3, -2))
    """
    if tree[0] not in _COMPARE:
        return (tree[0], *(replaced(part, place, value) for part in tree[1:]))
    factor = tree[1][place]
    kept = [number * (spot != place) for spot, number in enumerate(tree[1])]
    return (tree[0], tuple(old + factor * new for old, new in zip(kept, value, strict=True)))


def opposite(test: Tree) -> Tree:
    """Negate a comparison.

    >>> opposite(("<", (1, -5)))
    ('>=', (1, -5))
    """
    signs = {"<": ">=", "<=": ">", ">": "<=", ">=": "<", "!=": "=", "=": "!="}
    return (signs[test[0]], test[1])


def _opposed(tree: Tree) -> Tree:
    """Carry a not into a condition."""
    kind, *parts = tree
    if kind in ("and", "or"):
        return ("or" if kind == "and" else "and", *map(_opposed, parts))
    if kind == "not":
        return tuple(parts[0])
    return ({"true": "false", "false": "true"}[kind],) if kind in ("true", "false") else opposite(tree)


def shown(tree: Tree, names: Sequence[str], outer: str = "") -> str:
    """Write a condition with the brackets that it needs.

    >>> shown(("and", ("<", (1, 0, -3)), ("or", ("=", (2, -1, 0)), ("true",))), ("x", "y"))
    'x < 3 and (2*x - y = 0 or true)'
    """
    kind = tree[0]
    if kind in ("true", "false"):
        return str(kind)
    if kind in _COMPARE:
        *factors, constant = tree[1]
        terms = [(factor, name) for factor, name in zip(factors, names, strict=True) if factor]
        return f"{_sum(terms)} {kind} {-constant}"
    if kind == "not":
        return f"not ({shown(tree[1], names)})"
    text = f" {kind} ".join(shown(part, names, kind) for part in tree[1:])
    return f"({text})" if outer == "and" and kind == "or" else text


def _cases(tree: Tree) -> list[list[Tree]]:
    """Write a condition as an or of ands of comparisons."""
    if tree[0] == "or":
        return [case for part in tree[1:] for case in _cases(part)]
    if tree[0] == "and":
        return [list(chain(*parts)) for parts in product(*map(_cases, tree[1:]))]
    if tree[0] == "not":
        return _cases(_opposed(tree[1]))
    if tree[0] not in _COMPARE:
        return [[tree]]
    sign, linear = tree
    common = gcd(*linear) or 1
    if next((factor for factor in linear if factor), 0) < 0:
        sign, common = sign.translate(str.maketrans("<>", "><")), -common
    return [[(sign, tuple(number // common for number in linear))]]


def simpler(tree: Tree, points: Any) -> Tree:
    """Write a condition as cases joined by or, without what changes nothing at the points.

    >>> low, high = (">", (1, 0)), (">", (1, -3))
    >>> shown(simpler(("and", low, ("or", high, ("not", low))), np.arange(-9, 9)[:, None]), ("x",))
    'x > 3'
    """
    wanted = holds(tree, points)

    def same(cases: list[list[Tree]]) -> bool:
        masks = [np.logical_and.reduce([holds(one, points) for one in case] or [wanted | True]) for case in cases]
        return bool(cases) and bool((np.logical_or.reduce(masks) == wanted).all())

    cases = _without(_cases(tree), same)
    for place in range(len(cases)):
        for one in list(cases[place]):
            shorter = [other for other in cases[place] if other is not one]
            if same([*cases[:place], shorter, *cases[place + 1 :]]):
                cases[place] = shorter
    cases = _without(cases, same)
    ands = [("and", *case) if len(case) > 1 else case[0] if case else ("true",) for case in cases]
    return ("or", *ands) if len(ands) > 1 else ands[0]


def _without(cases: list[list[Tree]], same: Callable[[list[list[Tree]]], bool]) -> list[list[Tree]]:
    """Leave out cases that are not needed."""
    for case in list(cases):
        if same(fewer := [other for other in cases if other is not case]):
            cases = fewer
    return cases


def _sum(terms: Sequence[tuple[int, str]]) -> str:
    text = ""
    for factor, name in terms:
        sign = ("-" if factor < 0 else "") if not text else " - " if factor < 0 else " + "
        text += sign + (name if abs(factor) == 1 else f"{abs(factor)}*{name}")
    return text or "0"


def _shifted(tree: Tree) -> Iterator[Tree]:
    """Give the tree with one constant off by one."""
    if tree[0] in _COMPARE:
        yield (tree[0], (*tree[1][:-1], tree[1][-1] + 1))
    for place, part in enumerate(tree[1:], start=1):
        if isinstance(part[0], str):
            for near in _shifted(part):
                yield (*tree[:place], near, *tree[place + 1 :])


@lru_cache(maxsize=64)
def _points(variables: int, lines: tuple[Linear, ...]) -> Any:
    """Collect the points at which conditions with these linear sides are compared."""
    near = np.array(_NEAR, dtype=np.int64)
    rows = np.array(lines or [(0,) * (variables + 1)], dtype=np.int64)
    if variables == 1:
        a, c = rows[rows[:, 0] != 0].T
        return np.concatenate([near, *(-c // a + step for step in (-1, 0, 1))])[:, None]
    a, b, c = rows.T[:, :, None]
    parts = [
        np.stack([np.broadcast_to(near, (len(rows), len(near))), -(a * near + c) // np.where(b == 0, 1, b)], -1),
        np.stack([-(b * near + c) // np.where(a == 0, 1, a), np.broadcast_to(near, (len(rows), len(near)))], -1),
    ]
    det = a * b.T - b * a.T
    safe = np.where(det == 0, 1, det)
    parts.append(np.stack([(b * c.T - c * b.T) // safe, (c * a.T - a * c.T) // safe], -1)[det != 0])
    corners = np.concatenate([part.reshape(-1, 2) for part in parts])
    steps = np.array(list(product((-1, 0, 1), repeat=2)))
    lattice = np.stack(np.meshgrid(near, near), -1).reshape(-1, 2)
    return np.concatenate([lattice, (corners[:, None] + steps).reshape(-1, 2)])


class _Reader:
    """Reads tokens; a value is a tree, or a linear expression as a tuple of integers."""

    def __init__(self, found: list[str], names: tuple[str, ...]) -> None:
        self.found, self.names, self.place = found, names, 0

    def peek(self) -> str:
        return self.found[self.place] if self.place < len(self.found) else ""

    def take(self) -> str:
        self.place += 1
        return self.found[self.place - 1]

    def either(self, deep: int) -> Any:
        return self._joined("or", lambda: self._joined("and", lambda: self._opposite(deep)))

    def _joined(self, word: str, part: Callable[[], Any]) -> Any:
        parts = [part()]
        while self.peek().lower() == word:
            self.take()
            parts.append(part())
        return parts[0] if len(parts) == 1 else (word, *map(_condition, parts))

    def _opposite(self, deep: int) -> Any:
        if self.peek().lower() == "not":
            self.take()
            if deep > _DEEPEST:
                raise Malformed("the condition is nested too deeply")
            return ("not", _condition(self._opposite(deep + 1)))
        sides, signs = [self._sum(deep)], []
        while self.peek() in _COMPARE:
            signs.append(self.take())
            sides.append(self._sum(deep))
        parts = [
            (sign, tuple(map(operator.sub, _linear(left), _linear(right))))
            for sign, left, right in zip(signs, sides, sides[1:], strict=False)
        ]
        return sides[0] if not parts else parts[0] if len(parts) == 1 else ("and", *parts)

    def _sum(self, deep: int) -> Any:
        sign = self.take() if self.peek() in ("+", "-") else ""
        value = self._product(deep)
        if sign == "-":
            value = tuple(-number for number in _linear(value))
        while self.peek() in ("+", "-"):
            step = operator.add if self.take() == "+" else operator.sub
            value = tuple(map(step, _linear(value), _linear(self._product(deep))))
        return value

    def _product(self, deep: int) -> Any:
        value = self._atom(deep)
        while self.peek() == "*" or (self.peek() and (self.peek() in self.names or self.peek() == "(")):
            if self.peek() == "*":
                self.take()
            one, two = _linear(value), _linear(self._atom(deep))
            if any(one[:-1]) and any(two[:-1]):
                raise Malformed("a product of variables is not linear")
            plain, other = (one[-1], two) if not any(one[:-1]) else (two[-1], one)
            value = tuple(plain * number for number in other)
            _linear(value)
        return value

    def _atom(self, deep: int) -> Any:
        token = self.take() if self.peek() else ""
        if token in self.names:
            return tuple(int(name == token) for name in (*self.names, ""))
        if token.isdecimal():
            return (*(0 for _ in self.names), int(token))
        if token.lower() in ("true", "false"):
            return (token.lower(),)
        if token == "-":
            return tuple(-number for number in _linear(self._atom(deep + 1)))
        if token == "(" and deep < _DEEPEST:
            value = self.either(deep + 1)
            if self.peek() == ")":
                self.take()
                return value
        raise Malformed("expected comparisons joined by and, or and not")


def _linear(value: Any) -> Linear:
    if not isinstance(value[0], int) or max(map(abs, value)) > MAX_NUMBER:
        raise Malformed("expected a linear expression with small numbers")
    return tuple(value)


def _condition(value: Any) -> Tree:
    if isinstance(value[0], int):
        raise Malformed("expected a comparison")
    return tuple(value)
