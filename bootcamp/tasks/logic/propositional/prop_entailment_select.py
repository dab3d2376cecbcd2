"""Select the conclusions that follow from premises of propositional logic.

Answer: a set of letters; it is unique.
Harder: more premises, variables and candidates, longer candidates.
Skills: logic, deduction
Source: original; entailment is in every text on logic.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.logic import Formula, legend, mask, random_formula, shape, symbols
from bootcamp.lib.prompts import letters
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Choice, Format, Set

_NAMES = "pqrstuvw"
_DRAWS = 400


class PropEntailmentSelect(Task["PropEntailmentSelect.Params", "PropEntailmentSelect.Instance", frozenset[str]]):
    version = 1

    class Params(task.Params):
        variables: int = knob("how many variables there are", levels=(3, 3, 4, 4, 5, 5, 6, 6, 7, 8), ge=2, le=8)
        premises: int = knob("how many premises there are", levels=(2, 2, 3, 3, 4, 5, 6, 7, 8, 9), ge=1, le=10)
        candidates: int = knob("how many candidates there are", levels=(4, 5, 5, 6, 7, 7, 8, 8, 9, 10), ge=3, le=12)
        size: int = knob(
            "the most connectives with two sides in a formula", levels=(1, 1, 2, 2, 2, 3, 3, 3, 4, 4), ge=1, le=6
        )

    class Instance(task.Instance):
        premises: tuple[Formula, ...]
        candidates: tuple[Formula, ...]

        @property
        def texts(self) -> tuple[list[str], list[str]]:
            return [*map(symbols, self.premises)], [*map(symbols, self.candidates)]

        @property
        def legends(self) -> dict[str, str]:
            formulas = (*self.premises, *self.candidates)
            return {language: legend(formulas, language) for language in ("en", "zh")}

    prompt = Prompt(
        en=r"""
        In these formulas of propositional logic {{ legends[language] }}. Every variable is true or false.

        Premises:

        {{ texts[0] | numbered }}

        Candidates:

        {{ texts[1] | lettered }}

        Which candidates follow from the premises, that is, are true under every assignment of truth values that makes
        all the premises true? Give the letters of all of them; there is at least one.
        """,
        zh=r"""
        在下面的命题逻辑公式中，{{ legends[language] }}。每个变量取真或假。

        前提：

        {{ texts[0] | numbered }}

        备选结论：

        {{ texts[1] | lettered }}

        哪些备选结论可由前提推出，即在使所有前提都为真的每一种赋值下都为真？
        请给出所有这样的结论的字母；至少有一个。
        """,
    )

    def format(self, instance: Instance) -> Format[frozenset[str]]:
        return Set(Choice(letters(range(len(instance.candidates)))))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, frozenset[str]]:
        names = _NAMES[: params.variables]
        full = (1 << (1 << params.variables)) - 1
        premises: list[Formula] = []
        models = full
        for _ in range(_DRAWS):
            premise = _draw(rng, names, params.size)
            left = models & mask(premise, names)
            if left != models and left.bit_count() >= 2:
                premises.append(premise)
                models = left
            if len(premises) == params.premises:
                break
        else:
            raise task.Retry
        least = (params.candidates + 1) // 3
        follows = rng.randint(least, params.candidates - least)
        tables = {mask(premise, names) for premise in premises} | {full, 0}
        chosen: list[tuple[bool, Formula]] = []
        for _ in range(_DRAWS):
            formula = _draw(rng, names, params.size)
            table = mask(formula, names)
            right = not models & ~table
            one_premise = any(not mask(premise, names) & ~table for premise in premises)
            wanted = follows if right else params.candidates - follows
            close = right or (models & ~table).bit_count() * 2 <= models.bit_count()
            trivial = one_premise and (params.premises > 2 or rng.random() < 0.7)
            if table not in tables and close and not trivial and sum(had == right for had, _ in chosen) < wanted:
                chosen.append((right, formula))
                tables.add(table)
            if len(chosen) == params.candidates:
                rng.shuffle(chosen)
                answer = (letter for letter, (had, _) in zip(letters(range(len(chosen))), chosen, strict=True) if had)
                instance = self.Instance(premises=tuple(premises), candidates=tuple(formula for _, formula in chosen))
                return instance, frozenset(answer)
        raise task.Retry

    def key(self, instance: Instance) -> object:
        places: dict[str, str] = {}
        premises = [shape(premise, places) for premise in sorted(instance.premises, key=_outline)]
        return [premises, sorted(repr(shape(one, places)) for one in sorted(instance.candidates, key=_outline))]


def _draw(rng: Random, names: str, size: int) -> Formula:
    """Draw a formula of up to `size` connectives over some of the variables."""
    connectives = rng.randint(1, size)
    chosen = rng.sample(names, min(connectives + 1, len(names)))
    return random_formula(rng, chosen, connectives, ("and", "or", "implies", "iff", "xor", "or", "implies"), 0.3)


def _outline(formula: Formula) -> str:
    return repr(shape(formula))
