"""Find out who infected whom from days of symptoms, meetings and mutations.

Answer: the source of every case but the first; unique.
Harder: more cases and meetings, a bound on how many a case infects, mutations.
Skills: deduction, search
Source: original.
"""

from __future__ import annotations

from collections import Counter
from random import Random

from bootcamp import task
from bootcamp.lib.worlds import draw_names
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Assignment, Format

Answer = dict[str, str]
Meeting = tuple[int, int, int]
"""Two places of cases and the day."""


class InfectionChainInference(Task["InfectionChainInference.Params", "InfectionChainInference.Instance", Answer]):
    version = 1

    class Params(task.Params):
        cases: int = knob("how many cases", levels=(4, 5, 6, 7, 8, 9, 10, 11, 12, 14), ge=3, le=18)
        decoys: int = knob("misleading meetings", levels=(3, 5, 8, 11, 14, 17, 20, 23, 26, 30), ge=0, le=40)
        genetic: bool = knob("whether there are mutations", levels=(False,) * 5 + (True,) * 5)

    class Instance(task.Instance):
        names: tuple[str, ...]
        onset: tuple[int, ...]
        meetings: tuple[Meeting, ...]
        mutations: tuple[str, ...]
        """Letters for each case, ? where they are not known; empty without mutations."""
        before: int
        after: int
        shortest: int
        longest: int
        most: int

        def rows(self) -> list[tuple[object, ...]]:
            return [
                (name, day, *([self.mutations[i] or "-"] if self.mutations else []))
                for i, (name, day) in enumerate(zip(self.names, self.onset, strict=True))
            ]

    prompt = Prompt(
        en=r"""
        An outbreak of an invented disease began with {{ names[0] }}, who was infected elsewhere. Each other case was
        infected by exactly one of the cases at a meeting in the list.

        {{ rows() | table(["case", "day of first symptoms"] + (["mutations"] if mutations else [])) }}

        Meetings:

        {% for one, other, day in meetings %}
        - Day {{ day }}: {{ names[one] }} and {{ names[other] }}.
        {% endfor %}

        What is known about the disease:

        - Between the day of infection and the day of first symptoms lie at least {{ shortest }} and at most
          {{ longest }} days (the difference of the two days).
        - A case infects others only from {{ before }} {{ "day" if before == 1 else "days" }} before to {{ after }} days
          after the day of its first symptoms, both included.
        - No case infects more than {{ most }} others.
        {% if mutations %}
        - A case has all the mutations of its source, and perhaps more; - means none, ? means that they are not known.
          A case with ? may have any mutations, and this rule is applied only where both sets are known.
        {% endif %}

        Exactly one assignment of sources meets all this. Give the source of each case other than {{ names[0] }}.
        """,
        zh=r"""
        一种虚构疾病的暴发从 {{ names[0] }} 开始，此人在别处被感染。其余每个病例都恰好由一个病例在下列某次会面中传染。

        {{ rows() | table(["病例", "首次出现症状的日子"] + (["突变"] if mutations else [])) }}

        会面记录：

        {% for one, other, day in meetings %}
        - 第 {{ day }} 天：{{ names[one] }} 与 {{ names[other] }}。
        {% endfor %}

        关于这种疾病已知：

        - 从被感染的日子到首次出现症状的日子至少相差 {{ shortest }} 天，至多相差 {{ longest }} 天。
        - 病例只在首次出现症状之前 {{ before }} 天到之后 {{ after }} 天（包括首尾）能传染他人。
        - 每个病例至多传染 {{ most }} 人。
        {% if mutations %}
        - 病例具有其传染者的全部突变，也可能有更多；- 表示没有突变，? 表示突变未知。
          标 ? 的病例可以有任何突变，只有双方的突变都已知时才用这条规则。
        {% endif %}

        恰好有一种传染关系符合以上全部条件。请写出除 {{ names[0] }} 以外每个病例的传染者。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        return Assignment(instance.names[1:], tokens=instance.names)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        n, shortest, before = params.cases, rng.randint(2, 3), 1
        longest, after, most = shortest + rng.randint(2, 3), rng.randint(2, 4), rng.choice((2, 2, 2, 3))
        onset, sources, meetings = [10], [-1], list[Meeting]()
        used, marks = Counter[int](), [""]
        for i in range(1, n):
            who = rng.choice([k for k in range(max(0, i - 5), i) if used[k] < most] or [i - 1])
            used[who] += 1
            day = onset[who] + rng.randint(-before, after)
            sources.append(who)
            onset.append(day + rng.randint(shortest, longest))
            marks.append(marks[who] + ("ABCDEFGHKLMNPQ"[i - 1] if rng.random() < 0.6 else ""))
            meetings.append((who, i, day))
        order = [0, *rng.sample(range(1, n), n - 1)]
        place = {old: new for new, old in enumerate(order)}
        known = [("?" if rng.random() < 0.25 else marks[k]) if params.genetic else "" for k in order]
        instance = self.Instance(
            names=tuple(draw_names(rng, n)),
            onset=tuple(onset[k] for k in order),
            meetings=tuple((min(place[a], place[b]), max(place[a], place[b]), day) for a, b, day in meetings),
            mutations=tuple(known) if params.genetic else (),
            before=before,
            after=after,
            shortest=shortest,
            longest=longest,
            most=most,
        )
        met, rows = set(instance.meetings), _options(instance)
        full = [place[k] for k in range(n) if used[k] >= most]
        for _ in range(5 * params.decoys):  # misleading meetings, as long as the sources stay unique
            one, other = rng.sample(range(n), 2)
            if full and rng.random() < 0.7:  # someone who infected all that they can
                one = rng.choice(full)
            low = max(instance.onset[other] - longest, instance.onset[one] - before)
            high = min(instance.onset[other] - shortest, instance.onset[one] + after)
            if one == other or (low > high and rng.random() < 0.7):
                continue
            day = rng.randint(min(low, high), max(low, high))
            more = [list(row) for row in rows]
            for who, case in ((one, other), (other, one)):
                if case and _fits(instance, who, case, day):
                    more[case - 1].append(who)
            if len(met) < n + params.decoys and (more == rows or _count(more, Counter(), most) == 1):
                met.add((min(one, other), max(one, other), day))
                rows = more
        instance = instance.model_copy(update={"meetings": tuple(sorted(met, key=lambda m: (m[2], m)))})
        options = _options(instance)
        truth = [place[sources[k]] for k in order[1:]]
        if n > 5 and truth == [row[-1] for row in options]:  # the last fitting meeting of each
            raise task.Retry
        if sum(len(set(row)) > 1 for row in options) < (n > 4) + (n > 6) + (n > 9):
            raise task.Retry
        names = instance.names
        return instance, {names[i]: names[who] for i, who in enumerate(truth, start=1)}

    def key(self, instance: Instance) -> object:
        cases = [[day, instance.mutations[i : i + 1]] for i, day in enumerate(instance.onset)]
        met = sorted([day, sorted((cases[a], cases[b]))] for a, b, day in instance.meetings)
        return [met, instance.before, instance.after, instance.shortest, instance.longest, instance.most]


def _options(instance: InfectionChainInference.Instance) -> list[list[int]]:
    return [_sources(instance, case) for case in range(1, len(instance.names))]


def _sources(instance: InfectionChainInference.Instance, case: int) -> list[int]:
    """List who may have infected a case, by the day of the meeting."""
    met = [(one + other - case, day) for one, other, day in instance.meetings if case in (one, other)]
    return [who for who, day in met if _fits(instance, who, case, day)]


def _fits(instance: InfectionChainInference.Instance, who: int, case: int, day: int) -> bool:
    """Tell whether the rules let somebody infect a case on a day."""
    wait, shift = instance.onset[case] - day, day - instance.onset[who]
    if not (instance.shortest <= wait <= instance.longest and -instance.before <= shift <= instance.after):
        return False
    marks = [instance.mutations[k] for k in (who, case)] if instance.mutations else ["", ""]
    return "?" in marks or set(marks[0]) <= set(marks[1])


def _count(options: list[list[int]], used: Counter[int], most: int) -> int:
    """Count the choices of sources in which none is chosen more than `most` times, up to 2."""
    if not options:
        return 1
    place = min(range(len(options)), key=lambda k: sum(used[who] < most for who in set(options[k])))
    rest, total = options[:place] + options[place + 1 :], 0
    for who in sorted(set(options[place])):
        if used[who] < most and total < 2:
            used[who] += 1
            total += _count(rest, used, most)
            used[who] -= 1
    return min(total, 2)
