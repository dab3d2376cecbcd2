"""Share out the main pot and the side pots of a round of poker.

Answer: how many chips each player gets; unique.
Harder: more players and pots, players who have folded, hands to be read from cards.
Skills: arithmetic, logic
Source: original; the usual rules for side pots.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from bootcamp import task
from bootcamp.lib.cards import DECK, HANDS, best_five, poker, symbol, value
from bootcamp.lib.prompts import letter
from bootcamp.lib.shown_work import running_sum
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.games.cards._poker import STANDARD, rules
from bootcamp.verifiers import Integer, Sequence

Answer = tuple[int, ...]


class PokerSidePots(Task["PokerSidePots.Params", "PokerSidePots.Instance", Answer]):
    version = 1

    class Params(task.Params):
        players: int = knob("how many players there are", levels=(3, 4, 4, 4, 5, 5, 6, 7, 8, 8), ge=3, le=9)
        folded: int = knob("how many have folded", levels=(0, 0, 1, 0, 1, 1, 1, 2, 2, 2), ge=0, le=5)
        most: int = knob("the most chips of a bet", levels=(10, 20, 50, 60, 80, 100, 200, 300, 500, 999), ge=5)
        cards: bool = knob("whether hands are shown as cards", levels=(False,) * 3 + (True,) * 7)

    class Instance(task.Instance):
        bets: tuple[int, ...]
        folded: tuple[bool, ...]
        hands: tuple[tuple[str, ...], ...]
        """The cards of each player, or () if the places are given."""
        board: tuple[str, ...]
        places: tuple[int, ...]
        """The place of each player's hand, 1 for the best, or () if the cards are shown."""

        @property
        def rules(self) -> dict[str, str]:
            return rules(STANDARD)

        @property
        def common(self) -> str:
            return " ".join(map(symbol, self.board))

        @property
        def lines(self) -> list[tuple[str, int, bool, str]]:
            shown = [" ".join(map(symbol, hand)) for hand in self.hands] or list(map(str, self.places))
            names = map(letter, range(len(self.bets)))
            return list(zip(names, self.bets, self.folded, shown, strict=True))

    prompt = Prompt(
        en=r"""
        A round of poker has ended. The players sit in this order and have put in these numbers of
        chips{{ ", and hold these cards" if board }}:

        {% for name, bet, out, hand in lines %}
        - {{ name }}: {{ bet }} chips, {{ "folded" if out else hand if board else "hand ranked " ~ hand }}
        {% endfor %}

        {% if board %}
        The common cards are {{ common }}. A player's hand is the best that can be made of any five of the seven cards,
        own and common ones.

        {{ rules.en }}
        {% else %}
        Rank 1 is the best hand; equal ranks are equal hands.
        {% endif %}

        The chips are divided into pots. Take the different amounts put in by players who have not folded, from the
        smallest to the largest. The first pot holds what every player, folded or not, put in up to the smallest
        amount;
        the next pot holds what every player put in above that and up to the second amount, and so on.
        Each pot goes to the best hand among the players who have not folded and have put in at least the amount up to
        which this pot reaches. If several of them have equal best hands, the pot is divided equally; chips left over go
        to them one each in the order in which they sit, from the first in the list.
        How many chips does each player get from all pots? Give the numbers in the order of the list, 0 for a player who
        gets nothing.
        """,
        zh=r"""
        一局扑克结束了。玩家按以下顺序就座，各自投入的筹码数{{ "和手中的牌" if board }}如下：

        {% for name, bet, out, hand in lines %}
        - {{ name }}：{{ bet }} 枚，{{ "已弃牌" if out else hand if board else "牌的名次为 " ~ hand }}
        {% endfor %}

        {% if board %}
        公共牌是 {{ common }}。每个玩家的牌是从自己的牌和公共牌共七张中任取五张所能组成的最大的一手。

        {{ rules.zh }}
        {% else %}
        名次 1 是最大的牌；名次相同就是牌相等。
        {% endif %}

        筹码分成若干个池。把未弃牌的玩家投入的不同数额从小到大排列。
        第一个池包含每个玩家（不论是否弃牌）投入的筹码中不超过最小数额的部分；
        下一个池包含每个玩家投入的筹码中超过这个数额而不超过第二个数额的部分，依此类推。
        每个池归未弃牌且投入不少于该池上限数额的玩家中牌最大的人。
        如果其中有几人的牌并列最大，就平分这个池；分剩的筹码按座位顺序从列表中靠前的人开始，每人一枚分给他们。
        每个玩家从所有池中一共得到多少枚筹码？按列表的顺序给出这些数，没有得到的写 0。
        """,
    )

    def format(self, instance: Instance) -> Sequence[int]:
        return Sequence(Integer(low=0), length=len(instance.bets))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        count = params.players
        tied = rng.random() < 0.5
        for _ in range(100):
            folded = [place < params.folded for place in range(count)]
            rng.shuffle(folded)
            bets = [rng.randint(1, params.most) for _ in range(count)]
            staying = sorted(bet for bet, out in zip(bets, folded, strict=True) if not out)
            if rng.random() < 0.5:
                bets[folded.index(False)] = staying[-1]  # as when somebody calls
            deal = rng.sample(DECK, 2 * count + 5)
            hands = tuple(tuple(sorted(deal[k : k + 2])) for k in range(5, len(deal), 2)) if params.cards else ()
            instance = self.Instance(
                bets=tuple(bets),
                folded=tuple(folded),
                hands=hands,
                board=tuple(deal[:5]) if params.cards else (),
                places=() if params.cards else tuple(rng.randint(1, count - 1) for _ in bets),
            )
            answer = self.solve(instance)
            top = max(bets)
            ranks = _strengths(instance)
            best = max(rank for rank, out in zip(ranks, folded, strict=True) if not out)
            winners = [place for place, rank in enumerate(ranks) if rank == best and not folded[place]]
            if bets[winners[-1]] == top or max(bet for bet, out in zip(bets, folded, strict=True) if not out) < top:
                continue
            odd = any(pot % len(shared) for _, _, pot, shared in _pots(instance))
            if (len(winners) > 1) == tied and (odd or not tied) and sum(map(bool, answer)) > 1 + (count > 4):
                return instance, answer
        raise task.Retry

    def solve(self, instance: Instance) -> Answer:
        got = [0] * len(instance.bets)
        for _, _, pot, winners in _pots(instance):
            for place, chips in zip(winners, _parts(pot, len(winners)), strict=True):
                got[place] += chips
        return tuple(got)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        names = [letter(place) for place in range(len(instance.bets))]
        lines = []
        for name, hand, out in zip(names, instance.hands, instance.folded, strict=False):
            if not out:
                five = sorted(best_five(hand + instance.board), key=value, reverse=True)
                kind = poker(hand + instance.board)[0]
                lines.append(f"{name}: {' '.join(map(symbol, five))} {HANDS[kind][language == 'zh']}")
        got: list[list[int]] = [[] for _ in names]
        for low, high, pot, winners in _pots(instance):
            terms = [min(bet, high) - low for bet in instance.bets if bet > low]
            parts = _parts(pot, len(winners))
            shared = ", ".join(f"{names[place]} {part}" for place, part in zip(winners, parts, strict=True))
            total = f"{' + '.join(map(str, terms))} = {pot}" if len(terms) > 1 else str(pot)
            lines.append(f"{low}-{high}: {total}: {shared}")
            for place, part in zip(winners, parts, strict=True):
                got[place].append(part)
        return "\n".join([*lines, *(f"{name}: {running_sum(own)}" for name, own in zip(names, got, strict=True))])


def _pots(instance: PokerSidePots.Instance) -> Iterator[tuple[int, int, int, list[int]]]:
    """Give for each pot from which amount up to which it reaches, what it holds and who wins it."""
    ranks = _strengths(instance)
    staying = [place for place, out in enumerate(instance.folded) if not out]
    low = 0
    for high in sorted({instance.bets[place] for place in staying}):
        pot = sum(max(0, min(bet, high) - low) for bet in instance.bets)
        fair = [place for place in staying if instance.bets[place] >= high]
        best = max(ranks[place] for place in fair)
        yield low, high, pot, [place for place in fair if ranks[place] == best]
        low = high


def _parts(pot: int, winners: int) -> list[int]:
    return [pot // winners + (number < pot % winners) for number in range(winners)]


def _strengths(instance: PokerSidePots.Instance) -> list[tuple[int, ...]]:
    """Rate the hands; the greater tuple wins."""
    return [poker(hand + instance.board) for hand in instance.hands] or [(-place,) for place in instance.places]
