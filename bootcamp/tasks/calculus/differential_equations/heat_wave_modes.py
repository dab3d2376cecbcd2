"""Solve the heat or the wave equation on an interval for data that are finite sums of modes.

Answer: u(x, t) as an expression in x and t; it is unique.
Harder: more modes, products and powers that have to be reduced to modes, insulated ends, initial speeds, sources.
Skills: calculus, algebra
Source: original; any text on partial differential equations.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.lib.numbers import random_nonzero
from bootcamp.lib.prompts import linear
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.calculus._formulas import latex, weighted
from bootcamp.verifiers import Math
from bootcamp.verifiers.symbolic import Node, parse

Modes = dict[int, Fraction]
"""The coefficients of the modes by their numbers."""


class HeatWaveModes(Task["HeatWaveModes.Params", "HeatWaveModes.Instance", Node]):
    version = 1

    class Params(task.Params):
        kinds: int = knob(
            "how many kinds of problems there are to choose from", levels=(1, 2, 2, 3, 4, 4, 4, 4, 4, 4), ge=1, le=4
        )
        modes: int = knob("how many terms are sums of modes", levels=(2, 2, 3, 2, 2, 3, 2, 3, 3, 4), ge=1, le=6)
        products: int = knob("how many terms have to be reduced", levels=(0, 0, 0, 1, 1, 1, 1, 1, 2, 2), ge=0, le=4)
        sources: int = knob("how many modes the source term has", levels=(0, 0, 0, 0, 0, 0, 1, 1, 1, 2), ge=0, le=3)
        lengths: int = knob(
            "how many lengths of the interval there are", levels=(1, 2, 3, 3, 3, 4, 4, 4, 4, 4), ge=1, le=4
        )
        largest: int = knob("the largest number drawn", levels=(5, 6, 6, 6, 6, 7, 6, 7, 7, 8), ge=2, le=12)

    class Instance(task.Instance):
        wave: bool
        insulated: bool  # whether the ends have u_x = 0 rather than u = 0
        speed: int  # the factor of u_xx
        length: int  # 0 for pi
        initial: str
        velocity: str  # of the wave equation
        source: str  # "" if there is none

        @property
        def right(self) -> str:
            """The right side of the equation."""
            main = f"{self.speed if self.speed > 1 else ''} u_{{xx}}".strip()
            if not self.source:
                return main
            return f"{main} - {self.source[1:]}" if self.source[0] == "-" else f"{main} + {self.source}"

    answer = Math(variables=("x", "t"))
    prompt = Prompt(
        en=r"""
        Find the solution u(x, t), for 0 ≤ x ≤ L and t ≥ 0 with L = {{ "π" if length == 0 else length }}, of

        {% if wave %}
        $$u_{tt} = {{ right }}$$
        {% else %}
        $$u_t = {{ right }}$$
        {% endif %}

        with {{ "u_x(0, t) = u_x(L, t) = 0" if insulated else "u(0, t) = u(L, t) = 0" }} for all t, and

        $$u(x, 0) = {{ initial }}$$

        {% if wave %}
        $$u_t(x, 0) = {{ velocity }}$$

        {% endif %}
        Give u(x, t) in closed form, without sum or integral signs.
        """,
        zh=r"""
        在 0 ≤ x ≤ L、t ≥ 0 上求下面定解问题的解 u(x, t)，其中 L = {{ "π" if length == 0 else length }}：

        {% if wave %}
        $$u_{tt} = {{ right }}$$
        {% else %}
        $$u_t = {{ right }}$$
        {% endif %}

        对所有 t 有 {{ "u_x(0, t) = u_x(L, t) = 0" if insulated else "u(0, t) = u(L, t) = 0" }}，并且

        $$u(x, 0) = {{ initial }}$$

        {% if wave %}
        $$u_t(x, 0) = {{ velocity }}$$

        {% endif %}
        写出 u(x, t) 的闭式，不含求和号和积分号。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Node]:
        kind = rng.randrange(params.kinds)
        wave, insulated = kind in (1, 3), kind > 1
        length, speed = (0, 1, 2, 3)[rng.randrange(params.lengths)], rng.choice((1, 4, 9) if wave else (1, 2, 3, 4, 5))
        start, initial = _data(params, rng, insulated, length, params.modes, params.products)
        push, velocity = _data(params, rng, insulated, length, 1, 0) if wave else ({}, "0")
        force, source = _data(params, rng, insulated, length, params.sources, 0) if params.sources else ({}, "")
        terms: list[tuple[Fraction, str, str]] = []
        for k in sorted({*start, *push, *force}):
            shape = "" if k == 0 else f"{'cos' if insulated else 'sin'}({_angle(k, length)})"
            a, b, c = (part.get(k, Fraction(0)) for part in (start, push, force))
            rate = Fraction(k * k * speed, length * length or 1)  # times pi^2 unless the length is pi
            unit = "pi^2" if length else ""
            factors = [shape] if shape else []
            if not wave and k == 0:
                terms += [(a, "", ""), (c, "t", "")]
            elif not wave:
                decay = f"e^({linear([(-rate, unit + '*t' if unit else 't')])})"
                terms += [
                    (a, "*".join([decay, *factors]), ""),
                    (c / rate, "*".join([f"(1 - {decay})", *factors]), unit),
                ]
            elif k == 0:
                terms += [(a, "", ""), (b, "t", ""), (c / 2, "t^2", "")]
            else:
                omega = Fraction(k * {1: 1, 4: 2, 9: 3}[speed], length or 1)
                angle = f"({omega}){'*pi' if length else ''}*t"
                terms += [(a, "*".join([f"cos({angle})", *factors]), "")]
                terms += [(b / omega, "*".join([f"sin({angle})", *factors]), "pi" if length else "")]
                terms += [(c / omega**2, "*".join([f"(1 - cos({angle}))", *factors]), unit)]
        reference = weighted(terms)
        if reference == "0" or not any(start.values()):
            raise task.Retry
        instance = self.Instance(
            wave=wave,
            insulated=insulated,
            speed=speed,
            length=length,
            initial=latex(initial),
            velocity=latex(velocity),
            source=source and latex(source),
        )
        return instance, parse(reference, ("x", "t"))


def _angle(k: int, length: int) -> str:
    """Write the argument of a mode."""
    if not length:
        return "x" if k == 1 else f"{k}*x"
    ratio = Fraction(k, length)
    top = "pi*x" if ratio.numerator == 1 else f"{ratio.numerator}*pi*x"
    return top if ratio.denominator == 1 else f"({top})/{ratio.denominator}"


def _data(
    params: HeatWaveModes.Params, rng: Random, insulated: bool, length: int, modes: int, products: int
) -> tuple[Modes, str]:
    """Draw a sum of modes and of products or powers that reduce to modes: the coefficients, and how it is written."""
    total: Modes = {}
    shown: list[tuple[Fraction, str, str]] = []
    name = "cos" if insulated else "sin"
    parts: list[tuple[str, Modes]] = []
    for k in sorted(rng.sample(range(0 if insulated else 1, 3 + params.modes * 2), modes)):
        parts.append((f"{name}({_angle(k, length)})" if k else "", {k: Fraction(1)}))
    for _ in range(products):
        k, m = rng.randint(1, 4), rng.randint(1, 4)
        one, other = _angle(k, length), _angle(m, length)
        half, quarter = Fraction(1, 2), Fraction(1, 4)
        if rng.random() < 0.5:
            cube = {k: 3 * quarter, 3 * k: quarter if insulated else -quarter}
            parts.append((f"{name}({one})^3", cube))
        elif k != m and insulated:
            parts.append((f"sin({one})*sin({other})", {abs(k - m): half, k + m: -half}))
        elif k != m:
            parts.append((f"sin({one})*cos({other})", {k + m: half, abs(k - m): half if k > m else -half}))
        else:
            raise task.Retry
    for text, modes_of in parts:
        c = Fraction(random_nonzero(rng, params.largest))
        shown.append((c, text, ""))
        for k, weight in modes_of.items():
            total[k] = total.get(k, Fraction(0)) + c * weight
    return total, weighted(shown)
