"""List the states of a transition system at which a CTL formula is true.

Answer: a set of states; it is unique.
Harder: more states and arrows, more operators inside one another, untils.
Skills: logic, search
Source: original; computation tree logic is due to E. M. Clarke and E. A. Emerson (1981).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.kripke import Grammar, Node, bits, joined, modal_depth, random_formula, written
from bootcamp.lib.logic import signs_legend
from bootcamp.lib.prompts import braces
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Set

_PREFIXES = tuple((op, "") for op in ("EX", "AX", "EF", "AF", "EG", "AG"))
_MEANING = {
    "EX": ("some arrow from s leads to a state where φ is true", "s 有一条箭头通向 φ 为真的状态"),
    "AX": ("all arrows from s lead to states where φ is true", "s 的所有箭头都通向 φ 为真的状态"),
    "EF": ("φ is true somewhere on some path from s", "从 s 出发的某条路径上某处 φ 为真"),
    "AF": ("φ is true somewhere on every path from s", "从 s 出发的每条路径上都有某处 φ 为真"),
    "EG": ("φ is true everywhere on some path from s", "从 s 出发的某条路径上处处 φ 为真"),
    "AG": ("φ is true everywhere on every path from s", "从 s 出发的每条路径上处处 φ 为真"),
}
_UNTIL = {
    "E": (
        "on some path from s there is a state where ψ is true, and φ is true at all states before it",
        "从 s 出发的某条路径上有一个 ψ 为真的状态，且在它之前的所有状态 φ 都为真",
    ),
    "A": (
        "on every path from s there is a state where ψ is true, and φ is true at all states before it",
        "从 s 出发的每条路径上都有一个 ψ 为真的状态，且在它之前的所有状态 φ 都为真",
    ),
}


class CtlStateSet(Task["CtlStateSet.Params", "CtlStateSet.Instance", frozenset[int]]):
    version = 1

    class Params(task.Params):
        states: int = knob("how many states", levels=(3, 4, 5, 6, 8, 10, 13, 16, 20, 25), ge=3, le=26)
        depth: int = knob("how deep operators are nested", levels=(1, 1, 2, 2, 3, 3, 4, 4, 5, 6), ge=1, le=7)
        connectives: int = knob("the most connectives", levels=(0, 1, 1, 2, 2, 3, 3, 4, 5, 6), ge=0, le=8)
        atoms: int = knob("how many atoms", levels=(1, 2, 2, 2, 2, 3, 3, 3, 3, 3), ge=1, le=3)
        untils: bool = knob(
            "whether untils occur", levels=(False, False, False, True, True, True, True, True, True, True)
        )

    class Instance(task.Instance):
        labels: tuple[tuple[str, ...], ...]
        arrows: tuple[tuple[int, ...], ...]
        formula: str

        @property
        def rows(self) -> list[str]:
            pairs = enumerate(zip(self.labels, self.arrows, strict=True), start=1)
            return [
                f"{state}: {{{', '.join(atoms)}}} → {', '.join(map(str, after))}" for state, (atoms, after) in pairs
            ]

        @property
        def legends(self) -> dict[str, list[str]]:
            found: dict[str, list[str]] = {"en": [], "zh": []}
            for place, (language, colon) in enumerate((("en", ": "), ("zh", "："))):
                found[language] += [
                    f"{op} φ{colon}{text[place]}" for op, text in _MEANING.items() if op in self.formula
                ]
                untils = [(path, text) for path, text in _UNTIL.items() if f"{path}[" in self.formula]
                found[language] += [f"{path}[φ U ψ]{colon}{text[place]}" for path, text in untils]
            return found

        @property
        def signs(self) -> dict[str, str]:
            return {language: signs_legend([self.formula], language) for language in ("en", "zh")}

    answer = Set(Integer())
    prompt = Prompt(
        en=r"""
        A transition system has the states 1 to {{ labels | length }}. Each line gives a state, the set of the atoms
        that are true at it (all others are false), and the states that its arrows lead to:

        {{ rows | lines }}

        A path from a state s is an infinite sequence of states that begins with s itself and goes along arrows. At a
        state s the operators mean:

        {{ legends["en"] | bullets }}

        {% if signs["en"] %}
        Further, {{ signs["en"] }}.
        {% endif %}
        Operators and ¬ apply only to what comes right after them. At which states is this formula true?

        {{ formula }}
        """,
        zh=r"""
        一个迁移系统的状态为 1 到 {{ labels | length }}。下面每行给出一个状态、
        在该状态为真的原子命题的集合（其余为假），以及它的箭头所到的状态：

        {{ rows | lines }}

        从状态 s 出发的路径，是指从 s 本身开始、沿箭头前进的无穷状态序列。各算子在状态 s 处的含义：

        {{ legends["zh"] | bullets }}

        {% if signs["zh"] %}
        此外，{{ signs["zh"] }}。
        {% endif %}
        算子和 ¬ 只作用于紧随其后的部分。下面的公式在哪些状态为真？

        {{ formula }}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, frozenset[int]]:
        n, names = params.states, "pqr"[: params.atoms]
        after = [rng.sample(range(n), min(n, rng.choice((1, 1, 2, 2, 3)))) for _ in range(n)]
        arrows = [sum(1 << state for state in row) for row in after]
        atoms = {name: rng.randrange(1, (1 << n) - 1) for name in names}
        full = (1 << n) - 1
        plain = {mask ^ flip for mask in atoms.values() for flip in (0, full)}
        joins = ("EU", "AU") if params.untils else ()
        for _ in range(120):
            node = random_formula(rng, names, params.depth, params.connectives, _PREFIXES, joins=joins)
            if modal_depth(node) != params.depth or len(written(node)) > 160:
                continue
            values: list[tuple[str, int, str]] = []
            found = _states(node, arrows, atoms, values)
            nested = [mask for op, mask, _ in values if len(op) == 2]
            proper = sum(mask not in (0, full) for mask in nested)
            few = min(found.bit_count(), n - found.bit_count())
            if few < max(1, n // 6) or found in plain or proper < min(2, params.depth) or proper * 3 < len(nested) * 2:
                continue
            instance = self.Instance(
                labels=tuple(tuple(a for a in names if atoms[a] >> s & 1) for s in range(n)),
                arrows=tuple(tuple(sorted(s + 1 for s in row)) for row in after),
                formula=written(node),
            )
            return instance, frozenset(s + 1 for s in bits(found))
        raise task.Retry

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        values: list[tuple[str, int, str]] = []
        arrows = [sum(1 << state - 1 for state in row) for row in instance.arrows]
        names = sorted({name for own in instance.labels for name in own})
        atoms = {name: sum(1 << s for s, own in enumerate(instance.labels) if name in own) for name in names}
        text = instance.formula
        while "[" in text:
            text = re.sub(r"([EA])\[([^][]*) U ([^][]*)\]", r"((\2) \1U (\3))", text)
        grammar = Grammar(atoms=("p", "q", "r"), prefixes=tuple(op for op, _ in _PREFIXES), joins=("EU", "AU"))
        _states(grammar.read(text), arrows, atoms, values)
        return "\n".join(dict.fromkeys(line for _, _, line in values))


def _states(node: Node, arrows: Sequence[int], atoms: dict[str, int], values: list[tuple[str, int, str]]) -> int:
    """Give the states where a formula is true, as bits; add each operator or connective with its value to `values`."""
    full = (1 << len(arrows)) - 1
    if node.op == "atom":
        return atoms[node.name]
    sides = [_states(part, arrows, atoms, values) for part in node.parts]
    first, second = sides[0], sides[-1]

    def some(mask: int) -> int:
        return sum(1 << state for state, after in enumerate(arrows) if after & mask)

    def every(mask: int) -> int:
        return full & ~some(full & ~mask)

    rounds = list[int]()

    def fixed(step: Callable[[int], int], mask: int) -> int:
        while (after := step(mask)) != mask:
            mask = after
            rounds.append(mask)
        return mask

    if node.op == "not":
        found = full & ~first
    elif node.op in ("EX", "AX"):
        found = some(first) if node.op == "EX" else every(first)
    elif node.op in ("EF", "AF"):
        found = fixed(lambda mask: first | (some if node.op == "EF" else every)(mask), 0)
    elif node.op in ("EG", "AG"):
        found = fixed(lambda mask: first & (some if node.op == "EG" else every)(mask), full)
    elif node.op in ("EU", "AU"):
        found = fixed(lambda mask: second | (first & (some if node.op == "EU" else every)(mask)), 0)
    else:
        found = joined(node.op, first, second, full)
    told = " ".join(braces(state + 1 for state in bits(mask)) for mask in rounds or [found])
    values.append((node.op, found, f"{written(node)}: {told}"))
    return found
