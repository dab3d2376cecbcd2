"""Find the density of a function of a random variable on an interval.

Answer: a formula in y, compared on the interval; it is unique up to its writing.
Harder: more densities, functions that are not one-to-one, parts of the range, a linear function after it.
Skills: probability, calculus
Source: original.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.lib.prompts import linear
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Math
from bootcamp.verifiers.symbolic import Node, parse

End = Fraction | str | None
"""A number, another end as text, or none."""
Piece = tuple[End, End, tuple[str, ...]]
"""Part of the range of a function, and the values of x that lead to y there, positive if f is even."""

_DENSITIES = ("uniform", "power", "exponential", "pareto", "cauchy", "normal", "laplace")
_FUNCTIONS = ("X", "sqrt(X)", "X^2", "1/X", "ln(X)", "e^X", "|X - a|")
_WEIGHTS = {
    "X": "",
    "sqrt(X)": "*2{y}",
    "X^2": "/(2sqrt({y}))",
    "1/X": "/{y}^2",
    "ln(X)": "*e^{y}",
    "e^X": "/{y}",
    "|X - a|": "",
}
"""What the density at the place that leads to y is multiplied by."""


class DensityTransform(Task["DensityTransform.Params", "DensityTransform.Instance", Node]):
    version = 1

    class Params(task.Params):
        densities: int = knob("how many densities there are", levels=(2, 3, 4, 5, 5, 6, 7, 7, 7, 7), ge=1, le=7)
        functions: int = knob("how many functions there are", levels=(2, 3, 4, 5, 6, 7, 7, 7, 7, 7), ge=1, le=7)
        easiest: int = knob("how many easy functions are left out", levels=(0, 0, 0, 1, 1, 1, 1, 2, 2, 2), ge=0, le=6)
        plain: int = knob("how many easy densities are left out", levels=(0, 0, 0, 0, 0, 0, 1, 1, 2, 3), ge=0, le=6)
        linear: int = knob(
            "how often a linear function follows, in percent",
            levels=(80, 85, 90, 95, 100, 100, 100, 100, 100, 100),
            ge=0,
            le=100,
        )

    class Instance(task.Instance):
        density: str
        support: str
        function: str
        interval: str
        where: tuple[str, ...]

    prompt = Prompt(
        en=r"""
        The random variable X has the density f(x) = {{ density }} for {{ support }}
        {{- ", and 0 elsewhere" if support != "all real x" }}. Let Y = {{ function }}.

        Find the density of Y at y for {{ interval }}, as one formula in y that is right there.
        """,
        zh=r"""
        随机变量 X 的密度为 f(x) = {{ density }}，{{ "x 为任意实数" if support == "all real x" else support }}
        {{- "，其余为 0" if support != "all real x" }}。设 Y = {{ function }}。

        求 Y 在 y 处的密度（{{ "y 为任意实数" if interval == "all real y" else interval }}），
        用一个在此范围内成立的 y 的公式表示。
        """,
    )

    def format(self, instance: Instance) -> Math:
        return Math(variables=("y",), where=instance.where)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Node]:
        kind = rng.choice(_DENSITIES[params.plain : params.densities])
        function = rng.choice(_FUNCTIONS[params.easiest : params.functions])
        text, low, high = _draw_density(kind, rng)
        even = kind in ("cauchy", "normal", "laplace")
        a = rng.randint(1, 6)
        piece = rng.choice(_pieces(function, even, low, high, Fraction(a)) or [None])
        if piece is None or (kind, function) == ("uniform", "X"):
            raise task.Retry
        start, end, places = piece
        name, inner, scale = function.replace("a", str(a)), "y", ""
        if rng.randrange(100) < params.linear and not isinstance(start, str) and not isinstance(end, str):
            m, b = rng.choice((-6, -5, -4, -3, -2, 2, 3, 4, 5, 6)), rng.randint(-12, 12)
            inner, scale = f"(({linear([(1, 'y'), (-b, '')])})/({m}))", f"/{abs(m)}"
            name = linear([(m, _factor(name)), (b, "")])
            start, end = (None if side is None else m * side + b for side in (start, end))
            if m < 0:
                start, end = end, start
        elif function == "X":
            raise task.Retry
        parts = [text.replace("|", "").replace("x", place) + _WEIGHTS[function] for place in places]
        formula = "+".join(f"({part}){scale}" for part in parts).replace("{y}", inner)
        instance = self.Instance(
            density=text,
            support=_between(low, high, "x"),
            function=name,
            interval=_between(start, end, "y"),
            where=_where(start, end),
        )
        return instance, parse(formula, ("y",))


def _draw_density(kind: str, rng: Random) -> tuple[str, Fraction | None, Fraction | None]:
    """Draw a density in x and where it holds; an even one holds in this form for positive x."""
    n, zero = rng.randint(2, 12), Fraction(0)
    if kind == "uniform":
        low = rng.choice((0, 0, 1, 2, 3, -1, -2, -3))
        high = low + rng.choice([width for width in range(2, 13) if width != -2 * low])
        return f"1/{high - low}", Fraction(low), Fraction(high)
    if kind == "power":
        c = rng.randint(1, 5 if n < 4 else 2)
        return f"{n}x" + (f"^{n - 1}" if n > 2 else "") + (f"/{c**n}" if c > 1 else ""), zero, Fraction(c)
    if kind == "pareto":
        return f"{n}/x^{n + 1}", Fraction(1), None
    if kind == "exponential":
        return f"{n}e^(-{n}x)", zero, None
    even = {
        "cauchy": "1/(pi(1 + x^2))",
        "normal": "e^(-x^2/2)/sqrt(2pi)",
        "laplace": f"({n}/2)e^(-{n}|x|)" if n % 2 else f"{n // 2}e^(-{n}|x|)",
    }
    return even[kind], None, None


def _pieces(function: str, even: bool, low: Fraction | None, high: Fraction | None, a: Fraction) -> list[Piece]:
    """List parts of the range of a function on which its density is one formula."""
    if function == "X":
        return [(Fraction(0) if even else low, high, ("({y})",))]
    if function == "|X - a|":
        above, below = f"({a}+{{y}})", f"({a}-{{y}})"
        if low is None:
            return [(Fraction(0), a, (above, below)), (a, None, (above, f"({{y}}-{a})"))]
        left, right = a - low, None if high is None else high - a
        if left <= 0 or (right is not None and right <= 0):
            return []
        if right is None or left < right:
            return [(Fraction(0), left, (above, below)), (left, right, (above,))]
        return [(Fraction(0), right, (above, below))] + ([(right, left, (below,))] if right < left else [])
    if function == "e^X" and even:
        return [(Fraction(0), Fraction(1), ("(-ln({y}))",)), (Fraction(1), None, ("(ln({y}))",))]
    if function == "e^X":
        ends = tuple(None if side is None else _power(side) for side in (low, high))
        return [(ends[0] or Fraction(0), ends[1], ("(ln({y}))",))]
    if function == "X^2" and (even or (low is not None and low < 0)):
        root = "(sqrt({y}))"
        if low is None or high is None:
            return [(Fraction(0), None, (root, root))]
        near, far = sorted((low * low, high * high))
        return [(Fraction(0), near, (root, root)), (near, far, (root,))] if high > 0 else []
    if low is None or low < 0:
        return [(Fraction(0), None, ("(1/{y})",))] if function == "1/X" and even else []
    if function == "X^2":
        return [(low * low, None if high is None else high * high, ("(sqrt({y}))",))]
    if function == "1/X":
        return [(1 / high if high else Fraction(0), 1 / low if low else None, ("(1/{y})",))]
    if function == "sqrt(X)":
        return [(_named("sqrt", low), None if high is None else _named("sqrt", high), ("(({y})^2)",))]
    return [(_named("ln", low) if low else None, None if high is None else _named("ln", high), ("(e^{y})",))]


def _named(name: str, value: Fraction) -> End:
    known = {("sqrt", 0): 0, ("sqrt", 1): 1, ("sqrt", 4): 2, ("sqrt", 9): 3, ("ln", 1): 0}
    found = known.get((name, int(value)))
    return f"{name}({value})" if found is None else Fraction(found)


def _power(exponent: Fraction) -> End:
    if exponent in (0, 1):
        return "e" if exponent else Fraction(1)
    return f"e^{exponent}" if exponent > 0 else f"e^({exponent})"


def _factor(name: str) -> str:
    """Write a function of X so that a number may stand before it."""
    return f"({name})" if "/" in name else name


def _between(low: End, high: End, letter: str) -> str:
    if low is None and high is None:
        return f"all real {letter}"
    if low is None:
        return f"{letter} < {high}"
    return f"{letter} > {low}" if high is None else f"{low} < {letter} < {high}"


def _where(low: End, high: End) -> tuple[str, ...]:
    """Say where formulas are compared: between those ends that are numbers."""
    ends = [None if isinstance(side, str) else side for side in (low, high)]
    if isinstance(low, str) and low.startswith(("e", "sqrt")):
        ends[0] = Fraction(0)
    return () if ends == [None, None] else (_between(ends[0], ends[1], "y"),)
