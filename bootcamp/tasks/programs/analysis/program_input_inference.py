"""Find an input for which a program prints given numbers.

Answer: a value of each input; every input that prints these numbers counts.
Harder: longer programs with more loops, more inputs, wider ranges, fewer inputs that fit.
Skills: search, simulation, coding
Source: original.
"""

from __future__ import annotations

from collections import Counter
from random import Random

from bootcamp import task
from bootcamp.lib.program import draw, names, skeleton
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.programs._listing import LISTING, Inputs, Program, printed
from bootcamp.verifiers import Format, Integer, Mapping, Word


class ProgramInputInference(Task["ProgramInputInference.Params", "ProgramInputInference.Instance", Inputs]):
    version = 1

    class Params(task.Params):
        size: int = knob(
            "about how many lines the program has", levels=(4, 5, 7, 9, 11, 13, 16, 19, 23, 28), ge=4, le=50
        )
        loops: int = knob("the most loops", levels=(0, 0, 1, 1, 2, 2, 3, 3, 4, 5), ge=0, le=10)
        inputs: int = knob("the number of inputs", levels=(1, 1, 2, 2, 2, 2, 2, 3, 3, 3), ge=1, le=3)
        high: int = knob("the largest input", levels=(20, 30, 10, 12, 15, 18, 22, 9, 10, 11), ge=5, le=40)
        fitting: int = knob("the most inputs that fit", levels=(1, 1, 5, 5, 4, 4, 3, 3, 2, 1), ge=1, le=20)

    class Instance(Program):
        output: tuple[int, ...]

    prompt = Prompt(
        before=LISTING,
        en=r"""
        For some input the program prints {{ output | join(", ") }}{{ ", in this order" if output | length > 1 }}.
        Give one such input. Any one will do.
        """,
        zh=r"""
        对某个输入，程序{{ "依次" if output | length > 1 }}输出 {{ output | join("、") }}。
        给出一个这样的输入，任意一个都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[Inputs]:
        return Mapping(Word(instance.inputs), Integer(low=0, high=instance.high), required=instance.inputs)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Inputs]:
        inputs = tuple("abc"[: params.inputs])
        for _ in range(8):
            lines = draw(rng, inputs, params.size, params.loops, 3, printing=False)
            own = [name for name in names(lines) if name not in (*inputs, *"ijkmn")]
            shown = sorted(rng.sample(own, min(len(own), params.inputs)))
            lines = (*lines, *(f"print({name})" for name in shown))
            empty = self.Instance(lines=lines, inputs=inputs, high=params.high, output=())
            if not set(inputs) <= set(names(lines)):
                continue
            results = empty.results()
            counts = Counter(output for _, output in results)
            fitting = [one for one in results if counts[one[1]] <= params.fitting and any(one[0].values())]
            if 4 * len(fitting) > len(results) or (fitting and params.size < 6):
                planted, output = rng.choice(fitting)
                return empty.model_copy(update={"output": output}), planted
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [skeleton(instance.lines), instance.high, instance.output]

    def check(self, instance: Instance, answer: Inputs) -> str:
        output = printed(instance.lines, answer)
        if output is None:
            return "the run of the program breaks off for this input"
        return "" if output == instance.output else f"the program prints {', '.join(map(str, output))} for this input"
