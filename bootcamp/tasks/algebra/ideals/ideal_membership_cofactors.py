r"""Write a polynomial of an ideal as a combination of the generators.

Answer: the list of cofactors; any list that gives the polynomial within the degree bound is right.
Harder: more variables and generators, cofactors of higher degree, larger coefficients.
Skills: algebra, search
Source: original; Cox, Little and O'Shea, "Ideals, Varieties, and Algorithms".
"""

from __future__ import annotations

from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.lib.multivariate import Poly, combination, degree, monomials, random_poly, tidy
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Polynomial, Sequence
from bootcamp.verifiers.symbolic.polynomial_format import Terms

Shown = tuple[tuple[tuple[int, ...], int], ...]


class IdealMembershipCofactors(
    Task["IdealMembershipCofactors.Params", "IdealMembershipCofactors.Instance", "tuple[Terms, ...]"]
):
    version = 1

    class Params(task.Params):
        variables: int = knob("how many variables occur", levels=(1, 2, 2, 2, 2, 2, 3, 3, 3, 3), ge=1, le=3)
        generators: int = knob("how many generators are given", levels=(2, 2, 2, 2, 2, 3, 2, 3, 3, 4), ge=2, le=4)
        degree: int = knob("the degree of a generator", levels=(2, 1, 2, 2, 2, 2, 2, 2, 2, 2), ge=1, le=3)
        cofactor: int = knob("the degree of a cofactor", levels=(1, 1, 1, 1, 2, 1, 1, 1, 2, 2), ge=0, le=3)
        terms: int = knob("how many terms they have", levels=(2, 2, 2, 3, 3, 3, 4, 4, 4, 4), ge=2, le=6)
        largest: int = knob("the largest coefficient", levels=(5, 4, 4, 4, 4, 4, 4, 5, 5, 6), ge=1, le=12)

    class Instance(task.Instance):
        variables: tuple[str, ...]
        target: tuple[tuple[tuple[int, ...], int], ...]
        generators: tuple[tuple[tuple[tuple[int, ...], int], ...], ...]
        bound: int

        @property
        def shown(self) -> list[str]:
            form = Polynomial(self.variables)
            return [form.render(_terms(form, p)) for p in (self.target, *self.generators)]

    prompt = Prompt(
        en=r"""
        Let

        $$f = {{ shown[0] }}$$

        {% for p in shown[1:] %}
        $$g_{{ loop.index }} = {{ p }}$$

        {% endfor %}
        Find polynomials {% for p in generators %}$h_{{ loop.index }}$
        {{- ", " if loop.index < generators | length -}}{% endfor %} with rational coefficients, each of total degree
        at most {{ bound }} (a polynomial may be 0), such that

        $$f = {% for p in generators %}h_{{ loop.index }} g_{{ loop.index }}{{ " + " if not loop.last }}{% endfor %}$$

        Give them in this order. If several choices are possible, any one of them will do.
        """,
        zh=r"""
        设

        $$f = {{ shown[0] }}$$

        {% for p in shown[1:] %}
        $$g_{{ loop.index }} = {{ p }}$$

        {% endfor %}
        求有理系数多项式 {% for p in generators %}$h_{{ loop.index }}$
        {{- "、" if not loop.last -}}{% endfor %}，每个的总次数不超过 {{ bound }}（可以是 0 多项式），使得

        $$f = {% for p in generators %}h_{{ loop.index }} g_{{ loop.index }}{{ " + " if not loop.last }}{% endfor %}$$

        按这个顺序给出它们。如果有多种可能，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[Terms, ...]]:
        return Sequence(Polynomial(instance.variables), length=len(instance.generators))

    def key(self, instance: Instance) -> object:
        return instance.target, sorted(instance.generators)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[Terms, ...]]:
        n = params.variables
        places, own = monomials(n, params.degree), monomials(n, params.cofactor)
        generators: list[Poly] = []
        cofactors: list[Poly] = []
        while len(generators) < params.generators:
            g = random_poly(rng, places, min(params.terms, len(places)), params.largest)
            h = random_poly(rng, own, min(params.terms, len(own)), params.largest)
            if degree(g) == params.degree and degree(h) == params.cofactor:
                generators.append(g)
                cofactors.append(h)
        target = combination(cofactors, generators)
        if len(target) < 2 or len(target) > 32:
            raise task.Retry
        names = tuple("xyz"[:n])
        form = Polynomial(names)
        instance = self.Instance(
            variables=names,
            target=_shown(target),
            generators=tuple(map(_shown, generators)),
            bound=params.cofactor,
        )
        return instance, tuple(form.terms(h) for h in cofactors)

    def check(self, instance: Instance, answer: tuple[Terms, ...]) -> str:
        cofactors = [tidy(dict(h)) for h in answer]
        if any(degree(h) > instance.bound for h in cofactors):
            return f"a cofactor has a degree above {instance.bound}"
        total = combination(cofactors, [dict(g) for g in instance.generators])
        return "" if total == dict(instance.target) else "the combination is another polynomial"


def _shown(p: dict[tuple[int, ...], Fraction | int]) -> Shown:
    return tuple((e, int(c)) for e, c in p.items())


def _terms(form: Polynomial, p: Shown) -> Terms:
    return form.terms({e: Fraction(c) for e, c in p})
