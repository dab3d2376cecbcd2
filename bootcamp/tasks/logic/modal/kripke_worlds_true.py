"""List the worlds of a Kripke model at which a modal formula is true.

Answer: a set of worlds; it is unique.
Harder: more worlds and agents, box and diamond nested deeper, more connectives.
Skills: logic
Source: original; possible worlds are S. Kripke's (1963).
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.kripke import (
    Grammar,
    Model,
    Node,
    bits,
    modal_depth,
    named_parts,
    random_formula,
    worlds_true,
    written,
)
from bootcamp.lib.logic import signs_legend
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Set


class KripkeWorldsTrue(Task["KripkeWorldsTrue.Params", "KripkeWorldsTrue.Instance", frozenset[int]]):
    version = 1

    class Params(task.Params):
        worlds: int = knob("how many worlds", levels=(3, 4, 5, 6, 8, 9, 11, 13, 16, 20), ge=3, le=24)
        agents: int = knob("how many relations", levels=(1, 1, 1, 1, 2, 2, 2, 3, 3, 3), ge=1, le=3)
        depth: int = knob("how deep box and diamond are nested", levels=(1, 1, 2, 2, 3, 3, 4, 4, 5, 6), ge=1, le=6)
        connectives: int = knob("the most connectives", levels=(1, 2, 2, 3, 4, 5, 6, 7, 9, 11), ge=0, le=16)
        atoms: int = knob("how many atoms", levels=(2, 2, 2, 2, 3, 3, 3, 3, 4, 4), ge=1, le=4)

    class Instance(task.Instance):
        labels: tuple[tuple[str, ...], ...]  # the atoms true at each world
        arrows: tuple[tuple[str, tuple[tuple[int, ...], ...]], ...]  # for each agent the successors of each world
        formula: str

        @property
        def rows(self) -> list[str]:
            lines = []
            for world, atoms in enumerate(self.labels, start=1):
                seen = [f"{agent} → {{{', '.join(map(str, after[world - 1]))}}}" for agent, after in self.arrows]
                lines.append(f"{world}: {{{', '.join(atoms)}}}; {'; '.join(seen)}")
            return lines

        @property
        def legends(self) -> dict[str, str]:
            return {language: signs_legend([self.formula], language) for language in ("en", "zh")}

    answer = Set(Integer())
    prompt = Prompt(
        en=r"""
        A Kripke model has the worlds 1 to {{ labels | length }}. Each line gives a world, the set of the atoms that are
        true at it (all others are false), and for
        {{ "the relation" if arrows | length == 1 else "each of the relations"
        }} {{ arrows | map("first") | list | listed }} the set of the worlds that this world sees by it:

        {{ rows | lines }}

        □a φ is true at a world if φ is true at every world that it sees by a (so also if it sees none); ◇a φ is true at
        a world if φ is true at at least one world that it sees by a{% if arrows | length > 1 %}; likewise for the other
        relations{% endif %}. {% if legends["en"] %}Further, {{ legends["en"] }}. {% endif %}□a, ◇a and ¬ apply only to
        what comes right after them.

        At which worlds is this formula true?

        {{ formula }}
        """,
        zh=r"""
        一个克里普克模型的世界为 1 到 {{ labels | length }}。下面每行给出一个世界、
        在该世界为真的原子命题的集合（其余为假），以及该世界按关系
        {{ arrows | map("first") | join("、") }} {{ "各自" if arrows | length > 1 else "" }}所能看到的世界的集合：

        {{ rows | lines }}

        □a φ 在一个世界为真，当且仅当 φ 在它按 a 看到的每个世界都为真（一个也看不到时也为真）；◇a φ 在一个世界为真，
        当且仅当 φ 在它按 a 看到的至少一个世界为真{% if arrows | length > 1 %}；
        其余关系同理{% endif %}。{% if legends["zh"] %}此外，{{
        legends["zh"] }}。{% endif %}□a、◇a 和 ¬ 只作用于紧随其后的部分。

        下面的公式在哪些世界为真？

        {{ formula }}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, frozenset[int]]:
        n, agents, names = params.worlds, "abc"[: params.agents], "pqrs"[: params.atoms]
        density = rng.uniform(1.3, 2.2) / n
        model = Model(
            n,
            {agent: [sum(1 << w for w in range(n) if rng.random() < density) for _ in range(n)] for agent in agents},
            {name: rng.randrange(1, (1 << n) - 1) for name in names},
        )
        full = (1 << n) - 1
        plain = {mask ^ flip for mask in model.atoms.values() for flip in (0, full)}
        prefixes = [(op, agent) for op in ("box", "diamond") for agent in agents]
        for _ in range(80):
            node = random_formula(rng, names, params.depth, params.connectives, prefixes)
            if modal_depth(node) != params.depth:
                continue
            found = worlds_true(node, model)
            modal = [worlds_true(part, model) for part in node.walk() if part.op in ("box", "diamond")]
            proper = sum(mask not in (0, full) for mask in modal)
            if found not in (0, full) and found not in plain and proper * 4 >= len(modal) * 3:
                instance = self.Instance(
                    labels=tuple(tuple(a for a in names if model.atoms[a] >> w & 1) for w in range(n)),
                    arrows=tuple(
                        (agent, tuple(tuple(w + 1 for w in bits(after)) for after in rows))
                        for agent, rows in model.arrows.items()
                    ),
                    formula=written(node),
                )
                return instance, frozenset(w + 1 for w in bits(found))
        raise task.Retry

    def solve(self, instance: Instance) -> frozenset[int]:
        return frozenset(w + 1 for w in bits(worlds_true(*_read(instance))))

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        formula, model = _read(instance)
        used = sorted({part.name for part in formula.walk() if part.op == "atom"})
        lines = [f"{name}: {_set(model.atoms[name])}" for name in used]
        for name, text, part in named_parts(formula):
            found = _set(worlds_true(part, model))
            if part.op in ("box", "diamond"):  # the worlds seen that make it false, or true
                inner = worlds_true(part.parts[0], model)
                wanted = inner if part.op == "diamond" else ~inner
                rows = enumerate(model.arrows[part.name], start=1)
                found = f"{', '.join(f'{world} {_set(after & wanted)}' for world, after in rows)} → {found}"
            lines.append(f"{name} = {text}: {found}")
        return "\n".join(lines)


def _read(instance: KripkeWorldsTrue.Instance) -> tuple[Node, Model]:
    names = sorted({name for atoms in instance.labels for name in atoms} | set("pqrs"))
    agents = tuple(agent for agent, _ in instance.arrows)
    model = Model(
        len(instance.labels),
        {agent: [sum(1 << (w - 1) for w in after) for after in rows] for agent, rows in instance.arrows},
        {name: sum(1 << w for w, atoms in enumerate(instance.labels) if name in atoms) for name in names},
    )
    return Grammar(atoms=tuple(names), agents=agents).read(instance.formula), model


def _set(mask: int) -> str:
    return f"{{{', '.join(str(world + 1) for world in bits(mask))}}}"
