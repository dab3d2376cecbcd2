"""Write a short programme of table commands that turns one table into another.

Answer: a list of commands; any that leads to the second table with no more commands than allowed.
Harder: more commands and kinds of them, more rows and columns.
Skills: search, induction
Source: original; after data frames.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Sequence, Text

Row = tuple[str | int, ...]
State = tuple[Row, ...]  # the head row, then the others
Steps = tuple[str, ...]

_TOLD = {
    "sort": (
        '"sort H up" or "sort H down" sorts the rows by column H: up puts smaller numbers and earlier letters first,'
        " down puts them last; rows alike in H keep their order.",
        "“sort H up”或“sort H down”：按 H 列给各行排序，up 把较小的数、较前的字母放在前面，down 把它们放在后面；"
        "H 相同的行保持原来的先后。",
    ),
    "omit": ('"omit H V" takes away all rows with V in column H.', "“omit H V”：删去 H 列为 V 的所有行。"),
    "swap": (
        '"swap H G" exchanges the places of the columns H and G, heads included.',
        "“swap H G”：交换 H 列和 G 列的位置，连同表头。",
    ),
    "drop": ('"drop H" takes away column H.', "“drop H”：删去 H 列。"),
    "add": (
        '"add H G" adds to each number of column H that of column G in the same row.',
        "“add H G”：H 列的每个数加上同一行 G 列的数。",
    ),
    "first": (
        '"first H" keeps, of all rows alike in H, only the uppermost one.',
        "“first H”：在 H 相同的所有行中只保留最上面的一行。",
    ),
    "run": (
        '"run H" replaces each number of column H by the sum of it and all numbers above it in the column.',
        "“run H”：把 H 列的每个数换成它与该列中它上面所有数之和。",
    ),
    "group": (
        '"group H" makes one row of all rows alike in H, at the place of the uppermost, with the sums of the'
        " numbers in each other column of numbers; all other columns of letters disappear.",
        "“group H”：把 H 相同的所有行合并成一行，放在其中最上面一行的位置，其他数列的数相加；其他字母列全部消失。",
    ),
}


class TableProgramSynthesis(Task["TableProgramSynthesis.Params", "TableProgramSynthesis.Instance", Steps]):
    version = 1

    class Params(task.Params):
        rows: int = knob("the rows of the first table", levels=(4, 5, 5, 6, 6, 7, 8, 8, 9, 10), ge=3, le=14)
        columns: int = knob("its columns of numbers", levels=(1, 2, 2, 2, 2, 2, 3, 3, 3, 3), ge=1, le=4)
        kinds: int = knob("the kinds of commands", levels=(3, 4, 5, 6, 6, 7, 8, 8, 8, 8), ge=3, le=8)
        steps: int = knob("the commands", levels=(1, 1, 2, 2, 3, 3, 4, 5, 6, 7), ge=1, le=8)

    class Instance(task.Instance):
        before: State
        after: State
        kinds: int
        steps: int

        def told(self, language: str) -> list[str]:
            return [_TOLD[kind][language == "zh"] for kind in [*_TOLD][: self.kinds]]

    prompt = Prompt(
        en=r"""
        A table:

        {{ before[1:] | table(before[0]) }}

        Another table:

        {{ after[1:] | table(after[0]) }}

        The commands that change a table:

        {{ told("en") | bullets }}

        H and G stand for different heads of columns that the table has. The columns P and Q are of letters, all others
        of numbers{{ "; add" ~ " and run" * (kinds > 6) ~ " can take columns of numbers only" if kinds > 4 }}. Commands
        are carried out one after the other, each on the table that the one before it left.

        Give a list of at most {{ steps }} command{{ "s" if steps > 1 }} that turns the first table into the second one,
        with the same columns and the same rows in the same order. Any such list will do.
        """,
        zh=r"""
        一张表：

        {{ before[1:] | table(before[0]) }}

        另一张表：

        {{ after[1:] | table(after[0]) }}

        改动表的命令有：

        {{ told("zh") | bullets }}

        H 和 G 代表表中现有的不同列的表头。P 列和 Q 列是字母，其他列是数{{ "；add" ~ " 和 run" * (kinds > 6)
        ~ " 只能用于数的列" if kinds > 4 }}。各命令依次执行，每条都作用于前一条留下的表。

        请给出至多 {{ steps }} 条命令的列表，把第一张表变成第二张表，列相同，行及其顺序也相同。
        任何一个这样的列表都可以。
        """,
    )
    answer = Sequence(Text(ignore_case=True))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Steps]:
        letters, numbers = ["P", "Q"], list("ABCD"[: params.columns])
        heads = tuple(rng.sample(letters + numbers, len(letters + numbers)))
        kinds = [*_TOLD][: params.kinds]
        for _ in range(150):
            before = state = (heads, *(_row(rng, heads) for _ in range(params.rows)))
            chosen = list[str]()
            for _ in range(4 * params.steps):
                step = _drawn(rng, rng.choice(kinds), state)
                after = _changed(state, step)
                if len(chosen) < params.steps and after and len(after) > 3 and len(after[0]) > 1 and after != state:
                    chosen.append(step)
                    state = after
            fewer = [_result(before, (*chosen[:n], *chosen[n + 1 :])) for n in range(len(chosen))]
            if len(chosen) == params.steps and state not in fewer and len(set(chosen)) == params.steps:
                return self.Instance(before=before, after=state, kinds=params.kinds, steps=params.steps), tuple(chosen)
        raise task.Retry

    def check(self, instance: Instance, answer: Steps) -> str:
        if len(answer) > instance.steps:
            return "there are too many commands"
        if any((step.lower().split() or [""])[0] not in [*_TOLD][: instance.kinds] for step in answer):
            return "a command is none of those told"
        state = _result(instance.before, answer)
        if state is None:
            return "a command cannot be carried out"
        return "" if state == instance.after else "the commands lead to another table"


def _row(rng: Random, heads: tuple[str, ...]) -> Row:
    return tuple(rng.choice("kmst") if head in "PQ" else rng.randint(1, 9) for head in heads)


def _drawn(rng: Random, kind: str, state: State) -> str:
    place, other = rng.sample(range(len(state[0])), 2)
    last = {"sort": rng.choice(("up", "down")), "omit": rng.choice(state[1:])[place]}
    if kind in ("swap", "add"):
        last[kind] = state[0][other]
    return " ".join(map(str, (kind, state[0][place], *([last[kind]] if kind in last else []))))


def _result(state: State, steps: Steps) -> State | None:
    now: State | None = state
    for step in steps:
        now = None if now is None else _changed(now, step)
    return now


def _changed(state: State, step: str) -> State | None:
    """Carry out a command; None where it cannot be."""
    kind, *words = step.split() or [""]
    kind, heads, rows = kind.lower(), state[0], list(state[1:])
    places = [heads.index(word.upper()) for word in words if word.upper() in heads]
    named = 1 + (kind in ("swap", "add"))
    if len(places) < named or len(words) != named + (kind in ("sort", "omit")) or words[0].upper() not in heads:
        return None
    at, to = places[0], places[-1]
    if (named == 2 and at == to) or (kind in ("add", "run") and {heads[at], heads[to]} & {"P", "Q"}):
        return None
    if kind == "sort":
        way = words[1].lower()
        return (
            (heads, *sorted(rows, key=lambda row: str(row[at]).rjust(9), reverse=way == "down"))
            if way in ("up", "down")
            else None
        )
    if kind == "omit":
        return (heads, *(row for row in rows if str(row[at]) != words[1].lower()))
    if kind in ("swap", "drop"):
        order = list(range(len(heads)))
        order[at], order[to] = to, at
        return tuple(tuple(row[n] for n in order if kind == "swap" or n != at) for row in state)
    found, total = dict[str | int, list[Any]](), 0
    for number, row in enumerate(rows):
        cells: list[Any] = list(row)
        if kind == "add":
            cells[at] += cells[to]
        elif kind == "run":
            cells[at] = total = total + cells[at]
        elif kind == "group" and row[at] in found:
            pairs = zip(found[row[at]], cells, strict=True)
            found[row[at]] = [a if n == at else a + b for n, (a, b) in enumerate(pairs)]
        found.setdefault(number if kind in ("add", "run") else row[at], cells)
    kept = [n for n, head in enumerate(heads) if kind != "group" or n == at or head not in ("P", "Q")]
    return tuple(tuple(row[n] for n in kept) for row in (heads, *found.values()))
