"""Order the players of a round of poker from the best hand to the worst.

Answer: groups of players with equal hands, the best first; unique.
Harder: more players, other decks and other rules.
Skills: logic, counting
Source: original; the usual rules of poker.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.cards import DECK, symbol, value
from bootcamp.lib.prompts import letter
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.games.cards._poker import FOUR, SHORT, STANDARD, best, canonical, rules
from bootcamp.verifiers import Sequence, Set, Word

Answer = tuple[frozenset[str], ...]


class PokerHandRanking(Task["PokerHandRanking.Params", "PokerHandRanking.Instance", Answer]):
    version = 1

    class Params(task.Params):
        players: int = knob("how many players there are", levels=(3, 3, 4, 5, 6, 5, 6, 5, 6, 8), ge=2, le=8)
        kinds: int = knob("how many kinds of hands occur at least", levels=(1, 2, 3, 3, 3, 3, 3, 3, 4, 4), ge=1, le=5)
        variants: int = knob("how many variants there are", levels=(1, 1, 1, 1, 1, 2, 2, 3, 3, 3), ge=1, le=3)

    class Instance(task.Instance):
        variant: str
        board: tuple[str, ...]
        hands: tuple[tuple[str, ...], ...]

        @property
        def rules(self) -> dict[str, str]:
            return rules(self.variant)

        @property
        def common(self) -> str:
            return " ".join(map(symbol, self.board))

        @property
        def lines(self) -> list[tuple[str, str]]:
            return [(letter(place), " ".join(map(symbol, hand))) for place, hand in enumerate(self.hands)]

    prompt = Prompt(
        en=r"""
        A round of poker is played with {% if variant == "short" %}the 36 cards from 6 to A{% else %}52
        cards{% endif %}.
        The five common cards are {{ common }}. The players hold:

        {% for name, hand in lines %}
        - {{ name }}: {{ hand }}
        {% endfor %}

        {% if variant == "four" %}
        A player's hand is the best that can be made of exactly two of their own four cards and exactly three of the
        common cards.
        {% else %}
        A player's hand is the best that can be made of any five of the seven cards, own and common ones.
        {% endif %}

        {{ rules.en }}

        Order the players from the best hand to the worst, as a list of sets: players with equal hands share a set, all
        others stand in a set alone.
        """,
        zh=r"""
        一局扑克用 {% if variant == "short" %}6 到 A 的 36 张牌{% else %}52 张牌{% endif %}进行。五张公共牌是
        {{ common }}。各玩家手中的牌：

        {% for name, hand in lines %}
        - {{ name }}：{{ hand }}
        {% endfor %}

        {% if variant == "four" %}
        每个玩家的牌是从自己的四张牌中恰好取两张、从公共牌中恰好取三张所能组成的最大的一手。
        {% else %}
        每个玩家的牌是从自己的牌和公共牌共七张中任取五张所能组成的最大的一手。
        {% endif %}

        {{ rules.zh }}

        把玩家按手中牌的大小从大到小排列，写成集合的列表：牌相等的玩家放在同一个集合里，其余的各自单独成一个集合。
        """,
    )

    def format(self, instance: Instance) -> Sequence[frozenset[str]]:
        return Sequence(Set(Word(tuple(name for name, _ in instance.lines))))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        variant = rng.choice((STANDARD, SHORT, FOUR)[params.variants > 1 : params.variants])
        tied = rng.random() < 1 / 3
        deck = [card for card in DECK if variant != SHORT or value(card) >= 6]
        size = 4 if variant == FOUR else 2
        for _ in range(80):
            cards = rng.sample(deck, 5 + size * params.players)
            hands = tuple(tuple(cards[k : k + size]) for k in range(5, len(cards), size))
            instance = self.Instance(variant=variant, board=tuple(cards[:5]), hands=hands)
            rates = [best(hand, instance.board, variant) for hand in hands]
            groups = len(set(rates))
            kinds = len({rate[0] for rate in rates})
            fair = (groups < params.players) == tied and groups > max(1, params.players - 3)
            if fair and kinds >= min(params.kinds, groups):
                return instance, self.solve(instance)
        raise task.Retry

    def solve(self, instance: Instance) -> Answer:
        rates = {name: best(hand, instance.board, instance.variant) for (name, _), hand in _named(instance)}
        return tuple(
            frozenset(name for name, rate in rates.items() if rate == level)
            for level in sorted(set(rates.values()), reverse=True)
        )

    def key(self, instance: Instance) -> object:
        return [instance.variant, canonical([[instance.board], instance.hands])]


def _named(instance: PokerHandRanking.Instance) -> list[tuple[tuple[str, str], tuple[str, ...]]]:
    return list(zip(instance.lines, instance.hands, strict=True))
