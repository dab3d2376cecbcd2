"""Find the winners of an election under several scoring and elimination rules.

Answer: the scores of a rule and the winners of several rules; unique.
Harder: more candidates and kinds of ballots, more rules, those that strike candidates off one after the other.
Skills: simulation, counting
Source: original; the rules are those of C. H. Coombs, E. J. Nanson and J. M. Baldwin, and older ones.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence as Row
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.ballots import Profile, draw_leader, draw_profile, winners
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Record, Sequence, Set, Word

Answer = dict[str, Any]

_RULES = {
    "plurality": (
        "A candidate gets 1 point for each first place.",
        "候选人每得到一个第一名，得 1 分。",
    ),
    "borda": (
        "With n candidates, a first place gives n - 1 points, a second place n - 2, and so on, a last place 0.",
        "设候选人共 n 名，第一名得 n - 1 分，第二名得 n - 2 分，依此类推，最后一名得 0 分。",
    ),
    "veto": (
        "A candidate gets 1 point for each ballot on which another candidate stands last.",
        "某张选票的最后一名不是该候选人时，该候选人从这张选票得 1 分。",
    ),
    "points": (
        "The places on a ballot, from first to last, give these points: ",
        "选票上从第一名到最后一名依次得到下列分数：",
    ),
    "coombs": (
        "If a candidate stands first on more than half of all ballots, this candidate wins and the count ends. Else "
        "the one with the most last places is struck off all ballots, and the count starts anew with those who remain.",
        "若某候选人在超过半数的选票上排第一，则其获胜，计票结束；否则把得到最后一名次数最多的候选人从所有选票上划去，"
        "对剩下的候选人重新计票。",
    ),
    "nanson": (
        "Count the points of borda. All whose points are below the mean of the points of all candidates who are left "
        "are struck off, and the count starts anew with those who are left, with n now their number, until nobody is "
        "below the mean. All who are left then win.",
        "按 borda 规则计分。得分低于所有剩余候选人平均分的人全部划去，n 改为剩余人数，对剩下的候选人重新计票，"
        "直到没有人低于平均分。此时剩下的人都获胜。",
    ),
    "baldwin": (
        "Count the points of borda. The one with the fewest points is struck off, and the count starts anew with those "
        "who are left, with n now their number, until one is left, who wins.",
        "按 borda 规则计分。得分最少的候选人被划去，n 改为剩余人数，对剩下的候选人重新计票，直到只剩一人，此人获胜。",
    ),
}


class PositionalVotingTable(Task["PositionalVotingTable.Params", "PositionalVotingTable.Instance", Answer]):
    version = 1

    class Params(task.Params):
        candidates: int = knob("how many candidates there are", levels=(3, 3, 4, 4, 5, 5, 6, 6, 7, 7), ge=3, le=8)
        kinds: int = knob("how many different rankings are cast", levels=(3, 4, 5, 6, 6, 7, 8, 9, 10, 12), ge=2, le=16)
        most: int = knob("the most voters of a ranking", levels=(6, 9, 9, 12, 12, 15, 20, 30, 40, 60), ge=2, le=200)
        scoring: int = knob("how many scoring rules are asked for", levels=(2, 2, 2, 2, 2, 3, 3, 4, 4, 4), ge=2, le=4)
        striking: int = knob("how many rules strike off", levels=(0, 0, 1, 1, 2, 2, 2, 2, 3, 3), ge=0, le=3)

    class Instance(task.Instance):
        profile: Profile
        rules: tuple[str, ...]
        points: tuple[int, ...]
        counted: str  # the rule whose scores are asked for

        def described(self, language: str) -> list[str]:
            rows = []
            for rule in (*self.rules, *(["borda"] if "borda" not in self.rules and self.striking else [])):
                text = _RULES[rule][language == "zh"]
                end = "。" if language == "zh" else "."
                text += ", ".join(map(str, self.points)) + end if rule == "points" else ""
                rows.append(f"{rule}{'：' if language == 'zh' else ': '}{text}")
            return rows

        @property
        def striking(self) -> bool:
            return "nanson" in self.rules or "baldwin" in self.rules

    prompt = Prompt(
        en=r"""
        In an election each voter ranks the candidates {{ profile.candidates | listed }}, the best first:

        {{ profile.told(language) }}

        The votes can be counted by these rules:

        {{ described(language) | bullets }}

        Under a rule that only gives points, all candidates with the most points win.
        {%- if "coombs" in rules or "baldwin" in rules %} Where a rule strikes off one candidate and several qualify,
        the alphabetically last of them is struck off.{% endif %}
        Find the set of winners under each of {{ rules | listed }}, and, as scores, the points of all candidates under
        {{ counted }}, in alphabetical order of the candidates.
        """,
        zh=r"""
        一次选举中，每名选民把候选人 {{ profile.candidates | listed(language) }} 从最喜欢到最不喜欢排序：

        {{ profile.told(language) }}

        选票可按下列规则统计：

        {{ described(language) | bullets }}

        只计分的规则下，得分最高的候选人全部获胜。
        {%- if "coombs" in rules or "baldwin" in rules %}某条规则要划去一名候选人而有几人同样符合条件时，
        划去其中字母顺序最后的一人。{% endif %}
        求 {{ rules | listed(language) }} 各规则下获胜者的集合，并在 scores 中按候选人的字母顺序写出
        {{ counted }} 规则下所有候选人的得分。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        letters = tuple(instance.profile.candidates)
        sets = {rule: Set(Word(bank=letters)) for rule in instance.rules}
        return Record(scores=Sequence(Integer(), length=len(letters)), **sets)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        profile = draw_profile(rng, params.candidates, params.kinds, params.most)
        names = list(_RULES)
        scoring = sorted(rng.sample(names[:4], params.scoring), key=names.index)
        rules = (*scoring, *sorted(rng.sample(names[4:], params.striking), key=names.index))
        points = (*sorted(rng.sample(range(1, 13), params.candidates - 1), reverse=True), 0)
        if "coombs" in rules and rng.random() < 0.6:
            profile = draw_leader(rng, profile)
        instance = self.Instance(profile=profile, rules=rules, points=points, counted=rng.choice(scoring))
        found = self.solve(instance)
        if params.striking and len({found[rule] for rule in rules}) == 1:
            raise task.Retry
        return instance, found

    def key(self, instance: Instance) -> object:
        points = instance.points if "points" in instance.rules else ()
        return [instance.profile.facts(), instance.rules, points, instance.counted]

    def solve(self, instance: Instance) -> Answer:
        profile = instance.profile
        scores = {rule: profile.scores(points) for rule, points in _points(instance).items()}
        found: Answer = {"scores": tuple(scores[instance.counted].values())}
        ends = {rule: list(_rounds(rule, profile))[-1][0] for rule in instance.rules if rule not in scores}
        scores |= {rule: end.firsts() if rule == "coombs" else end.borda() for rule, end in ends.items()}
        return found | {rule: winners(scores[rule]) for rule in instance.rules}

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        tables, lines = _points(instance), []
        for rule in instance.rules:
            if rule in tables:
                lines.append(f"{rule}: {_counted(instance.profile, tables[rule])}")
                continue
            for profile, gone in _rounds(rule, instance.profile):
                last = len(profile.candidates) - 1
                counts: Row[Row[int]] = [range(last, -1, -1)]
                if rule == "coombs":
                    counts = [[1] + [0] * last, [0] * last + [1]][: 1 + bool(gone)]
                told = " | ".join(_counted(profile, points) for points in counts)
                told += f" | {sum(profile.borda().values())}/{last + 1}" if rule == "nanson" else ""
                lines.append(f"{rule}: {told}" + (f" -> -{gone}" if gone else ""))
        return "\n".join(lines)


def _points(instance: PositionalVotingTable.Instance) -> dict[str, Row[int]]:
    """Give the points of each place under the rules that only give points."""
    last = len(instance.profile.candidates) - 1
    fixed = {"plurality": [1] + [0] * last, "borda": range(last, -1, -1), "veto": [1] * last + [0]}
    return fixed | {"points": instance.points}


def _counted(profile: Profile, points: Row[int]) -> str:
    """Write the sum of the points of each candidate."""
    told = []
    for letter, total in profile.scores(points).items():
        got = [(number, points[ranking.index(letter)]) for number, ranking in profile.ballots]
        terms = [str(number) if point == 1 else f"{number}·{point}" for number, point in got if point]
        told.append(f"{letter} {' + '.join(terms) or 0}" + f" = {total}" * (len(terms) > 1 or "·" in "".join(terms)))
    return ", ".join(told)


def _rounds(rule: str, profile: Profile) -> Iterator[tuple[Profile, str]]:
    """Give the ballots of each count and who is then struck off; nobody in the last one."""
    gone = "?"
    while gone:
        scores, firsts, lasts = profile.borda(), profile.firsts(), profile.lasts()
        if rule == "nanson":
            gone = "".join(letter for letter, score in scores.items() if score * len(scores) < sum(scores.values()))
        elif rule == "baldwin":
            gone = max(winners({letter: -score for letter, score in scores.items()})) if len(scores) > 1 else ""
        else:
            gone = "" if 2 * max(firsts.values()) > profile.voters else max(winners(lasts))
        yield profile, gone
        profile = profile.without(gone)
