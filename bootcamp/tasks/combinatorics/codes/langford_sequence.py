"""Arrange two copies of each number so that the copies of k have k places between them.

Answer: the row; any row that keeps the rules is right.
Harder: more numbers, fewer given ones.
Skills: search
Source: original; C. D. Langford, Problem, Math. Gaz. 42 (1958).
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence

Row = tuple[int, ...]
_BUDGET = 6000


class LangfordSequence(Task["LangfordSequence.Params", "LangfordSequence.Instance", Row]):
    version = 1
    small_levels = (1, 2)

    class Params(task.Params):
        numbers: int = knob("how many numbers there are", levels=(3, 4, 6, 7, 8, 9, 10, 11, 12, 14), ge=3, le=18)
        gaps: int = knob("the greatest number of empty places", levels=(2, 2, 3, 3, 3, 3, 3, 3, 3, 3), ge=0, le=6)
        given: int = knob("how many numbers are given", levels=(1, 1, 2, 2, 2, 2, 2, 3, 3, 3), ge=0, le=8)

    class Instance(task.Instance):
        first: int
        """The smallest number."""
        last: int
        row: tuple[str, ...]
        """A number, ``?`` for a free place and ``-`` for one that stays empty."""

    prompt = Prompt(
        en=r"""
        In the row below every place marked ? gets a number; places marked - stay empty, and the numbers shown stay
        where they are:

        {{ row | join(" ") }}

        In the complete row each of the numbers {{ first }} to {{ last }} stands exactly twice, and between the two
        copies of every number k there are exactly k places. Places that stay empty count as places too.

        Give the complete row as a list of {{ row | length }} numbers, with 0 for the places that stay empty. If there
        are several solutions, give any one.
        """,
        zh=r"""
        下面一行中，每个标有 ? 的位置填一个数，标有 - 的位置空着，已写出的数保持不动：

        {{ row | join(" ") }}

        填好后，{{ first }} 到 {{ last }} 的每个数恰好出现两次，并且每个数 k 的两次出现之间恰好隔着 k 个位置，
        空着的位置也算位置。

        把整行写成 {{ row | length }} 个数的列表，空着的位置写 0。如果有多个解，给出任意一个即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Row]:
        return Sequence(Integer(0, instance.last), length=len(instance.row))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Row]:
        first = rng.randint(1, 3) if params.numbers > 3 else 1
        numbers = list(range(first, first + params.numbers))
        gaps = rng.randint(1, params.gaps)
        holes = set(rng.sample(range(2 * params.numbers + gaps), gaps))
        answer = _search(numbers, [0 if place not in holes else -1 for place in range(2 * params.numbers + gaps)], rng)
        if not answer:
            raise Retry
        shown = set(rng.sample(numbers, params.given))
        places = {number: rng.choice([i for i, one in enumerate(answer) if one == number]) for number in shown}
        row = ["-" if one == -1 else str(one) if places.get(one) == i else "?" for i, one in enumerate(answer)]
        instance = self.Instance(first=first, last=numbers[-1], row=tuple(row))
        return instance, tuple(max(one, 0) for one in answer)

    def check(self, instance: Instance, answer: Row) -> str:
        for sign, number in zip(instance.row, answer, strict=True):
            if (sign == "-") != (number == 0):
                return "a place stays empty that must not, or the other way round"
            if sign not in ("-", "?", str(number)):
                return "a given number is changed"
        for number in range(instance.first, instance.last + 1):
            places = [i for i, one in enumerate(answer) if one == number]
            if len(places) != 2:
                return f"{number} does not stand exactly twice"
            if places[1] - places[0] != number + 1:
                return f"between the copies of {number} there are {places[1] - places[0] - 1} places"
        return ""

    def key(self, instance: Instance) -> object:
        """Fold the reversed row."""
        return [instance.first, instance.last, min(instance.row, instance.row[::-1])]


def _search(numbers: list[int], row: list[int], rng: Random) -> list[int]:
    """Fill the leftmost free place (0) with some number that is left, at random; nothing if the budget ends."""
    steps = 0

    def fill(left: list[int]) -> bool:
        nonlocal steps
        steps += 1
        if not left or steps > _BUDGET:
            return not left
        place = row.index(0)
        for number in rng.sample(left, len(left)):
            other = place + number + 1
            if other < len(row) and row[other] == 0:
                row[place] = row[other] = number
                if fill([one for one in left if one != number]):
                    return True
                row[place] = row[other] = 0
        return False

    return row if fill(numbers) else []
