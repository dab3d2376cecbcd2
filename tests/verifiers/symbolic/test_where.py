"""Equality where variables live: on intervals, at integers, for real parameters, with the unit step."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest

from bootcamp.verifiers.base import Malformed
from bootcamp.verifiers.symbolic import Math, parse, univariate
from bootcamp.verifiers.symbolic.domain import End, read

NEGATIVE, POSITIVE, BELOW, ABOVE, UNIT = ("x < 0",), ("x > 0",), ("x < -1",), ("x > 1",), ("-1 < x < 1",)
HALF_TURN = ("0 < x < pi",)
EQUAL = [
    (POSITIVE, "sqrt(x^2)", "x"),
    (NEGATIVE, "sqrt(x^2)", "-x"),
    (NEGATIVE, "|x|", "-x"),
    (("x in R",), "|x|", "sqrt(x^2)"),
    (NEGATIVE, r"\ln|x|", r"\ln(-x)"),
    (NEGATIVE, r"x^{1/3}", r"-(-x)^{1/3}"),
    (POSITIVE, "x^x", "e^{x ln x}"),
    (ABOVE, "ln(x^2-1)", "ln(x-1) + ln(x+1)"),
    (BELOW, "ln(x^2-1)", "ln(1-x) + ln(-x-1)"),
    (UNIT, "ln|x^2-1|", "ln(1-x) + ln(1+x)"),
    (ABOVE, "sqrt(x^2-1)", "sqrt(x-1)sqrt(x+1)"),
    (("x < 2",), "sqrt(x^2-4x+4)", "2-x"),
    (("x in R",), "sqrt(x^2-4x+4)", "|x-2|"),
    (ABOVE, "arctan(sqrt(x^2-1))", "arccos(1/x)"),
    (ABOVE, "arctan(sqrt(x^2-1))", "pi/2 - arcsin(1/x)"),
    (UNIT, "2arctan(x)", "arcsin(2x/(1+x^2))"),
    (ABOVE, "2arctan(x)", "pi - arcsin(2x/(1+x^2))"),
    (("-2 < x < 2",), "arcsin(x/2)", "2arctan(x/(2+sqrt(4-x^2)))"),
    (("x > 2",), "ln(x+sqrt(x^2-4))", "arcosh(x/2) + ln 2"),
    (HALF_TURN, "|sin x|", "sin x"),
    (("pi < x < 2pi",), "|sin x|", "-sin x"),
    (HALF_TURN, "sqrt(1-cos(x)^2)", "sin x"),
    (HALF_TURN, "ln|csc x - cot x|", "ln|tan(x/2)|"),
    (HALF_TURN, "ln|csc x - cot x|", "-ln|csc x + cot x|"),
    (("0 < x < pi/2",), "ln|cos x|", "ln cos x"),
    (("a > 0",), "sqrt(a^2 x^2)", "a|x|"),
    (("a > 0", "x > 0"), "ln(a x)", "ln a + ln x"),
    (("a in R",), "sqrt(a^2)", "|a|"),
]
DIFFERENT = [
    (NEGATIVE, "sqrt(x^2)", "x"),
    (("x in R",), "|x|", "-x"),
    (NEGATIVE, "ln|x|", "ln(x)"),
    (BELOW, "ln(x^2-1)", "ln(x-1) + ln(x+1)"),
    (ABOVE, "arctan(sqrt(x^2-1))", "-arcsin(1/x)"),
    (BELOW, "arctan(sqrt(x^2-1))", "arccos(1/x)"),  # right for x > 1 only
    (ABOVE, "2arctan(x)", "arcsin(2x/(1+x^2))"),  # right between -1 and 1 only
    (("pi < x < 2pi",), "|sin x|", "sin x"),
    (("a in R",), "sqrt(a^2)", "a"),
]
PRIMITIVES = [
    (BELOW, "arctan(sqrt(x^2-1))", "arcsin(1/x)"),
    (BELOW, "arctan(sqrt(x^2-1))", "-arccos(1/x) + 3"),
    (BELOW, "arctan(sqrt(x^2-1))", "arcsec(-x) + C"),
    (ABOVE, "arctan(sqrt(x^2-1))", "-arcsin(1/x)"),
    (NEGATIVE, "ln|x|", "ln(-5x)"),
    (NEGATIVE, "ln|x|", "ln(x^2)/2"),
    (("-pi/2 < x < pi/2",), "ln(sec x + tan x)", "ln|sec x + tan x|"),
    (HALF_TURN, "ln|csc x - cot x|", "ln tan(x/2)"),
    (("-2 < x < 2",), "arcsin(x/2)", "-arccos(x/2)"),
    (("x < -2",), "ln|x+sqrt(x^2-4)|", "-ln|x-sqrt(x^2-4)|"),
    (POSITIVE, "arctan(x)", "-arctan(1/x)"),
    (("x in R",), "x^3/3", "(x^2-1)x^3/(3(x^2-1)) + 7"),
]
NO_PRIMITIVES = [
    (BELOW, "arctan(sqrt(x^2-1))", "-arcsin(1/x)"),
    (NEGATIVE, "ln|x|", "ln(x)"),
    (("x in R",), "arctan(x)", "-arctan(1/x)"),
    (NEGATIVE, "ln|x|", "ln|x| + |x+3|/(x+3)"),
    (NEGATIVE, "ln|x|", "ln|x| + |x+300|/(x+300)"),
    (NEGATIVE, "1/x", "1/x + arctan(1/(x+300)) + arctan(x+300)"),
]
SEQUENCES = [
    ("(-1)^n", r"\cos(n\pi)"),
    ("0", r"\sin(n\pi)"),
    ("2^{2n}", "4^n"),
    (r"\frac{1+(-1)^n}{2}", r"\cos^2\frac{n\pi}{2}"),
    (r"\frac{1+(-1)^n}{2}", r"\frac{1+(-1)^{-n}}{2}"),
    (r"\frac{1+(-1)^n}{2}", r"\frac{1+\cos n\pi}{2}"),
    ("i^n + (-i)^n", r"2\cos(n\pi/2)"),
    (r"\cos(2n\pi/3)", r"\cos(4n\pi/3)"),
    ("(-1)^n", "(-1)^{n^2}"),
    ("(-1)^n", r"e^{i\pi n}"),
    ("(-2)^n", r"2^n \cos \pi n"),
    ("(-1)^n", r"\sin((2n+1)\pi/2)"),
    ("1", r"\tan(n\pi + \pi/4)"),
    (r"(-1)^{n(n+1)/2}", r"\sqrt2 \cos((2n-1)\pi/4)(-1)^n"),
    (r"\frac{2(1-(-1)^n)}{n\pi}", r"\frac{2(1-\cos n\pi)}{n\pi}"),
    ("(1+i)^n + (1-i)^n", r"2 \cdot 2^{n/2} \cos(n\pi/4)"),
    ("(1+i)^n + (1-i)^n", r"2 (\sqrt2)^n \cos\frac{n\pi}{4}"),
    (r"(1+2i)^n + (1-2i)^n", r"2 \cdot 5^{n/2} \cos(n \arctan 2)"),
    (r"(2+\sqrt3)^n + (2-\sqrt3)^n", r"(2-\sqrt3)^{-n} + (2+\sqrt3)^{-n}"),
    (
        r"\frac{(3+\sqrt5)^n + (3-\sqrt5)^n}{2^n}",
        r"\left(\frac{1+\sqrt5}{2}\right)^{2n} + \left(\frac{1-\sqrt5}{2}\right)^{2n}",
    ),
]
NO_SEQUENCES = [
    ("(-1)^n", "(-1)^{n+1}"),
    (r"\frac{1+(-1)^n}{2}", "1"),
    (r"\frac{2(1-(-1)^n)}{n\pi}", r"\frac{4}{n\pi}"),  # right at odd n only
    ("1", r"\frac{(-1)^n(1+(-1)^n)}{1+(-1)^n}"),  # right at even n, nothing at odd n
    ("1", r"\frac{n-300}{n-300}"),
    ("1", r"(n-300)^{-1}(n-300)"),
    (r"\cos(2n\pi/3)", r"\cos(n\pi/3)"),
    ("(-1)^n", "(-1)^{n/2}"),
    ("(1+i)^n + (1-i)^n", r"2 \cdot 2^{n/2} \cos(n\pi/4) + n(n-1)(n-2)(n-3)(n-4)(n-5)(n-6)(n-7)(n-8)"),
    (r"(2+\sqrt3)^n + (2-\sqrt3)^n", r"(2-\sqrt3)^{-n} - (2+\sqrt3)^{-n}"),
]
STEPS = [
    ("u(t-2)", "H(t-2)"),
    ("u(t-2)", r"\theta(t-2)"),
    ("u(t-2)", "1 - u(2-t)"),
    ("(t-2)u(t-2)", "(t-2) u_2(t)"),
    ("1 - u(t-1)", "u(t) - u(t-1)"),
    ("u(t-2)", "u(2t-4)"),
    ("u(t-2)", "u(t-2)^2"),
    ("t u(t-2) u(t-1)", "t u(t-2)"),
    ("u(t-\\pi) \\sin(t-\\pi)", "-u(t-\\pi) \\sin t"),
    ("(1-e^{-(t-1)})u(t-1)", "u(t-1) - e \\cdot e^{-t} u(t-1)"),
]
NO_STEPS = [
    ("u(t-2)", "u(t-3)"),
    ("u(t-2)", "1"),
    ("u(t-2)\\sin t", "u(t-2)\\sin(t-2)"),
    ("u(t-2)", "u(t-2) + u(t-1000)"),
]
POINTS = "".join(f"(x-{p})" for p in (read(UNIT, ("x",))["x"].point(place) for place in range(8)))


def compared(answer: Math, left: str, right: str) -> bool | None:
    try:
        return answer.compare(answer.parse(left), answer.parse(right))
    except Malformed:
        return None


def letters(*statements: str) -> tuple[str, ...]:
    return ("x", "a") if "a" in "".join(statements) else ("x",)


@pytest.mark.parametrize(("where", "left", "right"), EQUAL)
def test_equal_on_the_domain(where: tuple[str, ...], left: str, right: str) -> None:
    answer = Math(variables=letters(left, right), where=where)
    assert compared(answer, left, right) is True
    assert compared(answer, right, left) is True
    assert compared(answer, left, f"({right}) + 1/100000000") is not True


@pytest.mark.parametrize(("where", "left", "right"), DIFFERENT)
def test_different_on_the_domain(where: tuple[str, ...], left: str, right: str) -> None:
    answer = Math(variables=letters(left, right), where=where)
    assert compared(answer, left, right) is False


@pytest.mark.parametrize(("where", "left", "right"), PRIMITIVES)
def test_equal_up_to_a_constant(where: tuple[str, ...], left: str, right: str) -> None:
    answer = Math(variables=("x",), where=where, up_to_constant=True)
    assert compared(answer, left, right) is True
    assert compared(answer, left, f"{right} + x/1000000") is not True


@pytest.mark.parametrize(("where", "left", "right"), NO_PRIMITIVES)
def test_not_equal_up_to_a_constant(where: tuple[str, ...], left: str, right: str) -> None:
    assert compared(Math(variables=("x",), where=where, up_to_constant=True), left, right) is not True


@pytest.mark.parametrize(("left", "right"), SEQUENCES)
def test_equal_at_integers(left: str, right: str) -> None:
    answer = Math(variables=("n",), where=("n in Z", "n >= 1"))
    assert compared(answer, left, right) is True
    assert compared(answer, right, left) is True
    assert compared(answer, left, f"{right} + 1 - (-1)^n") is not True


@pytest.mark.parametrize(("left", "right"), NO_SEQUENCES)
def test_different_at_integers(left: str, right: str) -> None:
    assert compared(Math(variables=("n",), where=("n in Z", "n >= 1")), left, right) is not True


def test_bounded_integers_are_tried_one_by_one() -> None:
    answer = Math(variables=("n",), where=("n in Z", "0 < n < 5"))
    assert compared(answer, "0", "(n-1)(n-2)(n-3)(n-4)")
    assert compared(answer, "0", "(n-1)(n-2)(n-3)(n-5)") is False
    assert compared(Math(variables=("n",), where=("n in Z", "0 < n < 6")), "0", "(n-1)(n-2)(n-3)(n-4)") is False


def test_two_integers() -> None:
    answer = Math(variables=("m", "n"), where=("m in Z", "n in Z"))
    assert compared(answer, r"\cos(m\pi)\cos(n\pi)", "(-1)^{m+n}")
    assert compared(answer, "(-1)^{mn}", "(-1)^{mn+2m}")
    assert compared(answer, "(-1)^{mn}", "(-1)^{m+n}") is False


@pytest.mark.parametrize(("left", "right"), STEPS)
def test_equal_steps(left: str, right: str) -> None:
    answer = Math(variables=("t",), where=("t >= 0",), steps=("u", "H", "theta"))
    assert compared(answer, left, right) is True
    assert answer.parse(answer.render(answer.parse(left))) == answer.parse(left)


@pytest.mark.parametrize(("left", "right"), NO_STEPS)
def test_different_steps(left: str, right: str) -> None:
    assert compared(Math(variables=("t",), where=("t >= 0",), steps=("u",)), left, right) is not True


def test_right_at_the_sampled_points_only() -> None:
    answer = Math(variables=("x",), where=UNIT)
    for value in ("x^2", "arctan(x)", "sqrt(1-x^2)"):
        assert compared(answer, value, f"{value} + {POINTS}") is not True
        assert compared(answer, value, f"{value} + sin({POINTS})") is not True


@pytest.mark.parametrize(
    "hostile",
    [
        "+".join(f"cos(n pi/{k})" for k in range(1, 30)),
        "*".join(f"|n-{k}|" for k in range(40)),
        "sqrt(" * 50 + "n" + ")" * 50,
        "sin(" * 60 + "n" + ")" * 60,
        "+".join(f"arctan(n/{k})" for k in range(1, 60)),
        "(n^2-1)^{200}/(n-1)^{200}",
        "+".join(f"(-1)^(n*{k})cos({k}n pi/12)" for k in range(1, 40)),
        "(-1)^{n/1000}",
    ],
)
def test_hostile_answers_are_not_paid(hostile: str) -> None:
    assert compared(Math(variables=("n",), where=("n in Z",)), r"(-1)^n + \sin(\pi n/2)", hostile) is not True
    assert compared(Math(variables=("n",), where=("n > 0",), up_to_constant=True), "arctan(n)", hostile) is not True


@pytest.mark.parametrize("seed", range(40))
def test_whatever_is_written_is_judged(seed: int) -> None:
    rng = Random(seed)
    functions = ["sqrt(%s)", "ln(%s)", "|%s|", "sin(%s)", "tan(%s)", "arctan(%s)", "arcsec(%s)", "floor(%s)", "(%s)!"]
    pairs = ["(%s)+(%s)", "(%s)*(%s)", "\\frac{%s}{%s}", "(%s)^{%s}"]

    def draw(depth: int) -> str:
        if depth == 0 or rng.random() < 0.2:
            return rng.choice(["x", "n", "1", "-3", "1/2", "pi", "e", "i", "0", "u(x)"])
        if rng.random() < 0.5:
            return rng.choice(functions) % draw(depth - 1)
        return rng.choice(pairs) % (draw(depth - 1), draw(depth - 1))

    for where in (BELOW, HALF_TURN, ("n in Z", "x > 0"), ("n in Z", "0 <= n <= 3"), ("x in R",)):
        answer = Math(variables=("x", "n"), where=where, steps=("u",))
        left = draw(3)
        for right in (draw(3), f"({left}) + 0 * ({draw(2)})", "1, 2", "{x}", "x > 2", "x = n"):
            assert compared(answer, left, right) in (True, False, None)
    assert compared(Math(variables=("x",), where=HALF_TURN), "e", r"\frac{1}{\cosh(\ln i)}") is not True


def test_without_a_domain_nothing_changes() -> None:
    plain = Math(variables=("n",))
    assert compared(plain, "(-1)^n", r"\cos(n\pi)") is not True
    assert compared(Math(variables=("x",)), "sqrt(x^2)", "-x") is False
    assert plain.form("en") == Math(variables=("n",), where=("n in Z",)).form("en")
    with pytest.raises(Malformed):
        Math(variables=("t",), steps=("u",)).parse("u + 1")


@pytest.mark.parametrize(
    "where", [("x",), ("x = 2",), ("x < sqrt(2)",), ("1 < x < 0",), ("x < y",), ("n in Q",), ("0 < x > 1",)]
)
def test_statements_that_say_nothing(where: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="where"):
        Math(variables=("x",), where=where)


def test_integers_have_ends() -> None:
    assert read(("n in Z", "n > 0"), ("n",))["n"].whole() == (1, None)
    assert read(("n in Z", "1/2 <= n < 5"), ("n",))["n"].whole() == (1, 4)
    assert read(("n in Z", "n < pi"), ("n",))["n"].whole() == (None, 3)
    assert read(("n in Z", "-3 <= n"), ("n",))["n"].residue(2, 1).whole() == (-2, None)
    assert End(Fraction(-3), Fraction(1)).sign == 1


def test_signs_of_polynomials_are_those_of_their_values() -> None:
    rng = Random(17)
    for _ in range(300):
        roots = [Fraction(rng.randint(-6, 6), rng.randint(1, 3)) for _ in range(rng.randint(0, 4))]
        p: tuple[Fraction, ...] = (Fraction(rng.choice((-2, 3))),)
        for root in roots:
            p = tuple(a - root * b for a, b in zip((Fraction(0), *p), (*p, Fraction(0)), strict=True))
        low = rng.choice((None, Fraction(rng.randint(-5, 1))))
        high = rng.choice((None, Fraction(rng.randint(2, 6))))
        inside = [r for r in roots if (low is None or low < r) and (high is None or r < high)]
        points = [Fraction(k, 7) for k in range(-70, 71)]
        values = {univariate.value(p, x) > 0 for x in points if (low is None or low < x) and (high is None or x < high)}
        sign = univariate.sign_between(p, low, high)
        assert (sign is None) == bool(inside)
        assert sign is None or values == {sign > 0}
        assert len(parse("x").args) == 0
