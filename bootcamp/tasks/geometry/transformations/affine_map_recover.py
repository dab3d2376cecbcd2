"""Recover a similarity, an affine map or a homography from points and images, and answer a question about it.

Answer: a point (x, y) of rational numbers, or one rational number; it is unique.
Harder: affine maps and homographies, larger numbers, fixed points and points with a given image.
Skills: geometry, algebra
Source: original.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.geometry import random_points
from bootcamp.lib.matrix import determinant, inverse, solve
from bootcamp.lib.numbers import readable
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Rational, Sequence

Pair = tuple[Fraction, ...]
Rows = tuple[tuple[Fraction, ...], ...]

_POINTS = {"similarity": 2, "affine": 3, "homography": 4}
_QUESTIONS = ("image", "source", "fixed", "factor")


class AffineMapRecover(Task["AffineMapRecover.Params", "AffineMapRecover.Instance", Any]):
    version = 1

    class Params(task.Params):
        easiest: int = knob(
            "how many easy kinds of maps are left out", levels=(0, 0, 0, 0, 0, 1, 1, 1, 1, 2), ge=0, le=2
        )
        kinds: int = knob("how many kinds of maps are drawn from", levels=(1, 1, 2, 2, 2, 2, 3, 3, 3, 3), ge=1, le=3)
        questions: int = knob("how many questions are drawn from", levels=(1, 2, 2, 3, 4, 4, 4, 4, 4, 4), ge=1, le=4)
        size: int = knob("the largest coordinate", levels=(5, 6, 6, 8, 10, 12, 14, 18, 24, 30), ge=3, le=60)

    class Instance(task.Instance):
        kind: str
        points: tuple[tuple[int, int], ...]
        images: tuple[tuple[Fraction, Fraction], ...]
        asked: str
        point: tuple[int, int]  # whose image or source is asked

    prompt = Prompt(
        en=r"""
        {% if kind == "similarity" %}
        A map T of the plane is an orientation-preserving similarity: (x, y) goes to (ax - by + c, bx + ay + d) with
        constants a, b, c, d.
        {% elif kind == "affine" %}
        A map T of the plane is affine: (x, y) goes to (ax + by + c, dx + ey + f) with constants a, b, c, d, e, f.
        {% else %}
        A map T is an invertible projective map of the plane: (x, y) goes to
        ((ax + by + c)/(gx + hy + k), (dx + ey + f)/(gx + hy + k)) with constants a to h and k.
        {% endif %}
        It takes

        {% for point in points %}
        {{ point | point }} to {{ images[loop.index0] | point }}
        {% endfor %}

        {% if asked == "image" %}
        Find the image of {{ point | point }}.
        {% elif asked == "source" %}
        Find the point whose image is {{ point | point }}.
        {% elif asked == "fixed" %}
        Find the point that T takes to itself.
        {% else %}
        By which positive factor does T multiply areas?
        {% endif %}
        """,
        zh=r"""
        {% if kind == "similarity" %}
        平面上的映射 T 是保持定向的相似变换：(x, y) 变为 (ax - by + c, bx + ay + d)，其中 a、b、c、d 是常数。
        {% elif kind == "affine" %}
        平面上的映射 T 是仿射变换：(x, y) 变为 (ax + by + c, dx + ey + f)，其中 a、b、c、d、e、f 是常数。
        {% else %}
        映射 T 是平面的可逆射影变换：(x, y) 变为 ((ax + by + c)/(gx + hy + k), (dx + ey + f)/(gx + hy + k))，
        其中 a 至 h 与 k 是常数。
        {% endif %}
        它把

        {% for point in points %}
        {{ point | point }} 变为 {{ images[loop.index0] | point }}
        {% endfor %}

        {% if asked == "image" %}
        求 {{ point | point }} 的像。
        {% elif asked == "source" %}
        求像为 {{ point | point }} 的点。
        {% elif asked == "fixed" %}
        求 T 的不动点。
        {% else %}
        T 把面积变为原来的多少倍（取正数）？
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[Any]:
        return Rational() if instance.asked == "factor" else Sequence(Rational(), length=2, brackets="()")

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Any]:
        kind = rng.choice(list(_POINTS)[params.easiest : params.kinds])
        rows = _drawn(rng, kind, params.size)
        count = _POINTS[kind]
        points = random_points(rng, count + 1, -params.size, params.size, general=True)
        images = [_image(rows, point) for point in points]
        shown = [image for image in images if image is not None]
        if len(shown) <= count or not readable([x for image in shown[:count] for x in image], 3):
            raise task.Retry
        asked = rng.choice(_QUESTIONS[: min(params.questions, 2 if kind == "homography" else 4)])
        instance = self.Instance(
            kind=kind, points=tuple(points[:count]), images=tuple(shown[:count]), asked=asked, point=points[count]
        )
        answer = _answer(rows, asked, points[count])
        if answer is None or not readable(answer if isinstance(answer, tuple) else [answer], 4) or answer == 1:
            raise task.Retry
        return instance, answer

    def key(self, instance: Instance) -> object:
        pairs = sorted(zip(instance.points, instance.images, strict=True))
        return [instance.kind, pairs, instance.asked, instance.point if instance.asked in ("image", "source") else None]


def _drawn(rng: Random, kind: str, size: int) -> Rows:
    """Draw the matrix of a map, on (x, y, 1)."""
    a, b, c, d = (Fraction(rng.randint(-8, 8), rng.choice((1, 2))) for _ in range(4))
    u, v = (Fraction(rng.randint(-size, size)) for _ in range(2))
    last = (Fraction(0), Fraction(0), Fraction(1))
    if kind == "similarity":
        rows: Rows = ((a, -b, u), (b, a, v), last)
    elif kind == "affine":
        rows = ((a, b, u), (c, d, v), last)
    else:
        rows = tuple(tuple(Fraction(rng.randint(-5, 5)) for _ in range(3)) for _ in range(3))
        if not rows[2][0] and not rows[2][1]:
            raise task.Retry
    if not determinant(rows) or (kind != "homography" and rows[0][0] == 1 and not rows[0][1]):
        raise task.Retry
    return rows


def _image(rows: Rows, point: Any) -> tuple[Fraction, Fraction] | None:
    x, y, w = (p * point[0] + q * point[1] + r for p, q, r in rows)
    return (x / w, y / w) if w else None


def _answer(rows: Rows, asked: str, point: tuple[int, int]) -> Any:
    (a, b, c), (d, e, f), _ = rows
    if asked == "factor":
        return abs(a * e - b * d)
    if asked == "fixed":
        free = (1 - a) * (1 - e) - b * d
        return solve([[1 - a, -b], [-d, 1 - e]], [c, f]) if free else None
    if asked == "image":
        return _image(rows, point)
    back = inverse(rows)
    return None if back is None else _image(back, point)
