"""Count an election by single transferable vote and tell who is elected or dropped, in order.

Answer: the events of the count in order; unique.
Harder: more candidates, seats and kinds of ballots, so that votes pass on with fractional weights.
Skills: simulation, arithmetic
Source: original; the weighted inclusive method of J. B. Gregory, with the quota of H. R. Droop.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.lib.ballots import Profile, draw_profile
from bootcamp.lib.prompts import comma
from bootcamp.lib.shown_work import division, running_sum
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Sequence, Word

Answer = tuple[str, ...]


class IrvStvCount(Task["IrvStvCount.Params", "IrvStvCount.Instance", Answer]):
    version = 1

    class Params(task.Params):
        candidates: int = knob("how many candidates there are", levels=(3, 4, 4, 5, 5, 6, 6, 7, 8, 9), ge=3, le=12)
        seats: int = knob("how many seats there are", levels=(1, 1, 2, 2, 2, 2, 3, 3, 3, 4), ge=1, le=6)
        kinds: int = knob(
            "how many different rankings are cast", levels=(4, 5, 6, 7, 8, 9, 10, 11, 13, 15), ge=3, le=30
        )
        most: int = knob("the most voters of a ranking", levels=(6, 8, 9, 12, 15, 20, 24, 30, 40, 60), ge=2, le=200)
        passed: int = knob("how many times a surplus passes on at least", levels=(0,) * 4 + (1,) * 3 + (2,) * 3, ge=0)

    class Instance(task.Instance):
        profile: Profile
        seats: int

    prompt = Prompt(
        en=r"""
        In an election for {{ seats }} seat{{ "s" if seats > 1 }} each voter ranks all the candidates
        {{ profile.candidates | listed }}, the best first:

        {{ profile.told(language) }}

        Let v be the number of voters and s the number of seats. The quota is the greatest integer that is not more than
        v/(s + 1), plus 1; it stays the same throughout. Each ballot begins with weight 1. A candidate is hopeful until
        elected or dropped. The count goes in steps until all seats are filled. In each step:

        - If there are as many hopeful candidates as seats left, all of them are elected, in alphabetical order, and the
          count ends.
        - Otherwise each ballot counts, with its weight, for the hopeful candidate whom it ranks highest. If some
          hopeful candidates have at least the quota, the one of them with the most votes, V, is elected. The weight of
          each ballot that counted for this candidate is multiplied by (V - quota)/V, exactly and without rounding.
        - Otherwise the hopeful candidate with the fewest votes is dropped; ballots keep their weights.

        One candidate is elected or dropped in each of the last two cases; where several are tied for it, it is the
        alphabetically last of them.

        List all events in order: the letter of a candidate with + after it if elected, with - after it if dropped,
        such as X+ or X-.
        """,
        zh=r"""
        一次选举要产生 {{ seats }} 个席位，
        每名选民把全部候选人 {{ profile.candidates | listed(language) }} 从最喜欢到最不喜欢排序：

        {{ profile.told(language) }}

        设选民人数为 v，席位数为 s。当选门槛（quota）是不超过 v/(s + 1) 的最大整数加 1，自始至终不变。
        每张选票的权重起初为 1。既未当选也未淘汰的候选人称为在争候选人。计票按步进行，直到席位全部产生。每一步：

        - 若在争候选人的人数等于剩余席位数，则他们全部当选，按字母顺序记录，计票结束。
        - 否则每张选票按其权重计给它排得最高的在争候选人。若有在争候选人的票数达到或超过门槛，则其中票数最多的一人当选，
          记其票数为 V；计给他的每张选票的权重都乘以 (V - quota)/V，精确计算，不取整。
        - 否则票数最少的在争候选人被淘汰，各选票权重不变。

        后两种情形每步只有一人当选或淘汰；若几人并列，取其中字母顺序最后的一人。

        按顺序列出全部事件：当选写候选人的字母加 +，淘汰写字母加 -，形如 X+ 或 X-。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        return Sequence(Word(bank=tuple(letter + sign for letter in instance.profile.candidates for sign in "+-")))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        profile = draw_profile(rng, params.candidates, params.kinds, params.most)
        if rng.random() < 0.8:
            profile = _tied(profile, params.most)
        instance = self.Instance(profile=profile, seats=params.seats)
        events, passed = _count(instance)
        if passed < params.passed or sum(event[1] == "-" for event in events) < max(1, params.candidates // 4):
            raise task.Retry
        # votes and surpluses that pass on must matter, and often how a tie is broken
        if params.candidates > 3 and _count(instance, first=True)[0] == events:
            raise task.Retry
        if params.seats > 1 and _count(instance, surplus=False)[0] == events:
            raise task.Retry
        if rng.random() < 0.85 and _count(instance, last=False)[0] == events:
            raise task.Retry
        return instance, events

    def key(self, instance: Instance) -> object:
        return [instance.profile.facts(), instance.seats]

    def solve(self, instance: Instance) -> Answer:
        return _count(instance)[0]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        ballots = [(Fraction(count), ranking) for count, ranking in instance.profile.ballots]
        hopeful, seats, voters = instance.profile.candidates, instance.seats, instance.profile.voters
        quota = voters // (seats + 1) + 1
        lines = [f"{voters}/{seats + 1} -> {quota - 1}, {quota - 1} + 1 = {quota}"]
        for event in self.solve(instance):
            if len(hopeful) == seats:
                lines.append(f"{comma(hopeful)}: {comma(letter + '+' for letter in hopeful)}")
                break
            tops = [next(letter for letter in ranking if letter in hopeful) for _, ranking in ballots]
            counted = {x: [w for top, (w, _) in zip(tops, ballots, strict=True) if top == x] for x in hopeful}
            lines.append("; ".join(f"{x} {_summed(weights)}" for x, weights in counted.items()) + f": {event}")
            if event[1] == "+":
                votes = sum(counted[event[0]], Fraction(0))
                factor, seats = (votes - quota) / votes, seats - 1
                ballots = [(w * factor if t == event[0] else w, r) for t, (w, r) in zip(tops, ballots, strict=True)]
                if seats:
                    lines.append(f"{division(votes - quota, votes)} = {factor}: {comma(w for w, _ in ballots)}")
            hopeful = hopeful.replace(event[0], "")
        return "\n".join(lines)


def _tied(profile: Profile, most: int) -> Profile:
    """Change the voters of a ranking so that the two with the fewest first places, of those who have some, are tied.

    To drop those without votes leaves the tie as it is, so that mostly it must be broken.
    """
    (fewest, low), *others = sorted((number, letter) for letter, number in profile.firsts().items() if number)
    for place, (count, ranking) in enumerate(profile.ballots) if others else ():
        more = {low: 1, others[0][1]: -1}.get(ranking[0], 0) * (others[0][0] - fewest)
        if more and 1 <= count + more <= most:
            return Profile((*profile.ballots[:place], (count + more, ranking), *profile.ballots[place + 1 :]))
    return profile


def _summed(weights: list[Fraction]) -> str:
    return running_sum(weights) if weights else "0"


def _count(
    instance: IrvStvCount.Instance, first: bool = False, surplus: bool = True, last: bool = True
) -> tuple[Answer, int]:
    """Give the events, and how often a surplus passes on that later steps count.

    With `first`, candidates are dropped by the ballots that rank them first; without `surplus`, ballots are used up;
    without `last`, ties are for the alphabetically first.
    """
    ballots = counted = [(Fraction(count), ranking) for count, ranking in instance.profile.ballots]
    hopeful = instance.profile.candidates
    quota = instance.profile.voters // (instance.seats + 1) + 1
    events: list[str] = []
    seats, passed, waiting = instance.seats, 0, False
    while seats and len(hopeful) > seats:
        passed += waiting
        waiting = False
        votes = dict.fromkeys(hopeful, Fraction(0))
        tops = [next(letter for letter in ranking if letter in hopeful) for _, ranking in ballots]
        for top, (weight, _) in zip(tops, ballots, strict=True):
            votes[top] += weight
        best = max(hopeful, key=lambda letter: (votes[letter], ord(letter) if last else -ord(letter)))
        if votes[best] >= quota:
            factor = (votes[best] - quota) / votes[best] * surplus
            ballots = [
                (weight * factor if top == best else weight, ranking)
                for top, (weight, ranking) in zip(tops, ballots, strict=True)
            ]
            waiting = factor > 0
            seats -= 1
            events.append(best + "+")
        else:
            if first:
                votes = {x: sum((count for count, ranking in counted if ranking[0] == x), Fraction(0)) for x in hopeful}
            best = min(hopeful, key=lambda letter: (votes[letter], -ord(letter) if last else ord(letter)))
            events.append(best + "-")
        hopeful = hopeful.replace(best, "")
    if seats:
        events += [letter + "+" for letter in hopeful]
    return tuple(events), passed
