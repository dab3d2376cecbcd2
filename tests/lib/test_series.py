"""Power series against sympy."""

from fractions import Fraction

import pytest
import sympy

from bootcamp.lib import series
from bootcamp.verifiers.symbolic import parse

x = sympy.Symbol("x")
TEXTS = (
    *("exp(sin(x))", "ln(cos(x))", "sqrt(1+x+x^2)/(1-x)", "sqrt(4+x)", "root(3)(8-3x)", "tan(x)*arctan(2x)"),
    *("arcsin(x)^2", "sinh(x)/cosh(2x)", "(1+x)^(1/3)", "(1+x)^(x+2)", "artanh(x) - arsinh(x)", "e^(2x) - sec(x)"),
    "(1 + 2x)^(-3)",
)


@pytest.mark.parametrize("text", TEXTS)
def test_expansion(text: str) -> None:
    ours = series.expand(parse(text.replace("root(3)", r"\sqrt[3]").replace("(8-3x)", "{8-3x}"), ("x",)), 7)
    names = {"ln": "log", "arctan": "atan", "arcsin": "asin", "artanh": "atanh", "arsinh": "asinh"}
    for name, other in names.items():
        text = text.replace(name, other)
    text = text.replace("root(3)(8-3x)", "cbrt(8-3*x)").replace("e^(2x)", "exp(2*x)").replace("^", "**")
    text = text.replace("2x", "2*x")
    terms = sympy.series(sympy.sympify(text, {"x": x}), x, 0, 7).removeO()
    assert ours == tuple(Fraction(str(terms.coeff(x, n))) for n in range(7))


@pytest.mark.parametrize("text", ["exp(1+x)", "ln(2+x)", "sqrt(2+x)", "sqrt(x)", "1/x", "pi x", "e x", "abs(x)", "y"])
def test_irrational(text: str) -> None:
    with pytest.raises(series.Irrational):
        series.expand(parse(text, ("x",)), 5)


def test_letters() -> None:
    a = sympy.Symbol("a")
    found = series.expand(parse("exp(a x) * (1 + x)^a", ("x", "a")), 4, letters={"a": a})
    wanted = sympy.series(sympy.exp(a * x) * (1 + x) ** a, x, 0, 4).removeO()
    assert all(sympy.expand(found[n] - sympy.expand(wanted).coeff(x, n)) == 0 for n in range(4))
