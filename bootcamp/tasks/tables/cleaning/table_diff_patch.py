"""Write a shortest list of changes that turns a table into its later version.

Answer: a list of changes; any that leads to the later table with as few changes as possible.
Harder: more rows and columns, more changes, more rows that moved.
Skills: optimization, instructions
Source: original; longest increasing runs of the rows that stay.
"""

from __future__ import annotations

from collections.abc import Sequence as Items
from random import Random

from bootcamp import task
from bootcamp.lib.table import NUMBERS
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Sequence, Text

Row = tuple[str, ...]
Changes = tuple[str, ...]


class TableDiffPatch(Task["TableDiffPatch.Params", "TableDiffPatch.Instance", Changes]):
    version = 1

    class Params(task.Params):
        rows: int = knob("the rows of the first table", levels=(4, 5, 6, 7, 8, 10, 12, 14, 17, 20), ge=4, le=30)
        columns: int = knob("the columns of values", levels=(1, 2, 2, 2, 3, 3, 3, 4, 4, 4), ge=1, le=5)
        edits: int = knob("the rows and cells added, dropped, set", levels=(2, 2, 2, 3, 4, 5, 6, 7, 9, 11), ge=1, le=20)
        moves: int = knob("the rows that moved", levels=(0, 0, 1, 1, 1, 2, 2, 3, 3, 4), ge=0, le=8)

    class Instance(task.Instance):
        heads: tuple[str, ...]
        before: tuple[Row, ...]
        after: tuple[Row, ...]
        """The rows: the key, then the values."""

        def meanings(self) -> list[str]:
            return [f"{head}（{NUMBERS[head]}）" for head in self.heads]

    prompt = Prompt(
        en=r"""
        A table, whose rows are named by their keys:

        {{ before | table(["key"] + (heads | list)) }}

        Its later version:

        {{ after | table(["key"] + (heads | list)) }}

        Each of these changes counts as one:

        - "set K H V" puts the value V into the row with key K under the head H.
        - "drop K" takes away the row with key K. A key that was dropped never comes back.
        - "add K P V1 V2 ..." adds a row with a new key K, its values in the order of the heads, directly below the row
        with key P.
        - "move K P" moves the row with key K to the place directly below the row with key P.

        Where P is the word top, the row becomes the first one. Changes are made one after the other.

        Give a list with as few changes as possible that turns the table into its later version, with the same rows in
        the same order. Any such list will do.
        """,
        zh=r"""
        一张表，各行由键（key）命名：

        {{ before | table(["key"] + (heads | list)) }}

        后来的版本：

        {{ after | table(["key"] + (heads | list)) }}

        表头的意思：{{ meanings() | join("、") }}。

        下列每个改动各算一次：

        - “set K H V”：把键为 K 的行在表头 H 下的值改为 V。
        - “drop K”：删去键为 K 的行。删去的键不得再出现。
        - “add K P V1 V2 ...”：添加一行，键 K 是新的，各值按表头的顺序给出，放在键为 P 的行的紧下方。
        - “move K P”：把键为 K 的行移到键为 P 的行的紧下方。

        P 写作 top 时，该行成为第一行。各改动依次进行。

        请给出一个改动次数最少的列表，把原表变成后来的版本，行及其顺序都相同。任何一个这样的列表都可以。
        """,
    )
    answer = Sequence(Text(ignore_case=True))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Changes]:
        heads = tuple(rng.sample(list(NUMBERS), params.columns))
        for _ in range(100):
            letters = rng.sample([a + b for a in "bdfgkmprsz" for b in "aeiu"], params.rows + params.edits)
            before = [(key, *(str(rng.randint(1, 60)) for _ in heads)) for key in letters[: params.rows]]
            rows, spare = list(before), letters[params.rows :]
            for row in rng.sample(rows, params.moves):
                rows.remove(row)
                rows.insert(rng.randint(0, len(rows)), row)
            for place in range(params.edits):
                kind = rng.choice(("set", "set", "add", "drop"))
                spot = rng.randrange(len(rows))
                if kind == "add":
                    rows.insert(spot, (spare[place], *(str(rng.randint(1, 60)) for _ in heads)))
                elif kind == "drop":
                    del rows[spot]
                else:
                    column = rng.randint(1, len(heads))
                    rows[spot] = (*rows[spot][:column], str(rng.randint(1, 60)), *rows[spot][column + 1 :])
            answer = _shortest(heads, before, rows)
            moves = sum(one.startswith("move") for one in answer)
            if len(answer) == params.edits + params.moves and moves == params.moves < max(1, _upward(before, rows)):
                return self.Instance(heads=heads, before=tuple(before), after=tuple(rows)), answer
        raise task.Retry

    def check(self, instance: Instance, answer: Changes) -> str:
        rows, gone = [list(row) for row in instance.before], set[str]()
        for change in answer:
            if fault := _changed(rows, gone, change.lower().split(), instance.heads):
                return fault
        if [tuple(row) for row in rows] != list(instance.after):
            return "the changes lead to another table"
        best = len(_shortest(instance.heads, instance.before, instance.after))
        return "there are more changes than needed" if len(answer) > best else ""


def _changed(rows: list[list[str]], gone: set[str], words: list[str], heads: Items[str]) -> str:
    """Make a change; say why it cannot be made, or nothing."""
    kind, keys = words[0] if words else "", [row[0] for row in rows]
    size = {"set": 4, "drop": 2, "add": 3 + len(heads), "move": 3}.get(kind)
    if len(words) != size:
        return "a change is not of the form told"
    key = words[1]
    if (key in keys) == (kind == "add") or key in gone:
        return "a change names a row that it may not name"
    if kind == "set":
        if words[2] not in heads:
            return "a change names a head that there is not"
        rows[keys.index(key)][heads.index(words[2]) + 1] = words[3]
        return ""
    row = [key, *words[3:]] if kind == "add" else rows.pop(keys.index(key))
    if kind == "drop":
        gone.add(key)
        return ""
    above = ["top", *(one[0] for one in rows)]
    if words[2] not in above:
        return "a row is put below a row that there is not"
    rows.insert(above.index(words[2]), row)
    return ""


def _staying(before: Items[Row], after: Items[Row]) -> list[str]:
    """Give a longest list of keys that stand in the same order in both tables."""
    places = {row[0]: place for place, row in enumerate(before)}
    best = list[list[str]]()
    for key in (row[0] for row in after if row[0] in places):
        best.append([*max((run for run in best if places[run[-1]] < places[key]), key=len, default=[]), key])
    return max(best, key=len, default=[])


def _shortest(heads: Items[str], before: Items[Row], after: Items[Row]) -> Changes:
    """Give a shortest list: a cell, a key or a row off the longest common order needs a change of its own."""
    old, kept = {row[0]: row for row in before}, set(_staying(before, after))
    changes = [f"drop {key}" for key in old if key not in {row[0] for row in after}]
    above = "top"
    for row in after:
        key = row[0]
        if key not in old:
            changes.append(f"add {key} {above} {' '.join(row[1:])}")
        elif key not in kept:
            changes.append(f"move {key} {above}")
        for head, value, then in zip(heads, old.get(key, row)[1:], row[1:], strict=True):
            if value != then:
                changes.append(f"set {key} {head} {then}")
        above = key
    return tuple(changes)


def _upward(before: Items[Row], after: Items[Row]) -> int:
    """Count the moves of a plain way: from the top on, fetch every row that is not in its place."""
    order = [row[0] for row in after if row[0] in {one[0] for one in before}]
    now = [row[0] for row in before if row[0] in order]
    count = 0
    for place, key in enumerate(order):
        if now[place] != key:
            now.remove(key)
            now.insert(place, key)
            count += 1
    return count
