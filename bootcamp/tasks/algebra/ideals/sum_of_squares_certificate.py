r"""Write a polynomial as a sum of squares with positive rational coefficients.

Answer: the coefficients and the polynomials that are squared; any such sum is right.
Harder: more variables, higher degree, more squares, fewer squares to spare.
Skills: algebra, optimization
Source: original; sums of squares as certificates that a polynomial is not negative.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.multivariate import Poly, add, monomials, multiply, random_poly
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Polynomial, Rational, Record, Sequence

Certificate = dict[str, tuple[Any, ...]]


class SumOfSquaresCertificate(Task["SumOfSquaresCertificate.Params", "SumOfSquaresCertificate.Instance", Certificate]):
    version = 1

    class Params(task.Params):
        variables: int = knob("how many variables occur", levels=(1, 1, 2, 1, 2, 2, 2, 3, 3, 3), ge=1, le=3)
        degree: int = knob("the degree of what is squared", levels=(1, 2, 1, 3, 2, 2, 2, 2, 2, 3), ge=1, le=3)
        squares: int = knob("how many squares are added", levels=(2, 2, 2, 3, 3, 3, 4, 4, 5, 5), ge=1, le=8)
        spare: int = knob("how many squares more are allowed", levels=(2, 2, 2, 1, 2, 1, 1, 1, 1, 0), ge=0, le=4)
        largest: int = knob("the largest coefficient", levels=(6, 5, 5, 3, 3, 3, 3, 3, 3, 3), ge=1, le=9)

    class Instance(task.Instance):
        variables: tuple[str, ...]
        polynomial: tuple[tuple[tuple[int, ...], int], ...]  # exponents and coefficient of each term
        bound: int

        @property
        def formula(self) -> str:
            form = Polynomial(self.variables)
            return form.render(form.terms({e: Fraction(c) for e, c in self.polynomial}))

    prompt = Prompt(
        en=r"""
        Write the polynomial

        $$f = {{ formula }}$$

        as a sum of squares $f = c_1 q_1^2 + \dots + c_m q_m^2$ with m ≤ {{ bound }}, where the c are positive
        rational numbers and the q are polynomials with rational coefficients. That is possible; if there are several
        ways, any one of them will do. Give the list c of the numbers and the list q of the polynomials, in the same
        order.
        """,
        zh=r"""
        把多项式

        $$f = {{ formula }}$$

        写成平方和 $f = c_1 q_1^2 + \dots + c_m q_m^2$，其中 m ≤ {{ bound }}，各 c 是正有理数，各 q 是有理系数多项式。
        这是可以做到的；如果有多种写法，给出任意一种即可。给出各数的列表 c 和各多项式的列表 q，两者顺序一致。
        """,
    )

    def format(self, instance: Instance) -> Format[Certificate]:
        return Record(c=Sequence(Rational()), q=Sequence(Polynomial(instance.variables)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Certificate]:
        places = monomials(params.variables, params.degree)
        top = [e for e in places if sum(e) == params.degree]
        factors, squares = [], []
        total: Poly = {}
        for k in range(params.squares):
            q = random_poly(rng, places, rng.randint(2, min(3, len(places))), params.largest)
            if k == 0:
                q = add(q, {rng.choice(top): 1})
            factors.append(rng.choice((1, 1, 1, 2, 3)))
            squares.append(q)
            total = add(total, multiply(q, q), factors[-1])
        if any(len(q) < 2 for q in squares) or not any(sum(e) == 2 * params.degree for e in total) or len(total) > 24:
            raise task.Retry
        if all(c > 0 and not any(n % 2 for n in e) for e, c in total.items()):  # a sum of even powers as it stands
            raise task.Retry
        names = tuple("xyz"[: params.variables])
        form = Polynomial(names)
        instance = self.Instance(
            variables=names,
            polynomial=tuple((e, int(c)) for e, c in total.items()),
            bound=params.squares + params.spare,
        )
        return instance, {"c": tuple(map(Fraction, factors)), "q": tuple(form.terms(q) for q in squares)}

    def check(self, instance: Instance, answer: Certificate) -> str:
        if len(answer["c"]) != len(answer["q"]):
            return "the lists differ in length"
        if len(answer["c"]) > instance.bound:
            return f"there are more than {instance.bound} squares"
        if any(c <= 0 for c in answer["c"]):
            return "a coefficient is not positive"
        highest = max(sum(e) for e, _ in instance.polynomial)
        if any(2 * sum(e) > highest for q in answer["q"] for e, _ in q):
            return "the sum is another polynomial"
        total: Poly = {}
        for c, q in zip(answer["c"], answer["q"], strict=True):
            total = add(total, multiply(dict(q), dict(q)), c)
        return "" if total == dict(instance.polynomial) else "the sum is another polynomial"
