"""Find a ranking with the fewest disagreements with given ballots.

Answer: all options in order, the best first; every ranking with the fewest disagreements is right.
Harder: more options and kinds of ballots, ballots that rank only some of the options.
Skills: optimization, counting
Source: original; J. G. Kemeny, Mathematics without numbers, 1959.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.ballots import Profile, draw_profile
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Sequence, Word

Answer = tuple[str, ...]


class KemenyRanking(Task["KemenyRanking.Params", "KemenyRanking.Instance", Answer]):
    version = 1

    class Params(task.Params):
        options: int = knob("how many options there are", levels=(3, 4, 5, 5, 6, 7, 8, 9, 10, 11), ge=3, le=12)
        kinds: int = knob("how many different ballots are cast", levels=(3, 4, 5, 6, 6, 7, 8, 9, 11, 13), ge=3, le=20)
        most: int = knob("the most voters of a ballot", levels=(6, 6, 5, 6, 7, 8, 8, 9, 9, 9), ge=2, le=50)
        missing: int = knob("the most options a ballot leaves out", levels=(0,) * 5 + (1, 2, 2, 3, 3), ge=0, le=6)

    class Instance(task.Instance):
        hidden = ("best",)

        profile: Profile
        best: int  # the fewest disagreements

        @property
        def partial(self) -> bool:
            return any(len(ranking) < len(self.profile.candidates) for _, ranking in self.profile.ballots)

    prompt = Prompt(
        en=r"""
        Voters rank the options {{ profile.candidates | listed }}, the best first
        {%- if partial %}; an option that a ballot does not name is not compared with others by it{% endif %}:

        {{ profile.told(language) }}

        A ranking of all options disagrees with a voter about two options if the voter ranks one of them above the other
        and the ranking has them the other way round. Find a ranking of all options for which the number of
        disagreements, summed over all voters and all pairs of options, is as small as possible. If several rankings
        are best, give any one of them. List the options, the best first.
        """,
        zh=r"""
        选民对选项 {{ profile.candidates | listed(language) }} 排序，最好的排在最前
        {%- if partial %}；选票上没有写出的选项，该选票不拿它与其他选项比较{% endif %}：

        {{ profile.told(language) }}

        若某名选民把两个选项中的一个排在另一个之前，而某个总排序把它们排成相反的次序，
        就称该总排序与这名选民在这两个选项上有一处分歧。
        求全部选项的一个总排序，使它与所有选民在所有选项对上的分歧总数最小。若最优的总排序有多个，给出任意一个即可。
        从最好的开始依次写出各选项。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        letters = tuple(instance.profile.candidates)
        return Sequence(Word(bank=letters), length=len(letters))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        full = draw_profile(rng, params.options, params.kinds, params.most)
        ballots = []
        for count, ranking in full.ballots:
            left_out = rng.sample(ranking, rng.randint(0, params.missing))
            ballots.append((count, "".join(letter for letter in ranking if letter not in left_out)))
        profile = Profile(tuple(ballots))
        above = profile.preferences()
        if len(profile.candidates) < params.options or len(set(ballots)) < params.kinds:
            raise task.Retry
        order, best = _best(profile.candidates, above)
        if params.options > 4 and any(_cost(above, ranking) == best for ranking in _obvious(profile, above)):
            raise task.Retry
        return self.Instance(profile=profile, best=best), order

    def check(self, instance: Instance, answer: Answer) -> str:
        if "".join(sorted(answer)) != instance.profile.candidates:
            return "not every option is listed once"
        cost = _cost(instance.profile.preferences(), "".join(answer))
        return "" if cost == instance.best else "a ranking with fewer disagreements exists"

    def key(self, instance: Instance) -> object:
        return instance.profile.facts()


def _cost(above: dict[tuple[str, str], int], ranking: str) -> int:
    return sum(above[low, high] for place, high in enumerate(ranking) for low in ranking[place + 1 :])


def _obvious(profile: Profile, above: dict[tuple[str, str], int]) -> list[str]:
    """Give the orders by the voters' preferences summed (Borda), by majorities won, and those of the ballots."""
    letters = profile.candidates
    sums = {x: sum(above[x, y] - above[y, x] for y in letters if y != x) for x in letters}
    won = {x: sum(above[x, y] > above[y, x] for y in letters if y != x) for x in letters}
    orders = ["".join(sorted(letters, key=lambda x: (-score[x], x))) for score in (sums, won)]
    ballots = sorted(profile.ballots, reverse=True)
    return [letters, *orders, *(ranking for _, ranking in ballots if len(ranking) == len(letters))]


def _best(letters: str, above: dict[tuple[str, str], int]) -> tuple[Answer, int]:
    """Fill the places from the bottom up, for every set of options that may stand below."""
    n = len(letters)
    over = [[above.get((x, y), 0) for y in letters] for x in letters]
    # lost[x][set]: voters who rank somebody of the set above x, for sets of options by bits
    cost = [0] * (1 << n)
    top = [0] * (1 << n)
    lost = []
    for x in range(n):
        row = [0] * (1 << n)
        for members in range(1, 1 << n):
            low = members & -members
            row[members] = row[members ^ low] + over[low.bit_length() - 1][x]
        lost.append(row)
    for members in range(1, 1 << n):
        options = [(cost[members ^ 1 << x] + lost[x][members ^ 1 << x], x) for x in range(n) if members >> x & 1]
        cost[members], top[members] = min(options)
    order, members = [], (1 << n) - 1
    while members:
        order.append(letters[top[members]])
        members ^= 1 << top[members]
    return tuple(order), cost[-1]
