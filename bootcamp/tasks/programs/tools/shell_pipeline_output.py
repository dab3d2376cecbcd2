"""Give the lines that a pipeline of shell text tools makes of a small file.

Answer: the lines in order; unique.
Harder: more lines, more stages of more kinds.
Skills: simulation, coding
Source: original; the usual text tools, in the C locale.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.text_tools import MANUAL, Lines, Stage, options, run
from bootcamp.lib.words import draw
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Sequence, Text

_LINE_BY_LINE = ("grep", "cut", "tr", "awk", "sed")


class ShellPipelineOutput(Task["ShellPipelineOutput.Params", "ShellPipelineOutput.Instance", Lines]):
    version = 1

    class Params(task.Params):
        lines: int = knob("the number of lines", levels=(5, 6, 7, 8, 10, 12, 14, 16, 18, 20), ge=4, le=40)
        stages: int = knob("the number of commands", levels=(1, 2, 3, 3, 4, 5, 6, 7, 8, 9), ge=1, le=12)
        kinds: int = knob("the kinds of commands", levels=(3, 4, 5, 6, 7, 8, 9, 10, 11, 11), ge=3, le=11)

    class Instance(task.Instance):
        file: Lines
        stages: tuple[Stage, ...]

        @property
        def command(self) -> str:
            return " | ".join(map(" ".join, self.stages))

        @property
        def manual(self) -> list[tuple[str, str]]:
            kinds = {stage[0] for stage in self.stages}
            return [texts for kind, texts in MANUAL.items() if kind in kinds]

    answer = Sequence(Text())
    prompt = Prompt(
        en=r"""
        The file data.txt holds these lines, with one blank between fields:

        {% for line in file %}
        {{ line }}
        {% endfor %}

        Which lines does this command write?

        cat data.txt | {{ command }}

        The lines pass through the tools from left to right. Fields are counted from 1.

        {{ manual | map("first") | bullets }}
        """,
        zh=r"""
        文件 data.txt 有以下各行，字段之间有一个空格：

        {% for line in file %}
        {{ line }}
        {% endfor %}

        下面的命令输出哪些行？

        cat data.txt | {{ command }}

        各行从左到右依次经过各个工具。字段从 1 开始计数。

        {{ manual | map("last") | bullets }}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Lines]:
        names, colours = draw(rng, params.lines // 3 + 2, 3, 5), draw(rng, 3, 3, 5)
        kinds = list(MANUAL)[: params.kinds]
        file = tuple(f"{rng.choice(names)} {rng.randint(1, 25)} {rng.choice(colours)}" for _ in range(params.lines))
        lines, stages = file, list[Stage]()
        for _ in range(30 * params.stages):
            left = params.stages - len(stages)
            kind = rng.choice([kind for kind in kinds if kind != (stages or [("",)])[-1][0]])
            stage = (kind, *options(kind, lines, rng))
            after = run(stage, lines)
            if after == lines or len(after) < 2 + left // 2 or any(not line.strip() for line in after):
                continue
            used = [one[0] for one in stages].count(kind)
            if used > (kind in ("sort", "uniq", "tr", "awk")) or (left == 1 and len(set(after)) < 2):
                continue
            stages.append(stage)
            lines = after
            if left == 1:
                return self.Instance(file=file, stages=tuple(stages)), lines
        raise task.Retry

    def solve(self, instance: Instance) -> Lines:
        lines = instance.file
        for stage in instance.stages:
            lines = run(stage, lines)
        return lines

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines, told = instance.file, list[str]()
        for stage in instance.stages:
            told.append(f"$ {' '.join(stage)}")
            after = run(stage, lines)
            if stage[0] in _LINE_BY_LINE:
                told += [f"{line} → {', '.join(run(stage, (line,))) or '✗'}" for line in lines]
            else:
                told += after
            lines = after
        return "\n".join(told)
