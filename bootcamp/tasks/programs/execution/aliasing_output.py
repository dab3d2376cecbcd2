"""Give what a Python program prints whose variables share lists.

Answer: the printed list of lists; unique.
Harder: more lines, more variables, more copies that share their parts.
Skills: simulation, coding
Source: original.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence

Step = tuple[str, int, int, int, int]
"""A kind of statement, the variable that it sets or changes, another variable, a place and a number."""
Lists = tuple[tuple[int, ...], ...]
Heap = tuple[list[int], list[list[int]], list[list[int]]]
"""The outer list of each variable, the inner lists of each outer one, the numbers of each inner one."""

_FORMS = {
    "alias": "{x} = {y}",
    "copy": "{x} = {y}[:]",
    "joined": "{x} = {y} + [[{n}]]",
    "extended": "{x} += [[{n}]]",
    "nest": "{x}.append({y}[{i}])",
    "share": "{x}[{i}] = {y}[{i}]",
    "inner copy": "{x}[{i}] = {y}[{i}][:]",
    "repeat": "{x} = [[{n}]] * {r}",
    "push": "{x}[{i}].append({n})",
    "put": "{x}[{i}][0] = {n}",
    "grow": "{x}[{i}] += [{n}]",
    "replace": "{x}[{i}] = {x}[{i}] + [{n}]",
}
_SHARING = ("alias", "copy", "joined", "nest", "share", "inner copy", "repeat", "extended")
_CHANGING = ("push", "put", "grow", "replace", "push", "put")


class AliasingOutput(Task["AliasingOutput.Params", "AliasingOutput.Instance", Lists]):
    version = 1

    class Params(task.Params):
        variables: int = knob("the number of variables", levels=(2, 2, 3, 3, 3, 4, 4, 4, 5, 5), ge=2, le=6)
        steps: int = knob(
            "the number of lines after the first values", levels=(4, 6, 7, 9, 11, 13, 16, 19, 23, 28), ge=3, le=40
        )

    class Instance(task.Instance):
        variables: int
        steps: tuple[Step, ...]
        asked: int

        @property
        def lines(self) -> list[str]:
            names = "abcdef"
            first = [f"{names[place]} = [[{2 * place + 1}], [{2 * place + 2}]]" for place in range(self.variables)]
            rest = [
                _FORMS[kind].format(x=names[x], y=names[y], i=i, n=n, r=2 + n % 2) for kind, x, y, i, n in self.steps
            ]
            return [*first, *rest, f"print({names[self.asked]})"]

    prompt = Prompt(
        en=r"""
        What does this Python 3 program print?

        {% for line in lines %}
        {{ line }}
        {% endfor %}
        """,
        zh=r"""
        下面的 Python 3 程序输出什么？

        {% for line in lines %}
        {{ line }}
        {% endfor %}
        """,
    )

    def format(self, instance: Instance) -> Format[Lists]:
        return Sequence(Sequence(Integer(), brackets="[]"), brackets="[]")

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Lists]:
        for _ in range(60):
            steps = tuple(_draw(params.variables, rng) for _ in range(params.steps))
            instance = self.Instance(variables=params.variables, steps=steps, asked=rng.randrange(params.variables))
            answer, naive = _run(instance, shared=True), _run(instance, shared=False)
            if answer and len(answer) < 7 and sum(map(len, answer)) < 22 and answer != naive:
                return instance, answer
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return instance.lines

    def solve(self, instance: Instance) -> Lists:
        return _run(instance, shared=True)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        state, *states = map(_shown, _heaps(instance, shared=True))
        lines = [f"{'abcdef'[n]}: L{n + 1} = p{2 * n + 1}, p{2 * n + 2}" for n in range(instance.variables)]
        for line, after in zip(instance.lines[instance.variables :], states, strict=False):
            lines.append("; ".join([line, *(part for part in after if part not in state)]))
            state = after
        outer = next(part for part in state if part.startswith(f"{'abcdef'[instance.asked]}: L")).split()[-1]
        row = next(part for part in state if part.startswith(f"{outer} = "))
        return "\n".join([*lines, f"{instance.lines[-1]}: {row.split(' = ')[1]}"])


def _shown(heap: Heap) -> list[str]:
    names, outer, inner = heap
    state = [f"{'abcdef'[place]}: L{number + 1}" for place, number in enumerate(names)]
    state += [f"L{n} = {', '.join(f'p{part + 1}' for part in row)}" for n, row in enumerate(outer, 1)]
    return state + [f"p{n} = {row}" for n, row in enumerate(inner, 1)]


def _draw(variables: int, rng: Random) -> Step:
    kind = rng.choice(_SHARING if rng.random() < 0.45 else _CHANGING)
    x, y = rng.sample(range(variables), 2)
    return kind, x, y, rng.randrange(2), rng.randint(10, 99)


def _run(instance: AliasingOutput.Instance, shared: bool) -> Lists:
    *_, (names, outer, inner) = _heaps(instance, shared)
    return tuple(tuple(inner[place]) for place in outer[names[instance.asked]])


def _heaps(instance: AliasingOutput.Instance, shared: bool) -> Iterator[Heap]:
    """Run on a heap of numbered inner and outer lists; without `shared` copy wherever Python would share."""
    inner: list[list[int]] = []
    outer: list[list[int]] = []

    def cell(values: list[int]) -> int:
        inner.append(list(values))
        return len(inner) - 1

    def row(cells: list[int]) -> int:
        outer.append([place if shared else cell(inner[place]) for place in cells])
        return len(outer) - 1

    names: list[int] = [row([cell([2 * k + 1]), cell([2 * k + 2])]) for k in range(instance.variables)]
    yield list(names), [list(row) for row in outer], [list(row) for row in inner]
    for kind, x, y, i, n in instance.steps:
        mine, other = outer[names[x]], outer[names[y]]
        act: Any = {
            "push": lambda mine=mine, i=i, n=n: inner[mine[i]].append(n),
            "grow": lambda mine=mine, i=i, n=n: inner[mine[i]].append(n),
            "put": lambda mine=mine, i=i, n=n: inner[mine[i]].__setitem__(0, n),
            "replace": lambda mine=mine, i=i, n=n: mine.__setitem__(i, cell([*inner[mine[i]], n])),
            "extended": lambda mine=mine, n=n: mine.append(cell([n])),
            "nest": lambda mine=mine, other=other, i=i: mine.append(other[i] if shared else cell(inner[other[i]])),
            "share": lambda mine=mine, other=other, i=i: mine.__setitem__(
                i, other[i] if shared else cell(inner[other[i]])
            ),
            "inner copy": lambda mine=mine, other=other, i=i: mine.__setitem__(i, cell(inner[other[i]])),
        }.get(kind)
        if act:
            act()
        elif kind == "alias":
            names[x] = names[y] if shared else row(other)
        elif kind == "copy":
            names[x] = row(list(other))
        elif kind == "joined":
            names[x] = row([*other, cell([n])])
        else:
            names[x] = row([cell([n])] * (2 + n % 2))
        yield list(names), [list(row) for row in outer], [list(row) for row in inner]
