"""Find the fewest witnesses whose statements must be dropped so that the others can all be right.

Answer: the set of these witnesses; it is unique.
Harder: more witnesses, people and statements, more witnesses to drop.
Skills: deduction, search, logic
Source: original.
"""

from __future__ import annotations

from itertools import permutations
from random import Random

from bootcamp import task
from bootcamp.lib.worlds import draw_names
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.relations.time._happenings import HAPPENINGS, Happening
from bootcamp.tasks.relations.time._sequels import KINDS, Clue, holds, said
from bootcamp.verifiers import Format, Set, Word

Testimony = tuple[Clue, ...]


class InconsistentWitnesses(Task["InconsistentWitnesses.Params", "InconsistentWitnesses.Instance", frozenset[str]]):
    version = 1

    class Params(task.Params):
        people: int = knob(
            "how many people the statements are about", levels=(4, 4, 4, 5, 5, 5, 5, 6, 6, 6), ge=3, le=6
        )
        witnesses: int = knob("how many witnesses there are", levels=(5, 5, 6, 6, 7, 7, 8, 9, 10, 12), ge=3, le=12)
        statements: int = knob("the most statements of a witness", levels=(1, 2, 2, 2, 2, 3, 3, 3, 3, 3), ge=1, le=4)
        dropped: int = knob("how many witnesses are to be dropped", levels=(1, 1, 1, 2, 2, 2, 2, 3, 3, 4), ge=1, le=4)
        kinds: int = knob("how many kinds of statements occur", levels=(3, 4, 5, 6, 6, 7, 8, 9, 9, 9), ge=2, le=9)

    class Instance(task.Instance):
        happening: Happening
        people: tuple[str, ...]
        witnesses: tuple[str, ...]
        testimonies: tuple[Testimony, ...]

        @property
        def told(self) -> list[tuple[str, list[str], list[str]]]:
            rows = []
            for name, testimony in zip(self.witnesses, self.testimonies, strict=True):
                texts = [said(clue, self.people) for clue in testimony]
                rows.append((name, [en for en, _ in texts], [zh for _, zh in texts]))
            return rows

    prompt = Prompt(
        en=r"""
        {{ people | comma }}: each of them {{ happening[0] }} exactly once, one after another, no two at the same time;
        being before means doing it earlier. Witnesses make these statements:

        {% for name, en, zh in told %}
        - {{ name }}: {{ en | join(" ") }}
        {% endfor %}

        Not all of this can be right. A witness is either believed in every statement or dropped altogether. Drop as few
        witnesses as possible such that some order fits all statements of the others. There is only one way to do so.
        Who must be dropped?
        """,
        zh=r"""
        {{ people | join("、") }}：每人恰好{{ happening[1] }}一次，先后进行，没有两人同时；“之前”指更早。
        证人们的陈述如下：

        {% for name, en, zh in told %}
        - {{ name }}：{{ zh | join }}
        {% endfor %}

        这些话不可能都对。对每个证人，要么相信其全部陈述，要么全部不采信。请使不采信的证人尽可能少，
        而又有某种次序与其余证人的全部陈述相符。只有一种做法。不采信哪些证人？
        """,
    )

    def format(self, instance: Instance) -> Format[frozenset[str]]:
        return Set(Word(instance.witnesses))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, frozenset[str]]:
        n = params.people
        truth = rng.sample(range(n), n)
        orders = list(permutations(range(n)))
        names = draw_names(rng, n + params.witnesses)
        wrong = set(rng.sample(range(params.witnesses), params.dropped))
        testimonies: list[Testimony] = []
        for number in range(params.witnesses):
            size = rng.randint(1, params.statements)
            clues: list[Clue] = []
            while len(clues) < size or (number in wrong and all(holds(clue, truth) for clue in clues)):
                kind = rng.randrange(params.kinds)
                clue = (kind, *rng.sample(range(n), KINDS[kind].people)) if KINDS[kind].people <= n else (0, 0, 1)
                if number not in wrong and not holds(clue, truth):
                    continue
                clues = [*clues[-size + 1 :], clue] if size > 1 else [clue]
            if not any(all(holds(clue, order) for clue in clues) for order in orders):
                raise task.Retry
            testimonies.append(tuple(clues))
        fitting = [
            frozenset(k for k, clues in enumerate(testimonies) if all(holds(clue, order) for clue in clues))
            for order in orders
        ]
        most = max(map(len, fitting))
        best = {kept for kept in fitting if len(kept) == most}
        if len(best) != 1 or most != params.witnesses - params.dropped:
            raise task.Retry
        (kept,) = best
        witnesses = names[n:]
        instance = self.Instance(
            happening=rng.choice(HAPPENINGS),
            people=names[:n],
            witnesses=witnesses,
            testimonies=tuple(testimonies),
        )
        return instance, frozenset(name for k, name in enumerate(witnesses) if k not in kept)
