"""Rendered expressions keep their tree, drawn ones their promises, and the search for a target is complete."""

import ast
from fractions import Fraction
from random import Random

import pytest
import sympy
from hypothesis import given, settings, strategies as st

from bootcamp.lib import arithmetic
from bootcamp.lib.arithmetic import Binary, Expression, Negative, number

SIGNS: dict[type[ast.operator], str] = {ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.Div: "/", ast.Pow: "^"}

naturals = st.builds(number, st.integers(0, 99))
trees = st.recursive(
    naturals,
    lambda inner: st.one_of(
        st.builds(Binary, st.sampled_from("+-*/^"), inner, inner),
        st.builds(Negative, inner),
    ),
    max_leaves=9,
)
tame = st.recursive(
    st.builds(number, st.fractions(-9, 9, max_denominator=5)),
    lambda inner: st.builds(Binary, st.sampled_from("+-*"), inner, inner),
    max_leaves=8,
)


def read(node: ast.expr) -> Expression:
    if isinstance(node, ast.Constant):
        assert isinstance(node.value, int)
        return number(node.value)
    if isinstance(node, ast.UnaryOp):
        return Negative(read(node.operand))
    assert isinstance(node, ast.BinOp)
    return Binary(SIGNS[type(node.op)], read(node.left), read(node.right))


@given(trees)
def test_plain_reads_back_as_the_same_tree(tree: Expression) -> None:
    text = arithmetic.plain(tree).replace("^", "**")
    assert read(ast.parse(text, mode="eval").body) == tree


@settings(max_examples=40)
@given(tame)
def test_plain_and_latex_keep_the_value(tree: Expression) -> None:
    value = arithmetic.evaluate(tree)
    assert sympy.Rational(value.numerator, value.denominator) == sympy.sympify(arithmetic.plain(tree), rational=True)
    text = arithmetic.latex(tree).replace(r"\times", "*").replace(r"\frac", "").replace("}{", ")/(")
    text = text.replace("{", "((").replace("}", "))").replace(")/(", "))/((")
    assert sympy.Rational(value.numerator, value.denominator) == sympy.sympify(text, rational=True)


def test_invented_operators_keep_all_brackets() -> None:
    tree = Binary("@", Binary("@", number(1), number(2)), Binary("+", number(3), number(-4)))
    assert arithmetic.plain(tree) == "(1 @ 2) @ (3 + (-4))"
    assert arithmetic.plain(Binary("*", tree, number(5)), {"*": "×"}) == "((1 @ 2) @ (3 + (-4))) × 5"


@settings(max_examples=60)
@given(st.integers(), st.integers(-60, 60), st.integers(0, 12), st.sampled_from(["+-*/", "-/", "+*", "+", "-"]))
def test_expression_for_keeps_its_promises(seed: int, value: int, size: int, operators: str) -> None:
    tree = arithmetic.expression_for(Random(seed), value, size, operators)
    assert arithmetic.evaluate(tree) == value
    assert sum(isinstance(part, Binary) for part in arithmetic.subexpressions(tree)) == size
    assert all(arithmetic.evaluate(part).denominator == 1 for part in arithmetic.subexpressions(tree))
    assert arithmetic.largest_value(tree) <= 100
    assert {part.operator for part in arithmetic.subexpressions(tree) if isinstance(part, Binary)} <= set(operators)


def test_random_expression_keeps_the_order_of_operands() -> None:
    shapes = set()
    for seed in range(300):
        tree = arithmetic.random_expression(Random(seed), [1, 2, 3, 4], "+")
        assert arithmetic.leaves(tree) == [1, 2, 3, 4]
        shapes.add(arithmetic.plain(tree))
    assert len(shapes) == 5


def test_errors() -> None:
    with pytest.raises(ZeroDivisionError):
        arithmetic.evaluate(Binary("/", number(1), Binary("-", number(1), number(1))))
    with pytest.raises(ValueError, match="exponent"):
        arithmetic.power(Fraction(2), Fraction(1, 2))
    with pytest.raises(ValueError, match="too large"):
        arithmetic.power(Fraction(9), Fraction(10**9))
    with pytest.raises(ValueError, match="limit=100"):
        arithmetic.expression_for(Random(0), 101, 2)
