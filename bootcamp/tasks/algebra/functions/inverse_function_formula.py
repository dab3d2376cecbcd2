"""Give a formula for the inverse of a function that is composed of invertible steps on an interval.

Answer: a formula in x that is right on the range of the function; all of its forms are.
Harder: more steps of more kinds, branches of squares, larger numbers.
Skills: algebra
Source: original; school algebra.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.lib.numbers import integer_root, random_nonzero
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Math
from bootcamp.verifiers.symbolic import E, Node, add, apply, div, mul, neg, number, power, render, sqrt, symbol

Span = tuple[Fraction | None, Fraction | None]
"""An open interval; None stands for no end."""
Step = tuple[Node, Span, Callable[[Node], Node]]
"""What is shown after a step, the values it has, and how it is undone."""

_DRAWS = 40


class InverseFunctionFormula(Task["InverseFunctionFormula.Params", "InverseFunctionFormula.Instance", Node]):
    version = 1

    class Params(task.Params):
        steps: int = knob("how many steps are composed", levels=(2, 2, 3, 3, 4, 4, 5, 5, 6, 7), ge=1, le=9)
        kinds: int = knob("how many kinds of steps are drawn from", levels=(2, 4, 4, 6, 6, 7, 7, 7, 7, 7), ge=2, le=7)
        largest: int = knob("the largest number in a step", levels=(9, 9, 9, 9, 9, 9, 9, 12, 12, 12), ge=3, le=50)

    class Instance(task.Instance):
        hidden = ("range",)

        formula: str
        domain: Span
        range: Span

        @property
        def condition(self) -> str:
            return _condition(self.domain)

    prompt = Prompt(
        en=r"""
        A function f is defined {{ "by" if condition else "for all real x by" }}

        $$f(x) = {{ formula }}{{ ", \\quad " ~ condition if condition }}$$

        It is one-to-one there. Give a formula in x for the inverse function $f^{-1}(x)$.
        It need only be right for x in the range of f.
        """,
        zh=r"""
        函数 f {{ "定义为" if condition else "对所有实数 x 定义为" }}

        $$f(x) = {{ formula }}{{ ", \\quad " ~ condition if condition }}$$

        它在定义域上是一一对应的。求反函数 $f^{-1}(x)$ 用 x 表示的表达式；只要求它对 f 的值域中的 x 成立。
        """,
    )

    def format(self, instance: Instance) -> Format[Node]:
        condition = _condition(instance.range)
        return Math(variables=("x",), where=(condition or "x in R",))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Node]:
        span = domain = _draw_domain(params, rng)
        undo: list[Callable[[Node], Node]] = []
        node, straight = symbol("x"), rng.random() < 0.5
        for _ in range(params.steps):  # straight steps and curved ones in turn, so that no two melt into one
            kinds = [kind for kind in _STEPS[: params.kinds] if (kind in (_linear, _mobius)) == straight]
            for _ in range(_DRAWS):
                step = rng.choice(kinds)(params, rng, node, span)
                if step is not None and all(end is None or abs(end) <= 400 for end in step[1]):
                    break
            else:
                raise task.Retry
            node, span, back = step
            undo.append(back)
            straight = not straight
        answer = symbol("x")
        for back in reversed(undo):
            answer = back(answer)
        if len(text := render(node)) > 400 or any(end is not None and end.denominator > 60 for end in span):
            raise task.Retry
        return self.Instance(formula=text, domain=domain, range=span), answer


def _condition(span: Span) -> str:
    low, high = span
    if low is None or high is None:
        return f"x > {low}" if low is not None else f"x < {high}" if high is not None else ""
    return f"{low} < x < {high}"


def _draw_domain(params: InverseFunctionFormula.Params, rng: Random) -> Span:
    a, b = sorted(rng.sample(range(-params.largest, params.largest + 1), 2))
    ends = rng.choice(((None, None), (a, None), (a, None), (None, a), (None, a), (a, b)))
    return tuple(end if end is None else Fraction(end) for end in ends)  # type: ignore[return-value]


def _between(a: Fraction | None, b: Fraction | None, rising: bool) -> Span:
    return (a, b) if rising else (b, a)


def _linear(params: InverseFunctionFormula.Params, rng: Random, v: Node, span: Span) -> Step | None:
    """Draw a v + b, often so that an end becomes one that roots and logarithms take."""
    a, b = rng.choice((1, random_nonzero(rng, 5), random_nonzero(rng, 5))), random_nonzero(rng, params.largest)
    end = span[0] if a > 0 else span[1]
    if end is not None and end.denominator == 1 and rng.random() < 0.7:
        b = rng.choice((0, 0, 1, 4)) - a * int(end)
    if abs(b) > 4 * params.largest or (a, b) == (1, 0):
        return None
    ends = [None if end is None else a * end + b for end in span]
    shown = add(mul(a, v), b) if a > 0 or rng.random() < 0.5 else add(b, mul(a, v))
    return shown, _between(ends[0], ends[1], a > 0), lambda y: mul(Fraction(1, a), add(y, -b))


def _cube(params: InverseFunctionFormula.Params, rng: Random, v: Node, span: Span) -> Step | None:
    low, high = (None if end is None else end**3 for end in span)
    return power(v, 3), (low, high), lambda y: apply("root", 3, y)


def _square(params: InverseFunctionFormula.Params, rng: Random, v: Node, span: Span) -> Step | None:
    low, high = span
    ends = [None if end is None else end**2 for end in span]
    if low is not None and low >= 0:
        return power(v, 2), (ends[0], ends[1]), sqrt
    if high is not None and high <= 0:
        return power(v, 2), (ends[1], ends[0]), lambda y: neg(sqrt(y))
    return None


def _mobius(params: InverseFunctionFormula.Params, rng: Random, v: Node, span: Span) -> Step | None:
    p, (q, r) = rng.randint(-5, 5), (rng.randint(-params.largest, params.largest) for _ in range(2))
    low, high = span
    if p * r == q or ((low is None or -r > low) and (high is None or -r < high)):
        return None
    ends = [None if end == -r else Fraction(p) if end is None else (p * end + q) / (end + r) for end in span]
    shown = div(add(mul(p, v), q), add(v, r))
    return shown, _between(ends[0], ends[1], p * r > q), lambda y: div(add(mul(-r, y), q), add(y, -p))


def _root(params: InverseFunctionFormula.Params, rng: Random, v: Node, span: Span) -> Step | None:
    n = rng.choice((2, 2, 3))
    ends = [_exact_root(end, n) for end in span]
    if n == 2 and (span[0] is None or span[0] < 0):
        return None
    if any(root is None and end is not None for root, end in zip(ends, span, strict=True)):
        return None
    shown = sqrt(v) if n == 2 else apply("root", 3, v)
    return shown, (ends[0], ends[1]), lambda y: power(y, n)


def _exact_root(end: Fraction | None, n: int) -> Fraction | None:
    if end is None:
        return None
    over, under = integer_root(abs(end.numerator), n), integer_root(end.denominator, n)
    found = Fraction(over if end > 0 else -over, under)
    return found if found**n == end else None


def _exponential(params: InverseFunctionFormula.Params, rng: Random, v: Node, span: Span) -> Step | None:
    base = rng.choice((0, 0, 2, 3))  # 0 stands for e
    low, high = span
    if any(end is not None and (end if not base else end.denominator > 1 or abs(end) > 5) for end in span):
        return None
    unit = Fraction(base or 2)  # e only to the power 0
    ends = Fraction(0) if low is None else unit ** int(low), None if high is None else unit ** int(high)
    return power(number(base) if base else E, v), ends, lambda y: _log(base, y)


def _logarithm(params: InverseFunctionFormula.Params, rng: Random, v: Node, span: Span) -> Step | None:
    base = rng.choice((0, 0, 2, 3))
    powers = {Fraction(base) ** n: n for n in range(-4, 5)} if base else {Fraction(1): 0}
    low, high = span
    if low is None or low < 0 or (low and low not in powers) or (high is not None and high not in powers):
        return None
    ends = Fraction(powers[low]) if low else None, None if high is None else Fraction(powers[high])
    return _log(base, v), ends, lambda y: power(number(base) if base else E, y)


def _log(base: int, node: Node) -> Node:
    return apply("logb", base, node) if base else apply("ln", node)


_STEPS: tuple[Callable[..., Step | None], ...] = (_linear, _cube, _square, _mobius, _root, _exponential, _logarithm)
