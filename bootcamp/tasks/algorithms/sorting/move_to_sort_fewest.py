"""Sort a row by taking things out and putting them in elsewhere, as few as possible.

Answer: the moves; every shortest sequence that sorts counts.
Harder: longer rows, more moves needed.
Skills: search, planning
Source: original; the distance of S. Ulam: length less the longest rising subsequence.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence

Moves = tuple[tuple[int, ...], ...]
"""Each a number and the place at which it then stands."""
_SETTINGS = (
    ("Books stand on a shelf, with the numbers", "book", "书架上的书编号依次为", "一本书"),
    ("Cards lie in a row, with the numbers", "card", "一排卡片上的数依次为", "一张卡片"),
    ("Wagons stand on a track, with the numbers", "wagon", "轨道上的车厢编号依次为", "一节车厢"),
    ("Files stand in a drawer, with the numbers", "file", "抽屉里的档案编号依次为", "一份档案"),
    ("Children stand in line, with the numbers", "child", "排成一队的孩子编号依次为", "一个孩子"),
    ("Tiles lie in a frame, with the numbers", "tile", "框里的瓷砖编号依次为", "一块瓷砖"),
    ("Jars stand on a board, with the numbers", "jar", "木板上的罐子编号依次为", "一个罐子"),
    ("Songs are on a list, with the numbers", "song", "歌单上的歌曲编号依次为", "一首歌"),
)


class MoveToSortFewest(Task["MoveToSortFewest.Params", "MoveToSortFewest.Instance", Moves]):
    version = 1

    class Params(task.Params):
        size: int = knob("the length of the row", levels=(5, 6, 7, 8, 10, 12, 14, 16, 19, 23), ge=4, le=40)
        moves: int = knob("the most moves that are needed", levels=(1, 2, 3, 4, 5, 6, 7, 8, 10, 12), ge=1, le=25)

    class Instance(task.Told):
        settings = _SETTINGS

        row: tuple[int, ...]
        fewest: int

    prompt = Prompt(
        en=r"""
        {{ words(language)[0] }} {{ row | comma }} in this order. In one move a {{ words(language)[1] }} is taken out,
        the others close up, and it is put in again anywhere. Sort the row, the smallest number first, with as few moves
        as possible. Write each move as [number, place], the place being the one where it stands right after the move,
        counted from 1. Any shortest way will do.
        """,
        zh=r"""
        {{ words(language)[0] }} {{ row | comma }}。每一步取出{{ words(language)[1] }}，其余的靠拢，再把它放到任意位置。
        请用尽可能少的步数把这一排按从小到大排好。每一步写成 [编号, 位置]，位置是这一步之后它所在的位置，从 1 数起。
        任何一种步数最少的办法都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[Moves]:
        return Sequence(Sequence(Integer(low=1), length=2, brackets="[]"), brackets="[]")

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Moves]:
        row = sorted(rng.sample(range(1, 100), params.size))
        for _ in range(params.moves):
            row.insert(rng.randrange(params.size), row.pop(rng.randrange(params.size)))
        instance = self.Instance(setting=rng.randrange(len(_SETTINGS)), row=tuple(row), fewest=0)
        answer = self.solve(instance)
        if len(answer) < max(1, params.moves - 2) or (params.moves > 2 and _one_by_one(row) == len(answer)):
            raise task.Retry
        return instance.model_copy(update={"fewest": len(answer)}), answer

    def solve(self, instance: Instance) -> Moves:
        return tuple(move for move, _ in _moves(instance.row))

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines = [f"{len(chain)}: {' '.join(map(str, chain))}" for chain in _chains(instance.row)]
        lines.append(f"max: {' '.join(map(str, _rising(instance.row)))}")
        lines += [f"[{number}, {place}] {' '.join(map(str, row))}" for (number, place), row in _moves(instance.row)]
        return "\n".join(lines)

    def check(self, instance: Instance, answer: Moves) -> str:
        row = list(instance.row)
        for number, place in answer:
            if number not in row:
                return f"there is no {number}"
            if place > len(row):
                return f"there is no place {place}"
            row.remove(number)
            row.insert(place - 1, number)
        if row != sorted(row):
            return "the row is not sorted in the end"
        return "" if len(answer) == instance.fewest else f"{len(answer)} moves are more than needed"

    def key(self, instance: Instance) -> object:
        return instance.row


def _one_by_one(row: list[int]) -> int:
    """Count the moves that bring the numbers to their places one by one, from the smallest on."""
    made, row = 0, list(row)
    for place, number in enumerate(sorted(row)):
        if row[place] != number:
            row.remove(number)
            row.insert(place, number)
            made += 1
    return made


def _moves(numbers: tuple[int, ...]) -> Iterator[tuple[tuple[int, int], list[int]]]:
    """Give the moves of what is not kept, the smallest first, and the row after each."""
    kept, row = set(_rising(numbers)), list(numbers)
    for number in sorted(set(row) - kept):
        row.remove(number)
        below = [place for place, other in enumerate(row) if other in kept and other < number]
        place = max(below, default=-1) + 1
        row.insert(place, number)
        kept.add(number)
        yield (number, place + 1), list(row)


def _rising(row: tuple[int, ...]) -> list[int]:
    """Give a longest rising subsequence."""
    found = _chains(row)
    longest = max(map(len, found))
    return next(chain for chain in reversed(found) if len(chain) == longest)


def _chains(row: tuple[int, ...]) -> list[list[int]]:
    """Give a longest rising subsequence that ends in each number, by the piles of patience sorting."""
    tops, found = list[list[int]](), list[list[int]]()
    for number in row:
        pile = bisect_left([top[-1] for top in tops], number)
        found.append([*(tops[pile - 1] if pile else []), number])
        tops[pile : pile + 1] = found[-1:]
    return found
