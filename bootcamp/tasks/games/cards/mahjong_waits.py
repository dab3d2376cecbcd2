"""List the tiles that complete a hand of mahjong.

Answer: the set of tiles; unique.
Harder: more tiles, more ways to read them.
Skills: search, logic
Source: original; the basic hands of mahjong.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Set, Word

Answer = frozenset[str]
Counts = tuple[int, ...]

_TILES = tuple(f"{number}{suit}" for suit in "mpsz" for number in range(1, 8 if suit == "z" else 10))


class MahjongWaits(Task["MahjongWaits.Params", "MahjongWaits.Instance", Answer]):
    version = 1

    class Params(task.Params):
        sets: int = knob("how many sets beside the pair", levels=(1, 2, 2, 3, 3, 3, 4, 4, 4, 4), ge=1, le=4)
        suits: int = knob("how many suits there are at most", levels=(3, 3, 2, 3, 2, 2, 3, 3, 2, 2), ge=1, le=4)
        waits: int = knob("the fewest tiles that complete it", levels=(1, 2, 2, 2, 2, 3, 2, 3, 3, 4), ge=1, le=9)

    class Instance(task.Instance):
        hand: tuple[str, ...]

    answer = Set(Word(_TILES))
    prompt = Prompt(
        en=r"""
        Mahjong tiles are 1m to 9m, 1p to 9p and 1s to 9s (three suits m, p, s) and 1z to 7z (honours). There are four
        of each. You hold these {{ hand | length }} tiles:

        {{ hand | join(" ") }}

        A hand of {{ hand | length + 1 }} tiles is complete if it can be divided into one pair of equal tiles and
        {{ "one set" if hand | length == 4 else "sets" }} of three tiles{{ " each" if hand | length > 4 }}. A set is
        three equal tiles, or three tiles of one suit with consecutive numbers; honours make no consecutive sets.
        {% if hand | length == 13 %}
        It is also complete if it consists of seven different pairs.
        {% endif %}
        Give all tiles each of which completes the hand if you draw it. A tile of which you hold all four cannot be
        drawn.
        There is at least one such tile.
        """,
        zh=r"""
        麻将牌有 1m 到 9m、1p 到 9p、1s 到 9s（三种花色 m、p、s）和 1z 到 7z（字牌），每种四张。
        你手里有这 {{ hand | length }} 张牌：

        {{ hand | join(" ") }}

        {{ hand | length + 1 }} 张牌如果能分成一对相同的牌和{{ "一组" if hand | length == 4 else "若干组" }}三张的牌，
        就算和牌。
        一组是三张相同的牌，或者同一花色中数字连续的三张牌；字牌不能组成连续的一组。
        {% if hand | length == 13 %}
        由七个各不相同的对子组成也算和牌。
        {% endif %}
        给出所有摸到一张就能和牌的牌。手里已有全部四张的牌不可能再摸到。至少有一种这样的牌。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        pairs = params.sets == 4 and rng.random() < 0.15  # seven pairs
        many = params.sets > 2 + (params.waits > 2)  # whether there are many hands
        fifth = many and not pairs and rng.random() < 0.3  # a tile held four times would complete it
        for _ in range(150):
            suits = rng.sample("mpsz" if params.suits > 1 else "mps", params.suits)
            tiles: list[str] = []
            low = rng.randint(1, 4)
            for _ in range(params.sets):
                suit, number = rng.choice(suits), min(9, rng.randint(low, low + 5))
                if suit == "z" or number > 7 or rng.random() < 0.35:
                    tiles += [f"{min(number, 7) if suit == 'z' else number}{suit}"] * 3
                else:
                    tiles += [f"{number + k}{suit}" for k in range(3)]
            suit = rng.choice(suits)
            last = f"{rng.randint(1, 7 if suit == 'z' else 9)}{suit}"
            if fifth:
                last = rng.choice(tiles)
            tiles += [last] * 2
            if pairs:
                tiles = rng.sample([t for t in _TILES if t[1] == suits[0] != "z"] or list(_TILES), 7) * 2
            tiles.remove(last if fifth else rng.choice(tiles))
            if max(map(tiles.count, tiles)) > 4 or (fifth and tiles.count(last) < 4):
                continue
            instance = self.Instance(hand=tuple(sorted(tiles, key=_TILES.index)))
            answer = self.solve(instance)
            if pairs or len(answer) >= params.waits:
                return instance, answer
        raise task.Retry

    def solve(self, instance: Instance) -> Answer:
        counts = [instance.hand.count(tile) for tile in _TILES]
        found = set()
        for place, tile in enumerate(_TILES):
            if counts[place] < 4:
                counts[place] += 1
                if _is_complete(counts):
                    found.add(tile)
                counts[place] -= 1
        return frozenset(found)

    def key(self, instance: Instance) -> object:
        """The suits m, p and s may be exchanged."""
        suits = sorted(sorted(tile[0] for tile in instance.hand if tile[1] == suit) for suit in "mps")
        return [suits, [tile for tile in instance.hand if tile[1] == "z"]]


def _is_complete(counts: list[int]) -> bool:
    if sum(counts) == 14 and counts.count(2) == 7:
        return True
    for place, count in enumerate(counts):
        if count >= 2:
            rest = [*counts[:place], count - 2, *counts[place + 1 :]]
            if all(_is_sets(rest[start : start + 9]) for start in (0, 9, 18)) and all(n % 3 == 0 for n in rest[27:]):
                return True
    return False


def _is_sets(counts: list[int]) -> bool:
    """Whether the tiles of a suit are sets: the lowest number begins as many runs as its count modulo 3."""
    left = [*counts, 0, 0]
    for place in range(9):
        runs = left[place] % 3
        left[place + 1] -= runs
        left[place + 2] -= runs
        if min(left[place + 1], left[place + 2]) < 0:
            return False
    return left[9] == left[10] == 0
