"""Run a Turing machine with one or two tapes.

Answer: what is on each tape, where its head is, the state and the number of steps made.
Harder: more states, signs and steps, then two tapes.
Skills: simulation
Source: original; A. M. Turing, On computable numbers, 1936.
"""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.machines import BLANK, HALT, Machine, Rule, draw_rules, written
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Record, Text, Word

_DRAWS = 60
_LONGEST = 30


class TuringMachineRun(Task["TuringMachineRun.Params", "TuringMachineRun.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        states: int = knob("how many states there are", levels=(2, 2, 3, 3, 4, 5, 6, 4, 5, 6), ge=2, le=8)
        signs: int = knob(
            "how many signs besides the blank there are", levels=(1, 1, 1, 2, 2, 2, 2, 1, 1, 1), ge=1, le=3
        )
        steps: int = knob(
            "how many steps are made at most", levels=(5, 8, 12, 16, 22, 32, 48, 40, 64, 96), ge=3, le=400
        )
        tapes: int = knob("how many tapes there are", levels=(1,) * 7 + (2,) * 3, ge=1, le=2)

    class Instance(task.Instance):
        rules: tuple[Rule, ...]
        tapes: tuple[str, ...]
        signs: str
        steps: int

        @property
        def shown(self) -> list[str]:
            return [written(rule) for rule in self.rules]

        @property
        def two(self) -> bool:
            return len(self.tapes) == 2

    prompt = Prompt(
        en=r"""
        {% if two %}
        A machine has two tapes, each endless in both directions and divided into cells. A head stands on one cell of
        each tape. Each cell holds one sign; _ is the blank.
        A line "p, a b → c d, m n, q" means: in state p, when head 1 reads a and head 2 reads b, head 1 writes c on
        tape 1 and head 2 writes d on tape 2, then head 1 moves as m says and head 2 as n says (L: one cell to the left,
        R: one cell to the right, N: it stays), and the state becomes q. All this is one step.
        {% else %}
        A machine has a tape that is endless in both directions and divided into cells. A head stands on one cell. Each
        cell holds one sign; _ is the blank.
        A line "p, a → b, m, q" means: in state p, when the head reads a, it writes b, then moves as m says (L: one cell
        to the left, R: one cell to the right), and the state becomes q. All this is one step.
        {% endif %}
        In state H the machine has halted.

        {% for line in shown %}
        {{ line }}
        {% endfor %}

        {% if two %}
        It starts in state A; from cell 0 on to the right tape 1 holds {{ tapes[0] }} and tape 2 holds {{ tapes[1] }},
        all other cells are blank, and both heads stand on cell 0.
        {% else %}
        It starts in state A; from cell 0 on to the right the tape holds {{ tapes[0] }}, all other cells are blank, and
        the head stands on cell 0.
        {% endif %}
        Cells to the right of cell 0 have the numbers 1, 2, 3, ..., those to the left -1, -2, -3, ...
        It runs until it halts, but makes at most {{ steps }} steps.

        Give, for the end of the run,
        {%- if two %} "tape1" and "tape2" (what is on the tapes), "head1" and "head2" (the numbers of the cells on which
        the heads stand),
        {%- else %} "tape" (what is on the tape), "head" (the number of the cell on which the head stands),
        {%- endif %} "state", and "steps" (the number of steps made). A tape is written without the blanks before its
        first and after its last sign that is not blank; blanks between them are written _.
        """,
        zh=r"""
        {% if two %}
        一台机器有两条带，每条带向两端无限延伸并分成格子，每条带上各有一个读写头停在某一格上。
        每格有一个符号，_ 表示空白。
        一行“p, a b → c d, m n, q”的意思是：在状态 p 下，如果 1 号头读到 a、2 号头读到 b，就由 1 号头在 1 号带上写 c、2
        号头在 2 号带上写 d，然后 1 号头按 m 移动、2 号头按 n 移动（L：左移一格，R：右移一格，N：不动），状态变为 q。
        这些合起来算一步。
        {% else %}
        一台机器有一条向两端无限延伸的带，分成格子，一个读写头停在某一格上。每格有一个符号，_ 表示空白。
        一行“p, a → b, m, q”的意思是：在状态 p 下，如果读写头读到 a，就写 b，然后按 m 移动（L：左移一格，R：右移一格），
        状态变为 q。这些合起来算一步。
        {% endif %}
        到了状态 H 机器就停机。

        {% for line in shown %}
        {{ line }}
        {% endfor %}

        {% if two %}
        机器从状态 A 开始；从 0 号格起向右，1 号带上是 {{ tapes[0] }}，2 号带上是 {{ tapes[1] }}，其余格子都是空白，
        两个读写头都在 0 号格。
        {% else %}
        机器从状态 A 开始；从 0 号格起向右，带上是 {{ tapes[0] }}，其余格子都是空白，读写头在 0 号格。
        {% endif %}
        0 号格右边的格子依次编号为 1, 2, 3, ...，左边的依次为 -1, -2, -3, ...。
        机器运行到停机为止，但最多进行 {{ steps }} 步。

        给出运行结束时的
        {%- if two %} "tape1" 和 "tape2"（两条带的内容）、"head1" 和 "head2"（两个读写头所在格子的编号）、
        {%- else %} "tape"（带的内容）、"head"（读写头所在格子的编号）、
        {%- endif %}"state"（状态）和 "steps"（实际进行的步数）。写带的内容时，
        不写第一个非空白符号之前和最后一个非空白符号之后的空白，中间的空白写作 _。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        tape = Text(alphabet=BLANK + instance.signs, empty="empty")
        states = tuple(dict.fromkeys([rule[0] for rule in instance.rules] + [HALT]))
        rest: dict[str, Format[Any]] = {"state": Word(bank=states), "steps": Integer(low=0)}
        if instance.two:
            return Record(tape1=tape, tape2=tape, head1=Integer(), head2=Integer(), **rest)
        return Record(tape=tape, head=Integer(), **rest)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        states, signs = "ABCDEFG"[: params.states], "1" if params.signs == 1 else "012"[: params.signs]
        for _ in range(_DRAWS):
            halts = 1 if rng.random() < 0.6 else 0
            rules = draw_rules(rng, states, BLANK + signs, params.tapes, halts * params.tapes)
            tapes = tuple(
                "".join(rng.choices(signs + BLANK, k=rng.randint(1, 4))) + rng.choice(signs)
                for _ in range(params.tapes)
            )
            instance = self.Instance(rules=rules, tapes=tapes, signs=signs, steps=params.steps)
            if _lively(instance):
                return instance, self.solve(instance)
        raise task.Retry

    def solve(self, instance: Instance) -> dict[str, Any]:
        machine = Machine(instance.rules, instance.tapes)
        steps = machine.run(instance.steps)
        names = ("1", "2") if instance.two else ("",)
        tapes = {f"tape{name}": machine.content(place) for place, name in enumerate(names)}
        heads = {f"head{name}": machine.heads[place] for place, name in enumerate(names)}
        return {**tapes, **heads, "state": machine.state, "steps": steps}

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        machine, lines = Machine(instance.rules, instance.tapes), []
        for step in range(instance.steps + 1):
            tapes = "; ".join(machine.content(place) or "empty" for place in range(len(instance.tapes)))
            lines.append(f"{step}. {machine.state} {machine.heads}: {tapes}")
            if step == instance.steps or machine.step() is None:
                break
        return "\n".join(lines)


def _lively(instance: TuringMachineRun.Instance) -> bool:
    """Tell whether the run is long enough, turns round, uses most of the rules that it can and falls into no rut."""
    machine = Machine(instance.rules, instance.tapes)
    used: list[Rule] = []
    while len(used) < instance.steps and (rule := machine.step()):
        used.append(rule)
    if len(used) < instance.steps * 0.6 or max(map(len, machine.tapes)) == 0:
        return False
    enough = min(len(instance.rules), max(3, instance.steps // 4)) * 0.6
    moves = [rule[3][0] for rule in used]
    turns = sum(one != other for one, other in pairwise(moves))
    tail = used[len(used) // 2 :]
    rut = any(tail[period:] == tail[:-period] for period in range(1, len(tail) // 2))
    longest = max(len(machine.content(place)) for place in range(len(machine.tapes)))
    return len(set(used)) >= enough and turns >= len(used) / 6 and not rut and longest <= _LONGEST
