"""Follow an invented treatment pathway, step by step, through the visits of a patient.

Answer: the numbers of the steps in order and the last dose of each drug; unique.
Harder: more steps and visits, tests with two conditions, changes since the visit before, more drugs.
Skills: instructions, simulation, logic
Source: original; an invented pathway and invented drugs, no advice.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.clinic import drug_names
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.verifiers import Format, Integer, Record, Sequence

Test = tuple[str, int, int]
"""A kind, what is measured, and a bound."""
Step = tuple[str, tuple[Test, ...], int, int]
"""A kind, tests, and two numbers: steps to go to, or a drug and milligrams."""
Answer = dict[str, Any]

_LABS = (
    ("pulse", "心率", 50, 130),
    ("sodium", "血钠", 120, 150),
    ("glucose", "血糖", 40, 200),
    ("score", "评分", 0, 60),
)
_TESTS = {
    "high": ("{} is {} or more", "{}不低于 {}"),
    "low": ("{} is below {}", "{}低于 {}"),
    "rise": ("{} is at least {} more than at the visit before", "{}比上一次就诊至少高 {}"),
}
_STEPS = {
    "test": ("if {0}, go to step {1}, otherwise to step {2}", "若{0}，转到第 {1} 步，否则转到第 {2} 步"),
    "start": ("give {3} at {2} mg a day from now on, whatever the dose was; go to step {4}",
              "从现在起每天给 {3} {2} mg（不论原剂量）；转到第 {4} 步"),
    "raise": ("raise the daily dose of {3} by {2} mg if it is being given, else change nothing; go to step {4}",
              "若正在使用 {3}，每天增加 {2} mg，否则不变；转到第 {4} 步"),
    "stop": ("stop {3}; go to step {4}", "停用 {3}；转到第 {4} 步"),
    "wait": ("wait for the next visit; then go to step {1}", "等到下一次就诊，然后转到第 {1} 步"),
    "end": ("the pathway ends", "路径结束"),
}  # fmt: skip


class GuidelinePathwayTrace(Task["GuidelinePathwayTrace.Params", "GuidelinePathwayTrace.Instance", Answer]):
    version = 1

    class Params(task.Params):
        steps: int = knob("how many steps the pathway has", levels=(6, 7, 8, 9, 11, 13, 15, 17, 19, 22), ge=5, le=30)
        visits: int = knob("how many visits there are", levels=(2, 2, 3, 3, 4, 4, 5, 6, 7, 8), ge=1, le=12)
        labs: int = knob("how much is measured", levels=(1, 1, 2, 2, 3, 3, 3, 4, 4, 4), ge=1, le=4)
        drugs: int = knob("how many drugs there are", levels=(1, 1, 1, 2, 2, 2, 2, 3, 3, 3), ge=1, le=4)
        double: int = knob(
            "percentage of tests with two conditions", levels=(0, 0, 0, 20, 30, 40, 50, 50, 60, 60), ge=0, le=90
        )
        path: int = knob("how long the path is at least", levels=(4, 5, 7, 9, 11, 13, 16, 19, 23, 27), ge=3, le=40)

    class Instance(task.Instance):
        steps: tuple[Step, ...]
        visits: tuple[tuple[int, ...], ...]
        drugs: tuple[str, ...]

        def said(self, language: str) -> list[str]:
            zh = language == "zh"
            lines = list[str]()
            for number, (kind, tests, p, q) in enumerate(self.steps, start=1):
                parts = [_TESTS[name][zh].format(_LABS[lab][zh], bound) for name, lab, bound in tests]
                joint = {"both": ("，并且", " and "), "either": ("，或者", " or ")}.get(kind, ("", ""))[not zh].join(
                    parts
                )
                drug = self.drugs[p] if kind in ("start", "raise", "stop") else ""
                lines.append(_STEPS[kind if kind in _STEPS else "test"][zh].format(joint, p, q, drug, number + 1))
            return lines

        def table(self, language: str) -> list[list[object]]:
            return [[number, *values] for number, values in enumerate(self.visits, start=1)]

        def measured(self, language: str) -> list[str]:
            return [str(_LABS[lab][language == "zh"]) for lab in range(len(self.visits[0]))]

    prompt = Prompt(
        en=r"""
        An invented pathway (no advice) tells what to do with a patient, beginning with step 1 at visit 1:

        {{ said(language) | numbered }}

        The patient's values at the visits:

        {{ table(language) | table(["visit"] + measured(language)) }}

        - A step looks at the values of the present visit. At visit 1, nothing is more than at the visit before.
        - At first no drug is given. A dose that is given goes on until a step changes it; a drug that is stopped has
        dose 0.
        - The pathway ends with the step that says so, or with a step that waits for a visit that is not in the table.

        Give as path the numbers of all steps in the order in which they are taken, the last one included, a number as
        often as its step is taken; and for each drug its daily dose in mg at the end, 0 if it is not given.
        """,
        zh=r"""
        一条虚构的诊疗路径（不构成建议）规定了如何处理一名患者，从第 1 次就诊的第 1 步开始：

        {{ said(language) | numbered }}

        患者各次就诊的数值：

        {{ table(language) | table(["就诊"] + measured(language)) }}

        - 每一步看的是当前就诊的数值。第 1 次就诊时，任何数值都不算比上一次高。
        - 开始时没有使用任何药物。给出的剂量一直有效，直到某一步改变它；停用的药物剂量为 0。
        - 路径在写明结束的那一步结束，或在等待表中没有的就诊的那一步结束。

        请给出：path 为依次经过的所有步骤的编号（含最后一步，同一步经过几次就写几次）；
        以及每种药物最后的每日剂量（mg），未使用则为 0。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        return Record(path=Sequence(Integer(low=1)), **{name: Integer(low=0, unit="mg") for name in instance.drugs})

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        visits = [[rng.randint(low, high) for *_, low, high in _LABS[: params.labs]] for _ in range(params.visits)]
        for _ in range(40):
            steps = [_draw(rng, params, number) for number in range(1, params.steps)]
            instance = self.Instance(
                steps=(*steps, ("end", (), 0, 0)), visits=tuple(map(tuple, visits)), drugs=drug_names(rng, params.drugs)
            )
            answer = _traced(instance)
            kinds = [instance.steps[step - 1][0] for step in answer["path"]]
            tests = sum(kind in ("test", "both", "either") for kind in kinds)
            varied = len({*answer["path"]}) >= params.steps // 2 and tests >= max(1, len(kinds) // 4)
            long = params.path <= len(kinds) <= 2 * params.path + 3
            if long and varied and any(answer[name] for name in instance.drugs):
                return instance, answer
        raise Retry

    def key(self, instance: Instance) -> object:
        return [instance.steps, instance.visits]


def _draw(rng: Random, params: GuidelinePathwayTrace.Params, number: int) -> Step:
    """Draw the step with a number."""
    ahead = range(number + 1, min(params.steps, number + 5) + 1)
    if rng.random() < 0.4:
        tests = list[Test]()
        for _ in range(2 if rng.random() * 100 < params.double else 1):
            lab = rng.randrange(params.labs)
            low, high = _LABS[lab][2:]
            kind = rng.choice(("high", "low", "rise") if params.double > 20 else ("high", "low"))
            bound = (
                rng.randint(1, (high - low) // 5)
                if kind == "rise"
                else rng.randint((3 * low + high) // 4, (low + 3 * high) // 4)
            )
            tests.append((kind, lab, bound))
        yes, no = rng.sample(ahead, 2) if len(ahead) > 1 else (ahead[0], 1)
        return ("test" if len(tests) == 1 else rng.choice(("both", "either")), tuple(tests), yes, no)
    if rng.random() < 0.4 and number > 1:
        return ("wait", (), rng.randint(1, number) if rng.random() < 0.7 else rng.choice(ahead), 0)
    return (rng.choice(("start", "raise", "raise", "stop")), (), rng.randrange(params.drugs), 5 * rng.randint(1, 12))


def _traced(instance: GuidelinePathwayTrace.Instance) -> Answer:
    """Take the steps; waiting leads to later visits and all else to later steps, or back from the last test at most."""
    doses, path, visit, number = dict.fromkeys(instance.drugs, 0), list[int](), 0, 1
    while len(path) < 80:
        path.append(number)
        kind, tests, p, q = instance.steps[number - 1]
        number += 1
        if kind == "end" or (kind == "wait" and visit + 1 == len(instance.visits)):
            break
        if kind == "wait":
            visit, number = visit + 1, p
        elif tests:
            hold = list[bool]()
            for name, lab, bound in tests:
                value = instance.visits[visit][lab]
                before = instance.visits[visit - 1][lab] if visit else value
                hold.append({"high": value >= bound, "low": value < bound, "rise": value - before >= bound}[name])
            number = p if (any(hold) if kind == "either" else all(hold)) else q
        else:
            drug = instance.drugs[p]
            doses[drug] = {"start": q, "raise": doses[drug] + q * (doses[drug] > 0), "stop": 0}[kind]
    return {"path": tuple(path), **doses}
