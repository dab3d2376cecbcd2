"""Write a formula as an exclusive or of monomials: its algebraic normal form, or Zhegalkin polynomial.

Answer: a set of monomials; it is unique.
Harder: more variables, more connectives, more of them not exclusive or.
Skills: logic, algebra
Source: original; the form is due to I. I. Zhegalkin (1927).
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import compress
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.logic import Formula, legend, mask, random_formula, shape, symbols, table_lines
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Set, Text

_NAMES = "abcdef"


class AlgebraicNormalForm(Task["AlgebraicNormalForm.Params", "AlgebraicNormalForm.Instance", frozenset[str]]):
    version = 1

    class Params(task.Params):
        variables: int = knob("how many variables there are", levels=(2, 3, 3, 3, 4, 4, 5, 5, 6, 6), ge=2, le=6)
        connectives: int = knob(
            "how many connectives with two sides the formula has", levels=(2, 2, 4, 5, 6, 8, 9, 12, 14, 18), ge=1, le=24
        )
        terms: int = knob("the fewest monomials of the form", levels=(2, 2, 3, 3, 4, 4, 5, 6, 7, 8), ge=1, le=16)

    class Instance(task.Instance):
        variables: tuple[str, ...]
        formula: Formula

        @property
        def text(self) -> str:
            return symbols(self.formula)

        @property
        def legends(self) -> dict[str, str]:
            return {language: legend([self.formula], language) for language in ("en", "zh")}

    prompt = Prompt(
        en=r"""
        In this formula of propositional logic {{ legends[language] }}:

        {{ text }}

        Find its algebraic normal form (Zhegalkin polynomial) in the variables {{ variables | listed(language) }}: the
        set of different monomials whose exclusive or (sum modulo 2) has the same value as the formula under every
        assignment. A monomial is a product (and) of different variables, written without signs in alphabetical order,
        such as {{ variables[:2] | join }}; the monomial 1 is the constant true.
        """,
        zh=r"""
        在下面的命题逻辑公式中，{{ legends[language] }}：

        {{ text }}

        求它关于变量 {{ variables | join("、") }} 的代数标准型（Zhegalkin 多项式）：即一组互不相同的单项式，
        它们的异或（模 2 之和）在每一种赋值下都与公式的值相同。单项式是若干个不同变量的乘积（与），
        按字母顺序连写，不加符号，例如 {{ variables[:2] | join }}；单项式 1 表示常数真。
        """,
    )

    def format(self, instance: Instance) -> Format[frozenset[str]]:
        return Set(Text(alphabet="".join(instance.variables) + "1"))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, frozenset[str]]:
        names = tuple(_NAMES[: params.variables])
        connectives = ("and", "or", "or", "implies", "iff", "xor")
        formula = random_formula(rng, names, params.connectives, connectives, 0.3)
        rows = 1 << len(names)
        coefficients = [*_transforms(formula, names)][-1]
        monomials = frozenset(_monomial(names, row) for row in range(rows) if coefficients >> row & 1)
        if not params.terms <= len(monomials) <= 3 * params.terms + 2 or max(map(len, monomials)) < 2:
            raise task.Retry
        return self.Instance(variables=names, formula=formula), monomials

    def key(self, instance: Instance) -> object:
        return shape(instance.formula)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        names, rows = instance.variables, range(1 << len(instance.variables))
        lines = table_lines(instance.formula, names)
        for name, column in zip(reversed(names), _transforms(instance.formula, names), strict=True):
            signs = "".join(str(column >> row & 1) for row in rows)
            lines.append(f"+ {name}: {' '.join(signs[start : start + 8] for start in range(0, len(signs), 8))}")
        return "\n".join([*lines, ", ".join(f"{_monomial(names, row)} {signs[row]}" for row in rows)])


def _transforms(formula: Formula, names: tuple[str, ...]) -> Iterator[int]:
    """Take the Moebius transform, variable by variable from the last: each row adds to the one that has it too."""
    column, rows = mask(formula, names), 1 << len(names)
    for place in range(len(names)):
        width = 1 << place
        block = sum(((1 << width) - 1) << start for start in range(0, rows, 2 * width))
        column ^= (column & block) << width
        yield column


def _monomial(names: tuple[str, ...], row: int) -> str:
    """Give the product of the variables that are true in a row, the first name being the highest bit."""
    return "".join(compress(names, map(int, f"{row:0{len(names)}b}"))) or "1"
