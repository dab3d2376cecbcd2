"""Write the input formulas of flip-flops so that a counter runs through given states for ever.

Answer: a Boolean formula for each input; every design that counts right within the budget of literals is right.
Harder: more flip-flops and states, T and JK flip-flops, a return from all other states within a few steps.
Skills: logic, search
Source: original.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.cubes import least_cover, sum_of
from bootcamp.lib.logic import Atom, Formula
from bootcamp.lib.solver import BudgetError
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.verifiers import Format, Formula as FormulaFormat, Record
from bootcamp.verifiers.formula import mask, parts

Answer = dict[str, Formula]


class SynchronousCounterDesign(Task["SynchronousCounterDesign.Params", "SynchronousCounterDesign.Instance", Answer]):
    version = 1

    class Params(task.Params):
        bits: int = knob("how many flip-flops there are", levels=(3, 3, 3, 3, 4, 4, 4, 4, 5, 5), ge=2, le=5)
        length: int = knob("how many states the sequence has", levels=(4, 4, 5, 6, 6, 7, 9, 11, 12, 14), ge=3, le=24)
        kinds: int = knob("how many kinds of flip-flops", levels=(1, 1, 2, 2, 3, 3, 3, 3, 3, 3), ge=1, le=3)
        slack: int = knob(
            "how many literals more than a good design", levels=(4, 2, 1, 1, 1, 0, 0, 0, 0, 0), ge=0, le=9
        )
        back: bool = knob("whether all other states must return", levels=(False, False, False, *[True] * 7))

    class Instance(task.Instance):
        bits: int
        kind: str
        states: tuple[int, ...]
        budget: int
        within: int  # the most steps from any other state back to the sequence, or 0 where that is free

        @property
        def names(self) -> str:
            return "ABCDE"[: self.bits]

        @property
        def inputs(self) -> list[str]:
            return [letter + name for name in self.names for letter in self.kind]

        @property
        def written(self) -> str:
            return " → ".join(f"{state:0{self.bits}b}" for state in (*self.states, self.states[0]))

    prompt = Prompt(
        en=r"""
        A synchronous counter has the {{ kind }} flip-flops {{ names | listed(language) }}. A state is written as the
        bits {{ names }} in this order. At each clock tick all flip-flops change at once, by the values that their
        inputs have before the tick:

        {% if kind == "D" %}
        - With input D, the next value of a flip-flop is D.
        {% elif kind == "T" %}
        - With input T, the value of a flip-flop is kept if T = 0 and turned over if T = 1.
        {% else %}
        - With inputs J and K, the value of a flip-flop is kept for J = K = 0, becomes 0 for J = 0 and K = 1, becomes 1
          for J = 1 and K = 0, and is turned over for J = K = 1.
        {% endif %}

        Once in one of these states, the counter shall run through them in this order for ever: {{ written }}.

        - Give a formula in {{ names | listed(language) }} for each of the inputs {{ inputs | listed(language) }}; the
          last letter of the name of an input is its flip-flop.
        - All formulas together have at most {{ budget }} literals. Each occurrence of a variable, negated or not, is
          one literal; constants are none.
        {% if within %}
        - From every other state, the counter gets to a state of the sequence within at most {{ within }}
          tick{{ "s" if within > 1 }}.
        {% else %}
        - What the counter does in other states does not matter.
        {% endif %}

        Any design that keeps the rules will do.
        """,
        zh=r"""
        一个同步计数器由 {{ kind }} 触发器 {{ names | listed(language) }} 组成。状态按 {{ names }} 的顺序写出各位。
        每个时钟脉冲到来时，所有触发器按脉冲到来前各输入端的值同时变化：

        {% if kind == "D" %}
        - 输入为 D 的触发器，次态就是 D。
        {% elif kind == "T" %}
        - 输入为 T 的触发器，T = 0 时保持，T = 1 时翻转。
        {% else %}
        - 输入为 J、K 的触发器，J = K = 0 时保持，J = 0 且 K = 1 时变为 0，J = 1 且 K = 0 时变为 1，J = K = 1 时翻转。
        {% endif %}

        计数器一旦处于下列状态之一，就应按此顺序不断循环：{{ written }}。

        - 对每个输入端 {{ inputs | listed(language) }}，给出一个关于 {{ names | listed(language) }} 的公式；
          输入端名称的最后一个字母是它所属的触发器。
        - 全部公式合计至多有 {{ budget }} 个文字。变量每出现一次（无论是否取非）算一个文字，常量不算。
        {% if within %}
        - 从任何其他状态出发，计数器至多经过 {{ within }} 个脉冲到达序列中的某个状态。
        {% else %}
        - 计数器在其他状态下如何变化没有要求。
        {% endif %}

        符合规则的任意一种设计都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        formula = FormulaFormat(tuple(instance.names), ("not", "and", "or"), constants=True)
        return Record(**dict.fromkeys(instance.inputs, formula))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        n, kind = params.bits, rng.choice(("D", "T", "JK")[: params.kinds])
        states = tuple(rng.sample(range(1 << n), params.length))
        after = dict(zip(states, states[1:] + states[:1], strict=True))
        other = sum(1 << state for state in range(1 << n) if state not in after)
        answer, literals, plain = Answer(), 0, 0
        for place in reversed(range(n)):
            now = {state: state >> place & 1 for state in states}
            turned = {state: now[state] ^ after[state] >> place & 1 for state in states}
            for letter in kind:
                free = other
                if letter in "JK":  # where the flip-flop is already where the input would bring it, it is free
                    free |= sum(1 << state for state in states if now[state] == (letter == "J"))
                needed = {state: now[state] ^ turned[state] if letter == "D" else turned[state] for state in states}
                rows = sum(1 << state for state in states if needed[state]) & ~free
                try:
                    cover = least_cover(rows, free, n, budget=2_000)
                except BudgetError:
                    raise Retry from None
                answer[f"{letter}{'ABCDE'[n - 1 - place]}"] = sum_of(cover, "ABCDE"[:n])
                literals += sum(cube.literals for cube in cover)
                plain += n * rows.bit_count()
        instance = self.Instance(bits=n, kind=kind, states=states, budget=literals + params.slack, within=0)
        if literals < n or plain <= instance.budget:
            raise Retry
        if params.back:
            steps = _steps_back(instance, _table(instance, answer))
            if not 0 < steps < 9:
                raise Retry
            instance = instance.model_copy(update={"within": steps})
        return instance, answer

    def key(self, instance: Instance) -> object:
        start = instance.states.index(min(instance.states))
        cycle = instance.states[start:] + instance.states[:start]
        return [instance.bits, instance.kind, cycle, instance.budget, instance.within]

    def check(self, instance: Instance, answer: Answer) -> str:
        literals = sum(isinstance(part, Atom) for formula in answer.values() for part in parts(formula))
        if literals > instance.budget:
            return f"there are {literals} literals"
        table = _table(instance, answer)
        for state, wanted in zip(instance.states, instance.states[1:] + instance.states[:1], strict=True):
            if table[state] != wanted:
                return f"after {state:0{instance.bits}b} comes {table[state]:0{instance.bits}b}"
        if instance.within and not 0 <= _steps_back(instance, table) <= instance.within:
            return "some other state does not return in time"
        return ""


def _table(instance: SynchronousCounterDesign.Instance, answer: Answer) -> list[int]:
    """Give the next state of each state."""
    masks = {name: mask(formula, instance.names) for name, formula in answer.items()}
    table = list[int]()
    for state in range(1 << instance.bits):
        value = {name: rows >> state & 1 for name, rows in masks.items()}
        following = 0
        for place, name in enumerate(reversed(instance.names)):
            now = state >> place & 1
            if instance.kind == "JK":
                bit = 1 - value["K" + name] if now else value["J" + name]
            else:
                bit = value[instance.kind + name] ^ (now if instance.kind == "T" else 0)
            following |= bit << place
        table.append(following)
    return table


def _steps_back(instance: SynchronousCounterDesign.Instance, table: list[int]) -> int:
    """Give the most steps that another state takes to reach the sequence, -1 if one never does."""
    most = 0
    for state in range(len(table)):
        steps = 0
        while state not in instance.states and steps <= len(table):
            state, steps = table[state], steps + 1
        if steps > len(table):
            return -1
        most = max(most, steps)
    return most
