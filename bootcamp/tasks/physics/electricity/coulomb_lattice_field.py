"""Find the field of point charges at a point, the work to bring a charge there, or a charge that cancels a component.

Answer: rational numbers; unique.
Harder: more charges, space instead of a plane, an unknown charge.
Skills: arithmetic, geometry
Source: original; Coulomb's law.
"""

from __future__ import annotations

from fractions import Fraction
from math import isqrt
from random import Random

from bootcamp import task
from bootcamp.lib.numbers import random_nonzero, readable
from bootcamp.lib.prompts import bracketed
from bootcamp.lib.shown_work import division, running_sum
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Rational, Record

Values = dict[str, Fraction]
Charge = tuple[int, tuple[int, ...]]
_STEPS = ((3, 4, 0), (5, 12, 0), (8, 15, 0), (1, 0, 0), (2, 0, 0), (3, 0, 0), (5, 0, 0), (6, 8, 0), (4, 0, 0))
_SPACE = ((1, 2, 2), (2, 3, 6), (2, 4, 4), (3, 6, 6), (4, 8, 8))


class CoulombLatticeField(Task["CoulombLatticeField.Params", "CoulombLatticeField.Instance", Values]):
    version = 1

    class Params(task.Params):
        charges: int = knob("how many charges there are", levels=(1, 2, 2, 3, 4, 4, 4, 5, 6, 7), ge=1, le=10)
        largest: int = knob("the largest charge", levels=(9, 9, 12, 12, 15, 20, 20, 25, 30, 40), ge=4, le=90)
        space: bool = knob("whether the charges lie in space", levels=(False,) * 6 + (True,) * 4)
        unknown: bool = knob("whether a charge is unknown", levels=(False,) * 4 + (True,) * 6)

    class Instance(task.Instance):
        probe: tuple[int, ...]
        charges: tuple[Charge, ...]
        unknown: tuple[str, tuple[int, ...]] | None
        """The component that the charge Q makes zero, and its place."""
        moved: int
        """The charge that is brought to the probe."""

        @property
        def parts(self) -> list[str]:
            """The components of the field that are asked for."""
            names = ["E" + axis for axis in "xyz"[: len(self.probe)]]
            return [name for name in names if not self.unknown or name != self.unknown[0]]

    prompt = Prompt(
        en=r"""
        Units are such that a charge q sets up, at the distance r, a field of size |q|/r² and the potential q/r; the
        field points straight away from a positive charge and straight towards a negative one. Fields and potentials of
        several charges add up. The coordinates are {{ "x, y, z" if probe | length == 3 else "x, y" }}.

        {% for q, place in charges %}
        - A charge {{ q }} is fixed at {{ place | point }}.
        {% endfor %}
        {% if unknown %}
        - A charge Q is fixed at {{ unknown[1] | point }}; it is such that at the point P = {{ probe | point }} the
            component {{ unknown[0] }} of the total field is 0.
        {% endif %}

        Find {{ "Q, and " if unknown }}the {{ "other " if unknown }}components of the field of all these charges at
        {{ "P" if unknown else "the point P = %s" | format(probe | point) }} ({{ parts | join(", ") }}), and the work W
        that an outside agent does to bring a further charge {{ moved }} slowly from far away to P.
        """,
        zh=r"""
        所用单位使得电荷 q 在距离 r 处产生大小为 |q|/r² 的电场和 q/r 的电势；正电荷的电场背离它，负电荷的电场指向它。
        多个电荷的电场和电势叠加。坐标依次为 {{ "x, y, z" if probe | length == 3 else "x, y" }}。

        {% for q, place in charges %}
        - 电荷 {{ q }} 固定在 {{ place | point }}。
        {% endfor %}
        {% if unknown %}
        - 电荷 Q 固定在 {{ unknown[1] | point }}，它使点 P = {{ probe | point }} 处总电场的分量 {{ unknown[0] }} 为 0。
        {% endif %}

        求{{ " Q，以及" if unknown }}所有这些电荷在{{ "点 P " if unknown else "点 P = %s " | format(probe | point)
        }}处的电场的{{ "其余" if unknown }}分量（{{ parts | join("、") }}），
        并求外力把另一个电荷 {{ moved }} 从极远处缓慢移到 P 所做的功 W。
        """,
    )

    def format(self, instance: Instance) -> Format[Values]:
        return Record(**{name: Rational() for name in [*["Q"][: instance.unknown is not None], *instance.parts, "W"]})

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Values]:
        size = 3 if params.space else 2
        probe = tuple(rng.randint(-5, 5) for _ in range(size))
        places: list[tuple[int, ...]] = []
        while len(places) < params.charges + params.unknown:
            step = list(rng.choice(_SPACE + _STEPS[:1] if params.space and rng.random() < 0.8 else _STEPS))[:3]
            step = rng.sample(step, 3) if params.space else rng.sample(step[:2], 2)
            place = tuple(p + rng.choice((-1, 1)) * d for p, d in zip(probe, step, strict=True))
            if place not in places:
                places.append(place)
        charges = tuple((random_nonzero(rng, params.largest), place) for place in places[: params.charges])
        unknown = None
        if params.unknown:
            axes = [i for i in range(size) if places[-1][i] != probe[i]]
            unknown = ("E" + "xyz"[rng.choice(axes)], places[-1])
        instance = self.Instance(probe=probe, charges=charges, unknown=unknown, moved=random_nonzero(rng, 5))
        answer = self.solve(instance)
        if not all(answer[name] for name in answer if name in ("Q", "W")) or not readable(answer.values(), 7):
            raise task.Retry
        if sum(map(bool, answer.values())) < len(answer) - (params.charges < 3):
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> Values:
        total, potential = _field(instance.probe, instance.charges)
        found: Values = {}
        if instance.unknown:
            axis = "xyz".index(instance.unknown[0][1])
            unit, height = _field(instance.probe, ((1, instance.unknown[1]),))
            found["Q"] = -total[axis] / unit[axis]
            total = [a + found["Q"] * b for a, b in zip(total, unit, strict=True)]
            potential += found["Q"] * height
        found |= {"E" + axis: part for axis, part in zip("xyz", total, strict=False)} | {
            "W": instance.moved * potential
        }
        return {name: found[name] for name in ("Q", *instance.parts, "W") if name in found}

    def key(self, instance: Instance) -> object:
        def near(place: tuple[int, ...]) -> list[int]:
            return [a - b for a, b in zip(place, instance.probe, strict=True)]

        bare = sorted([q, *near(place)] for q, place in instance.charges)
        return [bare, instance.unknown and [instance.unknown[0], near(instance.unknown[1])], instance.moved]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        names = [*("E" + axis for axis in "xyz"[: len(instance.probe)]), "V"]
        sources = [*instance.charges, *([(1, instance.unknown[1])] if instance.unknown else [])]
        lines, values = list[str](), list[list[Fraction]]()
        for number, (q, place) in enumerate(sources, start=1):
            away = [a - b for a, b in zip(instance.probe, place, strict=True)]
            told = (f"{a} - {bracketed(b)} = {d}" for a, b, d in zip(instance.probe, place, away, strict=True))
            square = sum(d * d for d in away)
            r = isqrt(square)
            lines.append(f"{number}. {', '.join(told)}")
            lines.append(f"r² = {' + '.join(f'{bracketed(d)}²' for d in away)} = {square}, r = {r}, r³ = {r**3}")
            field, potential = _field(instance.probe, ((q, place),))
            values.append([*field, potential])
            ways = [*(f"{q}·{bracketed(d)}/{r**3}" for d in away), f"{q}/{r}"]
            found = zip(ways, values[-1], strict=True)
            lines.append(", ".join(way if way == str(value) else f"{way} = {value}" for way, value in found))
        terms = dict(zip(names, zip(*values, strict=True), strict=True))
        charge = self.solve(instance).get("Q")
        if instance.unknown and charge:
            name = instance.unknown[0]
            *known, unit = terms[name]
            total = sum(known, Fraction())
            lines += [running_sum(known), f"Q = {'' if total < 0 else '-'}{division(abs(total), unit)} = {charge}"]
            lines.append(", ".join(f"{charge}·{bracketed(row[-1])} = {charge * row[-1]}" for row in terms.values()))
            terms = {name: (*row[:-1], charge * row[-1]) for name, row in terms.items()}
        lines += [f"{name}: {running_sum(row)}" for name, row in terms.items()]
        height = sum(terms["V"])
        return "\n".join([*lines, f"W = {instance.moved}·{bracketed(height)} = {instance.moved * height}"])


def _field(probe: tuple[int, ...], charges: tuple[Charge, ...]) -> tuple[list[Fraction], Fraction]:
    total, potential = [Fraction(0)] * len(probe), Fraction(0)
    for q, place in charges:
        away = [a - b for a, b in zip(probe, place, strict=True)]
        square = sum(d * d for d in away)
        r = next(r for r in range(1, 60) if r * r == square)
        total = [part + Fraction(q * d, r**3) for part, d in zip(total, away, strict=True)]
        potential += Fraction(q, r)
    return total, potential
