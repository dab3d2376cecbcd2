"""The form of an answer: no way of wrapping hides what is not expanded, not factored or not worked out."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given, settings, strategies as st

import bootcamp
from bootcamp.verifiers import Format, Math, Polynomial, judge_text
from bootcamp.verifiers.base import Malformed, WrongForm

WRAPPERS: tuple[Callable[[str], str], ...] = (
    lambda text: f"({text})",
    lambda text: f"[{text}]",
    lambda text: f"\\left({text}\\right)",
    lambda text: f"{{{text}}}",
    lambda text: f"\\frac{{{text}}}{{1}}",
    lambda text: f"({text})/1",
    lambda text: f"({text})^1",
    lambda text: f"({text})^{{1+0}}",
    lambda text: f"({text})^{{2-1}}",
    lambda text: f"({text}) \\cdot x^0",
    lambda text: f"\\pi^0 ({text})",
    lambda text: f"|1| \\cdot ({text})",
    lambda text: f"(1+0)({text})",
    lambda text: f"1 \\cdot ({text})",
    lambda text: f"\\sqrt[1]{{{text}}}",
    lambda text: f"e^{{\\ln({text})}}",
    lambda text: f"\\ln(e^{{{text}}})",
    lambda text: f"\\exp(\\ln({text}))",
    lambda text: f"(({text})^{{-1}})^{{-1}}",
    lambda text: f"({text})\\% \\cdot 100",
    lambda text: f"({text} + 0)",
    lambda text: f"-(-({text}))",
    lambda text: f"1/(1/({text}))",
    lambda text: f"\\frac{{x ({text})}}{{x}}",
    lambda text: f"\\tan(\\arctan({text}))",
    lambda text: f"\\sinh(\\operatorname{{arsinh}}({text}))",
    lambda text: f"\\log_2(2^{{{text}}})",
    lambda text: f"(\\sqrt{{{text}}})^2",
    lambda text: f"\\frac{{2({text})}}{{2}}",
    lambda text: f"0.5({text}) + 0.5({text})",
)
FACTORS = ("5x - 3", "6x - 6", "x^2 + 1", "-x + 2")


@st.composite
def wrapped(draw: st.DrawFn, text: str) -> str:
    for wrapper in draw(st.lists(st.sampled_from(WRAPPERS), max_size=4)):
        text = wrapper(text)
    return text


@st.composite
def products(draw: st.DrawFn) -> tuple[str, str]:
    """A product of two sums as it is, and in wrappers."""
    left, right = draw(st.sampled_from(FACTORS)), draw(st.sampled_from(FACTORS))
    shown = draw(st.sampled_from(("({})({})", r"({}) \cdot ({})", "({})/(1/({}))")))
    inside = shown.format(draw(wrapped(left)), draw(wrapped(right)))
    return f"({left})({right})", draw(wrapped(inside))


@given(products())
@settings(max_examples=200, deadline=None)
@pytest.mark.parametrize(
    "format",
    [Polynomial(("x",), expanded=True), Math(variables=("x",), shape="expanded")],
    ids=("Polynomial", "Math"),
)
def test_no_wrapper_hides_a_product(format: Format, pair: tuple[str, str]) -> None:
    product, answer = pair
    free = Polynomial(("x",))
    reference = free.render(free.parse(product))
    assert judge_text(format, reference, rf"\boxed{{{reference}}}").correct
    assert not judge_text(format, reference, rf"\boxed{{{answer}}}").correct


@given(wrapped("x^2 + 3x + 2"))
@settings(deadline=None)
def test_no_wrapper_hides_an_unfactored_sum(answer: str) -> None:
    format = Math(variables=("x",), shape="factored")
    for reference, rest in (("(x+1)(x+2)", ""), ("x(x+1)(x+2)", "x"), ("(x+1)(x+2)(x^2+1)", "(x^2+1)")):
        assert not judge_text(format, reference, rf"\boxed{{{rest}({answer})}}").correct
        assert judge_text(format, reference, rf"\boxed{{{reference}}}").correct


NUMBERS = (
    "2+1",
    r"\log_2 8",
    r"|{-3}|",
    r"3\sin(\pi/2)",
    r"\frac{6}{2}",
    r"\sqrt{9}",
    r"\sqrt[3]{27}",
    r"\binom{3}{1}",
)


@given(st.sampled_from(NUMBERS).flatmap(wrapped))
@settings(deadline=None)
def test_no_wrapper_hides_a_number_that_is_not_worked_out(answer: str) -> None:
    assert not judge_text(Math(shape="simplified"), "3", rf"\boxed{{{answer}}}").correct


@pytest.mark.parametrize(
    "text",
    [
        "x^2 + 3x + 2",
        "2 + x^2 + 3x",
        "-x^2 + (-3x)",
        r"\frac{3}{2}x^2 - \frac{x}{2} + 0.5",
        r"\frac{3x^2}{2} - 1\frac12 x",
        r"3 \cdot x^2",
        "3 x^2/2",
        "[x^2 - 1]",
        "(x^2) - (1)",
        "x y^2 - x^2 y",
        "7",
        "0",
        "-x",
        "x^{2}y^{1}",
        "P(x) = x^2 + 1",
    ],
)
def test_expanded(text: str) -> None:
    assert Polynomial(("x", "y"), expanded=True).parse(text) is not None
    assert Math(variables=("x", "y"), shape="expanded").parse(text) is not None


@pytest.mark.parametrize(
    "text",
    [
        "(x+1)(x+2)",
        "[5x^2 + x] + [-x - 8]",
        "x[x+1]",
        r"\frac{x^2+x}{2}",
        r"\frac12(x^2 + x)",
        "x^2 + x + x",
        r"x \cdot x",
        "(2x)(3x)",
        r"2 \cdot 3 x",
        "x^2 + 0x",
        "x^2 + 0",
        "x - (x - 1)",
        "50%x^2",
    ],
)
def test_not_expanded(text: str) -> None:
    for format in (Polynomial(("x",), expanded=True), Math(variables=("x",), shape="expanded")):
        with pytest.raises((WrongForm, Malformed)):
            format.parse(text)


@pytest.mark.parametrize(
    ("reference", "answer", "right"),
    [
        ("x e^{2x} + 3e^{x}", r"3 e^x + e^{2x} x", True),
        ("x e^{2x} + 3e^{x}", r"e^x (x e^x + 3)", False),
        ("x e^{2x} + 3e^{x}", r"x e^{2x} + e^x + 2 e^x", False),
        ("x e^{-x} + 1", r"\frac{x}{e^x} + 1", True),
        ("3e^{x+1} + 2", r"3 \exp(x+1) + 2", True),
        (r"x \sin x + \cos x", r"\cos x + x \sin x", True),
        (r"x \sin x + x\cos x", r"x(\sin x + \cos x)", False),
        (r"x^2 + x", r"\sin(\arcsin(x^2 + x))", False),
        (r"\frac{x^2}{2} + \ln x", r"0.5x^2 + \ln x", True),
        (r"\sqrt{2}x^2 + \pi x", r"\pi x + \sqrt2 x^2", True),
        ("y = x^2 + 2x + 1", "y = (x+1)^2", False),
        ("y = x^2 + 2x + 1", "y = 1 + 2x + x^2", True),
    ],
)
def test_expanded_functions(reference: str, answer: str, right: bool) -> None:
    format = Math(variables=("x",), shape="expanded")
    assert judge_text(format, reference, rf"\boxed{{{answer}}}").correct is right


@pytest.mark.parametrize(
    ("reference", "answer", "right"),
    [
        ("(x-1)(x+1)(x+2)", "(x+2)(x-1)(1+x)", True),
        ("(x-1)(x+1)(x+2)", "-(1-x)(x+1)(x+2)", True),
        ("(x-1)(x+1)(x+2)", "(2x-2)(x+1)(x+2)/2", True),
        ("(x-1)(x+1)(x+2)", r"(x^2-1)(x+2)\cdot\pi^0", False),
        ("(x-1)(x+1)(x+2)", r"(x^2-1)(x+2)\cdot x/x", False),
        ("(x-1)(x+1)(x+2)", r"(x^2-1)(x+2)\cdot x^0", False),
        ("(x-1)(x+1)(x+2)", r"(x^2-1)(x+2)e^{x-x}", False),
        ("(x-1)(x+1)(x+2)", r"\frac{(x^2-1)(x+2)(x+5)^2}{(x+5)^2}", False),
        ("(x-1)(x+1)(x+2)", r"(x^3+2x^2-x-2) e^x e^{-x}", False),
        ("(x+1)^2 (x-1)", "(x+1)(x-1)(x+1)", True),
        ("(x+1)^2 (x-1)", "(x+1)(x^2-1)", False),
        ("(x+1)^2 (x-1)", "(x+1)(x-1)^2 (x+1)^2/((x-1)(x+1))", False),
        ("3x(x+y)", "3(y+x)x", True),
        ("3x(x+y)", "3(x^2+xy)", False),
        ("(x^2+1)(x+2)", "(x(x)+1)(x+2)", False),
        (r"\frac{x+1}{(x-1)(x+2)}", r"\frac{x+1}{(x+2)(x-1)}", True),
        (r"\frac{x+1}{(x-1)(x+2)}", r"\frac{x+1}{x^2+x-2}", False),
        ("f(x) = (x+1)(x+2)", "(x+1)(x+2)", True),
    ],
)
def test_factored(reference: str, answer: str, right: bool) -> None:
    format = Math(variables=("x", "y"), shape="factored")
    assert judge_text(format, reference, rf"\boxed{{{answer}}}").correct is right


@pytest.mark.parametrize(
    "text",
    [
        "3",
        "-3",
        "0",
        r"\frac{3}{4}",
        "-3/4",
        "0.75",
        r"1\frac12",
        r"2\sqrt3",
        r"\sqrt{6}",
        r"\sqrt[3]{4}",
        r"\frac{3\sqrt2}{4}",
        r"\frac{1+\sqrt5}{2}",
        r"2\pi",
        r"\frac{\pi}{3}",
        r"\ln 3",
        r"\log_2 5",
        "e^2",
        "2 + 3i",
        "x + 1",
        "2x",
        r"\frac{x+1}{x-1}",
        "x^2 + 2x",
        "(x+1)(x+2)",
        "x^3",
        r"\sqrt{x+2}",
        r"e^{2x}",
        r"\sin x",
        r"\sin(2x) + \cos x",
        "2^{100}",
        "3 \\cdot 2^{100}",
        r"|x|",
        "n!",
        r"\binom{n}{2}",
        r"\ln(x+1)",
        r"\arctan 2",
        r"x \ln x - x",
    ],
)
def test_simplest(text: str) -> None:
    assert Math(shape="simplified").parse(text) is not None


@pytest.mark.parametrize(
    "text",
    [
        r"\frac{2}{4}",
        r"\frac{6}{3}",
        r"\sqrt{8}",
        r"\sqrt[3]{8}",
        r"\sqrt[3]{16}",
        r"\sqrt[4]{4}",
        "8^{1/3}",
        "2 + 3",
        "3!",
        r"\log_2 8",
        r"\ln e^2",
        r"|{-6}|",
        r"|1-\sqrt2|",
        r"\sin(\pi/2)",
        r"\cos\frac{\pi}{3}",
        r"\sin\frac{\pi}{4}",
        r"\arctan 1",
        r"\binom52",
        "x + x",
        "2^3",
        r"2 \cdot 3 x",
        r"\frac{x}{1}",
        r"\frac{2x}{4}",
        r"\frac{2\sqrt3}{4}",
        r"\frac{6+2\sqrt5}{4}",
        r"\frac{x^2}{x}",
        r"\frac{\frac{x}{2}}{3}",
        "x^0",
        "x^1",
        "1 x",
        "x + 0",
        r"x \cdot x",
        r"(x^2)^3",
        r"e^{\ln x}",
        r"\ln e^x",
        r"\sqrt{4x}",
        r"\lfloor 2.5 \rfloor",
        "e^0",
        r"\sqrt{-4}",
        r"2 + \frac{4}{6}",
        r"\sqrt{\frac12}",
        "--3",
    ],
)
def test_not_simplest(text: str) -> None:
    with pytest.raises((WrongForm, Malformed)):
        Math(shape="simplified").parse(text)


@pytest.mark.parametrize("difficulty", [1, 3, 6, 10])
@pytest.mark.parametrize("name", ["polynomial_multiplication", "operator_calculus", "polynomial_factor_integers"])
def test_references_have_the_form_that_their_tasks_ask_for(name: str, difficulty: int) -> None:
    for seed in range(4):
        case = bootcamp.get(name).generate(difficulty, seed=seed)
        assert case.verify(rf"\boxed{{{case.answer}}}").correct
