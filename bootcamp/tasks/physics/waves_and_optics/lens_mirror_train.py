"""Find the image of an object behind a row of thin lenses, perhaps with a mirror that sends the light back.

Answer: the place of the image, its magnification and, if there is one, the unknown focal length or gap; unique.
Harder: more lenses, a mirror at the end, a focal length or gap that follows from an image on the way.
Skills: algebra, simulation
Source: original; the thin lens equation.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import accumulate
from operator import mul
from random import Random

from bootcamp import task
from bootcamp.lib.numbers import readable
from bootcamp.lib.prompts import bracketed
from bootcamp.lib.shown_work import division
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Rational, Record

Values = dict[str, Fraction]
_LENGTHS = (4, 5, 6, 8, 9, 10, 12, 15, 16, 18, 20, 24, 25, 27, 30, 36, 40, 45, 48, 50, 54, 60)  # of small primes


class LensMirrorTrain(Task["LensMirrorTrain.Params", "LensMirrorTrain.Instance", Values]):
    version = 1

    class Params(task.Params):
        lenses: int = knob("how many lenses there are", levels=(1, 2, 3, 2, 2, 2, 3, 3, 4, 4), ge=1, le=7)
        mirror: bool = knob("whether a mirror ends the row", levels=(False,) * 3 + (True,) * 7)
        unknown: bool = knob("whether something is unknown", levels=(False,) * 5 + (True,) * 5)
        size: int = knob("the largest focal length", levels=(40, 40, 40, 24, 40, 40, 24, 40, 24, 40), ge=15, le=90)

    class Instance(task.Instance):
        distance: int
        """From the object to the first lens."""
        lenses: tuple[int | None, ...]
        """Focal lengths; None is unknown."""
        gaps: tuple[int | None, ...]
        """Behind each lens, as far as something stands there."""
        mirror: int | None
        """Its focal length, 0 for a plane mirror, None for no mirror."""
        hint: tuple[int, Fraction] | None
        """The lens (from 1) behind which the first image of the light on its way there lies, and how far behind."""

    prompt = Prompt(
        en=r"""
        On one axis, from left to right, stand an object and {{ lenses | length }} thin
        {{ "lens" if lenses | length == 1 else "lenses" }}{{ ", and then a mirror that faces left"
        if mirror is not none }}. Light goes from the object to the right{{
        " to the mirror, and back through all lenses to the left" if mirror is not none }}. Lengths are in centimetres.

        - The object stands {{ distance }} left of lens 1.
        {% for f in lenses %}
        - Lens {{ loop.index }} {{ "has the focal length %d" | format(f) if f is not none
            else "has an unknown focal length" }}{{ "" if loop.index0 >= gaps | length
            else ("; the next thing is %d to its right" | format(gaps[loop.index0]) if gaps[loop.index0] is not none
            else "; how far to its right the next thing is, is not known") }}.
        {% endfor %}
        {% if mirror is not none %}
        - The mirror {{ "is plane" if not mirror else "has the focal length %d" | format(mirror) }}.
        {% endif %}
        {% if hint %}
        - The image that the light on its way to the right makes when it has passed lens {{ hint[0] }} (and nothing
            after that) lies at the distance {{ hint[1] }} from this lens, by the rules below.
        {% endif %}

        For each element, 1/p + 1/q = 1/f (for a plane mirror q = -p) and the magnification is -q/p. Here p is the
        distance of the object, positive if it lies on the side from which the light comes, negative if the light
        converges towards a point beyond the element (a virtual object); q is the distance of the image, positive if it
        lies on the side to which the light goes on, for a mirror in front of it. The image of each element is the
        object of the next one that the light meets; positive focal lengths converge, negative ones diverge.

        Find {{ "the unknown length (unknown), " if hint }}the distance q of the final image from the last
        element that the light passes (image) and the product of all magnifications (magnification).
        """,
        zh=r"""
        在同一条轴上，从左到右依次有一个物体和 {{ lenses | length }} 个薄透镜{{
        "，最后是一面朝左的镜子" if mirror is not none }}。
        光从物体向右传播{{ "到镜子，再向左返回，重新穿过所有透镜" if mirror is not none }}。长度单位为厘米。

        - 物体在透镜 1 左边 {{ distance }} 处。
        {% for f in lenses %}
        - 透镜 {{ loop.index }}：{{ "焦距为 %d" | format(f) if f is not none else "焦距未知" }}{{ ""
            if loop.index0 >= gaps | length else ("，下一个元件在它右边 %d 处" | format(gaps[loop.index0])
            if gaps[loop.index0] is not none else "，下一个元件在它右边多远处未知") }}。
        {% endfor %}
        {% if mirror is not none %}
        - 镜子：{{ "平面镜" if not mirror else "焦距为 %d" | format(mirror) }}。
        {% endif %}
        {% if hint %}
        - 光向右传播、刚穿过透镜 {{ hint[0] }}（尚未经过其后的元件）时所成的像，
            按下面的规定与该透镜的距离为 {{ hint[1] }}。
        {% endif %}

        对每个元件，1/p + 1/q = 1/f（平面镜则 q = -p），放大率为 -q/p。其中 p 是物距，物在光射来的一侧时为正，
        光会聚向元件另一侧的一点（虚物）时为负；q 是像距，像在光继续前进的一侧时为正，对镜子即在镜前为正。
        每个元件所成的像是光遇到的下一个元件的物；焦距为正则会聚，为负则发散。

        求{{ "未知的长度（unknown）、" if hint }}最后的像与光最后穿过的元件的距离 q（image），
        以及所有放大率的乘积（magnification）。
        """,
    )

    def format(self, instance: Instance) -> Format[Values]:
        fields = {"image": Rational(unit="cm"), "magnification": Rational()}
        return Record(**({"unknown": Rational(unit="cm")} if instance.hint else {}), **fields)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Values]:
        n = params.lenses
        pool = [f for f in _LENGTHS if f <= params.size]
        lenses = [rng.choice((-1, 1, 1)) * rng.choice(pool) for _ in range(n)]
        gaps = [rng.choice(_LENGTHS) for _ in range(n - 1 + params.mirror)]
        mirror = rng.choice((0, -1, 1)) * rng.choice(pool) if params.mirror else None
        distance = rng.randint(5, 60) if n < 2 else rng.choice(_LENGTHS)
        hint, places = None, _images(distance, lenses, gaps, mirror)
        answer: Values = {}
        shown: tuple[list[int | None], list[int | None]] = ([*lenses], [*gaps])
        if params.unknown:
            which = rng.randint(0, n - 1)
            by_gap = which > 0 and rng.random() < 0.5
            hint = (which + 1, places[which][1])
            answer["unknown"] = Fraction(gaps[which - 1] if by_gap else lenses[which])
            shown[by_gap][which - by_gap] = None
        answer["image"] = places[-1][1]
        answer["magnification"] = Fraction(1)
        for p, q in places:
            answer["magnification"] *= -q / p
        if not readable(answer.values(), 6) or (hint and not readable(hint, 4)):
            raise task.Retry
        instance = self.Instance(
            distance=distance, lenses=tuple(shown[0]), gaps=tuple(shown[1]), mirror=mirror, hint=hint
        )
        return instance, answer

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        lenses, gaps, lines = [*instance.lenses], [*instance.gaps], list[str]()
        order = [*range(len(lenses)), *([] if instance.mirror is None else range(len(lenses), -1, -1))]
        p, q, sizes = Fraction(instance.distance), Fraction(), list[Fraction]()
        for place, which in enumerate(order):
            f = instance.mirror if which == len(lenses) else lenses[which]
            last = q
            if instance.hint and place == instance.hint[0] - 1:
                q = instance.hint[1]
                if f is None:
                    lenses[which] = f = int(1 / (1 / p + 1 / q))
                    lines.append(f"{place + 1}. 1/f = {_inverses(p, q, '+')}, f = {f}")
                else:
                    p = 1 / (1 / Fraction(f) - 1 / q)
                    gaps[which - 1] = int(last + p)
                    lines.append(f"{place + 1}. 1/p = {_inverses(Fraction(f), q, '-')}, p = {p}")
                    lines.append(f"{last} + {bracketed(p)} = {last + p}")
            elif f:
                q = 1 / (1 / Fraction(f) - 1 / p)
                lines.append(f"{place + 1}. 1/q = {_inverses(Fraction(f), p, '-')}, q = {q}")
            else:
                q = -p
                lines.append(f"{place + 1}. q = {q}")
            sizes.append(-q / p)
            lines.append(
                f"-q/p = -({division(q, p)}) = {sizes[-1]}" if q > 0 else f"-q/p = {division(-q, p)} = {-q / p}"
            )
            gap = [*gaps, *gaps[::-1]][place] if place < len(order) - 1 else None
            if gap is not None:
                lines.append(f"p = {gap} - {bracketed(q)} = {gap - q}")
                p = gap - q
        so_far = accumulate(sizes, mul)
        steps = (f"{x}·{bracketed(size)} = {x * size}" for x, size in zip(so_far, sizes[1:], strict=False))
        return "\n".join([*lines, *steps])


def _images(distance: int, lenses: list[int], gaps: list[int], mirror: int | None) -> list[tuple[Fraction, Fraction]]:
    """Give the distances of object and image for each passage; raise Retry where an image is far away or at a lens."""
    back = [] if mirror is None else [mirror, *lenses[::-1]]
    ways = gaps + ([] if mirror is None else gaps[::-1])
    p, found = Fraction(distance), []
    for place, f in enumerate([*lenses, *back]):
        if not p or (f and p == f):
            raise task.Retry
        q = f * p / (p - f) if f else -p
        found.append((p, q))
        if place < len(ways):
            p = ways[place] - q
    return found


def _inverses(x: Fraction, y: Fraction, mark: str) -> str:
    first, second = 1 / x, 1 / y
    return f"{first} {mark} {bracketed(second)} = {first + second if mark == '+' else first - second}"
