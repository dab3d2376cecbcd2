"""Follow a hash table with linear probing, in which deletions leave tombstones, to its final state.

Answer: the keys by slot, and the slots with tombstones; unique.
Harder: more slots and operations, fuller tables, more deletions and keys that are there already.
Skills: simulation, coding
Source: original; linear probing as in D. E. Knuth, The Art of Computer Programming 3, section 6.4.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Mapping, Record, Set

Operation = tuple[bool, int]
"""Whether a key is inserted, else deleted; and the key."""


class LinearProbingTable(Task["LinearProbingTable.Params", "LinearProbingTable.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        slots: int = knob("the number of slots", levels=(5, 7, 7, 9, 11, 11, 13, 13, 17, 17), ge=4, le=29)
        operations: int = knob("the number of operations", levels=(5, 7, 10, 13, 16, 20, 23, 27, 32, 38), ge=3, le=80)
        deletions: int = knob(
            "what percentage of them delete, about", levels=(20, 25, 30, 30, 35, 35, 38, 40, 40, 42), ge=0, le=60
        )

    class Instance(task.Instance):
        slots: int
        factor: int
        shift: int
        operations: tuple[Operation, ...]

    prompt = Prompt(
        en=r"""
        A hash table has the slots 0 to {{ slots - 1 }}, all empty at first. The search for a key k begins at slot
        ({{ factor }}k + {{ shift }}) mod {{ slots }} and goes on to the next slot, from slot {{ slots - 1 }} to slot 0,
        until it finds k or comes to an empty slot.
        - "insert k" searches for k. If k is found, nothing changes. Else k goes into the first slot with a tombstone
          that the search has passed or, if there was none, into the empty slot where it ended.
        - "delete k" searches for k. If k is found, a tombstone takes its place; else nothing changes.

        A tombstone is no key, and a slot with one is not empty. These operations are carried out:

        {% for inserts, key in operations %}
        {{ loop.index }}. {{ "insert" if inserts else "delete" }} {{ key }}
        {% endfor %}

        Give the end: "keys" (the key in each slot that holds one, by slot) and "tombstones" (the set of the slots that
        hold a tombstone).
        """,
        zh=r"""
        一个散列表有 0 到 {{ slots - 1 }} 号槽，最初全空。
        查找键 k 时从第 ({{ factor }}k + {{ shift }}) mod {{ slots }} 号槽开始，
        依次看下一个槽（{{ slots - 1 }} 号之后是 0 号），直到找到 k 或遇到空槽为止。
        - “插入 k”：查找 k。若找到，什么也不变；否则把 k 放进查找中经过的第一个有墓碑的槽，
          没有这样的槽时放进查找结束处的空槽。
        - “删除 k”：查找 k。若找到，就用墓碑取代它；否则什么也不变。

        墓碑不是键，有墓碑的槽也不算空槽。依次执行以下操作：

        {% for inserts, key in operations %}
        {{ loop.index }}. {{ "插入" if inserts else "删除" }} {{ key }}
        {% endfor %}

        给出最后的 "keys"（每个存有键的槽中的键，按槽写出）和 "tombstones"（有墓碑的槽的集合）。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        slot = Integer(0, instance.slots - 1)
        return Record(keys=Mapping(slot, Integer()), tombstones=Set(slot))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        slots = params.slots
        factor, shift = rng.randint(2, slots - 1), rng.randrange(slots)
        pool = rng.sample(range(1, 100), slots + 3)
        table: list[int | None] = [None] * slots
        operations: list[Operation] = []
        for _ in range(params.operations):
            held = [key for key in table if key]
            deletes = len(held) > 1 and rng.randrange(100) < params.deletions
            key = rng.choice(held if deletes and rng.random() < 0.85 else pool)
            if not deletes and table.count(None) < 2:
                key = rng.choice(held)  # one slot stays empty, so that every search ends
            operations.append((not deletes, key))
            _carry_out(table, factor, shift, not deletes, key)
        instance = self.Instance(slots=slots, factor=factor, shift=shift, operations=tuple(operations))
        answer = self.solve(instance)
        home = sum(slot == (factor * key + shift) % slots for slot, key in answer["keys"].items())
        if len(answer["keys"]) < 2 or not answer["tombstones"] or home == len(answer["keys"]):
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> dict[str, Any]:
        table: list[int | None] = [None] * instance.slots
        for inserts, key in instance.operations:
            _carry_out(table, instance.factor, instance.shift, inserts, key)
        return {
            "keys": {slot: key for slot, key in enumerate(table) if key},
            "tombstones": frozenset(slot for slot, key in enumerate(table) if key == 0),
        }

    def key(self, instance: Instance) -> object:
        return [instance.slots, instance.factor % instance.slots, instance.shift, instance.operations]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        table: list[int | None] = [None] * instance.slots
        factor, shift, starts = instance.factor, instance.shift, dict[int, int]()

        lines = []
        for inserts, key in instance.operations:
            path = _search(table, factor, shift, key)
            value = factor * key + shift
            worked = f"{factor}·{key}{f' + {shift}' if shift else ''} = {value} ≡ " if key not in starts else ""
            starts[key] = path[0]
            met = [f"{slot}[{'' if table[slot] is None else table[slot] or '†'}]" for slot in path]
            changed = _carry_out(table, factor, shift, inserts, key)
            if changed is not None:
                put = f"{changed}[{table[changed] or '†'}]"
                direct = inserts and changed == path[-1]
                met = [*met[:-1], f"{changed} ← {key}"] if direct else [*met, f"→ {put}"]
            lines.append(f"{'+' if inserts else '-'}{key}: {worked}{path[0]}: {' '.join(met)}")
        return "\n".join(lines)


def _search(table: list[int | None], factor: int, shift: int, key: int) -> list[int]:
    """Give the slots that the search for a key looks at; None is an empty slot, 0 a tombstone."""
    path = [(factor * key + shift) % len(table)]
    while table[path[-1]] is not None and table[path[-1]] != key:
        path.append((path[-1] + 1) % len(table))
    return path


def _carry_out(table: list[int | None], factor: int, shift: int, inserts: bool, key: int) -> int | None:
    """Insert or delete a key; give the slot that changes, if one does."""
    path = _search(table, factor, shift, key)
    if (table[path[-1]] == key) == inserts:
        return None
    slot = next((slot for slot in path if table[slot] == 0), path[-1]) if inserts else path[-1]
    table[slot] = key if inserts else 0
    return slot
