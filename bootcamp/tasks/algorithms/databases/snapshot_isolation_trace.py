"""Follow transactions that read from snapshots, and find those that must abort.

Answer: the values that are read, the transactions that abort, and the final values; unique.
Harder: more transactions, items and operations.
Skills: simulation, deduction
Source: original; H. Berenson and others, A critique of ANSI SQL isolation levels, SIGMOD 1995.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Mapping, Record, Sequence, Set, Word

Operation = tuple[int, str, str, int]
"""A transaction; ``begin``, ``read``, ``write``, ``add`` or ``commit``; the item and the number."""


class SnapshotIsolationTrace(Task["SnapshotIsolationTrace.Params", "SnapshotIsolationTrace.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        transactions: int = knob("how many transactions there are", levels=(2, 3, 3, 4, 4, 5, 5, 6, 7, 8), ge=2, le=9)
        steps: int = knob("reads and writes of all", levels=(5, 6, 8, 10, 12, 15, 18, 21, 24, 28), ge=4, le=50)
        items: int = knob("the number of items", levels=(2, 2, 2, 3, 3, 3, 3, 4, 4, 4), ge=2, le=6)

    class Instance(task.Instance):
        start: dict[str, int]
        operations: tuple[Operation, ...]

        @property
        def reads(self) -> int:
            return sum(verb == "read" for _, verb, _, _ in self.operations)

        def told(self, language: str) -> list[str]:
            words = {
                "en": {
                    "begin": "T{0} begins", "commit": "T{0} asks to commit", "read": "T{0} reads {1}",
                    "write": "T{0} sets {1} to {2}", "add": "T{0} raises {1} by {2}",
                },
                "zh": {
                    "begin": "T{0} 开始", "commit": "T{0} 请求提交", "read": "T{0} 读 {1}",
                    "write": "T{0} 把 {1} 设为 {2}", "add": "T{0} 把 {1} 增加 {2}",
                },
            }  # fmt: skip
            return [words[language][verb].format(own, item, number) for own, verb, item, number in self.operations]

    prompt = Prompt(
        en=r"""
        A database holds {% for item, value in start.items() %}{{ item }} = {{ value }}{{ ", " if not loop.last }}
        {%- endfor %}. The transactions T1, T2, ... do the following, in this order:

        {{ told(language) | numbered }}

        When a transaction begins, it takes a snapshot of the values that are in the database at that time, and works on
        this snapshot alone: it reads from it and writes to it, and raising an item sets it to the value in the snapshot
        plus the number. When it asks to commit, it aborts if another transaction has committed since it began which set
        or raised an item that it has set or raised as well; then nothing else happens. Otherwise it commits: the items
        that it set or raised get the values of its snapshot in the database.

        Give "read" (the values that are read, in the order of the reads), "aborted" (the set of the transactions that
        abort) and "final" (the value of each item in the database at the end).
        """,
        zh=r"""
        一个数据库中 {% for item, value in start.items() %}{{ item }} = {{ value }}{{ "，" if not loop.last }}
        {%- endfor %}。事务 T1、T2……依次做了以下事情：

        {{ told(language) | numbered }}

        事务开始时，取得数据库中当时各值的快照，此后只在这个快照上工作：从中读，也写在其中；
        增加某项就是把它设为快照中的值加上该数。请求提交时，如果自它开始以来有别的事务提交，
        且那个事务设过或增加过的某一项它也设过或增加过，它就中止，此外什么也不发生；
        否则它提交：它设过或增加过的各项在数据库中取其快照中的值。

        请给出 "read"（按读的先后写出各次读到的值）、"aborted"（中止的事务的集合）和 "final"（最后数据库中每项的值）。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        items = tuple(instance.start)
        names = tuple(sorted({f"T{own}" for own, _, _, _ in instance.operations}))
        return Record(
            read=Sequence(Integer(), length=instance.reads),
            aborted=Set(Word(bank=names)),
            final=Mapping(Word(bank=items), Integer(), required=items),
        )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        items = "uvwxyz"[: params.items]
        steps = [rng.randint(1, params.transactions) for _ in range(params.steps)]
        queue = [(own, "") for own in steps]
        for own in range(1, params.transactions + 1):
            places = [place for place, one in enumerate(queue) if one[0] == own]
            if not places:
                raise task.Retry
            queue.insert(places[0], (own, "begin"))
            queue.insert(places[-1] + 2 + rng.randint(0, 2), (own, "commit"))
        operations: list[Operation] = []
        for own, verb in queue:
            if verb:
                operations.append((own, verb, "", 0))
            else:
                chosen = rng.choice(("read", "read", "write", "add", "add"))
                operations.append((own, chosen, rng.choice(items), rng.randint(1, 9) if chosen != "read" else 0))
        start = {item: rng.randint(1, 20) for item in items}
        instance = self.Instance(start=start, operations=tuple(operations))
        answer = self.solve(instance)
        if not (answer["aborted"] and len(answer["aborted"]) < params.transactions and instance.reads):
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> dict[str, Any]:
        return _run(instance, "en")[0]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        return "\n".join(f"{number}. {line}" for number, line in enumerate(_run(instance, language)[1], start=1))


def _run(instance: SnapshotIsolationTrace.Instance, language: str) -> tuple[dict[str, Any], list[str]]:
    """Give the answer, and a line on what each operation does."""
    base, commits = dict(instance.start), list[set[str]]()
    snapshots: dict[int, dict[str, int]] = {}
    begun: dict[int, int] = {}
    written: dict[int, set[str]] = {}
    read, aborted, lines = [], set(), []
    for own, verb, item, number in instance.operations:
        if verb == "begin":
            snapshots[own], begun[own], written[own] = dict(base), len(commits), set()
            told = _values(base)
        elif verb == "read":
            read.append(snapshots[own][item])
            told = {"en": f"reads {read[-1]}", "zh": f"读到 {read[-1]}"}[language]
        elif verb != "commit":
            old = snapshots[own][item]
            snapshots[own][item] = number + (old if verb == "add" else 0)
            written[own].add(item)
            told = f"{item} = {f'{old} + {number} = ' if verb == 'add' else ''}{snapshots[own][item]}"
        else:
            others = set().union(*commits[begun[own] :])
            both = written[own] & others
            told = f"{_names(written[own])} ∩ {_names(others)} = {_names(both)}, "
            if both:
                aborted.add(own)
                told += {"en": "aborts", "zh": "中止"}[language]
            else:
                commits.append(written[own])
                base |= {name: snapshots[own][name] for name in written[own]}
                told += {"en": "commits: ", "zh": "提交："}[language] + _values(base)
        lines.append(f"T{own} {told}")
    answer = {"read": tuple(read), "aborted": frozenset(f"T{own}" for own in aborted), "final": base}
    return answer, lines


def _values(items: dict[str, int]) -> str:
    return ", ".join(f"{item} = {value}" for item, value in items.items())


def _names(items: set[str]) -> str:
    return f"{{{', '.join(sorted(items))}}}"
