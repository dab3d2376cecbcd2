"""Find an input for which the assertion at the end of a program fails.

Answer: a value of each input; every input that breaks the assertion counts.
Harder: longer programs with more loops, more inputs, wider ranges, fewer inputs that break it.
Skills: search, simulation, coding
Source: original.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.program import draw, names, skeleton
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.programs._listing import LISTING, Inputs, Program, printed
from bootcamp.verifiers import Format, Integer, Mapping, Word


class AssertionBreakingInput(Task["AssertionBreakingInput.Params", "AssertionBreakingInput.Instance", Inputs]):
    version = 1

    class Params(task.Params):
        size: int = knob(
            "about how many lines the program has", levels=(4, 5, 7, 9, 11, 13, 16, 19, 23, 28), ge=4, le=50
        )
        loops: int = knob("the most loops", levels=(0, 0, 1, 1, 2, 2, 3, 3, 4, 5), ge=0, le=10)
        inputs: int = knob("the number of inputs", levels=(1, 1, 2, 2, 2, 2, 2, 3, 3, 3), ge=1, le=3)
        high: int = knob("the largest input", levels=(12, 25, 10, 12, 14, 17, 21, 9, 10, 11), ge=5, le=40)
        percent: int = knob(
            "the most inputs that break it, in percent", levels=(25, 15, 10, 8, 6, 5, 4, 3, 2, 1), ge=1, le=40
        )

    class Instance(Program):
        pass

    prompt = Prompt(
        before=LISTING,
        en=r"""
        The assert in the last line fails if its condition is false. Give an input for which it fails. Any one will do.
        """,
        zh=r"""
        最后一行的 assert 在条件不成立时失败。给出一个使它失败的输入，任意一个都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[Inputs]:
        return Mapping(Word(instance.inputs), Integer(low=0, high=instance.high), required=instance.inputs)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Inputs]:
        inputs = tuple("abc"[: params.inputs])
        lines = draw(rng, inputs, params.size - 1, params.loops, 3, printing=False)
        own = [name for name in names(lines) if name not in (*inputs, *"ijkmn")]
        if not set(inputs) <= set(names(lines)) or len(own) < 2:
            raise task.Retry
        first, second = rng.sample(own, 2)
        whole = self.Instance(lines=(*lines, f"print({first})", f"print({second})"), inputs=inputs, high=params.high)
        results = whole.results()
        for _ in range(12):
            _, (x, y) = rng.choice(results)
            k = rng.randint(3, 7)
            condition, broken = rng.choice(
                [
                    (
                        f"{first} + {second} < {x + y}",
                        [values for values, (p, q) in results if p + q >= x + y],
                    ),
                    (
                        f"{first} - {second} > {x - y}",
                        [values for values, (p, q) in results if p - q <= x - y],
                    ),
                    (
                        f"{first} != {x} or {second} % {k} != {y % k}",
                        [values for values, (p, q) in results if p == x and q % k == y % k],
                    ),
                ]
            )
            few = 100 * len(broken) <= params.percent * len(results)
            if few and not any(
                values == dict.fromkeys(inputs, end) for values in broken for end in (0, 1, params.high)
            ):
                instance = self.Instance(
                    lines=(*lines, f"assert {condition}"),
                    inputs=inputs,
                    high=params.high,
                )
                return instance, rng.choice(broken)
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [skeleton(instance.lines), instance.high]

    def check(self, instance: Instance, answer: Inputs) -> str:
        return "the assertion holds for this input" if printed(instance.lines, answer) is not None else ""
