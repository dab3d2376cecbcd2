"""Count the orders of the votes for two candidates in which a rule on the counts holds all the time.

Answer: one integer; it is unique.
Harder: more votes, narrower bands, multiples.
Skills: counting
Source: original; the ballot problem, J. Bertrand, C. R. Acad. Sci. Paris 105 (1887).
"""

from __future__ import annotations

from math import comb
from random import Random

from bootcamp import task
from bootcamp.lib.worlds import draw_names
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.verifiers import Integer


class BallotOrdersCount(Task["BallotOrdersCount.Params", "BallotOrdersCount.Instance", int]):
    version = 1
    small_levels = (1, 2)

    class Params(task.Params):
        votes: int = knob("the least number of votes", levels=(6, 7, 13, 14, 15, 16, 19, 22, 26, 30), ge=4, le=40)
        bands: bool = knob(
            "whether leads lie within bounds or votes are compared by multiples", levels=(False,) * 2 + (True,) * 8
        )

    class Instance(task.Instance):
        names: tuple[str, str]
        votes: tuple[int, int]
        rule: str
        low: int
        high: int
        hole: tuple[int, int]
        """Votes that the two never have at once, if they are not 0 and 0."""

        def told(self, language: str) -> str:
            a, b = self.names
            rules = [_RULES[self.rule], _RULES["hole"]] if any(self.hole) else [_RULES[self.rule]]
            return (
                ("" if language == "zh" else " ")
                .join(rule[language == "zh"] for rule in rules)
                .format(a=a, b=b, low=self.low, high=self.high, hole=self.hole)
            )

    answer = Integer(low=0)
    prompt = Prompt(
        en=r"""
        {{ names[0] }} gets {{ votes[0] }} votes and {{ names[1] }} gets {{ votes[1] }} votes. The votes are counted one
        after the other. In how many orders of the {{ votes | sum }} votes does this hold after every single vote, the
        last one included?

        {{ told(language) }}

        Votes for the same person are alike: an order is the row of the names as they are read out.
        """,
        zh=r"""
        {{ names[0] }} 得 {{ votes[0] }} 票，{{ names[1] }} 得 {{ votes[1] }} 票，逐张唱票。在这
        {{ votes | sum }} 张票的多少种次序中，每唱完一张票（包括最后一张）之后都满足下面的条件？

        {{ told(language) }}

        投给同一人的票没有区别，次序指依次唱出的名字的序列。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        total = params.votes + rng.randint(0, 6)
        rule = rng.choice((*["band"] * 14, "times", "least") if params.bands else ("ahead", "behind"))
        band = rule == "band"
        low = -rng.randint(1, 6) if band else rng.randint(2, 3) if params.bands else 1
        high = rng.randint(1, 7) if band else 0
        b = rng.randint(total // 3, total * 3 // 5) if band else rng.randint(2, max(2, total // (low + 1)))
        half = rng.randint(1, b - 1) if b > 1 else 0
        hole = (half + rng.randint(max(low, -2), min(high, 2)), half) if band and half else (0, 0)
        if not 0 <= hole[0] <= total - b:
            raise Retry
        names = draw_names(rng, 2)
        instance = self.Instance(
            names=(names[0], names[1]), votes=(total - b, b), rule=rule, low=low, high=high, hole=hole
        )
        count = self.solve(instance)
        if not 5 + params.votes <= count < 10**12 or count == comb(total, b):
            raise Retry
        if any(hole) and count == self.solve(instance.model_copy(update={"hole": (0, 0)})):
            raise Retry
        return instance, count

    def solve(self, instance: Instance) -> int:
        ways: dict[tuple[int, int], int] = {}
        for a in range(instance.votes[0] + 1):
            for b in range(instance.votes[1] + 1):
                before = ways.get((a - 1, b), 0) + ways.get((a, b - 1), 0)
                ways[a, b] = 1 if a == b == 0 else before if _holds(instance, a, b) else 0
        return ways[instance.votes]

    def key(self, instance: Instance) -> object:
        return [instance.votes, instance.rule, instance.low, instance.high, instance.hole]


_RULES = {
    "ahead": ("{a} has more votes than {b}.", "{a} 的票数多于 {b}。"),
    "behind": ("{a} has at least as many votes as {b}.", "{a} 的票数不少于 {b}。"),
    "times": (
        "The votes of {a} so far are more than {low} times the votes of {b} so far.",
        "{a} 已得的票数大于 {b} 已得票数的 {low} 倍。",
    ),
    "least": (
        "The votes of {a} so far are at least {low} times the votes of {b} so far.",
        "{a} 已得的票数不小于 {b} 已得票数的 {low} 倍。",
    ),
    "band": (
        "The votes of {a} so far minus the votes of {b} so far are at least {low} and at most {high}.",
        "{a} 已得的票数减去 {b} 已得的票数，不小于 {low} 且不大于 {high}。",
    ),
    "hole": (
        "It is also never the case that {a} has exactly {hole[0]} and {b} exactly {hole[1]} so far.",
        "并且不出现 {a} 恰好得 {hole[0]} 票、{b} 恰好得 {hole[1]} 票的情况。",
    ),
}


def _holds(instance: BallotOrdersCount.Instance, a: int, b: int) -> bool:
    """Tell whether the rule holds when so many votes are counted."""
    low = instance.low
    return {
        "ahead": a > b,
        "behind": a >= b,
        "times": a > low * b,
        "least": a >= low * b,
        "band": low <= a - b <= instance.high and (a, b) != instance.hole,
    }[instance.rule]
