"""Find an input for which two programs that differ in one line print different numbers.

Answer: a value of each input; every input that tells the programs apart counts.
Harder: longer programs with more loops, more inputs, wider ranges, fewer inputs that tell them apart.
Skills: search, simulation, coding
Source: original; a question of mutation testing.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.program import Lines, draw, mutations, names, skeleton
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.programs._listing import LISTING, Inputs, Program, printed
from bootcamp.verifiers import Format, Integer, Mapping, Word


class ProgramDifferenceInput(Task["ProgramDifferenceInput.Params", "ProgramDifferenceInput.Instance", Inputs]):
    version = 1

    class Params(task.Params):
        size: int = knob(
            "about how many lines the program has", levels=(6, 7, 8, 9, 10, 12, 14, 16, 18, 20), ge=4, le=50
        )
        loops: int = knob("the most loops", levels=(0, 0, 1, 1, 1, 2, 3, 3, 4, 5), ge=0, le=10)
        inputs: int = knob("the number of inputs", levels=(1, 1, 2, 2, 2, 2, 2, 3, 3, 3), ge=1, le=3)
        high: int = knob("the largest input", levels=(12, 20, 6, 6, 7, 8, 9, 5, 5, 6), ge=5, le=40)
        percent: int = knob(
            "the most inputs that tell them apart, in percent",
            levels=(80, 50, 18, 18, 17, 16, 15, 14, 12, 10),
            ge=1,
            le=100,
        )

    class Instance(Program):
        place: int
        new: str

        @property
        def other(self) -> Lines:
            return (*self.lines[: self.place], self.new, *self.lines[self.place + 1 :])

    prompt = Prompt(
        before=LISTING,
        en=r"""
        A second program is the same except for line {{ place + 1 }}, which reads there

        {{ "%2d | " % (place + 1) }}{{ new }}

        Give an input for which the two programs do not print the same number. Any one will do.
        """,
        zh=r"""
        第二个程序只有第 {{ place + 1 }} 行不同，该行是

        {{ "%2d | " % (place + 1) }}{{ new }}

        给出一个输入，使两个程序输出的数不同，任意一个都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[Inputs]:
        return Mapping(Word(instance.inputs), Integer(low=0, high=instance.high), required=instance.inputs)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Inputs]:
        inputs = tuple("abc"[: params.inputs])
        lines = draw(rng, inputs, params.size, params.loops, 3)
        if not set(inputs) <= set(names(lines)):
            raise task.Retry
        changes = [change for change in mutations(lines) if change[0] < len(lines) - 1 and _narrow(lines[change[0]])]
        whole = self.Instance(lines=lines, inputs=inputs, high=params.high, place=0, new="")
        domain = list(whole.domain())
        probes = rng.sample(domain, min(16, len(domain)))
        outputs = [printed(lines, probe) for probe in probes]
        if None in outputs or len(set(outputs)) < 3:
            raise task.Retry
        results: list[tuple[int, ...] | None] = []
        ends = [dict.fromkeys(inputs, end) for end in (0, params.high)]
        plain = [(end, printed(lines, end)) for end in ends]
        for place, new in sorted(rng.sample(changes, min(16, len(changes))), key=lambda c: _acts(lines[c[0]]))[:8]:
            instance = whole.model_copy(update={"place": place, "new": new})
            if params.percent < 20 and any(printed(instance.other, one) != output for one, output in plain):
                continue
            if not _apart(instance, probes, outputs, max(2, len(probes) * params.percent // 80)):
                continue
            results = results or [printed(lines, one) for one in domain]
            apart = _apart(instance, domain, results, len(domain) * params.percent // 100)
            if apart:
                return instance, rng.choice(apart)
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [skeleton([*instance.lines, instance.new]), instance.place, instance.high]

    def check(self, instance: Instance, answer: Inputs) -> str:
        first, second = printed(instance.lines, answer), printed(instance.other, answer)
        return "both programs print the same number for this input" if first == second else ""


def _narrow(line: str) -> bool:
    """Tell whether a change of a line may matter for some inputs only."""
    return line.startswith((" ", "if", "while")) or "max" in line or "min" in line


def _acts(line: str) -> bool:
    """Tell whether a line is no condition, a small change of which matters seldom."""
    return "if " not in line and "while " not in line


def _apart(
    instance: ProgramDifferenceInput.Instance,
    domain: list[Inputs],
    outputs: list[tuple[int, ...] | None],
    most: int,
) -> list[Inputs]:
    """List the inputs for which the second program prints something else; none if a run breaks off or many do."""
    apart: list[Inputs] = []
    other = instance.other
    for values, output in zip(domain, outputs, strict=True):
        found = printed(other, values)
        if found is None or output is None:
            return []
        if found != output:
            apart.append(values)
            if len(apart) > most:
                return []
    return apart
