"""Choose a different member of each committee, or show that this is impossible.

Answer: the members, or committees that have too few members between them; every right certificate counts.
Harder: more and larger committees, choices that must be undone, faults that many committees share.
Skills: search, logic
Source: original; systems of distinct representatives, P. Hall (1935).
"""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Record, Sequence, Word

Certificate = dict[str, Any]
Try = tuple[int, int, "int | None"]
"""A set, a number tried for it, and the set that has the number."""
_POSSIBLE, _IMPOSSIBLE = "possible", "impossible"


class DistinctRepresentatives(Task["DistinctRepresentatives.Params", "DistinctRepresentatives.Instance", Certificate]):
    version = 1

    class Params(task.Params):
        sets: int = knob("the number of sets", levels=(4, 5, 6, 7, 8, 10, 12, 14, 17, 20), ge=3, le=26)
        largest: int = knob("the largest size of a set", levels=(3, 3, 3, 3, 4, 4, 4, 4, 5, 5), ge=2, le=8)

    class Instance(task.Instance):
        sets: tuple[tuple[int, ...], ...]

    answer = Record(verdict=Word((_POSSIBLE, _IMPOSSIBLE)), list=Sequence(Integer(low=1)))
    prompt = Prompt(
        en=r"""
        These are {{ sets | length }} sets of numbers, the sets 1 to {{ sets | length }}:

        {{ sets | map("braces") | numbered }}

        From each set one of its numbers is to be chosen, and no number from two sets. If that is possible, give the
        verdict possible and as list the chosen numbers in the order of the sets. If not, give the verdict impossible
        and as list the numbers of some sets that together hold fewer different numbers than there are sets among
        them. Any right list will do.
        """,
        zh=r"""
        下面是 {{ sets | length }} 个由数组成的集合，编号为 1 到 {{ sets | length }}：

        {{ sets | map("braces") | numbered }}

        要从每个集合中选出它的一个数，且不得从两个集合中选同一个数。如果能做到，verdict 写 possible，
        list 按集合的次序写出所选的数。如果做不到，verdict 写 impossible，list 写出若干个集合的编号，
        这些集合合起来所含的不同的数少于集合的个数。任何一个正确的列表都可以。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Certificate]:
        count, fault = params.sets, rng.random() < 0.5
        names = rng.sample(range(1, 2 * count + 10), count + 1)
        sets = [rng.sample(names, rng.randint(2, params.largest)) for _ in range(count)]
        if fault:  # some sets keep to fewer numbers than they are
            few = rng.randint(min(3, count - 1), max(3, count // 2))
            pool = rng.sample(names, few - 1)
            for place in rng.sample(range(count), few):
                sets[place] = rng.sample(pool, min(len(pool), rng.randint(2, params.largest)))
        instance = self.Instance(sets=tuple(tuple(sorted(one)) for one in sets))
        answer = self.solve(instance)
        if (answer["verdict"] == _IMPOSSIBLE) != fault or len(set(instance.sets)) < count:
            raise task.Retry
        if count > 5 and (not all(self.check(instance, one) for one in _plain(instance))):
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> Certificate:
        return self._solved(instance, [])

    @staticmethod
    def _solved(instance: DistinctRepresentatives.Instance, log: list[tuple[list[Try], dict[int, int]]]) -> Certificate:
        """Solve; the tries for each set, and the set of each number after them, go into `log`."""
        holder: dict[int, int] = {}

        def place(one: int, seen: set[int]) -> bool:
            """Find a number for a set, moving others; `seen` are the numbers that were tried."""
            for number in instance.sets[one]:
                if number not in seen:
                    seen.add(number)
                    log[-1][0].append((one, number, holder.get(number)))
                    if number not in holder or place(holder[number], seen):
                        holder[number] = one
                        return True
            return False

        for one in range(len(instance.sets)):
            seen = set[int]()
            log.append(([], {}))
            if not place(one, seen):  # the sets that hold what was tried, and this one, have only these numbers
                return {
                    "verdict": _IMPOSSIBLE,
                    "list": tuple(sorted([one + 1, *(holder[number] + 1 for number in seen)])),
                }
            log[-1][1].update(holder)
        chosen = {one: number for number, one in holder.items()}
        return {"verdict": _POSSIBLE, "list": tuple(chosen[one] for one in range(len(instance.sets)))}

    def check(self, instance: Instance, answer: Certificate) -> str:
        given, sets = answer["list"], instance.sets
        if len(set(given)) < len(given):
            return "an entry stands in the list twice"
        if answer["verdict"] == _POSSIBLE:
            if len(given) != len(sets):
                return f"the list has {len(given)} entries for {len(sets)} sets"
            wrong = [place for place, number in enumerate(given) if number not in sets[place]]
            return f"set {wrong[0] + 1} does not hold its number" if wrong else ""
        if not given or max(given) > len(sets):
            return "these are not numbers of sets"
        numbers = {number for one in given for number in sets[one - 1]}
        return "" if len(numbers) < len(given) else "these sets do not have too few numbers"

    def key(self, instance: Instance) -> object:
        names: dict[int, int] = {}
        return [[names.setdefault(number, len(names)) for number in one] for one in sorted(instance.sets)]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        log: list[tuple[list[Try], dict[int, int]]] = []
        self._solved(instance, log)
        lines, free = [], {"en": "free", "zh": "空闲"}[language]
        for tries, holder in log:
            steps = [f"{one + 1}: {number} {free if has is None else f'({has + 1})'}" for one, number, has in tries]
            state = ", ".join(
                f"{one + 1}: {number}" for number, one in sorted(holder.items(), key=lambda pair: pair[1])
            )
            if not holder:
                sets = sorted({one + 1 for one, _, _ in tries})
                numbers = sorted({number for _, number, _ in tries})
                state = f"{', '.join(map(str, sets))} ⊆ {{{', '.join(map(str, numbers))}}}"
            lines.append(f"{'; '.join(steps)} → {state}")
        return "\n".join(lines)


def _plain(instance: DistinctRepresentatives.Instance) -> list[Certificate]:
    """Take the first, the last or the rarest number that is free; take all sets, or two or three that are alike."""
    often = [number for one in instance.sets for number in one]
    tries = []
    for rule in (lambda number: number, lambda number: -number, often.count):
        chosen: list[int] = []
        for one in instance.sets:
            free = sorted(set(one) - set(chosen), key=rule)
            chosen.append(free[0] if free else one[0])
        tries.append({"verdict": _POSSIBLE, "list": tuple(chosen)})
    every = range(1, len(instance.sets) + 1)
    tries += [{"verdict": _IMPOSSIBLE, "list": some} for some in (tuple(every), *combinations(every, 2))]
    return tries
