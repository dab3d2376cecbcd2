"""Properties over generated trees and texts."""

from __future__ import annotations

import cmath
import contextlib
import math
import pickle
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import assume, example, given, settings, strategies as st

from bootcamp.verifiers.base import Format, Malformed, WrongForm
from bootcamp.verifiers.symbolic import (
    IntervalSet,
    Math,
    Matrix,
    Node,
    Polynomial,
    add,
    apply,
    differentiate,
    div,
    equivalent,
    evaluate,
    mul,
    neg,
    number,
    parse,
    power,
    render,
    symbol,
)
from bootcamp.verifiers.symbolic.field import TooLarge, Undefined
from bootcamp.verifiers.symbolic.normal import NotAnExpression
from bootcamp.verifiers.symbolic.tree import fold, from_data, to_data

FUNCTIONS = ("sqrt", "exp", "ln", "sin", "cos", "tan", "arctan", "abs", "sinh", "cosh")
LEAVES = st.one_of(
    st.integers(0, 12).map(number),
    st.sampled_from([symbol("x"), symbol("y"), Node("constant", (), "pi"), Node("constant", (), "e")]),
    st.sampled_from([Node("number", (), Fraction(1, 2)), Node("number", (), Fraction(7, 5))]),
)


def _grow(children: st.SearchStrategy[Node]) -> st.SearchStrategy[Node]:
    return st.one_of(
        st.lists(children, min_size=2, max_size=3).map(lambda args: add(*args)),
        st.lists(children, min_size=2, max_size=3).map(lambda args: mul(*args)),
        st.tuples(children, children).map(lambda args: div(*args)),
        st.tuples(children, st.integers(-3, 4)).map(lambda args: power(*args)),
        st.tuples(children, st.sampled_from([Fraction(1, 2), Fraction(1, 3), Fraction(-2, 3)])).map(
            lambda args: power(*args)
        ),
        children.map(neg),
        st.tuples(st.sampled_from(FUNCTIONS), children).map(lambda args: apply(*args)),
    )


EXPRESSIONS = st.recursive(LEAVES, _grow, max_leaves=10)
STATEMENTS = st.one_of(
    EXPRESSIONS,
    st.lists(EXPRESSIONS, min_size=2, max_size=3).map(lambda args: Node("tuple", tuple(args))),
    st.lists(EXPRESSIONS, max_size=3).map(lambda args: Node("set", tuple(args))),
    st.lists(EXPRESSIONS, min_size=2, max_size=3).map(lambda args: Node("list", tuple(args))),
    st.tuples(EXPRESSIONS, EXPRESSIONS).map(lambda args: Node("interval", args, "[)")),
    st.tuples(EXPRESSIONS, EXPRESSIONS).map(lambda args: Node("relation", args, "<=")),
    st.tuples(EXPRESSIONS, EXPRESSIONS).map(
        lambda args: Node("or", tuple(Node("relation", (symbol("x"), arg), "=") for arg in args))
    ),
    st.tuples(EXPRESSIONS, EXPRESSIONS).map(lambda args: Node("matrix", (Node("row", args), Node("row", args[::-1])))),
)
PIECES = [
    *r"""0 1 2 3 10 x y e i n C pi \pi sqrt \sqrt \frac \frac12 { } ( ) [ ] \{ \} , ; | + - * / ^ _ = < > \le ! % \%
    ° : . ... \left \right \cdot \pm \cup \in \infty \int \sum_{k=1}^n \sin sin ln \log_2 \text{or} \text{cm} or and
    \mathbb{R} \begin{pmatrix} \end{pmatrix} & \\ ² ½ − × √ π ∞ ∪ ∅ 或 无解 $ ** ` ' e+3 1,000 0.5 1e9 \overline{3}
    O( f( \binom""".split(),
    " ",
    "\n",
]
SOUP = st.lists(st.sampled_from(PIECES), max_size=14).map("".join)
FORMATS: list[Format[Any]] = [
    Math(variables=("x", "y")),
    Math(variables=("x",), up_to_constant=True, shape="expanded"),
    Math(shape="simplified", unit="cm", operators=True),
    Math(shape="factored", up_to_factor=True),
    IntervalSet(),
    Polynomial(("x", "y")),
    Polynomial(("x",), expanded=True),
    Matrix(),
    Matrix(1, 3),
]


@given(STATEMENTS)
@settings(deadline=None)  # the first comparison starts the prover
def test_rendered_trees_are_read_back(tree: Node) -> None:
    assert parse(render(tree)) == tree
    assert pickle.loads(pickle.dumps(tree)) == tree == from_data(to_data(tree))
    assert hash(pickle.loads(pickle.dumps(tree))) == hash(tree)


def _has_no_value(tree: Node) -> bool:
    """Tell whether some part of the tree divides by zero or has no value at all."""
    try:
        evaluate(tree, {"x": Fraction(3, 7), "y": Fraction(-5, 11)})
    except (Undefined, TooLarge, NotAnExpression):
        return True
    return False


@given(SOUP)
@example("x_{}")
@example("x,0")
@example(r"\frac")
@example("1e9999")
@example("{{1}}")
@example(r"\begin{pmatrix}\end{pmatrix}")
@settings(max_examples=150, deadline=None)
@pytest.mark.parametrize("format", FORMATS, ids=str)
def test_texts_are_read_or_refused(format: Format[Any], text: str) -> None:
    try:
        value = format.parse(text)
    except (Malformed, WrongForm):
        return
    with contextlib.suppress(WrongForm):  # what was asked for may be lost in writing, as "5 cm" is
        assert format.equal(value, format.parse(format.render(value)))


@given(st.text(max_size=30))
@settings(deadline=None)  # the first comparison starts the prover
@pytest.mark.parametrize("format", FORMATS, ids=str)
def test_any_text_is_read_or_refused(format: Format[Any], text: str) -> None:
    with contextlib.suppress(Malformed, WrongForm):
        format.parse(text)


REWRITES: tuple[Callable[[Node], Node], ...] = (
    lambda tree: add(tree, symbol("x"), neg(symbol("x"))),
    lambda tree: div(mul(tree, add(symbol("x"), 3)), add(symbol("x"), 3)),
    lambda tree: neg(neg(Node("neg", (Node("neg", (tree,)),)))),
    lambda tree: mul(tree, add(power(apply("sin", symbol("y")), 2), power(apply("cos", symbol("y")), 2))),
    lambda tree: apply("ln", apply("exp", tree)) if not tree.args else tree,
    lambda tree: add(mul(Fraction(1, 3), tree), mul(tree, Fraction(2, 3))),
)


@given(EXPRESSIONS, st.sampled_from(REWRITES))
@settings(deadline=None)  # the first comparison starts the prover
def test_rewritten_expressions_are_not_refuted(tree: Node, rewrite: Callable[[Node], Node]) -> None:
    assume(not _has_no_value(tree))
    assert equivalent(tree, rewrite(tree)) is not False


POINTS = ({"x": 0.7, "y": 1.3}, {"x": 2.2, "y": 0.4}, {"x": 1.1, "y": 3.7})


def plain_value(tree: Node, point: dict[str, float]) -> complex:
    """Evaluate by complex floats, with nothing of the library's own arithmetic."""
    functions: dict[str, Callable[[complex], complex]] = {
        **{name: getattr(cmath, name) for name in ("sqrt", "exp", "sin", "cos", "tan", "sinh", "cosh")},
        "ln": cmath.log,
        "arctan": cmath.atan,
        "abs": lambda z: complex(abs(z)),
    }

    def visit(node: Node, args: tuple[complex, ...]) -> complex:
        if node.head == "number":
            return complex(Fraction(node.leaf))
        if node.head == "symbol":
            return complex(point[str(node.leaf)])
        if node.head == "constant":
            return complex({"pi": math.pi, "e": math.e}[str(node.leaf)])
        if node.head == "apply":
            return functions[str(node.leaf)](args[0])
        operations: dict[str, Callable[[], complex]] = {
            "add": lambda: sum(args),
            "mul": lambda: math.prod(args),
            "neg": lambda: -args[0],
            "div": lambda: args[0] / args[1],
            "pow": lambda: args[0] ** args[1],
        }
        return operations[node.head]()

    return fold(tree, visit)


@given(EXPRESSIONS, EXPRESSIONS)
@settings(max_examples=300, deadline=None)
def test_what_is_accepted_has_equal_values(left: Node, right: Node) -> None:
    if equivalent(left, right) is not True or left == right:
        return
    for point in POINTS:
        try:
            values = plain_value(left, point), plain_value(right, point)
        except (ArithmeticError, ValueError):
            continue
        if all(abs(value.imag) < 1e-9 * abs(value) and abs(value) < 1e9 for value in values):
            assert cmath.isclose(*values, rel_tol=1e-6, abs_tol=1e-6)


@given(EXPRESSIONS)
@settings(deadline=None)  # the first comparison starts the prover
def test_derivatives_agree_with_difference_quotients(tree: Node) -> None:
    try:
        slope = differentiate(tree, "x")
    except (NotAnExpression, TooLarge):
        return
    step = Fraction(1, 10**12)
    for x in (Fraction(7, 5), Fraction(16, 5)):
        try:
            exact = evaluate(slope, {"x": x, "y": 2}, 40)
            high, low = (evaluate(tree, {"x": x + sign * step, "y": 2}, 40) for sign in (1, -1))
        except (Undefined, TooLarge):
            continue
        scale = 1 + abs(exact) + abs(high)
        if scale < 10**6 and not (exact.imag or high.imag or low.imag):
            assert abs((high - low) / (2 * step.numerator) * step.denominator - exact) < scale * 1e-6
