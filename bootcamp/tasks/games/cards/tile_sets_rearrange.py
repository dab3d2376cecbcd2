"""Regroup the sets of numbered tiles on a table so that as many tiles as possible of a hand join them.

Answer: all sets that lie on the table afterwards; every regrouping that places the most tiles is right.
Harder: more sets and tiles, tiles that exist twice.
Skills: optimization, search
Source: original; the tile game Rummikub by E. Hertzano.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Multiset, Word

Tiles = tuple[str, ...]
Answer = tuple[Tiles, ...]
Counts = tuple[int, ...]

_TILES = tuple(f"{colour}{number}" for number in range(1, 10) for colour in "BGRY")


class TileSetsRearrange(Task["TileSetsRearrange.Params", "TileSetsRearrange.Instance", Answer]):
    version = 1

    class Params(task.Params):
        sets: int = knob("how many sets lie on the table", levels=(2, 2, 2, 3, 3, 4, 4, 4, 5, 6), ge=1, le=7)
        hand: int = knob("how many tiles are in the hand", levels=(2, 3, 4, 4, 5, 5, 7, 7, 8, 9), ge=1, le=10)
        copies: int = knob("how often a tile exists", levels=(1,) * 7 + (2,) * 3, ge=1, le=2)

    class Instance(task.Instance):
        table: tuple[Tiles, ...]
        hand: Tiles
        best: int
        """How many tiles of the hand can be placed at most."""
        hidden = ("best",)

        @property
        def rows(self) -> list[str]:
            return [" ".join(tiles) for tiles in self.table]

    answer = Multiset(Multiset(Word(_TILES)))
    prompt = Prompt(
        en=r"""
        Tiles are blue, green, red or yellow and carry a number from 1 to 9: B7 is the blue 7. These sets lie on the
        table:

        {{ rows | bullets }}

        You hold {{ hand | listed(language) }}.

        - A set is a run, three or more tiles of one colour with consecutive numbers, or a group, three or four tiles of
          equal number and of different colours.
        - You may regroup all tiles of the table as you like and add tiles of your hand. In the end every tile that was
          on the table and every tile that you add must be in exactly one set.
        - Tiles of the table may not be taken into the hand.

        Place as many tiles of your hand as possible. Give all sets that lie on the table afterwards, those that have
        not changed too. If there are several ways, give any one.
        """,
        zh=r"""
        牌块有蓝（B）、绿（G）、红（R）、黄（Y）四种颜色，上面有 1 到 9 的数字，B7 就是蓝色的 7。桌上有以下这些组：

        {{ rows | bullets }}

        你手里有 {{ hand | listed(language) }}。

        - 一组要么是顺子，即三块或更多颜色相同、数字连续的牌块；要么是同数组，即三块或四块数字相同、
          颜色各不相同的牌块。
        - 你可以任意重新组合桌上的所有牌块，并加入手里的牌块。最后，
          原来在桌上的每一块和你加入的每一块都必须恰好属于一组。
        - 桌上的牌块不能拿回手里。

        放下尽量多的手里的牌块。给出此后桌上的所有组，没有变动的组也要给出。如果有几种办法，给出任意一种即可。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        for _ in range(25):
            pool = list(_TILES) * params.copies
            table: list[Tiles] = []
            while len(table) < params.sets:
                some, _ = rng.choice(_SETS)
                if not Counter(some) - Counter(pool):
                    for tile in some:
                        pool.remove(tile)
                    table.append(some)
            hand = tuple(rng.sample(pool, params.hand))
            flat = [tile for some in table for tile in some]
            placed, answer = _best(flat, hand)
            if placed > max(_lazy(table, hand), 0 if params.hand < 4 else 1) and (
                placed < params.hand or params.hand < 4
            ):
                return self.Instance(table=tuple(table), hand=hand, best=placed), answer
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [sorted(instance.table), sorted(instance.hand)]

    def check(self, instance: Instance, answer: Answer) -> str:
        for some in answer:
            if not _is_set(some):
                return f"{' '.join(some)} is no set"
        used = Counter(tile for some in answer for tile in some)
        table = Counter(tile for some in instance.table for tile in some)
        if table - used:
            return f"the tile {min(table - used)} of the table is missing"
        if used - table - Counter(instance.hand):
            return f"there is no further tile {min(used - table - Counter(instance.hand))}"
        return "" if sum(used.values()) - sum(table.values()) == instance.best else "more tiles can be placed"


def _is_set(some: Tiles) -> bool:
    numbers = sorted(int(tile[1:]) for tile in some)
    colours = {tile[0] for tile in some}
    run = len(colours) == 1 and numbers == list(range(numbers[0], numbers[0] + len(some)))
    return len(some) > 2 and (run or (numbers[0] == numbers[-1] and len(colours) == len(some)))


_SETS = tuple(
    (tuple(some), tuple(sorted(map(_TILES.index, some))))
    for some in (
        *([f"{c}{n}" for n in range(low, low + k)] for k in (3, 4, 5) for low in range(1, 11 - k) for c in "BGRY"),
        *([f"{c}{n}" for c in some] for k in (3, 4) for some in combinations("BGRY", k) for n in range(1, 10)),
    )
)
"""All groups, and runs of three to five tiles, of which longer ones are made, with the places of their tiles."""


def _best(table: list[str], hand: Tiles) -> tuple[int, Answer]:
    """Place the most tiles of a hand; -1 if the table cannot be grouped, which does not happen to sets."""
    spare = [hand.count(tile) for tile in _TILES]
    start = tuple(table.count(tile) + spare[place] for place, tile in enumerate(_TILES))
    by_low: dict[int, list[tuple[Tiles, Counts]]] = {}
    for some, places in _SETS:
        if all(start[place] for place in places):
            by_low.setdefault(places[0], []).append((some, places))
    known: dict[tuple[Counts, int], tuple[int, Answer] | None] = {}

    def fewest(left: Counts, low: int) -> tuple[int, Answer] | None:
        """Give the fewest tiles that stay in hand and the sets; `low` is the tile that must be used up, or -1."""
        if (left, low) in known:
            return known[left, low]
        found: tuple[int, Answer] | None = None
        if not any(left):
            found = (0, ())
        elif low >= 0 and left[low]:
            for some, places in by_low.get(low, ()):
                if all(left[place] for place in places):
                    rest = fewest(tuple(n - (place in places) for place, n in enumerate(left)), low)
                    if rest and (found is None or rest[0] < found[0]):
                        found = rest[0], (some, *rest[1])
        else:
            first = next(place for place, n in enumerate(left) if n)
            for stay in range(min(left[first], spare[first]) + 1):
                less = (*left[:first], left[first] - stay, *left[first + 1 :])
                rest = fewest(less, first if less[first] else -1)
                if rest and (found is None or rest[0] + stay < found[0]):
                    found = rest[0] + stay, rest[1]
        known[left, low] = found
        return found

    result = fewest(start, -1)
    return (len(hand) - result[0], result[1]) if result else (-1, ())


def _lazy(table: list[Tiles], hand: Tiles) -> int:
    """Count the tiles placed if sets are only extended: own sets first, or extensions first."""
    counts = []
    for order in ((True, False), (False, True)):
        sets, left = list(table), list(hand)
        for own in order:
            if own:
                made = _best([], tuple(left))[1]
                left = list((Counter(left) - Counter(tile for some in made for tile in some)).elements())
                sets += made
            for tile in [] if own else left * 3:
                fits = [place for place, some in enumerate(sets) if tile in left and _is_set((*some, tile))]
                if fits:
                    sets[fits[0]] += (tile,)
                    left.remove(tile)
        counts.append(len(hand) - len(left))
    return max(counts)
