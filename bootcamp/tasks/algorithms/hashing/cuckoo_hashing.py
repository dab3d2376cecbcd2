"""Follow cuckoo hashing, in which a new key drives out the old one, until both tables are settled.

Answer: the keys by slot of both tables, and the number of keys driven out; unique.
Harder: more slots and keys, longer chains of keys that are driven out, deletions.
Skills: simulation, coding
Source: original; R. Pagh and F. F. Rodler, Cuckoo hashing, J. Algorithms 51 (2004).
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Mapping, Record

_LONGEST = 12
Table = dict[int, int]


class CuckooHashing(Task["CuckooHashing.Params", "CuckooHashing.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        slots: int = knob("the slots of each table", levels=(5, 6, 7, 8, 10, 11, 13, 14, 16, 17), ge=4, le=23)
        keys: int = knob("how many keys are inserted", levels=(4, 6, 7, 8, 10, 12, 14, 15, 17, 19), ge=3, le=40)
        deletions: int = knob("how many keys are deleted", levels=(0, 0, 0, 1, 1, 2, 2, 3, 3, 4), ge=0, le=8)
        moves: int = knob("the fewest keys driven out", levels=(1, 2, 2, 3, 3, 4, 5, 6, 7, 8), ge=0, le=40)

    class Instance(task.Instance):
        slots: int
        factors: tuple[int, int]
        shifts: tuple[int, int]
        operations: tuple[int, ...]
        """Keys that are inserted, and the negatives of those that are deleted."""

        def place(self, table: int, key: int) -> int:
            return (self.factors[table] * key + self.shifts[table]) % self.slots

    prompt = Prompt(
        en=r"""
        Tables 1 and 2 have the slots 0 to {{ slots - 1 }}, all empty at first; a slot holds one key. The place of a key
        k in table 1 is slot ({{ factors[0] }}k + {{ shifts[0] }}) mod {{ slots }}, its place in table 2 is slot
        ({{ factors[1] }}k + {{ shifts[1] }}) mod {{ slots }}.
        A key that is inserted goes to its place in table 1. If another key lies there, that one is driven out and goes
        to its place in the other table; if a key lies there, it is driven out in turn and goes to its place in the
        other table, and so on until a place is empty.
        {% if operations | min < 0 %}
        A key that is deleted is taken out of the slot in which it lies.
        {% endif %}

        {% for key in operations %}
        {{ loop.index }}. {{ "insert" if key > 0 else "delete" }} {{ key | abs }}
        {% endfor %}

        Give the end: "first" and "second" (the key in each slot of table 1 and of table 2 that holds one, by slot) and
        "moves" (how often a key was driven out in all).
        """,
        zh=r"""
        表 1 和表 2 各有 0 到 {{ slots - 1 }} 号槽，最初全空，每个槽放一个键。键 k 在表 1 中的位置是第
        ({{ factors[0] }}k + {{ shifts[0] }}) mod {{ slots }} 号槽，在表 2 中的位置是第
        ({{ factors[1] }}k + {{ shifts[1] }}) mod {{ slots }} 号槽。
        插入的键放到它在表 1 中的位置。如果那里已有别的键，那个键就被挤走，放到它在另一张表中的位置；
        如果那里也有键，该键又被挤走，放到它在另一张表中的位置，依此类推，直到遇到空位置为止。
        {% if operations | min < 0 %}
        删除一个键就是把它从所在的槽中取走。
        {% endif %}

        {% for key in operations %}
        {{ loop.index }}. {{ "插入" if key > 0 else "删除" }} {{ key | abs }}
        {% endfor %}

        给出最后的 "first" 和 "second"（表 1 和表 2 中每个存有键的槽中的键，按槽写出），
        以及 "moves"（总共有多少次键被挤走）。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        table = Mapping(Integer(0, instance.slots - 1), Integer())
        return Record(first=table, second=table, moves=Integer(low=0))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        slots = params.slots
        factors = rng.randint(2, slots - 1), rng.randint(2, slots - 1)
        shifts = rng.randrange(slots), rng.randrange(slots)
        instance = self.Instance(slots=slots, factors=factors, shifts=shifts, operations=())
        pool = rng.sample(range(1, 100), 60)
        tables: tuple[Table, Table] = {}, {}
        operations: list[int] = []
        moves, left = 0, params.deletions
        while pool and sum(one > 0 for one in operations) < params.keys:
            held = [key for table in tables for key in table.values()]
            if left and len(held) > 3 and rng.random() < 0.3:
                operations.append(-rng.choice(held))
                left -= 1
            else:
                operations.append(pool.pop())
            tried = dict(tables[0]), dict(tables[1])
            made = _carry_out(instance, tried, operations[-1])
            if made > _LONGEST:
                operations.pop()  # it might go on for ever
                continue
            tables, moves = tried, moves + made
        if not pool or moves < params.moves or not tables[1]:
            raise task.Retry
        instance = instance.model_copy(update={"operations": tuple(operations)})
        return instance, {"first": tables[0], "second": tables[1], "moves": moves}

    def key(self, instance: Instance) -> object:
        places = [(instance.place(0, abs(key)), instance.place(1, abs(key))) for key in instance.operations]
        return [instance.slots, instance.operations, places]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        tables: tuple[Table, Table] = {}, {}
        lines, moves = [], 0
        for operation in instance.operations:
            log: list[str] = []
            moves += _carry_out(instance, tables, operation, log)
            lines.append(f"{operation:+}: {'; '.join(log)}")
        return "\n".join([*lines, str(moves)])


def _carry_out(
    instance: CuckooHashing.Instance, tables: tuple[Table, Table], operation: int, log: list[str] | None = None
) -> int:
    """Insert or delete a key; give the number of keys driven out, over `_LONGEST` if there is no end in sight.

    What happens is added to `log`.
    """
    log = [] if log is None else log
    if operation < 0:
        for side, table in enumerate(tables):
            for slot in [slot for slot, key in table.items() if key == -operation]:
                del table[slot]
                log.append(f"{side + 1}[{slot}] = -")
        return 0
    key, side = operation, 0
    for moves in range(_LONGEST + 1):
        slot = instance.place(side, key)
        factor, shift = instance.factors[side], instance.shifts[side]
        log.append(f"{factor * key + shift} ≡ {slot}, {side + 1}[{slot}] = {key}")
        if slot not in tables[side]:
            tables[side][slot] = key
            return moves
        log[-1] += f", {tables[side][slot]} ✗"
        tables[side][slot], key, side = key, tables[side][slot], 1 - side
    return _LONGEST + 1
