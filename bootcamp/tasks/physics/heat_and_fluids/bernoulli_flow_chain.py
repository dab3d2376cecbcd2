"""Find speeds, pressures, areas and ranges of a liquid that flows from a tank through a pipe of changing section.

Answer: a rational number for each quantity asked for; unique.
Harder: more sections, a tank whose pressure a gauge elsewhere tells, an unknown area, two liquids in the tank.
Skills: algebra, arithmetic
Source: original; Bernoulli's law.
"""

from __future__ import annotations

from fractions import Fraction
from math import isqrt
from random import Random

from bootcamp import task
from bootcamp.lib.numbers import readable
from bootcamp.lib.prompts import bracketed
from bootcamp.lib.shown_work import division
from bootcamp.lib.surds import Surd
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Rational, Record

Values = dict[str, Fraction]
Section = tuple[int, Fraction | None, Fraction | None]
"""Its height in m, its area in cm² and its gauge pressure in kPa, None where they are not told."""
_G = 10
_SOUGHT = {
    "v": ("the speed v of the jet in m/s", "射流的速度 v（单位 m/s）"),
    "P": ("the gauge pressure P of the gas in kPa", "气体的表压 P（单位 kPa）"),
    "p": ("the gauge pressure {0} of section {1} in kPa", "第 {1} 段的表压 {0}（单位 kPa）"),
    "A": ("the area {0} of section {1} in cm²", "第 {1} 段的截面积 {0}（单位 cm²）"),
    "R": ("the level distance R in metres that the jet covers in the air", "射流的水平射程 R（单位 m）"),
}


class BernoulliFlowChain(Task["BernoulliFlowChain.Params", "BernoulliFlowChain.Instance", Values]):
    version = 1

    class Params(task.Params):
        sections: int = knob("how many sections the pipe has", levels=(1, 2, 2, 3, 3, 4, 4, 5, 6, 7), ge=1, le=9)
        asked: int = knob("how many quantities are asked for", levels=(1, 1, 2, 2, 2, 3, 3, 4, 4, 4), ge=1, le=6)
        gauge: bool = knob("whether a gauge tells the pressure in the tank", levels=(False,) * 3 + (True,) * 7)
        areas: int = knob("how many areas are unknown", levels=(0, 0, 0, 0, 1, 1, 1, 2, 2, 3), ge=0, le=4)
        layers: bool = knob("whether there are two liquids", levels=(False,) * 6 + (True,) * 4)

    class Instance(task.Instance):
        density: Fraction
        """In t/m³, so that pressures are in kPa."""
        surface: int
        upper: tuple[Fraction, int] | None
        """Density and thickness of a lighter liquid above the surface."""
        pressure: Fraction | None
        sections: tuple[Section, ...]
        asked: tuple[str, ...]

        def sought(self, language: str) -> list[str]:
            """Say what the quantities asked for are."""
            return [_SOUGHT[name[0]][language == "zh"].format(name, name[1:]) for name in self.asked]

    prompt = Prompt(
        en=r"""
        A wide tank holds a liquid of density {{ density }} g/cm³, whose surface stays {{ surface }} m above the ground.
        {% if upper %}
        On it floats a layer of another liquid, {{ upper[1] }} m thick, of density {{ upper[0] }} g/cm³; none of it
        leaves the tank.
        {% endif %}
        {% if pressure is not none %}
        The gas above has the gauge pressure {{ pressure }} kPa (pressure above that of the air outside).
        {% else %}
        The gas above is under an unknown gauge pressure P in kPa (pressure above that of the air outside).
        {% endif %}
        A pipe leads the {{ "first " if upper }}liquid from the tank through these sections in turn, and the last one
        ends in the open air, where the liquid leaves as a level jet:

        {% for height, area, gauge in sections %}
        - Section {{ loop.index }}: {{ height }} m above the ground, {{ "area %s cm²" | format(area) if area
            else "area A%d unknown" | format(loop.index) }}{{ ", gauge pressure %s kPa" | format(gauge) if gauge
            is not none }}.
        {% endfor %}

        The flow is steady, without friction, and the pressure changes of the air with height are left out; the last
        section has the gauge pressure 0; g = 10 m/s².
        Find {{ sought("en") | listed("en") }}.
        """,
        zh=r"""
        一个很宽的容器装有密度为 {{ density }} g/cm³ 的液体，液面始终比地面高 {{ surface }} m。
        {% if upper %}
        液面上浮着一层厚 {{ upper[1] }} m、密度为 {{ upper[0] }} g/cm³ 的另一种液体，它不流出容器。
        {% endif %}
        {% if pressure is not none %}
        上方气体的表压（超出外面大气压的压强）为 {{ pressure }} kPa。
        {% else %}
        上方气体的表压（超出外面大气压的压强）P 未知，单位为 kPa。
        {% endif %}
        一根管子把{{ "前一种" if upper }}液体从容器依次引过下列各段，最后一段通向大气，液体在那里水平射出：

        {% for height, area, gauge in sections %}
        - 第 {{ loop.index }} 段：比地面高 {{ height }} m，{{ "截面积 %s cm²" | format(area) if area
            else "截面积 A%d 未知" | format(loop.index) }}{{ "，表压 %s kPa" | format(gauge) if gauge is not none }}。
        {% endfor %}

        流动稳定，没有摩擦，不计大气压随高度的变化；最后一段的表压为 0；g = 10 m/s²。
        求{{ sought("zh") | join("、") }}。
        """,
    )

    def format(self, instance: Instance) -> Format[Values]:
        units = {"v": "m/s", "P": "kPa", "p": "kPa", "A": "cm^2", "R": "m"}
        return Record(**{name: Rational(unit=units[name[0]]) for name in instance.asked})

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Values]:
        n = params.sections
        density = Fraction(rng.choice((8, 9, 10, 10, 10, 12, 15)), 10)
        heights = [rng.randint(1, 20) for _ in range(n - 1)] + [rng.choice((5, 20, 45) if n > 3 else (5, 20))]
        surface = max(1, heights[-1] + rng.randint(-4, 12))
        v = Fraction(rng.randint(4, 24), rng.choice((1, 1, 2)))
        areas = [Fraction(rng.randint(2, 24)) for _ in range(n)]
        upper = (density * Fraction(rng.choice((6, 7, 8, 9)), 10), rng.randint(1, 5)) if params.layers else None
        gauges = []
        for height, area in zip(heights, areas, strict=True):
            speed = v * areas[-1] / area
            gauges.append(density * ((v * v - speed * speed) / 2 + _G * (heights[-1] - height)))
        pressure = density * (v * v / 2 + _G * (heights[-1] - surface))
        pressure -= upper[0] * upper[1] * _G if upper else 0
        if min([pressure, *gauges]) < -80 or max([pressure, *gauges]) > 600 or len({*areas}) < n:
            raise task.Retry
        found = {"v": v, "P": pressure, "R": v * {5: 1, 20: 2, 45: 3}[heights[-1]]}
        found |= {f"p{i}": gauge for i, gauge in enumerate(gauges[:-1], start=1)}
        found |= {f"A{i}": area for i, area in enumerate(areas, start=1)}
        inner = rng.sample(range(n - 1), n - 1)
        told = inner[: params.areas + params.gauge]  # gauges; the first one tells v, the others tell areas
        hidden = told[params.gauge :]
        sections = [(heights[i], None if i in hidden else areas[i], gauges[i] if i in told else None) for i in range(n)]
        given = {f"p{i + 1}" for i in told} | {f"A{i + 1}" for i in range(n) if i not in hidden}
        pool = [name for name in found if name not in given and (name != "P" or params.gauge)]
        first = [name for name in pool if name[0] in "PA"]
        asked = rng.sample(first, min(len(first), params.asked))
        rest = [name for name in pool if name not in asked]
        asked = sorted(asked + rng.sample(rest, min(len(rest), params.asked - len(asked))), key=list(found).index)
        if len(asked) < params.asked or not readable([*gauges, pressure], 5) or any(not found[name] for name in asked):
            raise task.Retry
        instance = self.Instance(
            density=density,
            surface=surface,
            upper=upper,
            pressure=None if params.gauge else pressure,
            sections=tuple(sections),
            asked=tuple(asked),
        )
        return instance, {name: found[name] for name in asked}

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        density, (low, last, _) = instance.density, instance.sections[-1]
        lines, upper, drop = list[str](), Fraction(0), Fraction(_G * (instance.surface - low))
        if instance.upper:
            upper = instance.upper[0] * instance.upper[1] * _G
            lines.append(f"{instance.upper[0]}·{instance.upper[1]}·{_G} = {upper}")
        sections = [(_G * (low - h), (last or 0) / (area or Fraction(1)), area, p) for h, area, p in instance.sections]
        if instance.pressure is not None:
            force = instance.pressure + upper
            lines += [f"{instance.pressure} + {upper} = {force}"] if upper else []
            lines.append(f"{_G}·({instance.surface} - {low}) = {drop}")
            square = 2 * (force / density + drop)
            lines.append(f"v² = 2·({division(force, density)} + {bracketed(drop)}) = {square}")
        else:
            place = next(i for i, one in enumerate(sections) if one[2] and one[3] is not None)
            rise, ratio, area, gauge = sections[place]
            part, rest = (gauge or Fraction()) / density, 1 - ratio**2
            square = 2 * (part - rise) / rest
            lines.append(f"{_G}·({low} - {instance.sections[place][0]}) = {rise}")
            lines.append(f"{division(part * density, density)} = {part}, {part} - {bracketed(rise)} = {part - rise}")
            shown = f"{last}/{area} = {ratio}, " if f"{last}/{area}" != str(ratio) else ""
            lines.append(f"{shown}1 - {ratio}·{ratio} = {rest}")
            lines.append(f"v² = {division(2 * (part - rise), rest)} = {square}")
        v = Surd.root(square).value
        power = f"({v})" if "/" in str(v) else v
        lines.append(f"v = {v}")
        for name in instance.asked:
            if name == "R":
                seconds = isqrt(low // 5)
                lines += [f"5·t² = {low}, t = {seconds}", f"R = {v}·{seconds} = {v * seconds}"]
            elif name == "P":
                size = density * (square / 2 - drop)
                lines.append(f"{_G}·({instance.surface} - {low}) = {drop}")
                lines.append(f"{density}·({square / 2} - {bracketed(drop)}) = {size}")
                lines += [f"{size} - {upper} = {size - upper}"] if upper else []
            elif name != "v":
                rise, ratio, area, gauge = sections[int(name[1:]) - 1]
                lines.append(f"{name}: {_G}·({low} - {instance.sections[int(name[1:]) - 1][0]}) = {rise}")
                if area:
                    speed, part = v * ratio, (square - (v * ratio) ** 2) / 2
                    lines.append(f"{v}·{last}/{area} = {speed}, ({power}² - ({speed})²) / 2 = {part}")
                    lines.append(f"{density}·({part} + {bracketed(rise)}) = {density * (part + rise)}")
                elif gauge is not None:
                    inner = square - 2 * (gauge / density - rise)
                    speed = Surd.root(inner).value
                    lines.append(f"{division(gauge, density)} = {gauge / density}")
                    lines.append(f"{square} - 2·({gauge / density} - {bracketed(rise)}) = {inner} = ({speed})²")
                    lines.append(f"{v}·{last} / ({speed}) = {v * (last or 0) / speed}")
        return "\n".join(lines)
