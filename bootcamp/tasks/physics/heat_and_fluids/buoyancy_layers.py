"""Find how deep a body of stacked boxes floats in layered liquids, where their surface is, and tensions of strings.

Answer: lengths and tensions; unique.
Harder: more boxes and liquids, a load that hangs below, a string to the floor.
Skills: algebra, deduction
Source: original; the law of Archimedes.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.lib.numbers import readable
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Rational, Record

Values = dict[str, Fraction]
Box = tuple[int, int, Fraction]
"""Its level area, its height and its mass."""


class BuoyancyLayers(Task["BuoyancyLayers.Params", "BuoyancyLayers.Instance", Values]):
    version = 1

    class Params(task.Params):
        boxes: int = knob("how many boxes there are", levels=(1, 1, 2, 2, 3, 3, 4, 4, 5, 6), ge=1, le=7)
        liquids: int = knob("how many liquids there are", levels=(1, 1, 1, 2, 2, 2, 3, 3, 4, 4), ge=1, le=5)
        strings: int = knob("the most strings", levels=(0, 1, 1, 1, 1, 2, 2, 2, 2, 2), ge=0, le=2)
        fine: int = knob("the denominator of lengths", levels=(1, 1, 1, 1, 2, 2, 2, 3, 3, 4), ge=1, le=6)

    class Instance(task.Instance):
        area: int
        liquids: tuple[tuple[Fraction, Fraction], ...]
        """Density and volume, from the bottom up."""
        boxes: tuple[Box, ...]
        """From the bottom up."""
        load: tuple[int, int] | None
        """How many of the boxes hang below the others on a string, and its length."""
        floor: Fraction | None
        """The length of a string from the lowest box to the floor."""

    prompt = Prompt(
        en=r"""
        An upright vessel has the inner base area {{ area }} cm². In it are these liquids, which do not mix and lie on
        each other from the bottom up; none of them flows over:

        {% for density, volume in liquids %}
        - {{ volume }} cm³ of density {{ density }} g/cm³.
        {% endfor %}

        In it is a body of upright boxes, which are from the bottom up:

        {% for area, height, mass in boxes %}
        - Box {{ loop.index }}: base area {{ area }} cm², height {{ height }} cm, mass {{ mass }} g.
        {% endfor %}

        {% if load %}
        Box {{ load[0] }}, together with what is fixed below it, hangs on a taut string of {{ load[1] }} cm from the
        bottom of box {{ load[0] + 1 }}; otherwise each box is fixed on the next lower one.
        {% elif boxes | length > 1 %}
        Each box is fixed on the next lower one.
        {% endif %}
        {% if floor is not none %}
        A taut string of {{ floor }} cm leads from the bottom of box 1 straight down to the floor of the vessel.
        {% else %}
        The body floats and does not touch the floor.
        {% endif %}
        All boxes stay upright, strings have no mass and no volume, everything is at rest, and g = 10 m/s².

        Find the depth in cm of the bottom of box 1 below the surface of the uppermost liquid (depth){{
        "," if load or floor is not none else " and" }} the height in cm of this surface above the floor (level){{
        "%s the tension in newtons of the string to box %d (T)" | format("," if floor is not none else " and", load[0])
        if load }}{{ " and the tension in newtons of the string to the floor (F)" if floor is not none }}.
        """,
        zh=r"""
        一个直立容器的内底面积为 {{ area }} cm²，其中有下列互不混合、自下而上分层的液体，都不溢出：

        {% for density, volume in liquids %}
        - {{ volume }} cm³，密度 {{ density }} g/cm³。
        {% endfor %}

        容器中有一个由直立长方体组成的物体，自下而上为：

        {% for area, height, mass in boxes %}
        - 长方体 {{ loop.index }}：底面积 {{ area }} cm²，高 {{ height }} cm，质量 {{ mass }} g。
        {% endfor %}

        {% if load %}
        长方体 {{ load[0] }} 连同固定在它下面的部分，用一根长 {{ load[1] }} cm 的张紧的绳子
        挂在长方体 {{ load[0] + 1 }} 的底面；
        其余每个长方体都固定在下面一个之上。
        {% elif boxes | length > 1 %}
        每个长方体都固定在下面一个之上。
        {% endif %}
        {% if floor is not none %}
        一根长 {{ floor }} cm 的张紧的绳子从长方体 1 的底面竖直连到容器底。
        {% else %}
        物体浮着，不接触容器底。
        {% endif %}
        所有长方体保持直立，绳子不计质量和体积，一切静止，g = 10 m/s²。

        求长方体 1 的底面在最上层液面以下的深度（depth，单位 cm）、该液面离容器底的高度（level，单位 cm）{{
        "、连到长方体 %d 的绳子的张力（T，单位牛顿）" | format(load[0]) if load }}{{
        "、连到容器底的绳子的张力（F，单位牛顿）" if floor is not none }}。
        """,
    )

    def format(self, instance: Instance) -> Format[Values]:
        names = ["T"] * (instance.load is not None) + ["F"] * (instance.floor is not None)
        lengths = {name: Rational(unit="cm") for name in ("depth", "level")}
        return Record(**lengths, **{name: Rational(unit="N") for name in names})

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Values]:
        n, fine = params.boxes, params.fine
        strings = rng.randint(0 if params.liquids > 1 else min(1, params.strings // 2), params.strings)
        hanging = strings > 0 and n > 1 and (strings > 1 or rng.random() < 0.5)
        tied = strings > hanging
        load = (rng.randint(1, n - 1), rng.randint(2, 8)) if hanging else None
        shapes = [(10 * rng.randint(2, 12), rng.randint(2, 9)) for _ in range(n)]
        area = 10 * rng.randint(max(size for size, _ in shapes) // 10 + 2, 30)
        slabs = [(size, tall) for size, tall in shapes]
        if load:
            slabs.insert(load[0], (0, load[1]))
        whole = sum(tall for _, tall in slabs)
        marks = sorted(rng.sample(range(-3 * fine, whole * fine + 3 * fine), params.liquids))
        tops = [Fraction(mark, fine) for mark in marks]  # upper faces of the liquids, above the bottom of box 1
        z = Fraction(rng.randint(2, 12) * fine + rng.randrange(fine), fine) + 3
        tenths = sorted(rng.sample(range(6, 15), params.liquids), reverse=True)
        densities = [Fraction(tenth, 10) for tenth in tenths]
        below = load[0] if load else n
        lift, lower, volumes, last = Fraction(0), Fraction(0), list[Fraction](), Fraction(0)
        cut = sum(tall for _, tall in slabs[:below])
        crossed = False
        for density, top, before in zip(densities, tops, [Fraction(-99), *tops], strict=False):
            filled = area * (z + top) - _volume(slabs, top)
            volumes.append(filled - last)
            last = filled
            lift += density * (_volume(slabs, top) - _volume(slabs, before))
            lower += density * (_volume(slabs[:below], top) - _volume(slabs[:below], before))
            crossed |= any(
                size > 0 and sum(t for _, t in slabs[:i]) < top < sum(t for _, t in slabs[: i + 1])
                for i, (size, _) in enumerate(slabs)
            )
        if tops[-1] <= 0 or not (crossed or tied) or (load and tops[-1] < cut):
            raise task.Retry
        down = Fraction(rng.randint(1, 30) * 10) if tied else Fraction(0)  # both tensions in grams
        pull = Fraction(rng.randint(1, 30) * 10) + down if load else Fraction(0)
        masses = _shared(rng, shapes[:below], lower + pull - down if load else lift - down)
        masses += _shared(rng, shapes[below:], lift - lower - pull)
        if any(
            mass <= size * tall / 50 or mass > 9 * size * tall
            for mass, (size, tall) in zip(masses, shapes, strict=True)
        ):
            raise task.Retry
        answer = {"depth": tops[-1], "level": z + tops[-1]}
        answer |= {"T": pull / 100} if load else {}
        answer |= {"F": down / 100} if tied else {}
        instance = self.Instance(
            area=area,
            liquids=tuple(zip(densities, volumes, strict=True)),
            boxes=tuple((size, tall, mass) for (size, tall), mass in zip(shapes, masses, strict=True)),
            load=load,
            floor=z if tied else None,
        )
        if not readable([*volumes, *masses], 5) or answer["depth"] in (z, whole):
            raise task.Retry
        return instance, answer


def _volume(slabs: list[tuple[int, int]], height: Fraction) -> Fraction:
    """Give the volume of a body below a height over its bottom."""
    total, base = Fraction(0), 0
    for size, tall in slabs:
        total += size * min(max(height - base, Fraction(0)), Fraction(tall))
        base += tall
    return total


def _shared(rng: Random, shapes: list[tuple[int, int]], mass: Fraction) -> list[Fraction]:
    """Share a mass out over boxes, in whole grams but for the last one."""
    found: list[Fraction] = []
    whole = sum(size * tall for size, tall in shapes)
    for size, tall in shapes[:-1]:
        found.append(Fraction(int(mass * size * tall / whole * Fraction(rng.randint(7, 13), 10))))
    return [*found, mass - sum(found)] if shapes else []
