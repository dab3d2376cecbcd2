r"""Find the best value of a quantity in a story.

Answer: a closed form; the optimum is unique and inside the range.
Harder: more kinds of stories, answers with roots and π, several steps from the model to the quantity.
Skills: calculus, optimization, geometry
Source: original; a classic kind of calculus exercise.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.surds import Surd
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.calculus.extrema._stories import OPTIMA
from bootcamp.verifiers import Math
from bootcamp.verifiers.symbolic import PI, Node, add, div, mul, number, power, render

N = dict[str, Fraction]
Best = tuple[Fraction | Surd | Node, ...]
_KINDS = ("fence", "cone", "picture", "window", "parabola", "sphere", "page", "price", "box", "can", "rower", "wall")

_STEPS = {  # what is to be best, its slope, and where that is 0
    "fence": "A = x·({l} - ({k} + 2)·x); A' = {l} - 2·({k} + 2)·x = 0; x = {l}/(2·({k} + 2)) = {x}; "
    "y = {l}/2 = {y}; A = {x}·{y}",
    "price": "G = (x - {c})·({n} + {k}·({p} - x)); G = 0: x = {c}, x = {p} + {n}/{k}; x = ({c} + {p} + {n}/{k})/2; "
    "G = {k}·(x - {c})^2",
    "box": "V = x·({a} - 2x)·({b} - 2x); V' = 12x^2 - 4·({a} + {b})·x + {a}·{b} = 0; "
    "x = ({a} + {b} - √({a}^2 - {a}·{b} + {b}^2))/6",
    "page": "A = (x + 2·{s})·({a}/x + 2·{t}); A' = 2·{t} - 2·{s}·{a}/x^2 = 0; x = √({s}·{a}/{t})",
    "window": "{p} = 2r + 2h + π·r; A = 2r·h + π·r^2/2 = {p}·r - (2 + π/2)·r^2; A' = {p} - (4 + π)·r = 0; "
    "r = {p}/(4 + π); x = 2r",
    "parabola": "A = 2x·({c} - {k}·x^2); A' = 2·{c} - 6·{k}·x^2 = 0; x = √({c}/(3·{k}))",
    "rower": "T = √({a}^2 + x^2)/{v} + ({b} - x)/{w}; T' = x/({v}·√({a}^2 + x^2)) - 1/{w} = 0; "
    "x = {a}·{v}/√({w}^2 - {v}^2)",
    "cone": "x = {r}·(1 - y/{h}); V = π·x^2·y; V' = π·{r}^2·(1 - y/{h})·(1 - 3y/{h}) = 0; y = {y}; "
    "x = {r}·2/3 = {x}; V = π·{x}^2·{y}",
    "sphere": "x^2 = {r}^2 - h^2/4; V = π·x^2·h; V' = π·({r}^2 - 3h^2/4) = 0; h = 2·{r}/√3; x^2 = {r}^2·2/3",
    "curved": "x^2 = {r}^2 - h^2/4; S = 2π·x·h; S^2 = 4π^2·({r}^2·h^2 - h^4/4); 2·{r}^2·h - h^3 = 0; h^2 = 2·{r}^2; "
    "S^2 = 4π^2·{r}^4",
    "wall": "L = {h}/sin(u) + {d}/cos(u); L' = -{h}·cos(u)/sin(u)^2 + {d}·sin(u)/cos(u)^2 = 0; tan(u)^3 = {h}/{d}; "
    "x = {h}/tan(u)",
    "picture": "T = ({b}/x - {a}/x)/(1 + {a}·{b}/x^2) = ({b} - {a})·x/(x^2 + {a}·{b}); T' = 0: x^2 = {a}·{b}; "
    "T = ({b} - {a})/(2x)",
    "can": "h = {v}/(π·r^2); C = 2·{p}·π·r^2 + 2·{q}·{v}/r; C' = 4·{p}·π·r - 2·{q}·{v}/r^2 = 0; "
    "r^3 = {q}·{v}/(2·{p}·π); h/r = {v}/(π·r^3) = 2·{p}/{q}",
}


class AppliedOptimization(Task["AppliedOptimization.Params", "AppliedOptimization.Instance", Node]):
    version = 1

    class Params(task.Params):
        kinds: int = knob(
            "how many kinds of stories are drawn from", levels=(2, 3, 4, 5, 7, 9, 10, 12, 12, 12), ge=1, le=12
        )
        easiest: int = knob("how many easy kinds are left out", levels=(0, 0, 0, 0, 1, 1, 2, 3, 4, 5), ge=0, le=11)
        second: bool = knob("whether the second question is asked too", levels=(False,) + (True,) * 9)
        largest: int = knob("the largest number, about", levels=(20, 30, 40, 40, 40, 40, 40, 40, 45, 50), ge=5, le=60)

    class Instance(task.Instance):
        kind: str
        numbers: tuple[tuple[str, Fraction], ...]
        asked: int

        @property
        def story(self) -> tuple[str, ...]:
            return tuple(text.format(**{k: str(v) for k, v in self.numbers}) for text in OPTIMA[self.kind][:2])

        @property
        def question(self) -> tuple[str, str]:
            return OPTIMA[self.kind][2][self.asked]

    answer = Math()
    prompt = Prompt(
        en=r"""
        {{ story[0] }}

        Find {{ question[0] }}. Give the exact number, without a unit.
        """,
        zh=r"""
        {{ story[1] }}

        求{{ question[1] }}。给出精确的数值，不写单位。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Node]:
        kind = rng.choice(_KINDS[params.easiest : params.kinds])
        numbers = {name: Fraction(value) for name, value in _draw(kind, params.largest, rng).items()}
        instance = self.Instance(
            kind=kind, numbers=tuple(sorted(numbers.items())), asked=rng.randrange(2) if params.second else 0
        )
        return instance, self.solve(instance)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        n = dict(instance.numbers)
        if instance.kind == "fence":
            n |= {"x": n["l"] / (2 * (n["k"] + 2)), "y": n["l"] / 2}
        elif instance.kind == "cone":
            n |= {"x": n["r"] * 2 / 3, "y": n["h"] / 3}
        shown = {name: f"({x})" if x.denominator > 1 else str(x) for name, x in n.items()}
        steps = _STEPS["curved" if instance.kind == "sphere" and instance.asked else instance.kind].format(**shown)
        ends = "fence A y price x G box x V page A x window A x parabola A 2x rower T x cone V y sphere V S".split()
        ends += "wall L x picture x T can h/r r".split()
        name = ends[ends.index(instance.kind) + 1 + instance.asked]
        return "\n".join([*steps.split("; "), f"{name} = {render(self.solve(instance))}"])

    def solve(self, instance: Instance) -> Node:
        best = _RULES[instance.kind](dict(instance.numbers))[instance.asked]
        return number(best) if isinstance(best, Fraction) else best.tree() if isinstance(best, Surd) else best


def _draw(kind: str, largest: int, rng: Random) -> dict[str, int | Fraction]:
    """Draw the numbers of a story."""
    a, b = sorted(rng.sample(range(2, largest + 1), 2))
    small, other = rng.sample(range(1, 6), 2)
    if kind == "fence":
        return {"k": rng.randint(1, 5), "l": 10 * rng.randint(3, 5 * largest)}
    if kind == "price":
        cost = rng.randint(2, largest)
        return {
            "p": cost + rng.randint(2, largest),
            "c": cost,
            "n": rng.randint(20, 20 * largest),
            "k": rng.randint(2, largest),
        }
    if kind == "page":
        return {"a": rng.randint(5, 12 * largest), "s": small, "t": other}
    if kind == "window":
        return {"p": Fraction(rng.randint(8, 10 * largest), 2)}
    if kind == "sphere":
        return {"r": Fraction(rng.randint(4, 8 * largest), 4)}
    if kind == "parabola":
        return {"c": 3 * b, "k": rng.randint(2, 9)}
    if kind == "rower":
        slow = rng.randint(2, 6)
        fast = slow + rng.randint(1, 4)
        least = Fraction(a * slow, 1) / Surd.root(fast**2 - slow**2)
        return {"a": a, "b": next(k for k in range(1, 500) if least < k) + rng.randint(0, 9), "v": slow, "w": fast}
    if kind == "wall":
        h, d = rng.sample(range(1, 5), 2)
        return {"h": Fraction(h**3 * small, 4), "d": Fraction(d**3 * small, 4)}
    if kind == "can":
        return {"v": 10 * rng.randint(5, 10 * largest), "p": small, "q": other}
    names = {"box": "ab", "cone": "rh", "picture": "ab"}[kind]
    return dict(zip(names, (a, b), strict=True))


def _box(n: N) -> Best:
    a, b = n["a"], n["b"]
    side = (Surd.rational(a + b) - Surd.root(a * a - a * b + b * b)) * Fraction(1, 6)
    return side, side * (side * -2 + a) * (side * -2 + b)


def _price(n: N) -> Best:
    """The profit (x - c)(n + k (p - x)) is largest midway between its zeros."""
    high = n["p"] + n["n"] / n["k"]
    return (high + n["c"]) / 2, n["k"] * ((high - n["c"]) / 2) ** 2


def _page(n: N) -> Best:
    product = n["s"] * n["t"]
    return Surd.root(16 * product * n["a"]) + n["a"] + 4 * product, Surd.root(n["s"] * n["a"] / n["t"])


def _rower(n: N) -> Best:
    a, v, w = n["a"], n["v"], n["w"]
    return Surd.root(1 / v**2 - 1 / w**2) * a + n["b"] / w, a * v / Surd.root(w**2 - v**2)


def _wall(n: N) -> Best:
    """With h = s p^3 and d = s q^3 the length is s (p^2 + q^2)^(3/2), the foot s p^2 q from the wall."""
    s = next(s for k in range(1, 9) if _cube(n["h"] / (s := Fraction(k, 4))) and _cube(n["d"] / s))
    p, q = _cube(n["h"] / s), _cube(n["d"] / s)
    return Surd.root(Fraction(p * p + q * q)) * (s * (p * p + q * q)), s * p * p * q


def _cube(value: Fraction) -> int:
    """Give the cube root of an integer up to 1,000 that has one, else 0."""
    return next((k for k in range(1, 11) if k**3 == value), 0)


_RULES: dict[str, Callable[[N], Best]] = {
    **{"box": _box, "price": _price, "page": _page, "rower": _rower, "wall": _wall},
    "fence": lambda n: (n["l"] ** 2 / (4 * (n["k"] + 2)), n["l"] / 2),
    "window": lambda n: (div(number(n["p"] ** 2 / 2), add(PI, 4)), div(number(2 * n["p"]), add(PI, 4))),
    "parabola": lambda n: (Surd.root(n["c"] / (3 * n["k"])) * (n["c"] * 4 / 3), Surd.root(n["c"] / (3 * n["k"])) * 2),
    "cone": lambda n: (mul(number(n["r"] ** 2 * n["h"] * 4 / 27), PI), n["h"] / 3),
    "sphere": lambda n: (mul((Surd.root(3) * (n["r"] ** 3 * 4 / 9)).tree(), PI), mul(number(2 * n["r"] ** 2), PI)),
    "picture": lambda n: (Surd.root(n["a"] * n["b"]), (n["b"] - n["a"]) / (Surd.root(n["a"] * n["b"]) * 2)),
    "can": lambda n: (
        2 * n["p"] / n["q"],
        power(div(number(n["q"] * n["v"] / (2 * n["p"])), PI), Fraction(1, 3)),
    ),
}
