"""Find a later term of a sequence whose linear recurrence must be inferred from its first terms.

Answer: one integer; the shown terms fix all coefficients.
Harder: recurrences of higher order, a constant term, larger coefficients, terms further away.
Skills: algebra, induction, arithmetic
Source: original.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.matrix import rank
from bootcamp.lib.prompts import bracketed, sequence
from bootcamp.lib.sequences import linear_recurrence
from bootcamp.lib.shown_work import products, row_steps
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer

_LARGEST = 10**10


class LinearRecurrenceInference(Task["LinearRecurrenceInference.Params", "LinearRecurrenceInference.Instance", int]):
    version = 1

    class Params(task.Params):
        order: int = knob(
            "how many earlier terms a term depends on at most", levels=(1, 1, 2, 2, 3, 3, 3, 4, 4, 5), ge=1, le=6
        )
        constant: bool = knob(
            "whether the recurrence has a constant term",
            levels=(False, True, False, True, False, True, True, False, True, True),
        )
        largest: int = knob("the largest size of a coefficient", levels=(5, 5, 3, 4, 4, 4, 5, 5, 5, 5), ge=2, le=9)
        gap: int = knob(
            "how far after the last shown term the asked one is", levels=(1, 2, 2, 3, 3, 4, 6, 6, 7, 8), ge=1, le=15
        )
        checks: int = knob(
            "how many more terms are shown than unknowns need", levels=(2, 1, 1, 1, 1, 1, 1, 1, 1, 1), ge=0, le=3
        )

    class Instance(task.Instance):
        order: int
        constant: bool
        terms: tuple[int, ...]
        n: int

        @property
        def rule(self) -> str:
            """The recurrence with letters for its numbers."""
            back = [f"{'pqrstu'[i]}·a(n-{i + 1})" for i in range(self.order)]
            return " + ".join(back + ["v"] * self.constant)

        @property
        def letters(self) -> list[str]:
            return [*"pqrstu"[: self.order], *"v" * self.constant]

    answer = Integer()
    prompt = Prompt(
        en=r"""
        A sequence of integers a(1), a(2), a(3), ... obeys, for all n > {{ order }}, the recurrence

        a(n) = {{ rule }}

        where {{ letters | listed(language) }} {{ "is an integer" if letters | length == 1 else "are integers" }} that
        you are not told, the same for all n (0 and negative numbers are possible). The sequence starts with

        {{ terms | comma }}.

        Find a({{ n }}).
        """,
        zh=r"""
        整数数列 a(1), a(2), a(3), ... 对所有 n > {{ order }} 满足递推关系

        a(n) = {{ rule }}

        其中 {{ letters | listed(language) }} 是题中没有给出的整数，对所有 n 都相同（可以为 0 或负数）。它的开头几项是

        {{ terms | comma }}。

        求 a({{ n }})。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        order, unknowns = params.order, params.order + params.constant
        shown = order + unknowns + params.checks
        coefficients = [rng.randint(-params.largest, params.largest) for _ in range(order)]
        start = [rng.randint(-9, 9) for _ in range(order)]
        constant = rng.randint(-9, 9) if params.constant else 0
        terms = linear_recurrence(coefficients, start, shown + params.gap, constant)
        if max(map(abs, terms)) > _LARGEST or not coefficients[-1] or len({*terms}) < shown // 2 + 1:
            raise task.Retry
        rows = [(*terms[i : i + order], *[1] * params.constant) for i in range(shown - order)]
        if rank(rows) < unknowns:
            raise task.Retry
        instance = self.Instance(
            order=order, constant=params.constant, terms=tuple(terms[:shown]), n=shown + params.gap
        )
        return instance, terms[-1]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        """Solve for the letters from as many terms as fix them, then go on to the term asked."""
        order, terms = instance.order, list(instance.terms)
        ones = [1] * instance.constant
        rows: list[list[int]] = []
        for i in range(order, len(terms)):
            rows.append([*terms[i - order : i][::-1], *ones, terms[i]])
            if rank([row[:-1] for row in rows]) == len(rows[0]) - 1:
                break
            if rank([row[:-1] for row in rows]) < len(rows):
                rows.pop()
        lines = [f"R{number} = {sequence(row)}" for number, row in enumerate(rows, 1)]
        steps, solved, _ = row_steps(rows, columns=len(rows))
        found = [int(row[-1]) for row in solved]
        lines += [
            *steps,
            ", ".join(f"{letter} = {value}" for letter, value in zip(instance.letters, found, strict=True)),
        ]
        for n in range(len(terms) + 1, instance.n + 1):
            text = products(zip(found, terms[-order:][::-1], strict=False))
            text += f" + {bracketed(found[-1])}" if ones else ""
            terms.append(sum(x * y for x, y in zip(found, [*terms[-order:][::-1], *ones], strict=True)))
            lines.append(f"a({n}) = {text} = {terms[-1]}")
        return "\n".join(lines)
