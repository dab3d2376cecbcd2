"""Rank violable constraints so that the marked candidate of every input wins.

Answer: the names of the constraints, the strongest first; every ranking that fits counts.
Harder: more constraints, inputs and candidates, of which few rankings are true.
Skills: deduction, language
Source: original; ranking as in Prince and Smolensky, Optimality Theory (1993), and Tesar and Smolensky (1998).
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.prompts import sequence
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Sequence, Word

_NAMES = (
    *("ONSET", "NOCODA", "MAX", "DEP", "IDENT", "CONTIG", "LINEAR", "ALIGN", "NOCLASH", "WEIGHT", "AGREE", "OCP"),
    *("SONORITY", "FOOTBIN"),
)

Profile = tuple[int, ...]


class OptimalityRanking(Task["OptimalityRanking.Params", "OptimalityRanking.Instance", tuple[str, ...]]):
    version = 1

    class Params(task.Params):
        constraints: int = knob("the number of constraints", levels=(4, 5, 5, 6, 6, 7, 8, 9, 10, 12), ge=3, le=14)
        inputs: int = knob("the number of inputs", levels=(3, 3, 4, 4, 5, 5, 6, 6, 7, 8), ge=1, le=10)
        losers: int = knob("the most losing candidates of an input", levels=(3, 3, 3, 4, 4, 4, 4, 5, 5, 5), ge=1, le=8)

    class Instance(task.Instance):
        names: tuple[str, ...]
        tables: tuple[tuple[Profile, ...], ...]
        """For each input its candidates as numbers of violations."""
        winners: tuple[int, ...]

        def rows(self) -> list[tuple[object, ...]]:
            return [
                (f"{number}{'abcdefghi'[place]}", "*" if place == winner else "", *profile)
                for number, (table, winner) in enumerate(zip(self.tables, self.winners, strict=True), start=1)
                for place, profile in enumerate(table)
            ]

        def duels(self) -> list[tuple[str, Profile, Profile]]:
            """Each losing candidate by name, with the winner's violations and its own."""
            return [
                (f"{number}{'abcdefghi'[place]}", table[winner], profile)
                for number, (table, winner) in enumerate(zip(self.tables, self.winners, strict=True), start=1)
                for place, profile in enumerate(table)
                if place != winner
            ]

    prompt = Prompt(
        en=r"""
        A language chooses the form of a word among candidates by ranked constraints. Of two candidates of one input,
        the better one is found as follows: take the highest ranked constraint that they violate a different number of
        times; the candidate with fewer violations of it is the better one, whatever the lower constraints say.
        The winner of an input is better than all its other candidates.

        The table gives, for each candidate (1a, 1b, ... are those of input 1, and so on), how often it violates each
        constraint; the winner of each input is marked with *.

        {{ rows() | table(("candidate", "winner") + names) }}

        Rank all the constraints so that every marked candidate is the winner of its input. Give their names,
        the highest ranked first. Any ranking that fits will do.
        """,
        zh=r"""
        某种语言按排好等级的制约条件，从若干候选形式中选出词的形式。对同一个输入的两个候选形式，按如下方法比较：
        找出两者违反次数不同的制约条件中等级最高的那一个，违反它次数较少的候选形式更优，等级更低的制约条件不起作用。
        一个输入的优胜者优于该输入的所有其他候选形式。

        下表给出每个候选形式（1a、1b、……是输入 1 的候选形式，依此类推）违反各制约条件的次数；
        每个输入的优胜者用 * 标出。

        {{ rows() | table(("候选", "优胜") + names) }}

        请为全部制约条件排定等级，使每个标出的候选形式都是其输入的优胜者。按等级从高到低写出各制约条件的名称。
        任何一个符合要求的排列都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[str, ...]]:
        return Sequence(Word(bank=instance.names), length=len(instance.names))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[str, ...]]:
        names = tuple(rng.sample(_NAMES, params.constraints))
        order = rng.sample(range(params.constraints), params.constraints)
        tables, winners = [], []
        for _ in range(params.inputs):
            first = _profile(rng, params.constraints)
            rivals = {_rival(rng, first, order) for _ in range(rng.randint(2, params.losers))} - {first}
            table = rng.sample([first, *sorted(rivals)], len(rivals) + 1)
            tables.append(tuple(table))
            winners.append(table.index(first))
        instance = self.Instance(names=names, tables=tuple(tables), winners=tuple(winners))
        answer = tuple(names[place] for place in order)
        drawn = [tuple(rng.sample(names, len(names))) for _ in range(40)]
        obvious = [names, names[::-1], *(_obvious(instance) if params.constraints > 4 else [])]
        if sum(not self.check(instance, one) for one in drawn) > 4:
            raise task.Retry
        if any(not self.check(instance, one) for one in obvious):
            raise task.Retry
        return instance, answer

    def check(self, instance: Instance, answer: tuple[str, ...]) -> str:
        if sorted(answer) != sorted(instance.names):
            return "not every constraint is ranked once"
        order = [instance.names.index(name) for name in answer]
        for rival, best, other in instance.duels():
            if [best[place] for place in order] >= [other[place] for place in order]:
                return f"candidate {rival} is not beaten"
        return ""

    def key(self, instance: Instance) -> object:
        duels = [[a - b for a, b in zip(best, other, strict=True)] for _, best, other in instance.duels()]
        return sorted(map(list, zip(*sorted(duels), strict=True)))

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        votes = {}  # by constraint, the losing candidates that it speaks against and those that it speaks for
        for place, name in enumerate(instance.names):
            pairs = [(rival, best[place] - other[place]) for rival, best, other in instance.duels()]
            votes[name] = [rival for rival, gap in pairs if gap < 0], [rival for rival, gap in pairs if gap > 0]
        lines = [f"{name}: + {' '.join(good) or 0}, - {' '.join(bad) or 0}" for name, (good, bad) in votes.items()]
        word = {"en": "ranking: ", "zh": "排序："}[language]
        left, order = [rival for rival, _, _ in instance.duels()], list[str]()
        while len(order) < len(votes):
            free = [name for name in votes if name not in order and not set(votes[name][1]) & set(left)]
            name = max(free, key=lambda name: len(set(votes[name][0]) & set(left)))
            order.append(name)
            left = [rival for rival in left if rival not in votes[name][0]]
            lines.append(f"{len(order)}. {name}: {' '.join(left) or 0}")
        return "\n".join([*lines, f"{word}{sequence(order)}"])


def _profile(rng: Random, size: int) -> Profile:
    return tuple(rng.choice((0, 0, 0, 1, 1, 2)) for _ in range(size))


def _rival(rng: Random, first: Profile, order: list[int]) -> Profile:
    """Draw a candidate that loses to the first one at a random rank, though it is better at most lower ones."""
    rank = rng.randrange(len(order) - 1)
    profile = list(first)
    profile[order[rank]] += rng.randint(1, 2)
    for place in order[rank + 1 :]:
        profile[place] = max(0, profile[place] + rng.choice((-1, -1, 0, 0, 1)))
    return tuple(profile)


def _obvious(instance: OptimalityRanking.Instance) -> list[tuple[str, ...]]:
    """Rank by the violations of the winners, and by how many rivals a constraint speaks for and against."""
    wins = [best for _, best, _ in instance.duels()]
    votes = [[(a > b) - (a < b) for a, b in zip(best, other, strict=True)] for _, best, other in instance.duels()]
    against = [[max(0, vote) for vote in row] for row in votes]
    return [
        tuple(name for _, _, name in sorted((sum(column), place, name) for place, (name, column) in enumerate(columns)))
        for columns in (
            list(zip(instance.names, zip(*rows, strict=True), strict=True)) for rows in (wins, votes, against)
        )
    ]
