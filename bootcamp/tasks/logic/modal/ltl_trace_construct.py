"""Give an infinite periodic word that satisfies formulas of linear temporal logic.

Answer: a prefix and a loop, each a list of sets of atoms; every word that satisfies the formulas is right.
Harder: more and deeper formulas, more atoms, a longer word planted.
Skills: logic, search
Source: original; linear temporal logic is due to A. Pnueli (1977).
"""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.kripke import Node, random_formula, written
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.logic.modal._ltl import GRAMMAR, PREFIXES, operators, positions, signs
from bootcamp.verifiers import Choice, Format, Record, Sequence, Set

Letter = frozenset[str]


class LtlTraceConstruct(Task["LtlTraceConstruct.Params", "LtlTraceConstruct.Instance", "dict[str, Any]"]):
    version = 1

    class Params(task.Params):
        formulas: int = knob("how many formulas", levels=(1, 2, 2, 3, 3, 4, 5, 5, 6, 7), ge=1, le=8)
        prefix: int = knob("the longest prefix", levels=(1, 1, 2, 2, 2, 3, 3, 4, 4, 5), ge=1, le=6)
        loop: int = knob("the longest loop", levels=(2, 2, 2, 2, 3, 3, 4, 4, 5, 5), ge=2, le=6)
        depth: int = knob("how deep operators are nested", levels=(1, 1, 2, 2, 2, 3, 3, 3, 3, 4), ge=1, le=5)
        atoms: int = knob("how many atoms", levels=(2, 2, 2, 2, 3, 3, 3, 3, 4, 4), ge=2, le=4)

    class Instance(task.Instance):
        atoms: tuple[str, ...]
        prefix: int
        loop: int
        formulas: tuple[str, ...]

        @property
        def legends(self) -> dict[str, list[str]]:
            return operators(self.formulas)

        @property
        def signs(self) -> dict[str, str]:
            return signs(self.formulas)

    prompt = Prompt(
        en=r"""
        An infinite word has positions 0, 1, 2, ...; at each position a set of atoms is true and all other atoms are
        false. The atoms are {{ atoms | listed(language) }}. At a position i the operators mean:

        {{ legends["en"] | bullets }}

        {% if signs["en"] %}
        Further, {{ signs["en"] }}.
        {% endif %}
        Operators before a formula, and ¬, apply only to what comes right after them.

        Find an infinite word at whose position 0 {{ "this formula is" if formulas | length == 1 else
        "all of these formulas are" }} true:

        {{ formulas | numbered }}

        The word consists of a prefix of at most {{ prefix }} {{ "position" if prefix == 1 else "positions" }}, which
        may be empty, and then a loop of 1 to {{ loop }} positions that is repeated for ever. Give both as lists of the
        sets of the atoms that are true. Any such word will do.
        """,
        zh=r"""
        一个无穷字的位置为 0, 1, 2, ...；在每个位置有一个原子命题的集合为真，其余为假。
        原子命题为 {{ atoms | join("、") }}。
        各算子在位置 i 处的含义：

        {{ legends["zh"] | bullets }}

        {% if signs["zh"] %}
        此外，{{ signs["zh"] }}。
        {% endif %}
        写在公式前面的算子和 ¬ 只作用于紧随其后的部分。

        请找一个无穷字，使下面的公式在它的位置 0 都为真：

        {{ formulas | numbered }}

        这个字由一个至多 {{ prefix }} 个位置的前缀（可以为空）和一个 1 到 {{ loop }} 个位置、无限重复的循环组成。
        请把两者分别写成列表，每一项是该位置为真的原子命题的集合。任何一个这样的字都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        letters = Sequence(Set(Choice(instance.atoms)))
        return Record(prefix=letters, loop=letters)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        names = "pqrs"[: params.atoms]
        word = [_letter(rng, names) for _ in range(params.prefix + params.loop)]
        if len(set(word)) < min(len(word), 2 ** len(names), 3):
            raise task.Retry
        rows = product((0, 1), repeat=len(names))
        letters = [frozenset(name for name, v in zip(names, row, strict=True) if v) for row in rows]
        left: list[tuple[list[Letter], int]] = [([letter], 0) for letter in letters]
        left += [([one, two], 1) for one in letters for two in letters if one != two and rng.random() < 0.5]
        for _ in range(30):
            back = rng.randint(0, params.prefix)
            left.append(([_letter(rng, names) for _ in range(back + rng.randint(1, params.loop))], back))
        chosen: list[Node] = []
        for _ in range(params.formulas):
            best, rest = None, left
            for _ in range(6):
                depth = max(1, params.depth - (rng.random() < 0.3))
                node = random_formula(rng, names, depth, rng.randint(0, 2), PREFIXES, joins=("U", "R"))
                if not positions(node, word, params.prefix) & 1:
                    node = node.parts[0] if node.op == "not" else Node("not", (node,))
                if node in chosen:
                    continue
                after = [rival for rival in left if positions(node, *rival) & 1]
                if len(after) < len(rest) or not left:
                    best, rest = node, after
            if best is None:
                raise task.Retry
            chosen.append(best)
            left = rest
        constant = any(len(set(rival)) == 1 for rival, _ in left)
        if (params.loop > 1 and constant) or (params.prefix > 1 and left):
            raise task.Retry
        rng.shuffle(chosen)
        instance = self.Instance(
            atoms=tuple(names), prefix=params.prefix, loop=params.loop, formulas=tuple(map(written, chosen))
        )
        return instance, {"prefix": tuple(word[: params.prefix]), "loop": tuple(word[params.prefix :])}

    def key(self, instance: Instance) -> object:
        return [instance.prefix, instance.loop, sorted(instance.formulas)]

    def check(self, instance: Instance, answer: dict[str, Any]) -> str:
        prefix, loop = answer["prefix"], answer["loop"]
        if len(prefix) > instance.prefix:
            return f"the prefix has {len(prefix)} positions, more than {instance.prefix}"
        if not 1 <= len(loop) <= instance.loop:
            return f"the loop has {len(loop)} positions, not 1 to {instance.loop}"
        for number, text in enumerate(instance.formulas, start=1):
            if not positions(GRAMMAR.read(text), [*prefix, *loop], len(prefix)) & 1:
                return f"formula {number} is false at position 0"
        return ""


def _letter(rng: Random, names: str) -> Letter:
    return frozenset(name for name in names if rng.random() < 0.5)
