"""Give the variables that are live at the start of blocks of a control-flow graph.

Answer: the set of live variables of each block asked for; unique.
Harder: more blocks, statements and variables, more jumps back.
Skills: simulation, coding
Source: original; live-variable analysis.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Mapping, Set, Word

Statement = tuple[str, tuple[str, ...]]
"""The variable that is set and those that are read."""
Live = dict[int, frozenset[str]]

_LETTERS = "abcdefgh"


class DataflowAnalysis(Task["DataflowAnalysis.Params", "DataflowAnalysis.Instance", Live]):
    version = 1

    class Params(task.Params):
        blocks: int = knob("the number of blocks", levels=(3, 3, 4, 5, 5, 6, 7, 8, 9, 10), ge=2, le=12)
        statements: int = knob("the most statements in a block", levels=(2, 2, 2, 2, 3, 3, 3, 3, 4, 4), ge=1, le=6)
        variables: int = knob("the number of variables", levels=(3, 4, 4, 5, 5, 6, 6, 7, 7, 8), ge=3, le=8)
        asked: int = knob("how many blocks are asked for", levels=(2, 2, 3, 3, 3, 4, 4, 4, 5, 5), ge=1, le=6)

    class Instance(task.Instance):
        blocks: tuple[tuple[Statement, ...], ...]
        after: tuple[tuple[int, ...], ...]  # the blocks that may follow, counted from 1; none at the end
        output: str
        asked: tuple[int, ...]

        @property
        def listing(self) -> list[str]:
            shown = []
            for place, (block, after) in enumerate(zip(self.blocks, self.after, strict=True), 1):
                parts = [f"{name} = {' + '.join(read) or 1}" for name, read in block]
                parts += [f"goto {' or '.join(map(str, after))}"] if after else [f"return {self.output}"]
                shown.append(f"{place}: {'; '.join(parts)}")
            return shown

    prompt = Prompt(
        en=r"""
        A program consists of these numbered blocks. Each runs its statements in order; then goto names the blocks that
        may come next, either of which is to be held possible. Only return ends the program; it reads its variable.

        {% for line in listing %}
        {{ line }}
        {% endfor %}

        A variable is live at a place if on some path from there through the blocks it is read before anything is
        assigned to it. An assignment reads the variables on its right before it sets the one on its left.
        Which variables are live at the start of {{ ("block %d" % asked[0]) if asked | length == 1 else
        "blocks " ~ (asked | listed(language)) }}? Give for each block asked for the set of its live variables.
        """,
        zh=r"""
        一个程序由以下编了号的块组成。每块按顺序执行其中的语句；然后 goto 给出接下来可能执行的块，写有两个时都视为可能。
        只有 return 结束程序，它读取所写的变量。

        {% for line in listing %}
        {{ line }}
        {% endfor %}

        若从某处出发沿块之间的某条路径，一个变量在被赋值之前先被读取，则称该变量在该处是活跃的。
        赋值语句先读取右边的变量，再给左边的变量赋值。
        第 {{ asked | listed(language) }} 块开始处各有哪些变量是活跃的？请对所问的每一块给出其活跃变量的集合。
        """,
    )

    def format(self, instance: Instance) -> Format[Live]:
        names = sorted({name for block in instance.blocks for at, read in block for name in (at, *read)})
        names = sorted({*names, instance.output})
        return Mapping(Integer(), Set(Word(tuple(names))), required=instance.asked)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Live]:
        names = _LETTERS[: params.variables]
        count = params.blocks
        for _ in range(60):
            blocks = tuple(
                tuple(
                    (rng.choice(names), tuple(sorted(rng.sample(names, rng.choice((0, 1, 1, 2))))))
                    for _ in range(rng.randint(1, params.statements))
                )
                for _ in range(count)
            )
            after = []
            for place in range(1, count):
                other = rng.choice([one for one in range(1, count + 1) if one != place + 1])
                after.append(tuple(sorted({place + 1, other})) if rng.random() < 0.6 else (place + 1,))
            asked = tuple(sorted(rng.sample(range(1, count + 1), min(params.asked, count))))
            instance = self.Instance(blocks=blocks, after=(*after, ()), output=rng.choice(names), asked=asked)
            answer = self.solve(instance)
            if all(answer.values()) and len(set(answer.values())) == len(asked) and answer != _solve(instance, 1):
                return instance, answer
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [instance.listing, instance.asked]

    def solve(self, instance: Instance) -> Live:
        return _solve(instance, 99)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines: list[str] = []
        known: dict[int, frozenset[str]] = {}
        for place, after, _ in _steps(instance, 99):
            if known.get(place) == after:
                continue  # nothing after the block has changed
            known[place] = after
            shown, live = [_set(after)], after
            for name, read in reversed(instance.blocks[place - 1]):
                live = live - {name} | set(read)
                shown.append(f"{name} = {' + '.join(read) or 1} {_set(live)}")
            lines.append(f"{place}: {'; '.join(shown)}")
        return "\n".join(lines)


def _set(names: frozenset[str]) -> str:
    return f"{{{', '.join(sorted(names))}}}"


def _solve(instance: DataflowAnalysis.Instance, rounds: int) -> Live:
    """Give the fixed point of the rule of blocks, or what is reached after fewer rounds from the last block on."""
    live = {place: now for place, _, now in _steps(instance, rounds)}
    return {place: live[place] for place in instance.asked}


def _steps(instance: DataflowAnalysis.Instance, rounds: int) -> Iterator[tuple[int, frozenset[str], frozenset[str]]]:
    """Give for each block, round by round from the last one on, what is live at its end and at its start."""
    live: Live = dict.fromkeys(range(1, len(instance.blocks) + 1), frozenset())
    for _ in range(rounds):
        before = dict(live)
        for place in sorted(live, reverse=True):
            follow = instance.after[place - 1]
            now = after = frozenset().union(*(live[one] for one in follow)) if follow else frozenset(instance.output)
            for name, read in reversed(instance.blocks[place - 1]):
                now = now - {name} | set(read)
            live[place] = now
            yield place, after, now
        if live == before:
            break
