"""Find out which of many printed edits was made to a printed program, by running the edited program.

Answer: inputs to run it on or, once, the number of the edit; the game is won by the right one.
Turns: one run each, the last one names the edit.
Harder: longer programs with more edits, no run to spare.
Skills: coding, search, deduction
Source: original; tests that kill mutants (R. A. DeMillo, R. J. Lipton and F. G. Sayward 1978), turned round.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from random import Random
from typing import Any, NamedTuple

from bootcamp import interactive
from bootcamp.interactive import Interactive, Prompt, Turn, knob
from bootcamp.lib import program
from bootcamp.lib.query_plans import most_questions, narrowest
from bootcamp.verifiers import Command, Format, Integer, Sequence

Move = tuple[str, Any]
Inputs = tuple[int, ...]
Edits = tuple[tuple[int, str], ...]
TRIED = 24
FAILED = "fails"


class _Seen(NamedTuple):
    verb: str
    output: str
    right: bool


Past = tuple[tuple[Move, _Seen], ...]


class MutantProgramHunt(Interactive["MutantProgramHunt.Params", "MutantProgramHunt.Instance", Move, None, _Seen]):
    version = 1

    class Params(interactive.Params):
        lines: int = knob("about how many lines there are", levels=(6, 7, 8, 9, 9, 10, 11, 13, 14, 15), ge=4, le=24)
        edits: int = knob("how many edits there are", levels=(12, 12, 16, 18, 19, 21, 23, 26, 30, 34), ge=3, le=60)
        inputs: int = knob("how many inputs there are", levels=(1, 1, 2, 2, 2, 2, 2, 3, 3, 3), ge=1, le=3)
        high: int = knob("the largest input", levels=(15, 20, 9, 10, 12, 12, 15, 9, 9, 9), ge=3, le=30)
        modulus: int = knob("what the printed number is reduced by", levels=(5, 5, 4, 4, 4, 3, 3, 3, 3, 2), ge=2, le=9)
        spare: int = knob("runs beyond the planned ones", levels=(2, 1, 1, *(0,) * 7), ge=0, le=5)

    class Instance(interactive.Instance):
        secret = ("made",)
        lines: program.Lines
        edits: Edits
        inputs: tuple[str, ...]
        high: int
        made: int

        @property
        def rules(self) -> tuple[str, str]:
            """What is not plain in the language."""
            return program.manual(self.lines)

    prompt = Prompt(
        en=r"""
        A program reads {{ inputs | listed("en") }}, {{ "an integer" if inputs | length == 1 else "integers" }} from 0
        to {{ high }}. {{ rules[0] }}

        {% for line in lines %}
        {{ "%2d" % loop.index }} | {{ line }}
        {% endfor %}

        One of these edits was made, each with the same chance:

        {% for line, text in edits %}
        {{ "%2d" % loop.index }}: line {{ line }} becomes | {{ text }}
        {% endfor %}

        Find out which one by running the edited program. A run fails where it divides by 0, uses a variable without a
        value, meets a number above 10^9 or below -10^9, or takes over 1000 steps: a step is a line carried out, a test
        made, a for begun or a turn of it begun.

        - "run" with {{ "a value" if inputs | length == 1 else "values" }} of {{ inputs | listed("en") }}: I tell you
          what the edited program prints, or that it fails.
        - "answer k": this ends the game. You win if edit k was made, else you lose.
        """,
        zh=r"""
        一个程序读入 {{ inputs | listed("zh") }}，{{ "是" if inputs | length == 1 else "都是" }} 0 到 {{ high }}
        的整数。{{ rules[1] }}

        {% for line in lines %}
        {{ "%2d" % loop.index }} | {{ line }}
        {% endfor %}

        对它做了下面修改中的一处，可能性各相同：

        {% for line, text in edits %}
        {{ "%2d" % loop.index }}：第 {{ line }} 行变为 | {{ text }}
        {% endfor %}

        请通过运行修改后的程序找出是哪一处修改。除以 0、使用没有值的变量、有数的绝对值超过 10^9 或超过 1000 步时，
        运行失败：执行一行、判断一次条件、开始一个 for 或开始它的一轮各算一步。

        - “run”后接 {{ inputs | listed("zh") }} 的值：我告诉你修改后的程序打印出什么，或者运行失败。
        - “answer k”：游戏到此结束。如果做的是第 k 处修改，你获胜，否则你失败。
        """,
    )
    reply = Prompt(
        en="""
        {% if verb == "run" %}
        {{ "The run fails." if output == "fails" else "It prints " ~ output ~ "." }}
        {% else %}
        This {{ "is" if right else "is not" }} the edit.
        {% endif %}
        """,
        zh="""
        {% if verb == "run" %}
        {{ "运行失败。" if output == "fails" else "打印 " ~ output ~ "。" }}
        {% else %}
        这{{ "正是" if right else "不是" }}所做的修改。
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[Move]:
        values = Sequence(Integer(0, instance.high), length=len(instance.inputs))
        return Command(run=values, answer=Integer(1, len(instance.edits)))

    def deal(self, params: MutantProgramHunt.Params, rng: Random) -> Instance:
        names = tuple("abc"[: params.inputs])
        lines = program.draw(rng, names, params.lines, 1 + params.lines // 10, 1 + params.lines // 8)
        lines = (*lines[:-1], lines[-1].replace(")", f" % {params.modulus})"))
        tried = _tried(params.inputs, params.high)
        changes = [(place, text) for place, text in program.mutations(lines) if place + 1 < len(lines)]
        rng.shuffle(changes)
        found: dict[tuple[str, ...], tuple[int, str]] = {}
        for place, text in changes:
            if len(found) < params.edits:
                edited = (*lines[:place], text, *lines[place + 1 :])
                found.setdefault(tuple(_printed(edited, names, values) for values in tried), (place + 1, text))
        shown = self.Instance(
            lines=lines,
            edits=tuple(sorted(found.values())),
            inputs=names,
            high=params.high,
            made=rng.randint(1, len(found)),
            turns=1,
        )
        outputs = _outputs(lines, shown.edits, names, params.high)
        runs = most_questions(range(len(found)), lambda left, _: _best(outputs, left), lambda run, k: outputs[k][run])
        if runs is None or len(found) < params.edits:
            raise interactive.Retry
        return shown.model_copy(update={"turns": runs + params.spare + 1})

    def begin(self, instance: Instance) -> None:
        return None

    def react(self, instance: Instance, state: None, move: Move) -> Turn:
        verb, what = move
        if verb == "answer":
            right = what == instance.made
            return Turn(state, _Seen(verb, "", right), "won" if right else "lost")
        edited = _edited(instance.lines, instance.edits[instance.made - 1])
        return Turn(state, _Seen(verb, _printed(edited, instance.inputs, what), right=True))

    def policy(self, shown: Instance, past: Past, rng: Random) -> Move:
        tried = _tried(len(shown.inputs), shown.high)
        outputs = _outputs(shown.lines, shown.edits, shown.inputs, shown.high)
        told = [(tried.index(values), seen.output) for (_, values), seen in past]
        left = [k for k, own in enumerate(outputs) if all(own[run] == output for run, output in told)]
        return ("answer", left[0] + 1) if len(left) == 1 else ("run", tried[_best(outputs, left)])


def _tried(inputs: int, high: int) -> list[Inputs]:
    """Return the inputs on which the policy runs programs."""
    domain = list(product(range(high + 1), repeat=inputs))
    return domain[:: max(1, len(domain) // TRIED)][:TRIED]


def _edited(lines: program.Lines, edit: tuple[int, str]) -> program.Lines:
    return (*lines[: edit[0] - 1], edit[1], *lines[edit[0] :])


def _printed(lines: program.Lines, names: tuple[str, ...], values: Inputs) -> str:
    try:
        return ", ".join(map(str, program.run(lines, dict(zip(names, values, strict=True)), 1000).output))
    except program.Fault:
        return FAILED


@lru_cache(maxsize=64)
def _outputs(lines: program.Lines, edits: Edits, names: tuple[str, ...], high: int) -> list[tuple[str, ...]]:
    """Give for each edit what is printed for the inputs tried."""
    tried = _tried(len(names), high)
    return [tuple(_printed(_edited(lines, edit), names, values) for values in tried) for edit in edits]


def _best(outputs: list[tuple[str, ...]], left: list[int]) -> int:
    """Give the run whose most frequent output leaves the fewest edits."""
    return narrowest(range(len(outputs[0])), left, lambda run, k: outputs[k][run])
