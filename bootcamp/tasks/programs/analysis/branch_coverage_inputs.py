"""Choose a few inputs of a program that together make listed conditions come out both ways.

Answer: a list of inputs; every list that is short enough and covers all counts.
Harder: longer programs with more conditions, more inputs, wider ranges, rarer outcomes.
Skills: search, simulation, coding
Source: original; branch coverage as in software testing.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.program import Fault, draw, names, run, skeleton
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.programs._listing import LISTING, MOST_STEPS, Program
from bootcamp.verifiers import Format, Integer, Sequence

Rows = tuple[tuple[int, ...], ...]
Outcomes = frozenset[tuple[int, bool]]
_TRIES = 40


class BranchCoverageInputs(Task["BranchCoverageInputs.Params", "BranchCoverageInputs.Instance", Rows]):
    version = 1

    class Params(task.Params):
        size: int = knob(
            "about how many lines the program has", levels=(7, 9, 11, 13, 15, 17, 20, 23, 26, 30), ge=5, le=50
        )
        loops: int = knob("the most loops", levels=(0, 0, 1, 1, 1, 2, 2, 2, 3, 3), ge=0, le=10)
        inputs: int = knob("the number of inputs", levels=(1, 1, 2, 2, 2, 2, 2, 3, 3, 3), ge=1, le=3)
        high: int = knob("the largest input", levels=(12, 20, 10, 12, 13, 15, 17, 6, 7, 7), ge=5, le=40)
        conditions: int = knob("the least conditions", levels=(1, 1, 2, 2, 3, 3, 4, 4, 5, 5), ge=1, le=8)

    class Instance(Program):
        outcomes: tuple[tuple[int, bool], ...]  # of the conditions in lines, counted from 0
        most: int

        @property
        def wanted(self) -> list[tuple[int, str]]:
            lines = sorted({line for line, _ in self.outcomes})
            both = {line: [held for other, held in self.outcomes if other == line] for line in lines}
            return [(line + 1, "both" if len(both[line]) == 2 else str(both[line][0])) for line in lines]

    prompt = Prompt(
        before=LISTING,
        en=r"""
        Give at most {{ most }} inputs, each as a list {{ "[" ~ inputs | join(", ") ~ "]" }}. The program is run once
        for each, so that in at least one of these runs, at some time, each of these happens:

        {% for line, held in wanted %}
        - {{ "the condition in line %d is true, and (perhaps in another run) it is false" % line if held == "both" else
        "the condition in line %d is %s" % (line, held.lower()) }}
        {% endfor %}

        Any such list of inputs will do.
        """,
        zh=r"""
        给出至多 {{ most }} 个输入，每个写成列表 {{ "[" ~ inputs | join(", ") ~ "]" }}。
        程序对每个输入各运行一次，使下列每种情况都至少在其中一次运行的某个时刻出现：

        {% for line, held in wanted %}
        - {{ "第 %d 行的条件成立，并且（可以在另一次运行中）也有不成立的时候" % line if held == "both" else
        "第 %d 行的条件%s成立" % (line, "" if held == "True" else "不") }}
        {% endfor %}

        任意一组这样的输入都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[Rows]:
        return Sequence(Sequence(Integer(low=0, high=instance.high), length=len(instance.inputs)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Rows]:
        inputs = tuple("abc"[: params.inputs])
        lines = draw(rng, inputs, params.size, params.loops, 3)
        tests = sum("if " in line or "while " in line for line in lines)
        if tests < params.conditions or not set(inputs) <= set(names(lines)):
            raise task.Retry
        instance = self.Instance(lines=lines, inputs=inputs, high=params.high, outcomes=(), most=1)
        domain = list(instance.domain())
        found = [(tuple(one.values()), _outcomes(instance, one)) for one in rng.sample(domain, min(len(domain), 150))]
        missing = set().union(*(outcomes for _, outcomes in found))
        if len({line for line, held in missing if (line, not held) in missing}) < params.conditions:
            raise task.Retry
        wanted = tuple(sorted(missing))
        rows: list[tuple[int, ...]] = []
        while missing:
            row, outcomes = max(found, key=lambda pair: len(pair[1] & missing))
            rows.append(row)
            missing -= outcomes
        instance = instance.model_copy(update={"outcomes": wanted, "most": len(rows)})
        lucky = sum(
            set(wanted) <= set().union(*(outcomes for _, outcomes in rng.sample(found, min(len(found), len(rows)))))
            for _ in range(_TRIES)
        )
        if params.inputs > 1 and (lucky > _TRIES // 12 or len(rows) < 2):
            raise task.Retry
        for one in domain:
            _outcomes(instance, one)
        return instance, tuple(rows)

    def key(self, instance: Instance) -> object:
        return [skeleton(instance.lines), instance.high, instance.most]

    def check(self, instance: Instance, answer: Rows) -> str:
        if not 1 <= len(answer) <= instance.most:
            return f"there are not 1 to {instance.most} inputs"
        seen: set[tuple[int, bool]] = set()
        for row in answer:
            seen |= _outcomes(instance, dict(zip(instance.inputs, row, strict=True)))
        for line, held in instance.outcomes:
            if (line, held) not in seen:
                return f"the condition in line {line + 1} is never {str(held).lower()}"
        return ""


def _outcomes(instance: BranchCoverageInputs.Instance, values: dict[str, int]) -> Outcomes:
    """Give how conditions come out in a run; a case in which a run breaks off is not kept."""
    try:
        return frozenset(run(instance.lines, values, MOST_STEPS).tests)
    except Fault:
        raise task.Retry from None
