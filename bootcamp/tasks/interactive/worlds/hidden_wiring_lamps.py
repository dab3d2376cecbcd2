"""Light all lamps by buttons whose wiring is hidden: each one flips a set of lamps that shows only when it is pressed.

Answer: the number of a button; every sequence of buttons that lights all lamps within the turns wins.
Turns: one button each.
Harder: more lamps and buttons, more lamps on a button.
Skills: search, algebra, deduction
Source: original; lights-out puzzles with the wiring unknown.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random
from typing import NamedTuple

from bootcamp import interactive
from bootcamp.interactive import Interactive, Prompt, Turn, knob
from bootcamp.verifiers import Format, Integer

Lamps = tuple[bool, ...]


class _Seen(NamedTuple):
    button: int
    lamps: Lamps


Past = tuple[tuple[int, _Seen], ...]


class HiddenWiringLamps(Interactive["HiddenWiringLamps.Params", "HiddenWiringLamps.Instance", int, Lamps, _Seen]):
    version = 1

    class Params(interactive.Params):
        lamps: int = knob(
            "how many lamps and buttons there are", levels=(6, 7, 8, 9, 10, 11, 12, 13, 14, 16), ge=3, le=20
        )
        wires: int = knob("the most lamps that a button flips", levels=(3, 3, 3, 4, 4, 5, 5, 6, 7, 8), ge=1, le=20)
        spare: int = knob("turns beyond one for each lamp", levels=(4, 4, 5, 5, 6, 6, 7, 7, 8, 9), ge=1, le=20)

    class Instance(interactive.Instance):
        secret = ("wiring",)
        lamps: Lamps
        wires: int
        wiring: tuple[tuple[int, ...], ...]

    prompt = Prompt(
        en=r"""
        A board has {{ lamps | length }} lamps and as many buttons, both numbered from 1 to {{ lamps | length }}. Each
        button flips a fixed set of 1 to {{ wires }} lamps: those that are on go off and the other way round. You do not
        know the sets. Each was drawn by chance, first its size, then its lamps, but so that every pattern of lamps can
        be reached; the boards are those on which trying buttons in order, with care, leads to the goal in time.

        The lamps now, from lamp 1 on, 1 for on and 0 for off: {{ lamps | map("int") | join }}

        A move presses one button; I show you the lamps after it. You win when all lamps are on.
        """,
        zh=r"""
        一块板上有 {{ lamps | length }} 盏灯和同样多的按钮，都从 1 编号到 {{ lamps | length }}。每个按钮会翻转
        固定的一组灯（1 到 {{ wires }} 盏）：亮的变暗，暗的变亮。你不知道各组是哪些灯。各组是随机抽取的，
        先抽大小，再抽灯，并保证灯的任何状态都能达到；而且只选用那些按顺序试按钮、细心推算就能及时完成的板。

        现在各灯的状态，从 1 号灯开始，1 为亮，0 为暗：{{ lamps | map("int") | join }}

        每一步按一个按钮，我会告诉你按完之后各灯的状态。所有的灯都亮时你获胜。
        """,
    )
    reply = Prompt(
        en='The lamps after button {{ button }}: {{ lamps | map("int") | join }}',
        zh='按下按钮 {{ button }} 之后各灯为：{{ lamps | map("int") | join }}',
    )

    def format(self, instance: Instance) -> Format[int]:
        return Integer(1, len(instance.lamps))

    def deal(self, params: HiddenWiringLamps.Params, rng: Random) -> Instance:
        n = params.lamps
        wiring = tuple(
            tuple(sorted(rng.sample(range(1, n + 1), rng.randint(1, min(n, params.wires))))) for _ in range(n)
        )
        lamps = tuple(rng.random() < 0.5 for _ in range(n))
        instance = self.Instance(lamps=lamps, wires=params.wires, wiring=wiring, turns=n + params.spare)
        if all(lamps) or len(_basis({k: _mask(row) for k, row in enumerate(wiring)})) < n:
            raise interactive.Retry
        if not self.policy_wins(instance):
            raise interactive.Retry
        return instance

    def begin(self, instance: Instance) -> Lamps:
        return instance.lamps

    def react(self, instance: Instance, state: Lamps, move: int) -> Turn:
        flipped = instance.wiring[move - 1]
        lamps = tuple(lamp != (number in flipped) for number, lamp in enumerate(state, start=1))
        return Turn(lamps, _Seen(move, lamps), "won" if all(lamps) else "")

    def policy(self, shown: Instance, past: Past, rng: Random) -> int:
        """Try the buttons in order, until the dark lamps are a sum of known ones; then press those."""
        known: dict[int, int] = {}
        before = shown.lamps
        for button, seen in past:
            known[button] = _mask(n for n, (a, b) in enumerate(zip(before, seen.lamps, strict=True), 1) if a != b)
            before = seen.lamps
        dark = _mask(number for number, lamp in enumerate(before, start=1) if not lamp)
        chosen = _sum(known, dark)
        return chosen[0] if chosen else min(set(range(1, len(before) + 1)) - known.keys())


def _mask(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in numbers)


def _basis(rows: Mapping[int, int]) -> dict[int, tuple[int, int]]:
    """Eliminate modulo 2: for each leading digit a row, and by digits the given rows that it is a sum of."""
    basis: dict[int, tuple[int, int]] = {}
    for name, row in rows.items():
        row, used = _reduced(basis, row, 1 << name)
        if row:
            basis[row.bit_length()] = row, used
    return basis


def _reduced(basis: Mapping[int, tuple[int, int]], row: int, used: int) -> tuple[int, int]:
    while row and row.bit_length() in basis:
        other, parts = basis[row.bit_length()]
        row, used = row ^ other, used ^ parts
    return row, used


def _sum(rows: Mapping[int, int], target: int) -> list[int]:
    """Return the rows that add up to `target` modulo 2, none if no sum of them does."""
    rest, used = _reduced(_basis(rows), target, 0)
    return [] if rest else [name for name in rows if used >> name & 1]
