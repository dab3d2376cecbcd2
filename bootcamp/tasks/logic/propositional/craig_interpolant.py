"""Find a Craig interpolant of two formulas, the first of which entails the second.

Answer: a formula over the shared variables; every interpolant is right.
Harder: more variables and connectives, more shared variables, interpolants that are less free.
Skills: logic, deduction
Source: original; the theorem is due to W. Craig (1957).
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.cubes import cost, least_cover, sum_of
from bootcamp.lib.logic import (
    SYMBOLS,
    Atom,
    Formula,
    Join,
    Not,
    conjunction,
    legend,
    mask,
    names_in,
    random_formula,
    shape,
    shown,
    subformulas,
)
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Formula as FormulaFormat

_NAMES = "abcdpqrstuvw"
_POOL = 60


class CraigInterpolant(Task["CraigInterpolant.Params", "CraigInterpolant.Instance", Formula]):
    version = 1

    class Params(task.Params):
        shared: int = knob(
            "how many variables occur in both formulas", levels=(2, 2, 3, 3, 3, 3, 4, 4, 4, 4), ge=2, le=4
        )
        private: int = knob(
            "how many variables occur in one formula only, for each", levels=(1, 1, 1, 2, 2, 3, 3, 3, 4, 4), ge=1, le=4
        )
        parts: int = knob("how many parts each formula has", levels=(2, 2, 3, 3, 4, 4, 4, 5, 5, 6), ge=2, le=8)
        size: int = knob(
            "the most connectives with two sides in a part", levels=(1, 2, 2, 2, 2, 3, 3, 3, 4, 4), ge=1, le=5
        )
        free: int = knob(
            "the most assignments of the shared variables for which an interpolant may have either value",
            levels=(2, 2, 3, 3, 2, 2, 5, 4, 3, 2),
            ge=0,
            le=8,
        )
        literals: int = knob(
            "the fewest literals in a sum of products that is an interpolant",
            levels=(1, 1, 2, 2, 3, 3, 3, 3, 3, 3),
            ge=1,
            le=6,
        )

    class Instance(task.Instance):
        first: Formula
        second: Formula

        @property
        def texts(self) -> tuple[str, str]:
            return shown(self.first, SYMBOLS["unicode"]), shown(self.second, SYMBOLS["unicode"])

        @property
        def legends(self) -> dict[str, str]:
            return {language: legend([self.first, self.second], language) for language in ("en", "zh")}

    prompt = Prompt(
        en=r"""
        In these two formulas of propositional logic {{ legends[language] }}.

        A: {{ texts[0] }}

        B: {{ texts[1] }}

        A entails B: under every assignment of truth values that makes A true, B is true. Find an interpolant: a formula
        I in which only variables occur that are in both A and B, such that A entails I and I entails B. It need not be
        short, and if there are several interpolants, give any one.
        """,
        zh=r"""
        在下面两个命题逻辑公式中，{{ legends[language] }}。

        A: {{ texts[0] }}

        B: {{ texts[1] }}

        由 A 可以推出 B：在使 A 为真的每一种真值赋值下，B 都为真。请找出一个插值公式 I：
        其中只出现同时在 A 和 B 中出现的变量，并且由 A 可以推出 I，由 I 可以推出 B。
        不要求公式短；如果有多个插值公式，给出任意一个即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Formula]:
        names = sorted(names_in(instance.first) | names_in(instance.second))
        return FormulaFormat(tuple(names), constants=True)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Formula]:
        chosen = rng.sample(_NAMES, params.shared + 2 * params.private)
        shared = tuple(sorted(chosen[: params.shared]))
        own = chosen[params.shared : params.shared + params.private], chosen[params.shared + params.private :]
        pools = [[_draw(params, shared, tuple(sorted(names)), rng) for _ in range(_POOL)] for names in own]
        rows = (1 << (1 << params.shared)) - 1
        for one, left in pools[0]:
            for other, right in pools[1]:
                free = rows & ~(left | right)
                if left and right and not left & right and free.bit_count() <= params.free:
                    cover = least_cover(left, free, params.shared)
                    if cost(cover)[1] < params.literals:
                        continue
                    first = conjunction(one)
                    second: Formula = Join("implies", conjunction(other[:-1]), _negated(other[-1]))
                    simple: list[Formula] = [Atom(name) for name in shared]
                    simple += [Not(atom) for atom in simple]
                    simple += [part for whole in (first, second) for part in subformulas(whole)]
                    if params.shared > 2 and any(not _fault(first, second, part) for part in simple):
                        continue
                    return self.Instance(first=first, second=second), sum_of(cover, shared)
        raise task.Retry

    def key(self, instance: Instance) -> object:
        places: dict[str, str] = {}
        return [shape(instance.first, places), shape(instance.second, places)]

    def check(self, instance: Instance, answer: Formula) -> str:
        return _fault(instance.first, instance.second, answer)


def _fault(first: Formula, second: Formula, answer: Formula) -> str:
    """Say why a formula is no interpolant, or nothing."""
    sides = names_in(first), names_in(second)
    foreign = sorted(names_in(answer) - (sides[0] & sides[1]))
    if foreign:
        return f"{foreign[0]} does not occur in both formulas"
    names = sorted(sides[0] | sides[1])
    table = mask(answer, names)
    if mask(first, names) & ~table:
        return "A does not entail the formula"
    return "the formula does not entail B" if table & ~mask(second, names) else ""


def _draw(
    params: CraigInterpolant.Params, shared: tuple[str, ...], own: tuple[str, ...], rng: Random
) -> tuple[list[Formula], int]:
    """Draw the parts of a conjunction and the assignments of the shared variables for which it can be true.

    These are none if a variable does not occur.
    """
    names = (*shared, *own)
    parts: list[Formula] = []
    for _ in range(params.parts):
        size = rng.randint(1, params.size)
        used = rng.sample(names, min(len(names), size + 1))
        parts.append(random_formula(rng, used, size, ("or", "implies", "iff", "and", "or"), 0.3))
    if frozenset().union(*map(names_in, parts)) != set(names):
        return parts, 0
    table = mask(conjunction(parts), names)
    width = 1 << len(own)
    block = (1 << width) - 1
    return parts, sum(1 << row for row in range(1 << len(shared)) if table >> row * width & block)


def _negated(formula: Formula) -> Formula:
    return formula.operand if isinstance(formula, Not) else Not(formula)
