"""List the positions of an infinite periodic word at which a formula of linear temporal logic is true.

Answer: a set of positions; it is unique.
Harder: a longer prefix and loop, more operators inside one another, until and release.
Skills: logic
Source: original; linear temporal logic is due to A. Pnueli (1977).
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.kripke import bits, modal_depth, random_formula, written
from bootcamp.lib.prompts import braces
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.logic.modal._ltl import GRAMMAR, PREFIXES, operators, positions, signs
from bootcamp.verifiers import Integer, Set


class LtlLassoPositions(Task["LtlLassoPositions.Params", "LtlLassoPositions.Instance", frozenset[int]]):
    version = 1

    class Params(task.Params):
        prefix: int = knob("positions before the loop", levels=(1, 2, 2, 3, 4, 5, 6, 7, 9, 10), ge=1, le=12)
        loop: int = knob("positions of the loop", levels=(2, 2, 3, 3, 4, 4, 5, 6, 7, 8), ge=1, le=10)
        depth: int = knob("how deep operators are nested", levels=(1, 2, 2, 2, 3, 3, 3, 4, 4, 5), ge=1, le=6)
        connectives: int = knob("the most connectives", levels=(1, 1, 2, 2, 2, 3, 4, 4, 5, 6), ge=0, le=8)
        atoms: int = knob("how many atoms", levels=(2, 2, 2, 2, 3, 3, 3, 3, 3, 4), ge=1, le=4)
        binary: bool = knob(
            "whether U and R occur", levels=(False, False, True, True, True, True, True, True, True, True)
        )

    class Instance(task.Instance):
        word: tuple[tuple[str, ...], ...]  # the atoms true at each position of prefix and loop
        back: int  # where the loop begins
        formula: str

        @property
        def rows(self) -> list[str]:
            return [f"{place}: {{{', '.join(atoms)}}}" for place, atoms in enumerate(self.word)]

        @property
        def legends(self) -> dict[str, list[str]]:
            return operators([self.formula])

        @property
        def signs(self) -> dict[str, str]:
            return signs([self.formula])

    answer = Set(Integer())
    prompt = Prompt(
        en=r"""
        An infinite word has positions 0, 1, 2, ... Each line gives a position and the set of the atoms that are true at
        it (all others are false):

        {{ rows | lines }}

        From then on the sets of positions {{ back }} to {{ word | length - 1 }} are repeated for ever: position
        {{ word | length }} is like position {{ back }}, and so on.

        At a position i the operators mean:

        {{ legends["en"] | bullets }}

        {% if signs["en"] %}
        Further, {{ signs["en"] }}.
        {% endif %}
        Operators before a formula, and ¬, apply only to what comes right after them. At which of the positions 0 to
        {{ word | length - 1 }} is this formula true?

        {{ formula }}
        """,
        zh=r"""
        一个无穷字的位置为 0, 1, 2, ...。下面每行给出一个位置和在该位置为真的原子命题的集合（其余为假）：

        {{ rows | lines }}

        此后，位置 {{ back }} 到 {{ word | length - 1 }} 的集合无限重复：位置 {{ word | length }} 与位置 {{ back }}
        相同，依此类推。

        各算子在位置 i 处的含义：

        {{ legends["zh"] | bullets }}

        {% if signs["zh"] %}
        此外，{{ signs["zh"] }}。
        {% endif %}
        写在公式前面的算子和 ¬ 只作用于紧随其后的部分。在位置 0 到 {{ word | length - 1 }} 中，
        下面的公式在哪些位置为真？

        {{ formula }}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, frozenset[int]]:
        names, length = "pqrs"[: params.atoms], params.prefix + params.loop
        chance = rng.choice((0.4, 0.5, 0.6))
        word = [frozenset(name for name in names if rng.random() < chance) for _ in range(length)]
        full = (1 << length) - 1
        joins = ("U", "R") if params.binary else ()
        columns = [sum(1 << i for i, letter in enumerate(word) if name in letter) for name in names]
        plain = {mask ^ flip for mask in columns for flip in (0, full)}
        for _ in range(100):
            node = random_formula(rng, names, params.depth, params.connectives, PREFIXES, joins=joins)
            if modal_depth(node) != params.depth or len(written(node)) > 140:
                continue
            found = positions(node, word, params.prefix)
            nested = [positions(part, word, params.prefix) for part in node.walk() if part.op in "XFGUR"]
            proper = sum(mask not in (0, full) for mask in nested)
            few = min(found.bit_count(), length - found.bit_count())
            if few < max(1, length // 6) or found in plain or proper * 3 < len(nested) * 2:
                continue
            instance = self.Instance(
                word=tuple(tuple(sorted(letter)) for letter in word), back=params.prefix, formula=written(node)
            )
            return instance, frozenset(bits(found))
        raise task.Retry

    def solve(self, instance: Instance) -> frozenset[int]:
        found = positions(GRAMMAR.read(instance.formula), [*map(frozenset, instance.word)], instance.back)
        return frozenset(bits(found))

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        word, rows = [*map(frozenset, instance.word)], dict[str, str]()
        for part in reversed([*GRAMMAR.read(instance.formula).walk()]):
            found = positions(part, word, instance.back)
            rows[written(part)] = "".join("01"[found >> place & 1] for place in range(len(word)))
        places = sorted(self.solve(instance))
        return "\n".join([*(f"{text}: {row}" for text, row in rows.items()), braces(places)])
