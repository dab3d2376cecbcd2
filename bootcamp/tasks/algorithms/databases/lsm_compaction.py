"""Follow writes and deletions into the sorted runs of a log-structured store.

Answer: the entries in memory and in every run at the end; unique.
Harder: more operations and keys, larger memory, runs that are merged again.
Skills: simulation
Source: original; P. O'Neil and others, The log-structured merge-tree, Acta Informatica 33 (1996).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Record, Sequence, Set

Operation = tuple[str, bool]
"""The key, and whether it is written (or else deleted)."""


class LsmCompaction(Task["LsmCompaction.Params", "LsmCompaction.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        operations: int = knob("writes and deletions", levels=(6, 9, 12, 15, 19, 23, 28, 34, 42, 50), ge=5, le=90)
        keys: int = knob("the number of keys", levels=(3, 4, 4, 5, 6, 7, 8, 9, 11, 13), ge=3, le=20)
        memory: int = knob("the most keys that fill the memory", levels=(2, 2, 2, 3, 3, 3, 4, 4, 5, 5), ge=2, le=8)

    class Instance(task.Instance):
        operations: tuple[Operation, ...]
        memory: int
        runs: int

    prompt = Prompt(
        en=r"""
        A store receives these operations:

        {% for key, written in operations %}
        {{ loop.index }}. {{ "write" if written else "delete" }} {{ key }}
        {% endfor %}

        Each operation makes one entry for its key, which is named by the number of the operation; the entry of a
        deletion is a mark that the key is deleted. The store has a memory and the levels 0, 1 and 2 of runs, which are
        sets of entries. Everywhere, in the memory and when runs are merged, of several entries for one key only the
        newest stays.
        - A new entry goes to the memory. As soon as the memory holds {{ memory }} entries, they become a new run on
          level 0, and the memory is empty.
        - As soon as level 0 has {{ runs }} runs, they are merged into one, which moves to level 1 as a new run.
        - As soon as level 1 has {{ runs }} runs, they are merged, together with the run of level 2 if there is one,
          into one run, which is then the only run of level 2. After this merge its marks of deletions are dropped.

        Give, by the numbers of the entries, what there is at the end: "memory" (a set), "level0" and "level1" (for each
        the list of its runs, the oldest first, each run a set) and "level2" (a set; empty if there is no run).
        """,
        zh=r"""
        一个存储系统依次收到以下操作：

        {% for key, written in operations %}
        {{ loop.index }}. {{ "写入" if written else "删除" }} {{ key }}
        {% endfor %}

        每次操作为它的键产生一个条目，用操作的编号来称呼；删除产生的条目是该键已删除的标记。
        系统有一块内存，以及第 0、1、2 层的若干段，每一段是条目的集合。无论在内存中还是在合并各段时，
        同一个键的多个条目中只留下最新的。
        - 新条目进入内存。内存中一有 {{ memory }} 个条目，它们就成为第 0 层的一个新段，内存清空。
        - 第 0 层一有 {{ runs }} 个段，就把它们合并为一段，作为新段移到第 1 层。
        - 第 1 层一有 {{ runs }} 个段，就把它们（如果第 2 层有段，则连同那一段）合并为一段，
          成为第 2 层唯一的段。合并之后，从中去掉删除标记。

        请用条目的编号写出最后的状态："memory"（集合），"level0" 和 "level1"（各为该层各段的列表，最早的在前，
        每段是一个集合），"level2"（集合；没有段时为空集）。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        entries = Set(Integer(1, len(instance.operations)))
        runs = Sequence(entries, brackets="[]")
        return Record(memory=entries, level0=runs, level1=runs, level2=entries)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        keys = "abcdefghijklmnopqrst"[: params.keys]
        memory, runs = rng.randint(2, params.memory), rng.randint(2, 3)
        live: set[str] = set()
        operations = []
        for _ in range(params.operations):
            deleted = bool(live) and rng.random() < 0.3
            key = rng.choice(sorted(live)) if deleted else rng.choice(keys)
            (live.discard if deleted else live.add)(key)
            operations.append((key, not deleted))
        instance = self.Instance(operations=tuple(operations), memory=memory, runs=runs)
        answer = self.solve(instance)
        shown = [answer["memory"], *answer["level0"], *answer["level1"]]
        deep = bool(answer["level2"]) and sum(map(bool, (answer["memory"], answer["level0"], answer["level1"]))) > 1
        if len(live) == 0 or len(shown) < 2 or (params.operations > 9 and not deep):
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> dict[str, Any]:
        state = _State([{}], [], [], [{}])
        for _ in _run(instance, state):
            pass
        memory, upper, lower, bottom = (
            tuple(frozenset(run.values()) for run in runs)
            for runs in (state.memory, state.level0, state.level1, state.level2)
        )
        return {"memory": memory[0], "level0": upper, "level1": lower, "level2": bottom[0]}

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        state = _State([{}], [], [], [{}])
        lines = []

        def told(entries: dict[str, int]) -> str:
            ordered = sorted((one, key) for key, one in entries.items())
            signs = (f"{'' if instance.operations[one - 1][1] else '-'}{key}{one}" for one, key in ordered)
            return f"{{{', '.join(signs)}}}"

        for changed in _run(instance, state):
            runs = [told(run) for run in getattr(state, changed)]
            shown = f"[{', '.join(runs)}]" if changed in ("level0", "level1") else runs[0]
            emptied = {"memory": "", "level0": "memory {}", "level1": "level0 []", "level2": "level1 []"}[changed]
            lines.append(f"{changed} {shown}" + (f", {emptied}" if emptied else ""))
        return "\n".join(lines)


@dataclass
class _State:
    """The entries by key of the only run of the memory and of level 2, and of every run of the other levels."""

    memory: list[dict[str, int]]
    level0: list[dict[str, int]]
    level1: list[dict[str, int]]
    level2: list[dict[str, int]]


def _run(instance: LsmCompaction.Instance, state: _State) -> Iterator[str]:
    """Carry out the operations, and name after each change what it has changed last."""
    for number, (key, _) in enumerate(instance.operations, 1):
        state.memory[0][key] = number
        yield "memory"
        if len(state.memory[0]) < instance.memory:
            continue
        state.level0, state.memory = [*state.level0, *state.memory], [{}]
        yield "level0"
        if len(state.level0) == instance.runs:
            state.level1, state.level0 = [*state.level1, _merged(state.level0)], []
            yield "level1"
        if len(state.level1) == instance.runs:
            merged = _merged([*state.level2, *state.level1])
            bottom = {key: one for key, one in merged.items() if instance.operations[one - 1][1]}
            state.level2, state.level1 = [bottom], []
            yield "level2"


def _merged(runs: list[dict[str, int]]) -> dict[str, int]:
    """Keep the entry of the latest run for each key."""
    return {key: number for run in runs for key, number in run.items()}
