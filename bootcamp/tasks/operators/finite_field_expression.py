"""Evaluate an expression in a finite field whose elements are polynomials modulo an irreducible one.

Answer: the list of coefficients of one element; it is unique.
Harder: larger fields, longer expressions, division, larger exponents.
Skills: algebra, arithmetic
Source: original; finite fields of this form are in every text on algebra.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from bootcamp import task
from bootcamp.lib.polynomial import add, divide, is_irreducible_modulo, multiply, scale
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.tasks.operators._postfix import Postfix, draw, evaluate, write
from bootcamp.verifiers import Integer, Sequence
from bootcamp.verifiers.base import Format

Element = tuple[int, ...]


class FiniteFieldExpression(Task["FiniteFieldExpression.Params", "FiniteFieldExpression.Instance", Element]):
    version = 1

    class Params(task.Params):
        largest_prime: int = knob(
            "the largest characteristic of the field", levels=(3, 5, 5, 5, 7, 7, 7, 11, 11, 13), ge=2, le=31
        )
        degree: int = knob(
            "the degree of the field over its prime field", levels=(2, 2, 3, 3, 3, 4, 4, 5, 6, 8), ge=2, le=10
        )
        elements: int = knob("how many elements are named", levels=(2, 2, 2, 3, 3, 3, 3, 4, 4, 4), ge=2, le=6)
        operations: int = knob(
            "how many operations the expression has", levels=(1, 2, 2, 3, 4, 4, 5, 6, 8, 10), ge=1, le=15
        )
        division: bool = knob("whether elements are divided", levels=(False,) * 4 + (True,) * 6)
        largest_exponent: int = knob(
            "the largest exponent", levels=(2, 2, 3, 4, 5, 20, 100, 10**4, 10**6, 10**9), ge=2, le=10**9
        )

    class Instance(task.Instance):
        p: int
        modulus: Element  # monic, constant term first
        elements: tuple[Element, ...]
        exponent: int
        expression: Postfix

        @property
        def degree(self) -> int:
            return len(self.modulus) - 1

        @property
        def shown(self) -> str:
            return write(self.expression, _FORMS | {"^": f"{{}}^{self.exponent}"})

    prompt = Prompt(
        en=r"""
        The elements of a field with {{ p }}^{{ degree }} elements are the polynomials in t of degree below
        {{ degree }} with coefficients modulo {{ p }}. They are added and multiplied as polynomials modulo {{ p }} and
        modulo

        f(t) = {{ modulus | polynomial("t") }}

        which is irreducible, and written as lists of {{ degree }} coefficients from 0 to {{ p - 1 }}, the constant term
        first and the coefficient of t^{{ degree - 1 }} last. Let

        {% for element in elements %}
        {{ loop.index0 | letter }} = {{ element | sequence }}
        {% endfor %}

        Find the list of the element

        {{ shown }}
        """,
        zh=r"""
        一个有 {{ p }}^{{ degree }} 个元素的域，其元素是次数低于 {{ degree }}、系数模 {{ p }} 的 t 的多项式，
        加法和乘法按多项式进行，系数模 {{ p }}，并模去不可约多项式

        f(t) = {{ modulus | polynomial("t") }}

        每个元素写作 {{ degree }} 个系数的列表，系数取 0 到 {{ p - 1 }}，
        常数项在最前，t^{{ degree - 1 }} 的系数在最后。设

        {% for element in elements %}
        {{ loop.index0 | letter }} = {{ element | sequence }}
        {% endfor %}

        求下列元素对应的列表：

        {{ shown }}
        """,
    )

    def format(self, instance: Instance) -> Format[Element]:
        return Sequence(Integer(low=0, high=instance.p - 1), length=instance.degree)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Element]:
        p = rng.choice([p for p in (2, 3, 5, 7, 11, 13) if params.largest_prime // 3 <= p <= params.largest_prime])
        signs = {sign: form for sign, form in _FORMS.items() if sign != "/" or params.division}
        letters = "ABCDEF"[: params.elements]
        modulus = (*(rng.randrange(p) for _ in range(params.degree)), 1)
        instance = self.Instance(
            p=p,
            modulus=modulus,
            elements=tuple(tuple(rng.randrange(p) for _ in range(params.degree)) for _ in letters),
            exponent=rng.randint(max(2, params.largest_exponent // 10), params.largest_exponent),
            expression=draw(rng, signs, params.operations, lambda: rng.choice(letters)),
        )
        used = set(instance.expression)
        if (
            not is_irreducible_modulo(modulus, p)
            or len(used) < min(params.elements + params.operations, 6) - 1
            or _is_idle(instance.expression)
        ):
            raise task.Retry
        answer = self.solve(instance)
        if not any(answer) or answer in instance.elements or not all(map(any, instance.elements)):
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> Element:
        named = dict(zip("ABCDEF", instance.elements, strict=False))
        value = evaluate(
            instance.expression,
            _FORMS,
            operations(instance.p, instance.modulus, instance.exponent),
            lambda item: named[str(item)],
        )
        return (*value, *(0,) * (instance.degree - len(value)))


def _is_idle(expression: Postfix) -> bool:
    """Tell whether an element is subtracted from itself or divided by itself."""
    return any(
        a == b and sign in ("-", "/") for a, b, sign in zip(expression, expression[1:], expression[2:], strict=False)
    )


_FORMS = {"+": "{} + {}", "-": "{} - {}", "×": "{} × {}", "/": "{} / {}", "^": "{}^n"}


def operations(p: int, modulus: Element, exponent: int) -> dict[str, Callable[..., Element]]:
    """Give ``+ - × /`` and the power ``^`` with a fixed exponent, modulo p and a monic irreducible polynomial.

    Elements may lack zeros at the end. To divide by zero raises Retry.
    """

    def times(a: Element, b: Element) -> Element:
        return tuple(map(int, divide(multiply(a, b, p), modulus, p)[1]))

    def power(a: Element, n: int) -> Element:
        result: Element = (1,)
        for bit in bin(n)[2:]:
            result = times(result, result)
            result = times(result, a) if bit == "1" else result
        return result

    def quotient(a: Element, b: Element) -> Element:
        if not any(b):
            raise Retry
        return times(a, power(b, p ** (len(modulus) - 1) - 2))

    return {
        "+": lambda a, b: add(a, b, p),
        "-": lambda a, b: add(a, scale(b, -1, p), p),
        "×": times,
        "/": quotient,
        "^": lambda a: power(a, exponent),
    }
