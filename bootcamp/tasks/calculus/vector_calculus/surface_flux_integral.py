"""Find the flux of a field, or of its curl, through a surface in space, closed or open.

Answer: an exact number; it is unique.
Harder: fields of higher degree, more kinds of solids, surfaces with a part missing, the flux of the curl.
Skills: calculus, geometry
Source: original; any text on vector calculus.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.lib.multivariate import (
    Poly,
    curl,
    degree as degree_of,
    divergence,
    monomials,
    multiply,
    product,
    random_poly,
    summed,
)
from bootcamp.lib.regions import moved, over_ball, over_box, over_ring
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.calculus._formulas import polynomial_text, weighted
from bootcamp.verifiers import Math
from bootcamp.verifiers.symbolic import Node, parse


class SurfaceFluxIntegral(Task["SurfaceFluxIntegral.Params", "SurfaceFluxIntegral.Instance", Node]):
    version = 1

    class Params(task.Params):
        kinds: int = knob(
            "how many kinds of solids there are: box, ball, cylinder, under a paraboloid",
            levels=(1, 2, 3, 4, 4, 4, 4, 4, 4, 4),
            ge=1,
            le=4,
        )
        degree: int = knob("the degree of the components", levels=(2, 2, 2, 2, 3, 3, 3, 4, 4, 5), ge=2, le=6)
        terms: int = knob("how many terms a component has", levels=(1, 2, 2, 3, 2, 3, 3, 3, 4, 4), ge=1, le=6)
        open: bool = knob("whether a plane part of the surface may be missing", levels=(False,) * 4 + (True,) * 6)
        curl: bool = knob("whether the flux of the curl may be asked for", levels=(False,) * 6 + (True,) * 4)
        largest: int = knob("the largest number drawn", levels=(4, 4, 5, 5, 5, 5, 6, 5, 5, 6), ge=2, le=9)

    class Instance(task.Instance):
        kind: str
        shape: tuple[int, ...]  # six ends of the box; centre and radius; radius and two ends; radius
        field: tuple[str, str, str]
        missing: str  # the plane whose part is missing, such as "z = 0"
        curl: bool

        @property
        def solid(self) -> str:
            """The inequalities of the solid."""
            return _inequalities(self.kind, self.shape)

        @property
        def flow(self) -> str:
            """What flows."""
            return "curl F" if self.curl else "F"

    answer = Math()
    prompt = Prompt(
        en=r"""
        A vector field F = (P, Q, R) in space is given by

        {% for part in field %}
        {{ "PQR"[loop.index0] }} = {{ part }}
        {% endfor %}

        V is the set of all points (x, y, z) with {{ solid }}. The surface S is
        {%- if missing %} the boundary of V without its part in the plane {{ missing }}
        {%- else %} the whole boundary of V
        {%- endif %}.
        Find the exact flux of {{ flow }} through S, that is, the integral over S of {{ flow }} · n dS, where n is the
        unit normal that points out of V.
        Give a number in closed form, without integral signs.
        """,
        zh=r"""
        空间向量场 F = (P, Q, R) 由下式给出：

        {% for part in field %}
        {{ "PQR"[loop.index0] }} = {{ part }}
        {% endfor %}

        V 是所有满足 {{ solid }} 的点 (x, y, z) 的集合。曲面 S 是 V 的
        {%- if missing %}边界去掉其在平面 {{ missing }} 上的部分{% else %}整个边界{% endif %}。
        求 {{ flow }} 通过 S 的通量的精确值，即 {{ flow }} · n dS 在 S 上的积分，其中 n 是指向 V 外部的单位法向量
        {%- if curl %}，curl 表示旋度{% endif %}。
        答案写成闭式（一个数），不含积分号。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Node]:
        kind = ("box", "ball", "cylinder", "paraboloid")[rng.randrange(params.kinds)]
        places = monomials(3, params.degree, 1)
        field = [random_poly(rng, places, params.terms, params.largest) for _ in range(3)]
        shape = _shape(kind, rng)
        missing = ""
        if params.open and kind != "ball" and rng.random() < 0.7:
            missing = rng.choice(_planes(kind, shape))
        turned = bool(params.curl and missing and rng.random() < 0.4)
        flow = curl(field) if turned else field
        density = divergence(flow)
        total = _inside(density, kind, shape) - (_through(flow, kind, shape, missing) if missing else 0)
        if not total or total.denominator > 10**4 or not (missing or degree_of(density) > 0):
            raise task.Retry
        shown = [polynomial_text(part) for part in field]
        instance = self.Instance(
            kind=kind, shape=shape, field=(shown[0], shown[1], shown[2]), missing=missing, curl=turned
        )
        return instance, parse(weighted([(total, "" if kind == "box" else "pi", "")]))


def _shape(kind: str, rng: Random) -> tuple[int, ...]:
    if kind == "box":
        lows = [rng.randint(-2, 2) for _ in range(3)]
        return tuple(end for low in lows for end in (low, low + rng.randint(1, 3)))
    if kind == "ball":
        return *(rng.randint(-2, 2) for _ in range(3)), rng.randint(1, 3)
    low = rng.randint(-2, 1)
    return (rng.randint(1, 3), low, low + rng.randint(1, 3)) if kind == "cylinder" else (rng.randint(1, 3),)


def _inequalities(kind: str, shape: tuple[int, ...]) -> str:
    if kind == "box":
        return ", ".join(f"{shape[2 * i]} ≤ {name} ≤ {shape[2 * i + 1]}" for i, name in enumerate("xyz"))
    if kind == "ball":
        lines = [polynomial_text({(1,): 1, **({(0,): -c} if c else {})}, "xyz"[i]) for i, c in enumerate(shape[:3])]
        return " + ".join(f"({x})^2" if len(x) > 1 else f"{x}^2" for x in lines) + f" ≤ {shape[3] ** 2}"
    if kind == "cylinder":
        return f"x^2 + y^2 ≤ {shape[0] ** 2}, {shape[1]} ≤ z ≤ {shape[2]}"
    return f"0 ≤ z ≤ {shape[0] ** 2} - x^2 - y^2"


def _sides(shape: tuple[int, ...]) -> list[tuple[int, int]]:
    return list(zip(shape[::2], shape[1::2], strict=True))


def _planes(kind: str, shape: tuple[int, ...]) -> list[str]:
    """List the planes that hold a part of the boundary."""
    if kind == "box":
        return [f"{'xyz'[i // 2]} = {end}" for i, end in enumerate(shape)]
    return [f"z = {end}" for end in shape[1:]] if kind == "cylinder" else ["z = 0"]


def _inside(density: Poly, kind: str, shape: tuple[int, ...]) -> Fraction:
    """Integrate over the solid, and give the coefficient of pi for one that is round."""
    if kind == "box":
        return over_box(density, _sides(shape))
    if kind == "ball":
        return over_ball(moved(density, shape[:3]), shape[3])
    top: Poly = {(2, 0): -1, (0, 2): -1, (0, 0): shape[0] ** 2}
    flat: list[Poly] = []
    for (i, j, k), c in density.items():
        if kind == "cylinder":
            flat.append({(i, j): c * Fraction(shape[2] ** (k + 1) - shape[1] ** (k + 1), k + 1)})
        else:
            flat.append(multiply({(i, j): c * Fraction(1, k + 1)}, product([top] * (k + 1), 2)))
    return over_ring(summed(flat), 0, shape[0])[1]


def _through(flow: Sequence[Poly], kind: str, shape: tuple[int, ...], plane: str) -> Fraction:
    """Integrate the flux outward through the part of the boundary in a plane."""
    axis, end = "xyz".index(plane[0]), int(plane.split()[-1])
    flat = summed({(*e[:axis], *e[axis + 1 :]): c * Fraction(end) ** e[axis]} for e, c in flow[axis].items())
    if kind == "box":
        sides = _sides(shape)
        return (1 if end == sides[axis][1] else -1) * over_box(flat, sides[:axis] + sides[axis + 1 :])
    return (1 if kind == "cylinder" and end == shape[2] else -1) * over_ring(flat, 0, shape[0])[1]
