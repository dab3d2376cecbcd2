"""Evaluate a definite integral that has no easy antiderivative by its symmetry.

Answer: an exact number; it is unique.
Harder: more kinds of symmetry, more terms with one each, terms that cancel out beside terms that do not.
Skills: calculus, algebra
Source: original; any calculus textbook.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.lib.numbers import random_nonzero
from bootcamp.lib.polynomial import integral
from bootcamp.lib.prompts import linear, polynomial
from bootcamp.task import Task, knob
from bootcamp.tasks.calculus._formulas import summed, weighted
from bootcamp.tasks.calculus.integrals._definite import ANSWER, PROMPT, Definite
from bootcamp.verifiers.symbolic import Node, parse

Term = tuple[str, Fraction, str]
"""A part of the integrand in LaTeX; its integral as a coefficient and a plain text."""

_ODD = (  # odd functions of v, which is u in brackets
    r"{v}^3",
    r"\sin({u})",
    r"{v}\cos({u})",
    r"\arctan({u})",
    r"{v}\sqrt{{{v}^2 + 1}}",
    r"\ln\left({u} + \sqrt{{{v}^2 + 1}}\right)",
    r"\frac{{{v}^5}}{{1 + {v}^4}}",
)
_EVEN = ("", r"\cos({u}) \, ", r"e^{{-{v}^2}} \, ", r"\sqrt{{{v}^2 + 3}} \, ")
_REFLECTED = (  # positive functions of t, for x and for its mirror image
    r"\sqrt{{{t}}}",
    r"\ln({t2})",
    r"({t})^{{{n}}}",
    r"e^{{\sqrt{{{t}}}}}",
    r"\arctan({t2})",
    r"\sqrt[{n}]{{{t}}}",
)


class DefiniteIntegralSymmetry(Task["DefiniteIntegralSymmetry.Params", "DefiniteIntegralSymmetry.Instance", Node]):
    version = 1

    class Params(task.Params):
        kinds: int = knob("how many kinds of symmetry there are", levels=(1, 2, 2, 3, 3, 4, 4, 5, 5, 5), ge=1, le=5)
        terms: int = knob("how many terms need a symmetry", levels=(1, 1, 1, 1, 2, 2, 2, 2, 3, 3), ge=1, le=4)
        decoys: int = knob("how many terms cancel out", levels=(1, 0, 1, 1, 1, 1, 2, 2, 2, 3), ge=0, le=3)
        largest: int = knob("the largest number drawn", levels=(4, 5, 6, 6, 6, 7, 7, 8, 8, 9), ge=3, le=12)

    class Instance(Definite):
        pass

    answer = ANSWER
    prompt = PROMPT

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Node]:
        least = 1 if params.terms > 1 else 0
        low, high, terms = _KINDS[rng.randrange(least, params.kinds)](params, rng)
        if len(set(terms)) < len(terms):
            raise task.Retry
        rng.shuffle(terms)
        total: dict[str, Fraction] = {}
        for _, value, name in terms:
            total[name] = total.get(name, Fraction(0)) + value
        shown = summed([text or "0" for text, _, _ in terms])
        shown = rf"\left({shown}\right)" if len(terms) > 1 else shown
        reference = weighted((c, name, "") for name, c in total.items())
        if reference == "0":
            raise task.Retry
        return self.Instance(integrand=shown, low=low, high=high), parse(reference)


def _odd(params: DefiniteIntegralSymmetry.Params, rng: Random, u: str) -> Term:
    """Draw a function that is odd about the middle."""
    shape = rng.choice(_EVEN) + rng.choice(_ODD)
    v = f"({u})" if len(u) > 1 else u
    return f"{_factor(random_nonzero(rng, params.largest))}{shape.format(u=u, v=v)}", Fraction(0), ""


def _factor(c: int) -> str:
    return "-" if c == -1 else "" if c == 1 else str(c)


def _about_zero(params: DefiniteIntegralSymmetry.Params, rng: Random) -> tuple[str, str, list[Term]]:
    """Odd terms beside an even polynomial."""
    a = rng.randint(1, 4)
    p = (rng.randint(-params.largest, params.largest), 0, 3 * random_nonzero(rng, params.largest))
    terms = [_odd(params, rng, "x") for _ in range(max(1, params.decoys))]
    return str(-a), str(a), [*terms, (polynomial(p), integral(p, -a, a), "")]


def _logistic(params: DefiniteIntegralSymmetry.Params, rng: Random) -> tuple[str, str, list[Term]]:
    """Even polynomials over one plus a power with an odd exponent."""
    a, terms = rng.randint(1, 4), []
    for _ in range(params.terms):
        p = (rng.randint(-params.largest, params.largest), 0, 3 * random_nonzero(rng, params.largest))
        base = rng.choice(("e", "2", "3"))
        below = rf"1 + {base}^{{{rng.choice(_ODD[:4]).format(v='x', u='x')}}}"
        terms.append((rf"\frac{{{polynomial(p)}}}{{{below}}}", integral(p, -a, a) / 2, ""))
    return str(-a), str(a), terms + [_odd(params, rng, "x") for _ in range(params.decoys)]


def _mirrored(params: DefiniteIntegralSymmetry.Params, rng: Random) -> tuple[str, str, list[Term]]:
    """Polynomials that are the same in the mirror, times f(x) / (f(x) + f(a + b - x))."""
    a, width = rng.randint(0, 3), rng.randint(1, 5)
    s, terms = 2 * a + width, []
    for _ in range(params.terms):
        c, k = random_nonzero(rng, params.largest), rng.randint(-params.largest, params.largest)
        p = (k, c * s, -c)
        shape, n = rng.choice(_REFLECTED), rng.randint(3, 5)
        one, other = (shape.format(t=t, t2=t2, n=n) for t, t2 in (("x", "x + 2"), (f"{s} - x", f"{s + 2} - x")))
        one = one.replace("(x)^", "x^")
        terms.append((rf"\frac{{({polynomial(p)}) \, {one}}}{{{one} + {other}}}", integral(p, a, a + width) / 2, ""))
    return str(a), str(a + width), terms + [_odd(params, rng, f"2x - {s}") for _ in range(params.decoys)]


def _trigonometric(params: DefiniteIntegralSymmetry.Params, rng: Random) -> tuple[str, str, list[Term]]:
    """Linear functions times functions of sin x from 0 to pi, where x may be replaced by its mean."""
    terms: list[Term] = []
    for _ in range(params.terms):
        c, k = random_nonzero(rng, params.largest), rng.randint(-params.largest, params.largest)
        front = f"({linear([(c, 'x'), (k, '')])})" if k else f"{_factor(c)}x"
        n, mean = rng.randint(2, 6), [(Fraction(c, 2), "pi"), (Fraction(k), "")]
        shape, size, name = rng.choice(
            (
                (rf"\frac{{{front} \sin(x)}}{{{n * n} + \cos^2(x)}}", Fraction(2, n), f"arctan(1/{n})"),
                (rf"\frac{{{front} \sin(x)}}{{{n * n} - \cos^2(x)}}", Fraction(1, n), f"ln(({n + 1})/({n - 1}))"),
                (rf"{front} \sin^3(x)", Fraction(4, 3), ""),
                (rf"\frac{{{front} \sin(x)}}{{3 + \sin^2(x)}}", Fraction(1, 2), "ln(3)"),
                (rf"\frac{{{front} \sin(x)}}{{1 + \cos^2(x)}}", Fraction(1, 2), "pi"),
            )
        )
        first, *rest = ((size * weight, "*".join(part for part in (unit, name) if part)) for weight, unit in mean)
        terms += [(shape, *first), *(("", *more) for more in rest)]
    terms += [
        (rf"{_factor(random_nonzero(rng, params.largest))}\cos(x) \, {shape}", Fraction(0), "")
        for shape in rng.sample((r"\ln(1 + \sin(x))", r"\sqrt{2 + \sin(x)}", r"e^{\sin^2(x)}"), params.decoys)
    ]
    return "0", r"\pi", terms


def _inverted(params: DefiniteIntegralSymmetry.Params, rng: Random) -> tuple[str, str, list[Term]]:
    """Functions that are the same at x and 1/x, on an interval that is its own image."""
    a, terms = rng.randint(2, 9), []
    for _ in range(params.terms):
        c, n, sign = rng.randint(1, params.largest), rng.randint(2, 7), rng.choice(("", "-"))
        text, value, name = rng.choice(
            (
                (rf"{sign}\frac{{{_factor(c)}\arctan(x)}}{{x}}", Fraction(c, 2), f"pi*ln({a})"),
                (rf"{sign}\frac{{{c}}}{{x(1 + x^{n})}}", Fraction(c), f"ln({a})"),
                (rf"{sign}\frac{{{_factor(3 * c)}\ln^2(x)}}{{x(1 + x^{n})}}", Fraction(c), f"ln({a})^3"),
                (rf"{sign}\frac{{{_factor(5 * c)}\ln^4(x)}}{{x(1 + x^{n})}}", Fraction(c), f"ln({a})^5"),
            )
        )
        terms.append((text, -value if sign else value, name))
    decoys = rng.sample(
        (r"\frac{\ln(x)}{1 + x^2}", r"\frac{\ln^3(x)}{(1 + x)^2}", r"\frac{x^2 - 1}{x^3 + x}"),
        params.decoys,
    )
    return (
        rf"\frac{{1}}{{{a}}}",
        str(a),
        terms + [(_factor(random_nonzero(rng, params.largest)) + decoy, Fraction(0), "") for decoy in decoys],
    )


_KINDS: tuple[Callable[..., tuple[str, str, list[Term]]], ...] = (
    _about_zero,
    _logistic,
    _mirrored,
    _trigonometric,
    _inverted,
)
