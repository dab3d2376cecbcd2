"""Find the circulation or the flux of a plane field along a closed curve by Green's theorem.

Answer: an exact number; it is unique.
Harder: fields of higher degree, terms that drop out, curves of several pieces, holes, a singularity inside.
Skills: calculus, geometry
Source: original; any text on vector calculus.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.lib.geometry import random_polygon
from bootcamp.lib.multivariate import Poly, add, monomials, partial, random_poly
from bootcamp.lib.numbers import random_nonzero
from bootcamp.lib.prompts import listed, point
from bootcamp.lib.regions import moved, over_polygon, over_ring
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.calculus._formulas import polynomial_text, weighted
from bootcamp.verifiers import Math
from bootcamp.verifiers.symbolic import Node, parse

_AWKWARD = ("e^({}^2)", "sin({}^3)", "sqrt({}^4 + 1)", "ln({}^2 + 1)", "arctan({}^5)")


class GreensTheoremCirculation(Task["GreensTheoremCirculation.Params", "GreensTheoremCirculation.Instance", Node]):
    version = 1

    class Params(task.Params):
        kinds: int = knob(
            "how many kinds of curves there are: polygon, circle, quarter of a ring, ring",
            levels=(1, 2, 2, 3, 3, 4, 4, 4, 4, 4),
            ge=1,
            le=4,
        )
        degree: int = knob("the degree of the components", levels=(1, 2, 2, 2, 3, 3, 3, 4, 4, 5), ge=1, le=6)
        terms: int = knob("how many terms a component has", levels=(1, 2, 2, 3, 3, 3, 3, 3, 4, 4), ge=1, le=6)
        awkward: int = knob(
            "how many components have a term that drops out", levels=(0, 0, 1, 1, 2, 2, 2, 2, 2, 2), ge=0, le=2
        )
        winding: bool = knob("whether a vortex or a source lies at a point", levels=(False,) * 6 + (True,) * 4)
        largest: int = knob("the largest number drawn", levels=(4, 4, 4, 4, 4, 5, 5, 5, 5, 6), ge=2, le=9)

    class Instance(task.Instance):
        kind: str
        flux: bool
        clockwise: bool
        field: tuple[str, str]
        shape: tuple[int, ...]  # the coordinates of corners; or the centre and the radius; or two radii
        vortex: tuple[int, int, int] | None  # its strength and its place

        @property
        def curve(self) -> dict[str, str]:
            """The curve and its orientation in words."""
            return _described(self.kind, self.shape, self.clockwise, self.flux)

        @property
        def shown(self) -> tuple[str, str]:
            """The components with the singular term."""
            if self.vortex is None:
                return self.field
            k, a, b = self.vortex
            x, y = (polynomial_text({(1,): 1, (0,): -c}, name) for c, name in ((a, "x"), (b, "y")))
            square = " + ".join(f"{name}^2" if name in "xy" else f"({name})^2" for name in (x, y))
            tops = ((k, x), (k, y)) if self.flux else ((-k, y), (k, x))
            extra = [f"{'-' if c < 0 else '+'} {abs(c)}({top})/({square})" for c, top in tops]
            return self.field[0] + " " + extra[0], self.field[1] + " " + extra[1]

    answer = Math()
    prompt = Prompt(
        en=r"""
        A plane vector field F = (P, Q) is given by

        {% for part in shown %}
        {{ "PQ"[loop.index0] }} = {{ part }}
        {% endfor %}

        C is {{ curve.en }}
        {% if flux %}
        Find the exact flux of F outward across C, that is, the integral over C of F · n ds, where n is the unit normal
        that points out of the region that C bounds.
        {% else %}
        Find the exact circulation of F along C, that is, the integral over C of P dx + Q dy.
        {% endif %}
        Give a number in closed form, without integral signs.
        """,
        zh=r"""
        平面向量场 F = (P, Q) 由下式给出：

        {% for part in shown %}
        {{ "PQ"[loop.index0] }} = {{ part }}
        {% endfor %}

        C 是{{ curve.zh }}
        {% if flux %}
        求 F 穿过 C 向外的通量的精确值，即 F · n ds 沿 C 的积分，其中 n 是指向 C 所围区域外部的单位法向量。
        {% else %}
        求 F 沿 C 的环量的精确值，即 P dx + Q dy 沿 C 的积分。
        {% endif %}
        答案写成闭式（一个数），不含积分号。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Node]:
        kind = ("polygon", "circle", "sector", "ring")[rng.randrange(params.kinds)]
        flux, clockwise = rng.random() < 0.4, rng.random() < 0.4
        places = monomials(2, params.degree, 1)
        p, q = (random_poly(rng, places, min(params.terms, len(places)), params.largest) for _ in range(2))
        density = add(partial(p, 0), partial(q, 1)) if flux else add(partial(q, 0), partial(p, 1), -1)
        shape, rational, circular = _region(params, rng, kind, density)
        vortex = None
        if params.winding and kind in ("circle", "ring") and rng.random() < 0.8:
            k = random_nonzero(rng, params.largest)
            inside = rng.random() < 0.75
            if kind == "circle":
                a, b, r = shape
                vortex = (k, a + rng.randint(1 - r, r - 1), b) if inside else (k, a + r + rng.randint(1, 3), b)
            else:  # in the ring, or in its hole
                vortex = (k, 0, shape[0] + 1) if inside else (k, 0, 0)
            circular += 2 * k * inside
        sign = -1 if clockwise and not flux else 1
        reference = weighted([(sign * rational, "", ""), (sign * circular, "pi", "")])
        if not density or (reference == "0" and rng.random() < 0.9) or rational.denominator > 10**4:
            raise task.Retry
        names = ("x", "y") if flux else ("y", "x")  # P may have any function of x added for a circulation
        field = []
        for place, part in enumerate((p, q)):
            extra = rng.choice(_AWKWARD).format(names[1 - place]) if place < params.awkward else ""
            field.append(polynomial_text(part, "xy") + (f" + {extra}" if extra else ""))
        instance = self.Instance(
            kind=kind,
            flux=flux,
            clockwise=clockwise and not flux,
            field=(field[0], field[1]),
            shape=shape,
            vortex=vortex,
        )
        return instance, parse(reference)


def _region(
    params: GreensTheoremCirculation.Params, rng: Random, kind: str, density: Poly
) -> tuple[tuple[int, ...], Fraction, Fraction]:
    """Draw the region and integrate over it: a rational number, and the coefficient of pi."""
    if kind == "polygon":
        corners = random_polygon(rng, rng.randint(3, 5), -3, 4)
        return tuple(z for corner in corners for z in corner), over_polygon(density, corners), Fraction(0)
    if kind == "circle":
        a, b, r = rng.randint(-2, 2), rng.randint(-2, 2), rng.randint(1, 3)
        return (a, b, r), *over_ring(moved(density, (a, b)), 0, r)
    inner = rng.randint(0 if kind == "sector" else 1, 2)
    outer = inner + rng.randint(2, 3)
    return (inner, outer), *over_ring(density, inner, outer, kind == "sector", kind == "sector")


def _described(kind: str, shape: tuple[int, ...], clockwise: bool, flux: bool) -> dict[str, str]:
    """Say what the curve is and which way it goes."""
    way = {"en": "clockwise" if clockwise else "counterclockwise", "zh": "顺时针" if clockwise else "逆时针"}
    if kind == "polygon":
        corners = [point(shape[i : i + 2]) for i in range(0, len(shape), 2)]
        corners = corners[:1] + corners[:0:-1] if clockwise else corners
        return {
            "en": f"the polygon with the corners {listed(corners)}, passed in this order and back to the first corner.",
            "zh": f"依次经过顶点 {listed(corners, 'zh')} 再回到第一个顶点的多边形。",
        }
    if kind == "circle":
        a, b, r = shape
        return {
            "en": f"the circle with centre ({a}, {b}) and radius {r}, passed {way['en']}.",
            "zh": f"以 ({a}, {b}) 为圆心、{r} 为半径的圆，取{way['zh']}方向。",
        }
    inner, outer = shape
    ring = f"{inner * inner} ≤ x^2 + y^2 ≤ {outer * outer}" if inner else f"x^2 + y^2 ≤ {outer * outer}"
    if kind == "sector":
        return {
            "en": f"the boundary of the region {ring}, x ≥ 0, y ≥ 0, passed once {way['en']}.",
            "zh": f"区域 {ring}, x ≥ 0, y ≥ 0 的边界，取{way['zh']}方向绕行一周。",
        }
    other = {"en": "counterclockwise" if clockwise else "clockwise", "zh": "逆时针" if clockwise else "顺时针"}
    return {
        "en": f"the whole boundary of the ring {ring}: the outer circle {way['en']}, the inner one {other['en']}.",
        "zh": f"圆环 {ring} 的整个边界：外圆取{way['zh']}方向，内圆取{other['zh']}方向。",
    }
