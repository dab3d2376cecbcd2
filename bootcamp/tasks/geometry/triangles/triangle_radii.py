"""Find a radius, an altitude or a squared distance of centres of a triangle from sides, an angle, corners or altitudes.

Answer: an exact number with square roots at most; it is unique.
Harder: more kinds of data and of quantities, longer sides.
Skills: geometry, algebra
Source: original.
"""

from __future__ import annotations

from fractions import Fraction
from math import gcd
from random import Random

from bootcamp import task
from bootcamp.lib.numbers import readable
from bootcamp.lib.surds import Surd, SurdNumber
from bootcamp.task import Prompt, Task, knob

_DATA = ("sides", "cosine", "corners", "altitudes")
_QUANTITIES = {
    "altitude": ("the length of the altitude from A", "从 A 出发的高的长度"),
    "median": ("the length of the median from A", "从 A 出发的中线的长度"),
    "inradius": ("the radius of the incircle", "内切圆的半径"),
    "circumradius": ("the radius of the circumcircle", "外接圆的半径"),
    "exradius": ("the radius of the excircle that touches the side BC from outside", "与边 BC 相切的旁切圆的半径"),
    "bisector": (
        "the length of the bisector of the angle at A, from A to the side BC",
        "角 A 的平分线从 A 到边 BC 的长度",
    ),
    "centres": (
        "the square of the distance between the centres of the incircle and the circumcircle",
        "内心与外心之间距离的平方",
    ),
}


class TriangleRadii(Task["TriangleRadii.Params", "TriangleRadii.Instance", Surd]):
    version = 1

    class Params(task.Params):
        data: int = knob("how many kinds of data there are", levels=(1, 1, 2, 2, 3, 3, 4, 4, 4, 4), ge=1, le=4)
        quantities: int = knob("how many quantities there are", levels=(2, 3, 4, 5, 6, 7, 7, 7, 7, 7), ge=1, le=7)
        easiest: int = knob("how many easy quantities are left out", levels=(0, 0, 0, 0, 1, 1, 2, 2, 3, 3), ge=0, le=4)
        size: int = knob("the largest length", levels=(10, 12, 15, 18, 20, 25, 30, 40, 60, 90), ge=5, le=200)

    class Instance(task.Instance):
        data: str
        numbers: tuple[Fraction, ...]  # BC, CA, AB; CA, AB, cos A; coordinates of A, B, C; altitudes from A, B, C
        quantity: str

        @property
        def asked(self) -> dict[str, str]:
            return dict(zip(("en", "zh"), _QUANTITIES[self.quantity], strict=True))

    answer = SurdNumber()
    prompt = Prompt(
        en=r"""
        {% if data == "sides" %}
        A triangle ABC has the sides BC = {{ numbers[0] }}, CA = {{ numbers[1] }} and AB = {{ numbers[2] }}.
        {% elif data == "cosine" %}
        In a triangle ABC, CA = {{ numbers[0] }}, AB = {{ numbers[1] }}, and the cosine of the angle at A is
        {{ numbers[2] }}.
        {% elif data == "corners" %}
        A triangle has the corners A({{ numbers[0] }}, {{ numbers[1] }}), B({{ numbers[2] }}, {{ numbers[3] }}) and
        C({{ numbers[4] }}, {{ numbers[5] }}).
        {% else %}
        In a triangle ABC, the altitudes from A, B and C have the lengths {{ numbers | listed(language) }}, in this
        order.
        {% endif %}

        Find {{ asked[language] }}. Give the exact value.
        """,
        zh=r"""
        {% if data == "sides" %}
        三角形 ABC 的边长为 BC = {{ numbers[0] }}、CA = {{ numbers[1] }}、AB = {{ numbers[2] }}。
        {% elif data == "cosine" %}
        在三角形 ABC 中，CA = {{ numbers[0] }}，AB = {{ numbers[1] }}，角 A 的余弦等于 {{ numbers[2] }}。
        {% elif data == "corners" %}
        三角形的顶点为 A({{ numbers[0] }}, {{ numbers[1] }})、B({{ numbers[2] }}, {{ numbers[3] }})、
        C({{ numbers[4] }}, {{ numbers[5] }})。
        {% else %}
        在三角形 ABC 中，从 A、B、C 出发的高的长度依次为 {{ numbers | join("、") }}。
        {% endif %}

        求{{ asked[language] }}，给出精确值。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Surd]:
        data = rng.choice(_DATA[: params.data])
        names = list(_QUANTITIES)[params.easiest : params.quantities]
        if data == "corners":  # the others would add up three roots
            names = [name for name in names if name in ("circumradius", "altitude", "median")] or ["circumradius"]
        elif data == "altitudes":
            names = [name for name in names if name not in ("altitude", "bisector", "median")]
        n = params.size
        numbers = [Fraction(rng.randint(2, n)) for _ in range(3)]
        if data == "cosine":
            a, b, c = numbers
            numbers = [b, c, (b * b + c * c - a * a) / (2 * b * c)]
        elif data == "corners":
            numbers = [Fraction(rng.randint(-n, n)) for _ in range(6)]
        squares = _squares(data, numbers)
        u, v, w = squares
        area = 2 * (u * v + v * w + w * u) - u * u - v * v - w * w
        if area <= 0 or len(set(squares)) < 3:
            raise task.Retry
        quantity = rng.choice(names)
        answer = _value(quantity, squares, area)
        parts = [c for _, c in answer.terms]
        given = answer.is_rational and answer.value in [abs(number) for number in numbers]
        if given or not readable(parts, 6) or (answer.terms and answer.terms[-1][0] > 10**6):
            raise task.Retry
        if data == "sides" and gcd(*map(int, numbers)) > 1:
            raise task.Retry
        return self.Instance(data=data, numbers=tuple(numbers), quantity=quantity), answer


def _squares(data: str, numbers: list[Fraction]) -> tuple[Fraction, Fraction, Fraction]:
    """Give the squares of BC, CA and AB."""
    if data == "sides":
        a, b, c = numbers
        return a * a, b * b, c * c
    if data == "cosine":
        b, c, cosine = numbers
        return b * b + c * c - 2 * b * c * cosine, b * b, c * c
    if data == "corners":
        p, q, r, s, t, u = numbers
        return (r - t) ** 2 + (s - u) ** 2, (p - t) ** 2 + (q - u) ** 2, (p - r) ** 2 + (q - s) ** 2
    u, v, w = (1 / (h * h) for h in numbers)  # sides are as the inverse altitudes
    around = 2 * (u * v + v * w + w * u) - u * u - v * v - w * w
    if around <= 0:
        raise task.Retry
    scale = 4 / around
    return u * scale, v * scale, w * scale


def _value(quantity: str, squares: tuple[Fraction, Fraction, Fraction], area: Fraction) -> Surd:
    """Work a quantity out from the squared sides and 16 times the squared area."""
    u, v, w = squares
    doubled = Surd.root(area / 4)  # twice the area
    if quantity == "circumradius":
        return Surd.root(u * v * w / area)
    if quantity == "altitude":
        return Surd.root(area / 4 / u)
    if quantity == "median":
        return Surd.root((2 * v + 2 * w - u) / 4)
    a, b, c = (Surd.root(square) for square in squares)
    if quantity == "inradius":
        return doubled / (a + b + c)
    if quantity == "exradius":
        return doubled / (b + c - a)
    if quantity == "bisector":
        part = b * c * (1 - u * ((b + c) ** 2).inverse())
        return Surd.root(part.value)
    return u * v * w / area - a * b * c / (a + b + c)
