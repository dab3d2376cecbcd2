"""Find the volume or the surface of a solid that is put together from round parts, or a size from the volume.

Answer: an exact number a + bπ with rational a and b, or a rational length; it is unique.
Harder: more parts, drilled holes, the surface, inverse questions.
Skills: geometry, arithmetic
Source: original.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Math, Rational
from bootcamp.verifiers.symbolic import parse

Part = tuple[str, tuple[int, ...]]
"""A kind and its sizes, from the bottom up; 0 stands for the height that is asked."""

_SLANTS = ((3, 4, 5), (4, 3, 5), (5, 12, 13), (12, 5, 13), (8, 6, 10), (6, 8, 10), (8, 15, 17), (15, 8, 17))
"""Difference of radii, height and slant height."""

_TEXTS = {
    "box": ("a box with the base {0} × {1} and the height {2}", "底面为 {0} × {1}、高为 {2} 的长方体"),
    "cylinder": ("a cylinder of radius {0} and height {1}", "半径为 {0}、高为 {1} 的圆柱"),
    "frustum": (
        "a frustum of a cone with the radii {0} (below) and {1} (above) and the height {2}",
        "下底半径为 {0}、上底半径为 {1}、高为 {2} 的圆台",
    ),
    "cone": ("a cone of radius {0} and height {1}, apex up", "半径为 {0}、高为 {1} 的圆锥，尖朝上"),
    "half": ("a half ball of radius {0}, flat side down", "半径为 {0} 的半球，平面朝下"),
}


class CompositeSolidMeasure(Task["CompositeSolidMeasure.Params", "CompositeSolidMeasure.Instance", Any]):
    version = 1

    class Params(task.Params):
        parts: int = knob("how many parts there are", levels=(1, 2, 2, 3, 3, 3, 4, 4, 5, 5), ge=1, le=7)
        questions: int = knob("volume, surface, inverse", levels=(1, 1, 2, 2, 2, 3, 3, 3, 3, 3), ge=1, le=3)
        hole: int = knob(
            "the share of drilled solids in percent", levels=(0, 0, 0, 20, 40, 50, 60, 70, 80, 90), ge=0, le=100
        )
        size: int = knob("the largest size", levels=(18, 18, 18, 18, 18, 18, 18, 20, 22, 24), ge=4, le=60)

    class Instance(task.Instance):
        parts: tuple[Part, ...]
        hole: int  # the radius of a vertical hole through everything along the axis; 0 if there is none
        question: str
        volume: tuple[Fraction, Fraction] | None  # a + bπ, where the height of the lowest part is asked

        @property
        def told(self) -> dict[str, list[str]]:
            shown = [(kind, [str(size) if size else "h" for size in sizes]) for kind, sizes in self.parts]
            return {
                name: [_TEXTS[kind][i].format(*sizes) for kind, sizes in shown] for i, name in enumerate(("en", "zh"))
            }

        @property
        def given(self) -> str:
            a, b = self.volume or (Fraction(0), Fraction(0))
            return f"{a} {'-' if b < 0 else '+'} {abs(b)}π" if a else f"{b}π"

    prompt = Prompt(
        en=r"""
        A solid consists of these parts, each standing on the one before, with their vertical axes in one line:

        {{ told["en"] | numbered }}

        {% if hole %}
        A cylindrical hole of radius {{ hole }} is drilled along the axis from the bottom to the top through all of it.
        {% endif %}
        {% if volume %}
        Its volume is {{ given }}. Find the height h.
        {% elif question == "surface" %}
        Find its total surface exactly, the bottom{{ " and the wall of the hole" if hole }} included.
        {% else %}
        Find its volume exactly.
        {% endif %}
        """,
        zh=r"""
        一个立体由下列各部分组成，后一部分立在前一部分之上，它们的竖直的轴在同一条直线上：

        {{ told["zh"] | numbered }}

        {% if hole %}
        沿轴从底到顶钻一个半径为 {{ hole }} 的圆柱形通孔。
        {% endif %}
        {% if volume %}
        它的体积是 {{ given }}。求高 h。
        {% elif question == "surface" %}
        求它的全部表面积的精确值，底面{{ "和孔壁" if hole }}也计算在内。
        {% else %}
        求它的体积的精确值。
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[Any]:
        return Rational(low=0) if instance.volume else Math()

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Any]:
        question = rng.choice(("volume", "surface", "inverse")[: params.questions])
        drilled = rng.randrange(100) < params.hole
        parts = _drawn(rng, params, drilled)
        smallest = min(min(sizes[:2]) // 2 if kind == "box" else sizes[kind == "frustum"] for kind, sizes in parts)
        hole = rng.randint(1, max(1, smallest - 1)) if drilled else 0
        if hole >= smallest:
            raise task.Retry
        volume = _volume(parts, hole)
        if question == "inverse":
            kind, sizes = parts[0]
            answer: Any = Fraction(sizes[-1])
            if kind not in ("box", "cylinder") or answer in [size for _, other in parts[1:] for size in other]:
                raise task.Retry
            parts[0] = (kind, (*sizes[:-1], 0))
        else:
            a, b = volume if question == "volume" else _surface(parts, hole)
            if b in (0, 1):
                raise task.Retry
            answer = parse(f"{a} + ({b})*pi" if a else f"({b})*pi")
        given = volume if question == "inverse" else None
        return self.Instance(parts=tuple(parts), hole=hole, question=question, volume=given), answer


def _drawn(rng: Random, params: CompositeSolidMeasure.Params, drilled: bool) -> list[Part]:
    """Draw parts that stand on each other: round ones within the top below, a box only at the bottom."""
    n = top = params.size  # top: the largest radius that fits
    parts: list[Part] = []
    for i in range(params.parts):
        kinds = ["cylinder", "frustum"]
        if not i and params.parts > 1:
            kinds.append("box")
        if i == params.parts - 1 and not drilled:
            kinds += ["cone", "half"]
        kind = rng.choice(kinds)
        height = rng.randint(2, n)
        if kind == "box":
            a, b = rng.randint(4, n), rng.randint(4, n)
            parts.append((kind, (a, b, height)))
            top = min(a, b) // 2
            continue
        low = rng.randint(max(1, top // 2), top)
        if kind in ("frustum", "cone"):
            slants = [one for one in _SLANTS if (one[0] < low if kind == "frustum" else one[0] <= top)]
            if not slants:
                raise task.Retry
            across, up, _ = rng.choice(slants)
            parts.append((kind, (low, low - across, up) if kind == "frustum" else (across, up)))
            top = low - across
        else:
            parts.append((kind, (low, height) if kind == "cylinder" else (low,)))
            top = low
    return parts


def _volume(parts: list[Part], hole: int) -> tuple[Fraction, Fraction]:
    """Give a and b of a + bπ."""
    a = b = Fraction(0)
    for kind, sizes in parts:
        if kind == "box":
            a += sizes[0] * sizes[1] * sizes[2]
        elif kind == "cylinder":
            b += sizes[0] ** 2 * sizes[1]
        elif kind == "frustum":
            r, s, h = sizes
            b += Fraction(h * (r * r + r * s + s * s), 3)
        elif kind == "cone":
            b += Fraction(sizes[0] ** 2 * sizes[1], 3)
        else:
            b += Fraction(2 * sizes[0] ** 3, 3)
        b -= hole * hole * sizes[-1] if hole else 0
    return a, b


def _surface(parts: list[Part], hole: int) -> tuple[Fraction, Fraction]:
    """Give a and b of a + bπ: what one sees from above and below, and all walls."""
    kind, sizes = parts[0]
    a, b = (
        (Fraction(2 * sizes[0] * sizes[1]), Fraction(0))
        if kind == "box"
        else (Fraction(0), Fraction(2 * sizes[0] ** 2))
    )
    for kind, sizes in parts:
        if kind == "box":
            a += 2 * (sizes[0] + sizes[1]) * sizes[2]
        elif kind == "cylinder":
            b += 2 * sizes[0] * sizes[1]
        elif kind == "half":
            b += 2 * sizes[0] ** 2 - sizes[0] ** 2
        else:
            r, s = sizes[0], sizes[1] if kind == "frustum" else 0
            slant = next(c for x, y, c in _SLANTS if (x, y) == (r - s, sizes[-1]))
            b += (r + s) * slant - (r * r - s * s)
        if hole:
            b += 2 * hole * sizes[-1]
    return a, b - 2 * hole * hole
