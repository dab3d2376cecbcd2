"""Solve a Post correspondence problem: put tiles in a row so that their tops and bottoms spell the same word.

Answer: the numbers of the tiles in order, at most so many; every row of tiles that fits is right.
Harder: more tiles, longer words, longer solutions.
Skills: search, planning
Source: original; E. L. Post, A variant of a recursively unsolvable problem, 1946.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.prompts import sequence
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Sequence

_DRAWS = 60  # sets of tiles drawn before the case is given up
_STATES = 600  # overhangs looked at for one set


class PostCorrespondence(Task["PostCorrespondence.Params", "PostCorrespondence.Instance", tuple[int, ...]]):
    version = 1

    class Params(task.Params):
        tiles: int = knob("how many tiles there are", levels=(3, 3, 4, 4, 4, 4, 5, 5, 5, 5), ge=2, le=8)
        longest: int = knob("the most letters of a word", levels=(3, 3, 3, 4, 4, 4, 4, 4, 5, 5), ge=1, le=6)
        least: int = knob("the tiles that a solution needs", levels=(2, 3, 4, 4, 5, 5, 6, 6, 7, 8), ge=1, le=30)
        most: int = knob("the most tiles that it may need", levels=(3, 4, 5, 6, 8, 10, 12, 15, 20, 30), ge=1, le=60)

    class Instance(task.Instance):
        tiles: tuple[tuple[str, str], ...]
        limit: int

        @property
        def shown(self) -> list[str]:
            return [f"{top} / {bottom}" for top, bottom in self.tiles]

    prompt = Prompt(
        en=r"""
        Each of these tiles has a word above and a word below, written above / below:

        {{ shown | numbered }}

        Put tiles in a row from left to right so that the words above, read one after the other, make the same word as
        the words below. A tile may be used several times, and not all have to be used; there must be at least one tile
        and at most {{ limit }} in the row. Such a row exists.

        Give the numbers of the tiles from left to right. Any row that fits will do.
        """,
        zh=r"""
        下面每张牌的上方和下方各有一个单词，写作 上方 / 下方：

        {{ shown | numbered }}

        把牌从左到右排成一行，使上方的单词依次连起来与下方的单词依次连起来完全相同。同一张牌可以使用多次，
        不必用到所有的牌；这一行至少有一张牌，至多有 {{ limit }} 张。这样的排法存在。

        从左到右写出各张牌的编号。任意一种符合要求的排法都可以。
        """,
    )

    def format(self, instance: Instance) -> Sequence[int]:
        return Sequence(Integer(low=1, high=len(instance.tiles)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[int, ...]]:
        for _ in range(_DRAWS):
            tiles = tuple(sorted(_tiles(rng, params)))
            fair = all(len(word) <= params.longest for tile in tiles for word in tile)
            if fair and len(set(tiles)) == params.tiles:
                found = _shortest(tiles, params.most)
                if found is not None and len(found) >= params.least:
                    order = rng.sample(range(params.tiles), params.tiles)
                    instance = self.Instance(tiles=tuple(tiles[place] for place in order), limit=len(found) + 2)
                    return instance, tuple(order.index(tile) + 1 for tile in found)
        raise task.Retry

    def key(self, instance: Instance) -> object:
        swapped = [[bottom, top] for top, bottom in instance.tiles]
        turned = [[[word[::-1] for word in tile] for tile in tiles] for tiles in (instance.tiles, swapped)]
        both = [[list(tile) for tile in instance.tiles], swapped, *turned]
        flip = str.maketrans("ab", "ba")
        every = both + [[[word.translate(flip) for word in tile] for tile in tiles] for tiles in both]
        return [min(sorted(tiles) for tiles in every), instance.limit]

    def check(self, instance: Instance, answer: tuple[int, ...]) -> str:
        if not answer:
            return "there is no tile"
        if len(answer) > instance.limit:
            return f"there are more than {instance.limit} tiles"
        top = "".join(instance.tiles[number - 1][0] for number in answer)
        bottom = "".join(instance.tiles[number - 1][1] for number in answer)
        return "" if top == bottom else "the words above and below differ"

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        rows, queue, lines = {"": list[int]()}, [""], list[str]()
        for rest in queue:  # grows while it is walked through
            told = []
            for number, tile in enumerate(instance.tiles, start=1):
                after = _after(rest, tile)
                if after is None:
                    continue
                row = [*rows[rest], number]
                told.append(f"{number} {_over(after)}" if after not in rows or not after else f"{number} =")
                if after == "":
                    overs = [over for over in rows if rows[over] == row[: len(rows[over])]]
                    way = [f"{one} {_over(over)}" for one, over in zip(row, [*overs[1:], ""], strict=True)]
                    return "\n".join([*lines, f"{_over(rest)}: {', '.join(told)}", ", ".join(way), sequence(row)])
                if after not in rows:
                    rows[after] = row
                    queue.append(after)
            lines.append(f"{_over(rest)}: {', '.join(told) or 'x'}")
        raise AssertionError("there is a row")


def _word(rng: Random, low: int, high: int) -> str:
    return "".join(rng.choices("ab", k=rng.randint(low, high)))


def _after(rest: str, tile: tuple[str, str]) -> str | None:
    """Add a tile to a row; `rest` is what is over above or, behind a minus, below; None if it does not fit."""
    above, below = (tile[0], rest[1:] + tile[1]) if rest.startswith("-") else (rest + tile[0], tile[1])
    if above.startswith(below):
        return above[len(below) :]
    return "-" + below[len(above) :] if below.startswith(above) else None


def _over(rest: str) -> str:
    """Write what is over above before a slash, and what is over below behind it."""
    return f"/{rest[1:]}" if rest.startswith("-") else f"{rest}/"


def _tiles(rng: Random, params: PostCorrespondence.Params) -> list[tuple[str, str]]:
    """Draw tiles along a row that grows at random, the last of which makes both words the same."""
    tiles: list[tuple[str, str]] = []
    rest = ""
    for _ in range(params.most):
        fitting = [after for tile in tiles if (after := _after(rest, tile)) and len(after) < 9]
        if len(tiles) == params.tiles - 1 and len(rest.strip("-")) < params.longest:
            break
        if len(tiles) < params.tiles - 1 and (not fitting or rng.random() < 0.5):
            over = rest.strip("-")
            short = over[: rng.randint(1, params.longest)] or _word(rng, 1, 2)
            tile = (_word(rng, 1, params.longest), short + _word(rng, 0, params.longest - len(short)))
            tiles.append(tile[::-1] if rest.startswith("-") else tile)
            rest = _after(rest, tiles[-1]) or rest
        elif fitting:
            rest = rng.choice(fitting)
    end = _word(rng, 1, max(1, params.longest - len(rest.strip("-"))))
    return [*tiles, (rest[1:] + end, end) if rest.startswith("-") else (end, rest + end)]


def _shortest(tiles: tuple[tuple[str, str], ...], most: int) -> tuple[int, ...] | None:
    """Find a shortest row of tiles by a search over what hangs over, or None if there is none or it takes too long."""
    came: dict[str, tuple[int, ...]] = {"": ()}
    queue = [""]
    for rest in queue:
        row = came[rest]
        if len(came) > _STATES or len(row) >= most:
            return None
        for number, tile in enumerate(tiles):
            after = _after(rest, tile)
            if after == "":
                return (*row, number)
            if after is not None and after not in came:
                came[after] = (*row, number)
                queue.append(after)
    return None
