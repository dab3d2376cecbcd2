"""Give ballots for a group of voters that make a candidate the only winner under a stated rule.

Answer: a ranking for each voter of the group; all that make the candidate win are right.
Harder: candidates struck off in rounds; more candidates, ballots and voters of the group; few sets of ballots do it.
Skills: search, deduction
Source: original; J. J. Bartholdi, C. A. Tovey and M. A. Trick, on how hard it is to manipulate an election, 1989.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from bootcamp import task
from bootcamp.lib.ballots import Profile, draw_profile
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Sequence, Word

Answer = tuple[tuple[str, ...], ...]
Count = Callable[[tuple[str, ...], str], str]

_RULES = {
    "borda": (
        "With n candidates, a ballot gives n - 1 points to the first one, n - 2 to the second, and so on, and 0 to "
        "the last. The candidate with the most points wins.",
        "设候选人共 n 名，每张选票给第一名 n - 1 分，第二名 n - 2 分，依此类推，最后一名 0 分。得分最高的候选人获胜。",
    ),
    "veto": (
        "The candidate who stands last on the fewest ballots wins.",
        "排在最后一名的选票张数最少的候选人获胜。",
    ),
    "copeland": (
        "X gets one point for each other candidate Y for whom more than half of all ballots rank X above Y. The "
        "candidate with the most points wins.",
        "对于其他每一名候选人 Y，若超过半数的选票把 X 排在 Y 之前，则 X 得 1 分。得分最高的候选人获胜。",
    ),
    "runoff": (
        "In each round, the candidates are placed by the number of ballots on which they stand first, the most on top, "
        "and the lowest one is struck off all ballots. The candidate left at the end wins.",
        "每一轮按排在第一名的选票张数给候选人排列名次，张数多的在前，并把名次最低的一名从所有选票上划去。最后剩下的候选人获胜。",
    ),
}


class VotingManipulationBallots(Task["VotingManipulationBallots.Params", "VotingManipulationBallots.Instance", Answer]):
    version = 1

    class Params(task.Params):
        candidates: int = knob("how many candidates there are", levels=(3, 4, 5, 5, 5, 5, 6, 6, 6, 7), ge=3, le=8)
        kinds: int = knob("how many different honest ballots", levels=(3, 3, 4, 5, 5, 6, 6, 7, 8, 9), ge=2, le=20)
        most: int = knob("the most voters of an honest ballot", levels=(2, 2, 2, 2, 3, 3, 3, 4, 4, 4), ge=1, le=20)
        rounds: bool = knob("whether candidates may be struck off in rounds", levels=(False, False) + (True,) * 8)
        group: int = knob("how many voters the group has", levels=(1, 1, 3, 3, 3, 4, 4, 5, 5, 6), ge=1, le=8)
        lucky: int = knob("how many of 15 random answers may be right", levels=(7, 5) + (3,) * 8, ge=1, le=15)

    class Instance(task.Instance):
        profile: Profile
        rule: str
        favourite: str
        order: str
        """How tied candidates are placed, but for the favourite."""
        group: int

        def rules(self, language: str) -> str:
            return _RULES[self.rule][language == "zh"]

    prompt = Prompt(
        en=r"""
        Honest voters rank the candidates {{ profile.candidates | listed }}, the best first:

        {{ profile.told(language) }}

        {{ group }} more voter{{ "s" if group > 1 }} will cast a ballot
        {%- if group > 1 %} each, not necessarily different ones{% endif %}. The votes are
        counted by this rule, over all ballots, honest or not:

        - {{ rules(language) }}
        - Ties: a candidate tied with {{ favourite }} is placed above {{ favourite }}; of other tied candidates, the one
          who comes earlier here is placed above: {{ order | comma }}.

        Give the ballot{{ "s" if group > 1 }} of the {{ "%d further voters" % group if group > 1 else "further voter" }}
        so that {{ favourite }} wins. Each ballot ranks all candidates, the best first. Any solution will do.
        """,
        zh=r"""
        诚实的选民把候选人 {{ profile.candidates | listed(language) }} 从最喜欢到最不喜欢排序：

        {{ profile.told(language) }}

        另外还有 {{ group }} 名选民要{{ "各" if group > 1 }}投一张选票{% if group > 1 %}（各张不必不同）{% endif %}。
        全部选票（无论诚实与否）按下列规则统计：

        - {{ rules(language) }}
        - 并列：与 {{ favourite }} 并列的候选人排在 {{ favourite }} 之前；其他候选人之间并列时，
          在下列次序中靠前的排在前：{{ order | join('、') }}。

        给出这 {{ group }} 名选民的选票，使 {{ favourite }} 获胜。每张选票要把全部候选人从最好的开始排序。
        任何一个解都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        letters = tuple(instance.profile.candidates)
        return Sequence(Sequence(Word(bank=letters), length=len(letters), separator=" > "), length=instance.group)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        rule = rng.choice(("runoff",) if params.rounds else ("borda", "veto", "copeland"))
        profile = draw_profile(rng, params.candidates, params.kinds, params.most)
        letters = profile.candidates
        order = "".join(rng.sample(letters, len(letters)))
        elected = _count(rule, profile, order)
        right: dict[str, list[tuple[str, ...]]] = {letter: [] for letter in letters}
        for _ in range(15):
            two = ["".join(rng.sample(letters, len(letters))) for _ in range(2)]
            drawn = tuple(rng.choice(two) for _ in range(params.group))
            right[elected(drawn, "")].append(drawn)
        for favourite in rng.sample(letters, len(letters)):
            if len(right[favourite]) > params.lucky:
                continue
            found = [one for one in right[favourite] if elected(one, favourite) == favourite]
            plain = _plain(profile, favourite, params.group) if params.rounds else ()
            if found and all(elected(one, favourite) != favourite for one in plain):
                instance = self.Instance(
                    profile=profile, rule=rule, favourite=favourite, order=order, group=params.group
                )
                return instance, tuple(map(tuple, found[-1]))
        raise task.Retry

    def check(self, instance: Instance, answer: Answer) -> str:
        ballots = tuple(map("".join, answer))
        if any("".join(sorted(ballot)) != instance.profile.candidates for ballot in ballots):
            return "a ballot does not rank every candidate once"
        winner = _count(instance.rule, instance.profile, instance.order)(ballots, instance.favourite)
        return "" if winner == instance.favourite else "another candidate wins"

    def key(self, instance: Instance) -> object:
        return [instance.profile.facts(), instance.rule, instance.favourite, instance.order, instance.group]


def _plain(profile: Profile, favourite: str, group: int) -> Iterator[tuple[str, ...]]:
    """Give plain answers where candidates are struck off: an honest ballot for all, or help for a weak candidate."""
    rest = profile.candidates.replace(favourite, "")
    own = favourite + rest
    borda, lasts = profile.borda(), profile.lasts()
    for weak in (min(rest, key=borda.__getitem__), max(rest, key=lasts.__getitem__)):
        helped = weak + own.replace(weak, "")
        yield from ((helped,) * number + (own,) * (group - number) for number in (0, group // 2, group))
    yield from ((ranking,) * group for _, ranking in profile.ballots)


def _count(rule: str, honest: Profile, order: str) -> Count:
    """Give the function from further ballots and the favourite to the winner; `order` settles other ties than his."""
    letters, above = honest.candidates, honest.preferences()
    points = honest.borda() if rule == "borda" else {x: -n for x, n in honest.lasts().items()}

    def left_over(added: tuple[str, ...], favourite: str) -> str:
        ballots = [*honest.ballots, *((added.count(ballot), ballot) for ballot in dict.fromkeys(added))]
        left = favourite + order[::-1].replace(favourite, "")  # who loses ties stands in front
        while True:
            firsts = dict.fromkeys(left, 0)
            for number, ballot in ballots:
                firsts[ballot[0]] += number
            best = max(left, key=firsts.__getitem__)
            if 2 * firsts[best] > honest_voters + len(added):
                return best
            lowest = min(left, key=firsts.__getitem__)
            left = left.replace(lowest, "")
            ballots = [(number, ballot.replace(lowest, "")) for number, ballot in ballots]

    def elected(added: tuple[str, ...], favourite: str) -> str:
        scores = dict(points)
        if rule == "copeland":
            votes = dict(above)
            for ballot in added:
                for place, x in enumerate(ballot):
                    for y in ballot[place + 1 :]:
                        votes[x, y] += 1
            scores = dict.fromkeys(letters, 0)
            for (x, _), number in votes.items():
                scores[x] += 2 * number > honest_voters + len(added)
        for ballot in added:
            if rule == "borda":
                for place, letter in enumerate(ballot):
                    scores[letter] += len(letters) - 1 - place
            elif rule == "veto":
                scores[ballot[-1]] -= 1
        return min(letters, key=lambda letter: (-scores[letter], letter == favourite, order.index(letter)))

    honest_voters = honest.voters
    return left_over if rule == "runoff" else elected
