"""Find after how many repetitions of a described shuffle a deck is in its first order again.

Answer: one integer; it is unique.
Harder: larger decks, more stages in one shuffle.
Skills: simulation, arithmetic
Source: original; P. Diaconis, R. L. Graham and W. M. Kantor, The mathematics of perfect shuffles (1983).
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.permutation import order
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.verifiers import Integer

Stage = tuple[str, int]


class ShuffleRestoreCount(Task["ShuffleRestoreCount.Params", "ShuffleRestoreCount.Instance", int]):
    version = 1
    small_levels = (1, 2)

    class Params(task.Params):
        cards: int = knob("the least number of cards", levels=(6, 8, 12, 14, 16, 18, 22, 28, 36, 46), ge=4, le=80)
        stages: int = knob("the number of stages of a shuffle", levels=(1, 2, 4, 4, 4, 4, 4, 4, 5, 5), ge=1, le=6)

    class Instance(task.Instance):
        cards: int
        stages: tuple[Stage, ...]

        def told(self, language: str) -> list[str]:
            half = self.cards // 2
            return [_TEXTS[kind][language == "zh"].format(k=number, half=half) for kind, number in self.stages]

    answer = Integer(low=1)
    prompt = Prompt(
        en=r"""
        One shuffle of a deck of {{ cards }} cards consists of {{ "this stage" if stages | length == 1
        else "these stages, in this order" }}:

        {{ told(language) | numbered }}

        The same shuffle is done again and again. After how many shuffles, at least one, is the deck in its first order
        again for the first time?
        """,
        zh=r"""
        一副 {{ cards }} 张的牌，洗一次牌由下列{{ "" if stages | length == 1 else "依次进行的" }}步骤组成：

        {{ told(language) | numbered }}

        反复进行同样的洗牌。至少洗一次，洗多少次之后，整副牌第一次恢复到最初的顺序？
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        n = 2 * (params.cards // 2 + rng.randint(0, 5))
        stages: list[Stage] = []
        for _ in range(params.stages):
            kind = rng.choice([one for one in sorted(_TEXTS) if not stages or one != stages[-1][0]])
            number = {"cut": rng.randint(2, n - 2), "deal": rng.randint(3, 6)}.get(kind, 0)
            stages.append((kind, number))
        instance = self.Instance(cards=n, stages=tuple(stages))
        answer = self.solve(instance)
        if answer < (5 if params.stages > 2 else 2):
            raise Retry
        return instance, answer

    def solve(self, instance: Instance) -> int:
        deck = list(range(instance.cards))
        for kind, number in instance.stages:
            half = len(deck) // 2
            if kind == "cut":
                deck = deck[number:] + deck[:number]
            elif kind == "reverse":
                deck.reverse()
            elif kind == "deal":
                deck = [card for pile in range(number) for card in deck[pile::number][::-1]]
            else:
                first, second = (deck[:half], deck[half:]) if kind == "out" else (deck[half:], deck[:half])
                deck = [card for pair in zip(first, second, strict=True) for card in pair]
        return order(deck)


_TEXTS = {
    "cut": (
        "Cut: the top {k} cards are moved to the bottom, without a change of their order.",
        "切牌：把最上面的 {k} 张按原来的顺序移到最下面。",
    ),
    "out": (
        "Out-riffle: the top {half} cards and the bottom {half} cards are put together by turns; "
        "the first card, on top of all, comes from the top half.",
        "外洗：把上半副 {half} 张和下半副 {half} 张一张隔一张地交错，最上面的第一张来自上半副。",
    ),
    "in": (
        "In-riffle: the top {half} cards and the bottom {half} cards are put together by turns; "
        "the first card, on top of all, comes from the bottom half.",
        "内洗：把上半副 {half} 张和下半副 {half} 张一张隔一张地交错，最上面的第一张来自下半副。",
    ),
    "deal": (
        "Deal: the cards are dealt from the top, one by one, onto {k} piles by turns, each card on top of its pile; "
        "then the first pile is put on the second, these two on the third, and so on.",
        "分堆：从最上面起逐张轮流发到 {k} 堆，每张放在该堆的最上面；"
        "然后把第一堆放在第二堆上，再把这两堆一起放在第三堆上，依此类推。",
    ),
    "reverse": (
        "Reverse: the order of all cards is reversed, so that the bottom card becomes the top card.",
        "翻转：把所有牌的顺序颠倒，最下面的牌变成最上面的牌。",
    ),
}
