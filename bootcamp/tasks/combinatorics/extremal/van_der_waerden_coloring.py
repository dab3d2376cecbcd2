"""Colour the numbers from 1 on without equally spaced numbers of one colour.

Answer: the colours in order; every colouring that keeps the rules counts.
Harder: longer rows, close to the longest that can be coloured, more colours fixed beforehand.
Skills: search, logic
Source: original; B. van der Waerden's theorem on arithmetic progressions (1927).
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.prompts import sequence
from bootcamp.lib.solver import BudgetError
from bootcamp.lib.solver.sat import Sat
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence

Colours = tuple[int, ...]


class VanDerWaerdenColoring(Task["VanDerWaerdenColoring.Params", "VanDerWaerdenColoring.Instance", Colours]):
    version = 1

    class Params(task.Params):
        colours: int = knob("the number of colours", levels=(3, 3, 3, 2, 3, 2, 3, 2, 3, 2), ge=2, le=4)
        terms: int = knob("how many equally spaced numbers", levels=(3, 3, 3, 4, 3, 4, 3, 4, 3, 4), ge=3, le=5)
        size: int = knob("the length of the row", levels=(8, 10, 13, 17, 16, 21, 20, 25, 23, 29), ge=4, le=60)
        fixed: int = knob("the number of fixed colours", levels=(3, 5, 6, 6, 7, 7, 8, 8, 9, 10), ge=0, le=30)

    class Instance(task.Instance):
        size: int
        colours: int
        terms: int
        fixed: tuple[tuple[int, int], ...]
        """Numbers and their colours."""

        def rows(self) -> list[tuple[int, ...]]:
            return [*self.fixed]

    prompt = Prompt(
        en=r"""
        Give each of the numbers 1 to {{ size }} one of the colours 1 to {{ colours }} so that no {{ terms }} equally
        spaced numbers have the same colour, that is, no numbers a, a + d, {{ "..., " if terms > 3
        }}a + {{ terms - 1 }}d with a positive integer d. These colours are fixed:

        {{ rows() | table(["number", "colour"]) }}

        Give the list of the colours of 1 to {{ size }} in order. Any such colouring will do.
        """,
        zh=r"""
        请给 1 到 {{ size }} 的每个数涂上颜色 1 到 {{ colours }} 之一，使得没有 {{ terms }} 个等间隔的数同色，
        即没有形如 a, a + d, {{ "..., " if terms > 3 }}a + {{ terms - 1 }}d（d 为正整数）的同色的数。下列颜色已经定好：

        {{ rows() | table(["数", "颜色"]) }}

        请依次列出 1 到 {{ size }} 的颜色。任何一种这样的涂法都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[Colours]:
        return Sequence(Integer(1, instance.colours), length=instance.size)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Colours]:
        sat = Sat()
        cells = sat.grid(params.size, params.colours)
        for cell in cells:
            sat.exactly_one(cell)
        for spaced in _spaced(params.size, params.terms):
            for colour in range(params.colours):
                sat.add(*(-cells[place][colour] for place in spaced))
        sat.shuffle(rng)
        try:
            if not sat.solve(budget=3000):
                raise task.Retry
        except BudgetError:
            raise task.Retry from None
        answer = tuple(next(one for one, literal in enumerate(cell, start=1) if sat.model[literal]) for cell in cells)
        places = sorted(rng.sample(range(params.size), params.fixed))
        instance = self.Instance(
            size=params.size,
            colours=params.colours,
            terms=params.terms,
            fixed=tuple((place + 1, answer[place]) for place in places),
        )
        if params.size > 10 and not all(self.check(instance, _first_fit(instance, turns)) for turns in (False, True)):
            raise task.Retry
        return instance, answer

    def check(self, instance: Instance, answer: Colours) -> str:
        for number, colour in instance.fixed:
            if answer[number - 1] != colour:
                return f"the colour of {number} is fixed"
        for spaced in _spaced(instance.size, instance.terms):
            if len({answer[place] for place in spaced}) == 1:
                return f"{' '.join(str(place + 1) for place in spaced)} have the same colour"
        return ""

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        known, lines = dict(instance.fixed), list[str]()
        beside: dict[int, list[list[int]]] = {number: [] for number in range(1, instance.size + 1)}
        for spaced in _spaced(instance.size, instance.terms):
            for place in spaced:
                beside[place + 1].append([other + 1 for other in spaced if other != place])

        def barred(number: int) -> dict[int, list[int]]:
            found: dict[int, list[int]] = {}
            for others in beside[number]:
                colour = known.get(others[0], 0)
                if colour and colour not in found and all(known.get(other) == colour for other in others):
                    found[colour] = others
            return found

        def fill() -> bool:
            """Colour the number with the fewest colours left, and so on."""
            rows = [(number, barred(number)) for number in beside if number not in known]
            if not rows:
                return True
            number, found = min(rows, key=lambda row: -len(row[1]))
            told = ", ".join(f"{colour} ({' '.join(map(str, others))})" for colour, others in sorted(found.items()))
            if len(found) == instance.colours:
                lines.append(f"{number} - | {told}")
            for colour in range(1, instance.colours + 1):
                if colour not in found:
                    known[number] = colour
                    lines.append(f"{number}: {colour}{told and f' | {told}'}")
                    if fill():
                        return True
                    del known[number]
            return False

        fill()
        return "\n".join([*lines, f"1-{instance.size}: {sequence(known[number] for number in beside)}"])

    def key(self, instance: Instance) -> object:
        names: dict[int, int] = {}
        named = [(number, names.setdefault(colour, len(names))) for number, colour in instance.fixed]
        return [instance.size, instance.colours, instance.terms, named]


def _spaced(size: int, terms: int) -> Iterator[range]:
    """All equally spaced places, counted from 0."""
    for step in range(1, (size - 1) // (terms - 1) + 1):
        for start in range(size - step * (terms - 1)):
            yield range(start, start + step * terms, step)


def _first_fit(instance: VanDerWaerdenColoring.Instance, turns: bool) -> Colours:
    """Give each number that is free the first colour that breaks no rule so far, or (turns) the next after the last."""
    fixed, colours = dict(instance.fixed), list[int]()
    spaced = [set(one) for one in _spaced(instance.size, instance.terms)]
    known = {number - 1: colour for number, colour in instance.fixed}
    for place in range(instance.size):
        start = colours[-1] if turns and colours else 0
        order = [(start + shift) % instance.colours + 1 for shift in range(instance.colours)]
        free = [
            colour
            for colour in order
            if not any(place in one and all(known.get(other) == colour for other in one - {place}) for one in spaced)
        ]
        colours.append(fixed.get(place + 1, (free or order)[0]))
        known[place] = colours[-1]
    return tuple(colours)
