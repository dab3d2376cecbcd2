"""Reading LaTeX and plain mathematics."""

from __future__ import annotations

import pytest

from bootcamp.verifiers.base import Malformed
from bootcamp.verifiers.symbolic import Node, add, apply, div, mul, neg, number, parse, power, render, sqrt, symbol

X, Y = symbol("x"), symbol("y")
TWO = number(2)


@pytest.mark.parametrize(
    ("text", "tree"),
    [
        (r"\frac12", div(1, 2)),
        (r"\dfrac{1}{2}", div(1, 2)),
        (r"\tfrac{x}2", div(X, 2)),
        ("½", div(1, 2)),
        (r"x \cdot y \times 2", mul(X, Y, 2)),
        ("x·y×2", mul(X, Y, 2)),
        (r"x \div 2", div(X, 2)),
        (r"\left( x + 1 \right)", add(X, 1)),
        (r"\sqrt[3]{8}", apply("root", 3, 8)),
        ("sqrt(2)", sqrt(2)),
        ("√2", sqrt(2)),
        (r"\sqrt2", sqrt(2)),
        ("∛x", apply("root", 3, X)),
        ("x²", power(X, 2)),
        ("x⁻¹", power(X, -1)),
        ("x^-1", power(X, -1)),
        ("(-1)^x 2^x", mul(power(neg(1), X), power(2, X))),
        ("x**2", power(X, 2)),
        ("x₁₂", symbol("x_12")),
        (r"x_{12}", symbol("x_12")),
        (r"\alpha", symbol("alpha")),
        ("α", symbol("alpha")),
        ("x − 1", add(X, -1)),
        ("１２", number(12)),
        ("（x＋１）", add(X, 1)),
        ("-x^2", neg(power(X, 2))),
        ("2^3^2", power(2, power(3, 2))),
        ("1/2x", mul(div(1, 2), X)),
        ("2x/3", div(mul(2, X), 3)),
        (r"\sin^2 x", power(apply("sin", X), 2)),
        (r"\sin^{-1} x", apply("arcsin", X)),
        (r"\sinh^{-1}(x)", apply("arsinh", X)),
        (r"\cosh^{-1} x", apply("arcosh", X)),
        (r"\tanh^{-1} x", apply("artanh", X)),
        (r"\coth^{-1} x", apply("artanh", div(1, X))),
        (r"\sin 2x", apply("sin", mul(2, X))),
        (r"\sin x \cos y", mul(apply("sin", X), apply("cos", Y))),
        ("arctan(x)", apply("arctan", X)),
        ("atan(x)", apply("arctan", X)),
        (r"\operatorname{arctan}(x)", apply("arctan", X)),
        ("xsinx", mul(X, apply("sin", X))),
        (r"\log_2 8", apply("logb", 2, 8)),
        ("log2(8)", apply("logb", 2, 8)),
        (r"\log10(x)", apply("logb", 10, X)),
        ("log 2(8)", apply("log", mul(2, 8))),
        (r"\log_{10}x", apply("logb", 10, X)),
        ("log(8, 2)", apply("logb", 2, 8)),
        ("|x|", apply("abs", X)),
        (r"\left|x\right|", apply("abs", X)),
        ("2|x|y", mul(2, apply("abs", X), Y)),
        ("||x| - 1|", apply("abs", add(apply("abs", X), -1))),
        ("x!", apply("factorial", X)),
        (r"\binom{x}{2}", apply("binom", X, 2)),
        (r"\lfloor x \rfloor", apply("floor", X)),
        (r"12_8", Node("base", (number(12), number(8)))),
        (r"28\%", Node("percent", (number(28),))),
        ("28 percent", Node("percent", (number(28),))),
        (r"90^\circ", Node("degree", (number(90),))),
        ("90°", Node("degree", (number(90),))),
        (r"\$70,000", number(70000)),
        ("2^{1/3}4^{1/3}", mul(power(2, div(1, 3)), power(4, div(1, 3)))),
        (r"\text{Sunday}", Node("text", (), "Sunday")),
        ("no solution", Node("text", (), "no solution")),
        ("**x + 1**", add(X, 1)),
        ("`x + 1`", add(X, 1)),
        (r"$x + 1$.", add(X, 1)),
        (r"\(x + 1\)", add(X, 1)),
        (r"\boxed{x+1}", add(X, 1)),
    ],
)
def test_reading(text: str, tree: Node) -> None:
    assert parse(text) == tree


@pytest.mark.parametrize("text", ["1,234,567", r"1{,}234{,}567", r"1\,234\,567", "1\u202f234\u202f567"])
def test_thousands(text: str) -> None:
    assert parse(text) == number(1234567)


@pytest.mark.parametrize(
    ("text", "members"), [("(1,234)", (1, 234)), ("{1,200}", (1, 200)), ("1, 200", (1, 200)), ("1,5", (1, 5))]
)
def test_commas_between_members(text: str, members: tuple[int, ...]) -> None:
    assert parse(text).args == tuple(map(number, members))


@pytest.mark.parametrize("text", [r"1\frac12", "1 1/2", "1½", r"1 \frac{1}{2}"])
@pytest.mark.parametrize("sign", ["", "-", "−"])
def test_mixed_numbers(text: str, sign: str) -> None:
    mixed = Node("mixed", (number(1), number(1), TWO))
    assert parse(sign + text) == (Node("neg", (mixed,)) if sign else mixed)


@pytest.mark.parametrize(("text", "value"), [("1.5e3", 1500), ("1.000e+00", 1), ("15E2", 1500), ("2e3", 2000)])
def test_scientific_notation(text: str, value: int) -> None:
    assert parse(text) == number(value)


def test_letters_of_constants_may_be_variables() -> None:
    assert parse("e").head == parse("i").head == "constant"
    assert parse("e i", ("e", "i")) == mul(symbol("e"), symbol("i"))
    assert parse("rate", ("rate",)) == symbol("rate")
    assert parse("2e - 1") == add(mul(2, Node("constant", (), "e")), -1)


@pytest.mark.parametrize(
    ("text", "head"),
    [
        (r"\int x\,dx", "operator"),
        (r"\int_0^1 x^2 dx", "operator"),
        (r"\sum_{k=1}^{n} k", "operator"),
        (r"\prod_{k=1}^{n} k", "operator"),
        (r"\lim_{x \to 0} x", "operator"),
        (r"\frac{d}{dx} x^2", "operator"),
        (r"\frac{dy}{dx}", "operator"),
        (r"\frac{\partial f}{\partial x}", "operator"),
        ("y'", "operator"),
        ("1:2:3", "ratio"),
        (r"\pm 3", "pm"),
        ("{1, 2}", "set"),
        (r"\{x \mid x > 1\}", "builder"),
        ("{x : x > 1}", "builder"),
        ("{x | |x| > 1}", "builder"),
        ("(1, 2)", "tuple"),
        ("[1, 2)", "interval"),
        (r"(1,2) \cup [3, \infty)", "union"),
        ("1 < x <= 2", "relation"),
        (r"x \in [1, 2]", "relation"),
        ("x = 1 or x = 2", "or"),
        (r"\begin{bmatrix}1 & 2\\3 & 4\end{bmatrix}", "matrix"),
        (r"1, 2, \ldots, n", "list"),
        ("O(n^2)", "apply"),
        (r"\forall x > 0, f(x) = 0", "list"),
        (r"\text{ab} \cdot x", "mul"),
    ],
)
def test_kinds(text: str, head: str) -> None:
    tree = parse(text)
    assert tree.head == head
    assert parse(render(tree)) == tree


@pytest.mark.parametrize(
    "text",
    [
        "",
        "1+",
        "1 2",
        "x2",
        "1++2",
        "(1",
        "1)",
        "(1]]",
        r"\frac{1}",
        r"5\sqrt",
        r"\foo",
        "1 5/4",
        "2 3/4 1",
        "@",
        "open('file','w')",
        "().__class__",
        "lambda: 1",
        "1;DROP",
        "无解x",
        r"2*\text{ab}x",
        r"1\frac121e9\text{ab}",
        r"3 \cdot \text{无解} \infty",
        r"\begin{cases}1\end{cases}",
        r"\begin{pmatrix}1&2\\3\end{pmatrix}",
        "|x",
        "x_{1+2}",
        "\ud800",
        "nan",
    ],
)
def test_malformed(text: str) -> None:
    if text in ("nan", "lambda: 1", "1;DROP"):
        assert parse(text).head != "number"  # letters and lists, never a number
    else:
        with pytest.raises(Malformed):
            parse(text)


def test_nesting_is_read_to_depth_200() -> None:
    assert parse("(" * 200 + "1" + ")" * 200) == number(1)
    assert len(render(parse(r"\frac{1}{" * 200 + "2" + "}" * 200))) > 200
    deep = parse("1+(" * 200 + "2" + ")" * 200)
    assert parse(render(deep)) == deep
    assert hash(deep) == hash(parse(render(deep)))
