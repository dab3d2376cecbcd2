"""Find the Condorcet winner, the Smith set, the Copeland scores and the minimax winner of an election.

Answer: the four of them; unique.
Harder: more candidates and kinds of ballots, majorities that go in a circle, ties between two candidates.
Skills: counting, deduction
Source: original; after Condorcet, J. H. Smith, A. H. Copeland and P. Simpson.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import accumulate, combinations
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.ballots import Profile, draw_profile
from bootcamp.lib.prompts import comma
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Maybe, Rational, Record, Sequence, Set, Word

Answer = dict[str, Any]


class CondorcetMethods(Task["CondorcetMethods.Params", "CondorcetMethods.Instance", Answer]):
    version = 1

    class Params(task.Params):
        candidates: int = knob("how many candidates there are", levels=(3, 3, 4, 5, 5, 6, 6, 7, 7, 8), ge=3, le=9)
        kinds: int = knob("how many different rankings are cast", levels=(3, 4, 5, 5, 6, 6, 7, 7, 9, 11), ge=2, le=20)
        most: int = knob("the most voters of a ranking", levels=(6, 9, 9, 9, 12, 15, 20, 30, 40, 50), ge=2, le=200)

    class Instance(task.Instance):
        profile: Profile

    prompt = Prompt(
        en=r"""
        In an election each voter ranks the candidates {{ profile.candidates | listed }}, the best first:

        {{ profile.told(language) }}

        X beats Y if more voters rank X above Y than Y above X; the difference of the two numbers is the margin. X and Y
        are tied if the numbers are equal. Find:

        - winner: the candidate who beats every other candidate, or none if there is no such candidate.
        - smith: the smallest non-empty set of candidates each of whom beats every candidate outside the set.
        - copeland: for each candidate, in alphabetical order, the number of others whom the candidate beats plus 1/2
          for each one with whom the candidate is tied.
        - minimax: the candidate whose worst defeat is the smallest. The worst defeat of X is the greatest margin by
          which another candidate beats X, or 0 if nobody does. Of several such candidates take the alphabetically
          first.
        """,
        zh=r"""
        一次选举中，每名选民把候选人 {{ profile.candidates | listed(language) }} 从最喜欢到最不喜欢排序：

        {{ profile.told(language) }}

        若把 X 排在 Y 之前的选民多于把 Y 排在 X 之前的选民，就称 X 胜过 Y，两个人数之差称为优势；
        两个人数相等时称 X 与 Y 打平。求：

        - winner：胜过其他每一名候选人的候选人；若没有这样的人，写 none。
        - smith：满足集合中每个人都胜过集合外每个人的最小非空候选人集合。
        - copeland：按字母顺序写出每名候选人的得分，即他所胜过的人数，再加上每与一人打平得到的 1/2。
        - minimax：最惨失败最轻的候选人。X 的最惨失败是别人胜过 X 的最大优势，没有人胜过 X 时为 0。若有几人相同，
          取字母顺序最前的一人。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        letters = tuple(instance.profile.candidates)
        return Record(
            winner=Maybe(Word(bank=letters)),
            smith=Set(Word(bank=letters)),
            copeland=Sequence(Rational(), length=len(letters)),
            minimax=Word(bank=letters),
        )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        wanted = rng.choice("wwccca")  # a winner, a circle on top, or anything; a winner makes all else easy
        for _ in range(60):
            instance = self.Instance(profile=draw_profile(rng, params.candidates, params.kinds, params.most))
            found = self.solve(instance)
            size = len(found["smith"])
            if wanted == "a" or (size == 1 if wanted == "w" else 1 < size < max(4, params.candidates)):
                return instance, found
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return instance.profile.facts()

    def solve(self, instance: Instance) -> Answer:
        letters, above = instance.profile.candidates, instance.profile.preferences()
        margin = {(x, y): above[x, y] - above[y, x] for x, y in above}
        rivals = {x: [y for y in letters if y != x] for x in letters}
        half = {x: sum(1 + (margin[x, y] > 0) - (margin[x, y] < 0) for y in rivals[x]) for x in letters}
        # Members of the Smith set have the highest Copeland scores, so grow it from the best one.
        smith = {max(letters, key=lambda x: half[x])}
        while lacking := {y for x in smith for y in rivals[x] if margin[x, y] <= 0} - smith:
            smith |= lacking
        winner = next((x for x in letters if all(margin[x, y] > 0 for y in rivals[x])), None)
        worst = {x: max(0, *(margin[y, x] for y in rivals[x])) for x in letters}
        return {
            "winner": winner,
            "smith": frozenset(smith),
            "copeland": tuple(Fraction(half[x], 2) for x in letters),
            "minimax": min(letters, key=lambda x: (worst[x], x)),
        }

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        letters, margin, lines = instance.profile.candidates, {}, []
        for x, y in combinations(letters, 2):
            signed = (n if ranking.index(x) < ranking.index(y) else -n for n, ranking in instance.profile.ballots)
            *sums, total = accumulate(signed)
            lines.append(f"{x}{y}: {comma([*sums, total])}")
            margin[x, y], margin[y, x] = total, -total
        found = self.solve(instance)
        for x, score in zip(letters, found["copeland"], strict=True):
            own = [margin[x, y] for y in letters if y != x]
            lines.append(f"{x}: {comma(own)}: {score}; {max(0, -min(own))}")
        smith = max(letters, key=lambda x: (found["copeland"][letters.index(x)], -letters.index(x)))
        lines.append(smith)
        while lacking := sorted({y for x in smith for y in letters if x != y and margin[x, y] <= 0} - set(smith)):
            smith += "".join(lacking)
            lines[-1] += f" -> {smith}"
        return "\n".join(lines)
