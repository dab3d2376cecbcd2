"""Partition the states of a labelled transition system by bisimilarity.

Answer: a set of sets of states; it is unique.
Harder: more states, actions and arrows, more rounds of refinement before the partition is found.
Skills: logic, search
Source: original; bisimulation is due to D. Park (1981) and R. Milner.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.prompts import braces, letter
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Set


class BisimulationClasses(
    Task["BisimulationClasses.Params", "BisimulationClasses.Instance", frozenset[frozenset[int]]]
):
    version = 1

    class Params(task.Params):
        states: int = knob("how many states", levels=(5, 6, 7, 8, 10, 12, 15, 18, 21, 24), ge=5, le=36)
        actions: int = knob("how many actions", levels=(1, 1, 1, 1, 2, 2, 2, 2, 2, 2), ge=1, le=3)
        rounds: int = knob("the least rounds of refinement", levels=(1, 1, 3, 3, 4, 4, 4, 5, 6, 6), ge=1, le=10)

    class Instance(task.Instance):
        labels: tuple[tuple[str, ...], ...]
        arrows: tuple[tuple[int, str, int], ...]

        @property
        def rows(self) -> list[str]:
            lines = []
            for state, atoms in enumerate(self.labels, start=1):
                moves = [f"{action} → {target}" for source, action, target in self.arrows if source == state]
                lines.append(f"{state}: {{{', '.join(atoms)}}}" + (f"; {', '.join(moves)}" if moves else ""))
            return lines

    answer = Set(Set(Integer()))
    prompt = Prompt(
        en=r"""
        A transition system has the states 1 to {{ labels | length }}. Each line gives a state, the set of the atoms
        that are true at it, and its arrows, each with its action and the state that it leads to:

        {{ rows | lines }}

        A relation between states is a bisimulation if for all states s and t that it relates: the same atoms are true
        at s and t; for each arrow from s there is an arrow from t with the same action such that the states that they
        lead to are related (in this order); and for each arrow from t there is such an arrow from s. Two states are
        bisimilar if some bisimulation relates them. Partition the states into classes: bisimilar states are in one
        class, others in different classes. A state that is bisimilar to no other is a class of its own.
        """,
        zh=r"""
        一个迁移系统的状态为 1 到 {{ labels | length }}。下面每行给出一个状态、在该状态为真的原子命题的集合，
        以及它的各条箭头（动作和所到的状态）：

        {{ rows | lines }}

        状态之间的一个关系称为互模拟，如果对它所关联的任意状态 s 与 t 都有：在 s 和 t 为真的原子命题相同；
        对 s 的每条箭头，t 都有一条动作相同的箭头，使得两者所到的状态（按此顺序）也被关联；对 t 的每条箭头，
        s 也有这样的箭头。
        若有某个互模拟关联两个状态，就称它们互模拟等价。
        请把所有状态分类：互模拟等价的状态在同一类，不等价的在不同的类。与其他状态都不等价的状态单独成一类。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, frozenset[frozenset[int]]]:
        n, actions = params.states, "abc"[: params.actions]
        kinds = max(params.rounds + 2, n // 2 + rng.randint(0, 1))
        if kinds > n - 2:
            kinds = n - 2
        spare = n - kinds
        # A system of kinds, in which states of one kind are told apart from others only after several rounds.
        labels = [("p",) if kind < max(1, kinds // 6) else () for kind in range(kinds)]
        steps: list[set[tuple[str, int]]] = []
        for kind in range(kinds):
            near = range(max(0, kind - 2), min(kinds, kind + 3))
            targets = {(action, rng.choice(near)) for action in actions if rng.random() < 0.9}
            if rng.random() < 0.85:
                targets.add((actions[0], max(0, kind - 1)))
            steps.append(targets)
        copies = [1] * kinds
        for _ in range(spare):
            copies[rng.choice([k for k in range(kinds) if copies[k] < 4])] += 1
        place = [kind for kind, count in enumerate(copies) for _ in range(count)]
        rng.shuffle(place)
        arrows: list[tuple[int, str, int]] = []
        for state, kind in enumerate(place):
            for action, target in sorted(steps[kind]):
                among = [other for other in range(n) if place[other] == target]
                for other in rng.sample(among, rng.randint(1, min(2, len(among)))):
                    arrows.append((state + 1, action, other + 1))
        instance = self.Instance(labels=tuple(labels[kind] for kind in place), arrows=tuple(sorted(arrows)))
        classes, rounds = _refined(instance, [])
        many = sum(len(group) > 1 for group in classes)
        if rounds < params.rounds or many < min(2, spare) or len(classes) < kinds - 1 or len(arrows) > 120:
            raise task.Retry
        if params.rounds > 1 and classes == _refined(instance.model_copy(update={"labels": ((),) * n}), [])[0]:
            raise task.Retry  # the atoms would not matter
        return instance, classes

    def solve(self, instance: Instance) -> frozenset[frozenset[int]]:
        return _refined(instance, [])[0]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines = list[str]()
        _refined(instance, lines)
        return "\n".join(lines)

    def key(self, instance: Instance) -> object:
        degrees = sorted(
            (*atoms, *sorted(action for source, action, _ in instance.arrows if source == state))
            for state, atoms in enumerate(instance.labels, start=1)
        )
        return [degrees, instance.arrows]


def _refined(instance: BisimulationClasses.Instance, lines: list[str]) -> tuple[frozenset[frozenset[int]], int]:
    """Split by signatures until nothing changes; give the classes and the number of rounds that split some.

    `lines` gets the classes, and to which of them the arrows of each state lead, by turns.
    """
    states = range(1, len(instance.labels) + 1)
    block: dict[int, int] = {}
    signatures: dict[int, object] = {state: instance.labels[state - 1] for state in states}
    rounds = -1
    while True:
        numbers: dict[object, int] = {}
        after = {state: numbers.setdefault(signatures[state], len(numbers)) for state in states}
        groups: dict[int, list[int]] = {}
        for state, number in after.items():
            groups.setdefault(number, []).append(state)
        lines.append(", ".join(f"{letter(number)} = {braces(group)}" for number, group in groups.items()))
        if len(set(after.values())) == len(set(block.values())):
            break
        block, rounds = after, rounds + 1
        signatures = {
            state: (
                block[state],
                frozenset((action, block[target]) for source, action, target in instance.arrows if source == state),
            )
            for state in states
        }
        for state in states:
            ends = {(action, letter(block[target])) for source, action, target in instance.arrows if source == state}
            told = [f"{action}→{end}" for action, end in sorted(ends)]
            lines.append(f"{state}: {' '.join([letter(block[state]), *told])}")
    return frozenset(map(frozenset, groups.values())), rounds
