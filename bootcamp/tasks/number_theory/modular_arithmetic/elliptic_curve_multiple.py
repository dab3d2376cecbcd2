"""Calculate with points of an elliptic curve over a prime field.

Answer: a point, or the letter O for the identity; it is unique.
Harder: larger primes and multiples, sums of points.
Skills: algebra, arithmetic
Source: original; J. H. Silverman, The Arithmetic of Elliptic Curves, 2009, section III.2.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.elliptic import Point, add, multiple
from bootcamp.lib.numbers import random_prime, sqrt_mod_prime
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Maybe, Sequence


class EllipticCurveMultiple(Task["EllipticCurveMultiple.Params", "EllipticCurveMultiple.Instance", Point]):
    version = 1

    class Params(task.Params):
        low: int = knob("the least prime", levels=(5, 11, 23, 40, 60, 100, 200, 1000, 10**4, 10**5), ge=5, le=10**9)
        high: int = knob(
            "the greatest prime", levels=(13, 40, 60, 100, 200, 400, 1000, 10**4, 10**5, 10**6), ge=13, le=10**9
        )
        points: int = knob(
            "how many points, each with a factor, are added up", levels=(1, 1, 1, 2, 1, 2, 2, 2, 2, 3), ge=1, le=4
        )
        largest_factor: int = knob(
            "a bound on the factors", levels=(2, 3, 6, 3, 12, 12, 50, 500, 10**5, 10**9), ge=2, le=10**12
        )

    class Instance(task.Instance):
        a: int
        b: int
        p: int
        terms: tuple[tuple[int, tuple[int, int]], ...]  # factors and points

        @property
        def shown(self) -> str:
            return " + ".join(f"{'' if k == 1 else k}{name}" for (k, _), name in zip(self.terms, "PQRS", strict=False))

        @property
        def listed(self) -> str:
            return ", ".join(f"{name} = ({x}, {y})" for (_, (x, y)), name in zip(self.terms, "PQRS", strict=False))

    answer = Maybe(Sequence(Integer(), length=2), none="O")
    prompt = Prompt(
        en=r"""
        The points of the elliptic curve y^2 = x^3 + {{ a }}x + {{ b }} modulo the prime {{ p }} are the pairs (x, y)
        with 0 ≤ x, y < {{ p }} that satisfy this equation modulo {{ p }}, and the identity O. They are added like this,
        all calculations being modulo {{ p }}:

        - O + P = P + O = P, and (x, y) + (x, -y) = O.
        - In all other cases (x1, y1) + (x2, y2) = (x3, y3) with x3 = s^2 - x1 - x2 and y3 = s(x1 - x3) - y1, where
          s = (y2 - y1)/(x2 - x1) if x1 ≠ x2, and s = (3x1^2 + {{ a }})/(2y1) if the two points are equal.

        kP stands for the sum of k points equal to P. Let {{ listed }}. Find {{ shown }}.
        If the result is the identity, answer O; give the coordinates of any other point from 0 to {{ p - 1 }}.
        """,
        zh=r"""
        模质数 {{ p }} 的椭圆曲线 y^2 = x^3 + {{ a }}x + {{ b }} 上的点，是指模 {{ p }} 满足该方程的数对 (x, y)
        （0 ≤ x, y < {{ p }}），再加上单位元 O。点按下面的规则相加，所有运算都模 {{ p }} 进行：

        - O + P = P + O = P，并且 (x, y) + (x, -y) = O。
        - 其他情形下 (x1, y1) + (x2, y2) = (x3, y3)，其中 x3 = s^2 - x1 - x2，y3 = s(x1 - x3) - y1；
          当 x1 ≠ x2 时 s = (y2 - y1)/(x2 - x1)，当两点相同时 s = (3x1^2 + {{ a }})/(2y1)。

        kP 表示 k 个 P 相加。设 {{ listed }}。求 {{ shown }}。
        若结果是单位元，回答 O；否则给出该点的坐标，坐标取 0 到 {{ p - 1 }}。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Point]:
        p = random_prime(rng, params.low, params.high)
        a, b = rng.randrange(2, p), rng.randrange(1, p)
        if (4 * a**3 + 27 * b * b) % p == 0:
            raise task.Retry
        terms: list[tuple[int, tuple[int, int]]] = []
        for i in range(params.points):
            x = rng.randrange(p)
            y = sqrt_mod_prime(x**3 + a * x + b, p)
            if not y or any(x == other[0] for _, other in terms):
                raise task.Retry
            low = 1 if params.points > 1 and i == 0 else 2
            terms.append((rng.randint(low, params.largest_factor), (x, rng.choice([y, p - y]))))
        instance = self.Instance(a=a, b=b, p=p, terms=tuple(terms))
        return instance, self.solve(instance)

    def solve(self, instance: Instance) -> Point:
        total: Point = None
        for k, point in instance.terms:
            total = add(total, multiple(k, point, instance.a, instance.p), instance.a, instance.p)
        return total
