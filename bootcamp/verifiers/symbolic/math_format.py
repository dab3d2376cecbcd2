"""The answer format for expressions, equations and other closed forms."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from fractions import Fraction
from random import Random

from bootcamp.verifiers import budget
from bootcamp.verifiers.base import Format, Malformed, Undecided
from bootcamp.verifiers.budget import Overspent
from bootcamp.verifiers.numerals import is_rounded
from bootcamp.verifiers.symbolic import forms
from bootcamp.verifiers.symbolic.calculus import differentiate
from bootcamp.verifiers.symbolic.domain import read
from bootcamp.verifiers.symbolic.equivalence import equivalent
from bootcamp.verifiers.symbolic.exact import exact
from bootcamp.verifiers.symbolic.field import TooLarge, Undefined
from bootcamp.verifiers.symbolic.forms import CONTAINERS
from bootcamp.verifiers.symbolic.located import same_up_to_constant
from bootcamp.verifiers.symbolic.normal import NotAnExpression
from bootcamp.verifiers.symbolic.numeric import evaluate
from bootcamp.verifiers.symbolic.printing import render
from bootcamp.verifiers.symbolic.simplest import refuse_unsimplified
from bootcamp.verifiers.symbolic.syntax import parse
from bootcamp.verifiers.symbolic.tree import (
    ONE,
    ZERO,
    Node,
    add,
    fold,
    is_equation,
    mul,
    neg,
    number,
    power,
    symbol,
    walk,
)
from bootcamp.verifiers.wording import listed

_FORMS = {
    "any": ("an expression", "一个表达式"),
    "expanded": ("an expression that is fully expanded", "一个完全展开的表达式"),
    "factored": ("an expression that is fully factored", "一个完全分解因式的表达式"),
    "simplified": ("an expression in simplest form", "一个最简表达式"),
}


@dataclass(frozen=True)
class Math(Format[Node]):
    r"""An expression, an equation, or another closed form, compared by its meaning.

    Integral, sum, product, limit and derivative signs are refused unless `operators` is set.

    >>> answer = Math(variables=("x",))
    >>> answer.equal(answer.parse(r"\frac{x^2-1}{x-1}"), answer.parse("1 + x"))
    True
    >>> primitive = Math(variables=("x",), up_to_constant=True)
    >>> primitive.equal(primitive.parse("sin(x)^2"), primitive.parse("C - cos(x)^2"))
    True
    """

    variables: tuple[str, ...] = ()
    """Names that mean nothing else (not Euler's number or the imaginary unit); the first is the one of integration."""

    up_to_constant: bool = False
    """Whether answers may differ by a constant, as antiderivatives do."""

    up_to_factor: bool = False
    """Whether an equation or inequality may be multiplied by a constant."""

    inequality: bool = False
    """Whether it is an inequality that `up_to_factor` is for; only the request for the answer depends on it."""

    shape: str = "any"
    """The form that is asked for: any, expanded, factored or simplified."""

    operators: bool = False
    """Whether integral, sum, product, limit and derivative signs may be left in the answer."""

    several: bool = False
    """Whether a set of values is asked for; only the request for the answer depends on it."""

    unit: str = ""
    r"""A unit that may follow the answer and is dropped, such as ``%``, ``\circ`` or ``cm``."""

    where: tuple[str, ...] = ()
    """Where letters live, for the comparison alone: ``x < -1``, ``0 < x < pi/2``, ``n in Z``, ``n >= 1``, ``a in R``.

    The ends are rational numbers plus rational multiples of pi. Answers are then compared there, and may be written in
    any way that is right there. The prompt says the same in words.
    """

    steps: tuple[str, ...] = ()
    r"""Names of the unit step function, such as u, H or theta, in ``u(t-2)``."""

    @property
    def products(self) -> bool:
        return True

    @property
    def roots(self) -> bool:
        return True

    def __post_init__(self) -> None:
        if self.shape not in forms.SHAPES:
            raise ValueError(f"shape={self.shape!r} is not known: expected one of {', '.join(forms.SHAPES)}")
        if self.up_to_constant and not self.variables:
            raise ValueError("up_to_constant=True needs variables, the first of which is the one of integration")
        if self.steps and self.up_to_constant:
            raise ValueError("steps are not differentiated: up_to_constant=True does not go with them")
        read(self.where, self.variables)

    def form(self, language: str) -> str:
        english, chinese = _FORMS[self.shape]
        if self.up_to_factor:
            english, chinese = ("an inequality", "一个不等式") if self.inequality else ("an equation", "一个方程")
        elif self.several:
            english, chinese = "a set {x, y, ...} of exact values", "由精确值组成的集合 {x, y, ...}"
        elif not self.variables and self.shape == "any":
            english, chinese = "an exact value", "一个精确值"
        if language == "zh":
            names = f"（变量为 {listed(self.variables, language)}）" if self.variables else ""
            return chinese + names + ("，可以相差一个常数" if self.up_to_constant else "")
        names = f" in {listed(self.variables, language)}" if self.variables else ""
        return english + names + (", up to a constant" if self.up_to_constant else "")

    @budget.shared()
    def parse(self, text: str) -> Node:
        tree = self._without_unit(parse(_BESIDE.sub(r" \\approx \1", text), self.variables, self.steps))
        _refuse_large(tree)
        tree = _without_rounding(tree)
        if self.up_to_constant and _value(tree).head in CONTAINERS:
            raise Malformed("expected one function")
        if not self.operators:
            forms.refuse_operators(tree)
        if self.shape != "any":
            _REFUSALS[self.shape](_value(tree))
        return tree

    def _without_unit(self, tree: Node) -> Node:
        if not self.unit:
            return tree
        if is_equation(tree):
            return Node("relation", (*tree.args[:-1], self._without_unit(tree.args[-1])), "=")
        if self.unit in ("%", "\\%"):
            return tree.args[0] if tree.head == "percent" else tree
        if self.unit in ("°", "\\circ"):
            return tree.args[0] if tree.head == "degree" else tree
        letters = tuple(symbol(letter) for letter in self.unit)
        if tree.head == "mul" and len(tree.args) > len(letters) and tree.args[-len(letters) :] == letters:
            rest = tree.args[: -len(letters)]
            return rest[0] if len(rest) == 1 else Node("mul", rest)
        return tree

    def render(self, value: Node) -> str:
        return render(_named(value, self.steps[0]) if self.steps else value)

    @budget.shared()
    def compare(self, reference: Node, answer: Node) -> bool | None:
        """Tell whether `answer` is `reference`; None when that cannot be decided within the limits.

        Raises Overspent, which is Malformed, where that would take more work than a verdict may cost.
        """
        if reference == answer:
            return True
        if (shaped := self._has_shape(reference, answer)) is not True:
            return shaped
        if self.operators and not _has_operators(reference) and _has_operators(answer):
            return False
        spans = read(self.where, self.variables) if self.where or self.steps else None
        if not self.up_to_constant:
            return equivalent(reference, answer, self.up_to_factor, spans)
        try:
            if spans is not None:
                return same_up_to_constant(_value(reference), _value(answer), self.variables[0], spans)
            slopes = [differentiate(_value(tree), self.variables[0]) for tree in (reference, answer)]
        except NotAnExpression:
            return False
        except TooLarge:
            return None
        return equivalent(slopes[0], slopes[1])

    def _has_shape(self, reference: Node, answer: Node) -> bool | None:
        """Tell whether nothing is left together that the reference has apart."""
        reference, answer = _value(reference), _value(answer)
        if reference.head in CONTAINERS or answer.head in CONTAINERS:
            return True
        if self.shape == "expanded":
            return forms.term_count(answer) >= forms.term_count(reference)
        if self.shape != "factored":
            return True
        try:
            return forms.same_factors(reference, answer)
        except (NotAnExpression, Undefined):
            return False
        except TooLarge:
            return None

    def equal(self, reference: Node, answer: Node) -> bool:
        verdict = self.compare(reference, answer)
        if verdict is None:
            raise Undecided("the two expressions could be proven neither equal nor different")
        return verdict

    def guess(self, rng: Random) -> Node:
        tree = number(rng.randint(-9, 9))
        for name in self.variables:
            tree = add(mul(rng.randint(1, 9), power(symbol(name), rng.randint(1, 3))), tree)
        return Node("relation", (tree, ZERO), "=") if self.up_to_factor else tree

    def neighbours(self, value: Node, rng: Random) -> Iterable[Node]:
        for change in (neg, lambda part: mul(2, part), lambda part: add(part, self._step())):
            neighbour = _changed(value, change, rng)
            if self.compare(value, neighbour) is False:
                yield neighbour

    def _step(self) -> Node:
        return symbol(self.variables[0]) if self.variables else ONE


_REFUSALS: dict[str, Callable[[Node], None]] = {
    "expanded": forms.refuse_unexpanded,
    "factored": forms.refuse_unfactored,
    "simplified": refuse_unsimplified,
}


def _changed(tree: Node, change: Callable[[Node], Node], rng: Random) -> Node:
    """Change one member of a list, set, equation or matrix, or an expression as a whole."""
    if tree.head == "text" or (tree.head in CONTAINERS and not tree.args):
        return tree
    if tree.head not in CONTAINERS:
        return change(tree)
    place = rng.randrange(len(tree.args))
    part = _changed(tree.args[place], change, rng)
    return Node(tree.head, (*tree.args[:place], part, *tree.args[place + 1 :]), tree.leaf)


_BESIDE = re.compile(r"\(\s*(?:\\approx|≈)\s*([\d.]{1,40})\s*\)\Z")


def _without_rounding(tree: Node) -> Node:
    """Drop the decimal that an exact number is about, as in ``2\\sqrt{3} ≈ 3.46``, if it is the number rounded."""
    signs = str(tree.leaf).split() if tree.head == "relation" else []
    if not signs or signs[-1] != "~":
        return tree
    *sides, shown = tree.args
    try:
        rounded, value = exact(shown), evaluate(sides[-1], digits=20)
    except (NotAnExpression, TooLarge, Undefined):
        return tree
    if not isinstance(rounded, Fraction):
        return tree
    places = next((places for places in range(20) if (rounded * 10**places).denominator == 1), 20)
    if not is_rounded(value, evaluate(shown, digits=20), 10.0**-places):
        return tree
    return sides[0] if len(sides) == 1 else Node("relation", tuple(sides), " ".join(signs[:-1]))


def _refuse_large(tree: Node) -> None:
    try:
        exact(tree)
    except TooLarge:
        raise Overspent("a power or factorial has too many digits") from None
    except Undefined:
        raise Malformed("the expression has no value: it divides by zero") from None


def _named(tree: Node, step: str) -> Node:
    def visit(node: Node, args: tuple[Node, ...]) -> Node:
        return Node(node.head, args, step if node.leaf == "step" else node.leaf)

    return fold(tree, visit)


def _value(tree: Node) -> Node:
    """Give the last side of ``F(x) = ...``, and the one member of a set."""
    if tree.head == "relation" and set(str(tree.leaf).split()) == {"="}:
        tree = tree.args[-1]
    return tree.args[0] if tree.head == "set" and len(tree.args) == 1 else tree


def _has_operators(tree: Node) -> bool:
    return any(node.head == "operator" for node in walk(tree))
