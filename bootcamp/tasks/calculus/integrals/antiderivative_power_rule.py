"""Find an antiderivative of a sum of powers and simple functions, or of a product that has to be expanded.

Answer: an expression in x; any antiderivative is right, integral signs are not.
Harder: more terms, negative and fractional exponents, products of more factors over a power of x.
Skills: calculus, algebra
Source: original; any calculus textbook.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.numbers import random_nonzero
from bootcamp.lib.prompts import bracketed as guarded, linear
from bootcamp.task import Task, knob
from bootcamp.tasks.calculus._formulas import bracketed, summed
from bootcamp.tasks.calculus.integrals._antiderivative import ANSWER, PROMPT, Integrand, slope_fault, tree
from bootcamp.verifiers.symbolic import Node, number
from bootcamp.verifiers.symbolic.exact import exact

Powers = dict[Fraction, Fraction]
"""The coefficients of powers of x by their exponents."""


class AntiderivativePowerRule(Task["AntiderivativePowerRule.Params", "AntiderivativePowerRule.Instance", Node]):
    version = 1

    class Params(task.Params):
        powers: int = knob("how many powers stand by themselves", levels=(2, 3, 3, 1, 2, 2, 2, 2, 3, 4), ge=1, le=8)
        functions: int = knob(
            "how many exponentials, sines and cosines are added", levels=(0, 0, 1, 1, 1, 2, 2, 3, 3, 3), ge=0, le=3
        )
        factors: int = knob(
            "how many sums are multiplied together (0: none)", levels=(0, 0, 0, 2, 2, 2, 3, 3, 3, 3), ge=0, le=4
        )
        denominator: int = knob(
            "the largest denominator of an exponent", levels=(1, 1, 2, 1, 2, 3, 2, 3, 4, 4), ge=1, le=4
        )
        lowest: int = knob(
            "the lowest exponent of a power", levels=(0, -2, -2, -2, -3, -3, -3, -4, -4, -4), ge=-6, le=0
        )

    class Instance(Integrand):
        pass

    answer = ANSWER
    prompt = PROMPT

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Node]:
        single = {e: Fraction(_draw(rng)) for e in _exponents(params, rng, params.powers, params.lowest)}
        product, text = _product(params, rng) if params.factors else ({}, "0")
        total = {e: single.get(e, Fraction(0)) + product.get(e, Fraction(0)) for e in {**single, **product}}
        waves = []
        for kind in sorted(rng.sample(("exp", "sin", "cos"), params.functions)):
            rate = random_nonzero(rng, 5) if kind == "exp" else rng.randint(1, 5)
            waves.append((kind, rate, _draw(rng) * rate // rng.choice((1, rate))))
        shown = [text, _text(single), linear((c, _wave(kind, rate)) for kind, rate, c in waves)]
        found = [_integral(total), linear(_antiderivative(*wave) for wave in waves)]
        rough = params.lowest < 0 or params.denominator > 1
        instance = self.Instance(integrand=bracketed(summed(shown)), low=Fraction(0) if rough else None)
        return instance, tree(summed(found))

    def check(self, instance: Instance, answer: Node) -> str:
        return slope_fault(instance, answer)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        whole, lines, total, waves, found = tree(instance.integrand), list[str](), Powers(), list[str](), list[str]()
        for term in whole.args if whole.head == "add" else (whole,):
            c, core = _scaled(term)
            if wave := _read_wave(core):
                kind, rate = wave
                factor, primitive = _antiderivative(kind, rate, c)
                found.append(linear([(factor, primitive)]))
                over = -c if kind == "sin" else c
                waves.append(f"{linear([(c, _wave(*wave))])}: {over}/{guarded(rate)} = {factor}, {found[-1]}")
                continue
            steps, part = _expanded(term)
            lines += steps
            total = {e: total.get(e, Fraction(0)) + part.get(e, Fraction(0)) for e in {**total, **part}}
        if lines:
            lines.append(f"= {_text(total)}")
        for e, k in sorted(total.items(), reverse=True):
            if k:
                rule = f"{e} + 1 = {e + 1}, {k}/{_inside(e + 1)} = {k / (e + 1)}, " if e != -1 else ""
                lines.append(f"{_text({e: k})}: {rule}{_integral({e: k})}")
        return "\n".join([*lines, *waves, summed([_integral(total), *found])])


def _draw(rng: Random) -> int:
    return random_nonzero(rng, 9)


def _exponents(params: AntiderivativePowerRule.Params, rng: Random, count: int, lowest: int) -> list[Fraction]:
    """Draw different exponents, the highest first."""
    pool = {Fraction(n, d) for d in range(1, params.denominator + 1) for n in range(lowest * d, 4 * d + 1)}
    return sorted(rng.sample(sorted(pool), count), reverse=True)


def _product(params: AntiderivativePowerRule.Params, rng: Random) -> tuple[Powers, str]:
    """Draw sums of two powers, expand their product over a power of x, and write it unexpanded."""
    factors = [
        {e: Fraction(random_nonzero(rng, 4)) for e in _exponents(params, rng, 2, 0)} for _ in range(params.factors)
    ]
    total: Powers = {-Fraction(rng.randint(0, -params.lowest)): Fraction(1)}
    below = -min(total)
    for factor in factors:
        pairs = [(e + f, c * d) for e, c in total.items() for f, d in factor.items()]
        total = _collected(pairs)
    text = "*".join(f"({_text(factor)})" for factor in factors)
    return total, f"({text})/x^{below}" if below else text


def _text(powers: Powers) -> str:
    return linear((c, _power(exponent)) for exponent, c in sorted(powers.items(), reverse=True))


def _power(exponent: Fraction) -> str:
    shown = str(exponent) if exponent > 0 and exponent.denominator == 1 else f"({exponent})"
    return {0: "", 1: "x"}.get(exponent, f"x^{shown}")  # type: ignore[call-overload,no-any-return]


def _integral(powers: Powers) -> str:
    """Raise every exponent by one; the reciprocal of x becomes a logarithm."""
    terms = []
    for exponent, c in sorted(powers.items(), reverse=True):
        terms.append((c, "ln(x)") if exponent == -1 else (c / (exponent + 1), _power(exponent + 1)))
    return linear(terms)


def _wave(kind: str, rate: int) -> str:
    return f"e^({linear([(rate, 'x')])})" if kind == "exp" else f"{kind}({linear([(rate, 'x')])})"


def _antiderivative(kind: str, rate: int, c: int) -> tuple[Fraction, str]:
    """Give the coefficient and the function of the antiderivative of one wave."""
    sign = -1 if kind == "sin" else 1
    return Fraction(sign * c, rate), _wave({"sin": "cos", "cos": "sin"}.get(kind, kind), rate)


def _inside(x: Fraction) -> str:
    return f"({x})" if x < 0 or x.denominator > 1 else str(x)


def _scaled(term: Node) -> tuple[int, Node]:
    """Part a term into a whole number and the rest."""
    if term.head == "neg":
        c, core = _scaled(term.args[0])
        return -c, core
    factor = exact(term.args[0]) if term.head == "mul" and len(term.args) == 2 else None
    return (int(factor), term.args[1]) if factor is not None else (1, term)


def _read_wave(core: Node) -> tuple[str, int] | None:
    """Give the kind and the rate of an exponential, a sine or a cosine."""
    if core.head == "apply" or (core.head == "pow" and core.args[0].head == "constant"):
        return str(core.leaf) or "exp", int(_read(core.args[-1])[Fraction(1)])
    return None


def _expanded(term: Node) -> tuple[list[str], Powers]:
    """Multiply out a product over a power of x, a factor at a time."""
    over, under = term.args if term.head == "div" and exact(term) is None else (term, number(1))
    if over.head != "mul" or not any(factor.head == "add" for factor in over.args):
        return [], _read(term)
    first, *rest = over.args
    lines, total = [], _read(first)
    for factor in rest:
        pairs = [(e + f, c * d) for e, c in total.items() for f, d in _read(factor).items()]
        parts = linear((c, _power(e)) for e, c in pairs)
        shown = f"({_text(total)})({_text(_read(factor))}) = {parts}"
        total = _collected(pairs)
        lines.append(shown if len(pairs) == len(total) else f"{shown} = {_text(total)}")
    ((shift, _),) = _read(under).items()
    if shift:
        shifted = {e - shift: c for e, c in total.items()}
        lines.append(f"({_text(total)})/{_text({shift: Fraction(1)})} = {_text(shifted)}")
        return lines, shifted
    return lines, total


def _collected(pairs: list[tuple[Fraction, Fraction]]) -> Powers:
    total: Powers = {}
    for exponent, c in pairs:
        total[exponent] = total.get(exponent, Fraction(0)) + c
    return total


def _read(node: Node) -> Powers:
    """Read a sum of multiples of powers of x."""
    if node.head == "add":
        return _collected([pair for term in node.args for pair in _read(term).items()])
    c, core = _scaled(node)
    value = exact(core)
    if value is not None:
        return {Fraction(0): c * value}
    exponent = exact(core.args[1]) if core.head == "pow" else Fraction(1)
    return {exponent or Fraction(0): Fraction(c)}
