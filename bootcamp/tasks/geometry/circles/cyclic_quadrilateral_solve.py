"""Find the area, a diagonal, the circumradius or a missing side of a quadrilateral inscribed in a circle.

Answer: an exact number with square roots at most; it is unique.
Harder: more kinds of data, missing sides, longer sides.
Skills: geometry, algebra
Source: original; Ptolemy, Almagest I; Brahmagupta, 628.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.lib.numbers import readable
from bootcamp.lib.prompts import bracketed
from bootcamp.lib.shown_work import division, products
from bootcamp.lib.surds import Surd, SurdNumber
from bootcamp.task import Prompt, Task, knob

_DATA = ("sides", "incircle", "diagonal")
_QUANTITIES = {
    "area": ("the area of ABCD", "四边形 ABCD 的面积"),
    "AC": ("the length of the diagonal AC", "对角线 AC 的长度"),
    "BD": ("the length of the diagonal BD", "对角线 BD 的长度"),
    "radius": ("the radius of the circle through A, B, C and D", "经过 A、B、C、D 的圆的半径"),
    "cosine": ("the cosine of the angle ABC", "∠ABC 的余弦"),
    "DA": ("the length of the side DA", "边 DA 的长度"),
}


class CyclicQuadrilateralSolve(Task["CyclicQuadrilateralSolve.Params", "CyclicQuadrilateralSolve.Instance", Surd]):
    version = 1

    class Params(task.Params):
        data: int = knob("how many kinds of data there are", levels=(1, 1, 2, 2, 3, 3, 3, 3, 3, 3), ge=1, le=3)
        quantities: int = knob("how many quantities there are", levels=(2, 3, 4, 5, 5, 5, 5, 5, 5, 5), ge=1, le=5)
        easiest: int = knob(
            "how many easy kinds of data are left out", levels=(0, 0, 0, 0, 0, 0, 1, 1, 2, 2), ge=0, le=2
        )
        size: int = knob("the longest side", levels=(9, 10, 12, 14, 16, 20, 25, 32, 40, 50), ge=5, le=99)

    class Instance(task.Instance):
        data: str
        sides: tuple[int, ...]  # AB, BC, CD and, if it is given, DA
        diagonal: int  # AC; 0 if it is not given
        quantity: str

        @property
        def told(self) -> list[str]:
            shown = [f"{name} = {side}" for name, side in zip(("AB", "BC", "CD", "DA"), self.sides, strict=False)]
            return [*shown, f"AC = {self.diagonal}"] if self.diagonal else shown

        @property
        def asked(self) -> dict[str, str]:
            return dict(zip(("en", "zh"), _QUANTITIES[self.quantity], strict=True))

    answer = SurdNumber()
    prompt = Prompt(
        en=r"""
        The convex quadrilateral ABCD is inscribed in a circle
        {{- ", and another circle inside it touches all four of its sides" if data == "incircle" }}. It is known that
        {{ told | listed("en") }}.

        Find {{ asked["en"] }}. Give the exact value.
        """,
        zh=r"""
        凸四边形 ABCD 内接于一个圆{{ "，并且还有一个圆在它内部与四条边都相切" if data == "incircle" }}。
        已知 {{ told | join("，") }}。

        求{{ asked["zh"] }}，给出精确值。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Surd]:
        data = rng.choice(_DATA[params.easiest : params.data])
        a, b, c = (Fraction(rng.randint(2, params.size)) for _ in range(3))
        names = list(_QUANTITIES)[: params.quantities]
        diagonal = 0
        if data == "incircle":
            last = Surd.rational(a + c - b)  # opposite sides have the same sum
        elif data == "diagonal":  # the angles at B and D add up to 180°
            diagonal = rng.randint(3, 2 * params.size)
            cosine = (a * a + b * b - diagonal**2) / (2 * a * b)
            rest = diagonal**2 - c * c + (c * cosine) ** 2
            if abs(cosine) >= 1 or rest <= 0:
                raise task.Retry
            last, names = Surd.root(rest) - c * cosine, ["DA", "radius", "BD"]
        else:
            last = Surd.rational(rng.randint(2, params.size))
        if last <= 0 or any(2 * side >= a + b + c + last for side in (a, b, c, last)):
            raise task.Retry
        quantity = rng.choice(names)
        by_ptolemy = quantity == "BD" and diagonal
        answer = (a * c + b * last) / diagonal if by_ptolemy else _value(quantity, a, b, c, last)
        sides = (int(a), int(b), int(c), *([int(last.value)] if data == "sides" else []))
        if not answer.terms or not readable([x for term in answer.terms for x in term], 5) or len({a, b, c, last}) < 3:
            raise task.Retry
        if answer.is_rational and abs(answer.value) in (*sides, diagonal, Fraction(1, 2)):
            raise task.Retry
        return self.Instance(data=data, sides=sides, diagonal=diagonal, quantity=quantity), answer

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        a, b, c = (Fraction(side) for side in instance.sides[:3])
        if instance.diagonal:
            return "\n".join(_by_diagonal(a, b, c, Fraction(instance.diagonal), instance.quantity))
        d = Fraction(instance.sides[3]) if instance.sides[3:] else a + c - b
        lines = [] if instance.sides[3:] else [f"DA = {a} + {c} - {b} = {d}"]
        pairs = [[(a, b), (c, d)], [(a, c), (b, d)], [(a, d), (b, c)]]
        one, two, three = (sum((x * y for x, y in row), Fraction()) for row in pairs)
        angle = instance.quantity in ("area", "cosine")
        lines += [f"{products(row)} = {sum(x * y for x, y in row)}" for row in pairs[: 1 if angle else 3]]
        square, top = two * three / one, a * a + b * b - c * c - d * d
        if instance.quantity == "BD":
            square = two * one / three
            lines.append(f"BD² = {two}·{one} / {three} = {square}")
        elif not angle:
            lines.append(f"AC² = {two}·{three} / {one} = {square}")
        if angle or instance.quantity == "radius":
            cosine = top / (2 * one)
            lines.append(f"{a}² + {b}² - {c}² - {d}² = {top}")
            lines.append(f"cos B = {division(top, 2 * one)} = {cosine}")
            if instance.quantity == "cosine":
                return "\n".join(lines)
            rest = 1 - cosine * cosine
            lines.append(f"1 - {bracketed(cosine)}·{bracketed(cosine)} = {rest}")
            before = square
            square = one * one * rest / 4 if angle else before / (4 * rest)
            lines.append(f"{one}·{one}·{rest} / 4 = {square}" if angle else f"{division(before, 4 * rest)} = {square}")
        return "\n".join([*lines, f"√({square}): {Surd.root(square).latex}"])


def _value(quantity: str, a: Fraction, b: Fraction, c: Fraction, d: Surd) -> Surd:
    """Work a quantity out by the theorems of Brahmagupta and Ptolemy; raise Retry for roots inside roots."""
    if quantity == "DA":
        return d
    one, two, three = d * c + a * b, d * b + a * c, d * a + b * c
    cosine = (a * a + b * b - c * c - d * d) / (2 * one)  # of the angle at B
    if quantity == "cosine":
        return cosine
    square = {
        "area": one * one * (1 - cosine * cosine) / 4,
        "AC": two * three / one,
        "BD": two * one / three,
        "radius": two * three / one / (4 - 4 * cosine * cosine),
    }[quantity]
    if not square.is_rational:
        raise task.Retry
    return Surd.root(square.value)


def _by_diagonal(a: Fraction, b: Fraction, c: Fraction, diagonal: Fraction, quantity: str) -> list[str]:
    """Write how the fourth side, BD or the radius follow from three sides and AC."""
    top = a * a + b * b - diagonal * diagonal
    cosine = top / (2 * a * b)
    lines = [f"{a}² + {b}² - {diagonal}² = {top}", f"cos B = {division(top, 2 * a * b)} = {cosine}"]
    if quantity == "radius":
        rest = 1 - cosine * cosine
        square = diagonal**2 / (4 * rest)
        lines.append(f"1 - {bracketed(cosine)}·{bracketed(cosine)} = {rest}")
        return [*lines, f"{division(diagonal**2, 4 * rest)} = {square}", f"√({square}): {Surd.root(square).latex}"]
    along = c * cosine
    rest = diagonal**2 - c * c + along * along
    last = Surd.root(rest) - along
    lines.append(f"{c}·{bracketed(cosine)} = {along}")
    lines.append(f"{diagonal}² - {c}² + {bracketed(along)}·{bracketed(along)} = {rest}")
    lines.append(f"√({rest}) = {Surd.root(rest).latex}")
    lines.append(f"DA = {Surd.root(rest).latex} - {bracketed(along)}: {last.latex}")
    if quantity == "BD":
        lines.append(f"{a}·{c} = {a * c}, {b}·({last.latex}) = {(last * b).latex}")
        lines.append(f"({a * c} + {(last * b).latex}) / {diagonal}: {((last * b + a * c) / diagonal).latex}")
    return lines
