"""Follow a Boolean gene network from a state to its cycle.

Answer: the number of steps before the cycle and the states of the cycle; unique.
Harder: more genes, rules with more inputs, genes that switch one after the other, knockouts, longer ways.
Skills: simulation, logic
Source: original; networks as in Kauffman, 1969.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.logic import random_formula, symbols, truth_table
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Record, Sequence, Text

Answer = dict[str, Any]
_GENES = "ABCDEFGHIJKL"


class BooleanGeneNetwork(Task["BooleanGeneNetwork.Params", "BooleanGeneNetwork.Instance", Answer]):
    version = 1

    class Params(task.Params):
        genes: int = knob("how many genes", levels=(3, 3, 4, 5, 5, 6, 7, 8, 9, 10), ge=2, le=12)
        inputs: int = knob("most inputs of a rule", levels=(2, 2, 2, 2, 3, 3, 3, 3, 4, 4), ge=1, le=5)
        least: int = knob("fewest states on the whole way", levels=(2, 3, 4, 5, 5, 6, 7, 8, 9, 10), ge=1, le=20)
        serial: bool = knob("whether genes may switch in turn", levels=(False,) * 5 + (True,) * 5)
        knockouts: int = knob("genes knocked out", levels=(0, 0, 0, 0, 1, 1, 1, 1, 2, 2), ge=0, le=3)

    class Instance(task.Instance):
        hidden = ("tables",)

        rules: tuple[str, ...]
        tables: tuple[tuple[tuple[int, ...], str], ...]
        """For each gene those that its rule names, and its new value for each of their values as a binary number."""
        start: str
        order: tuple[int, ...]
        """The order in which genes switch; empty if all switch at once."""
        off: tuple[int, ...]

        def names(self) -> list[str]:
            return list(_GENES[: len(self.rules)])

    prompt = Prompt(
        en=r"""
        Genes {{ names() | listed("en") }} are on (1) or off (0). Rules say when each gene is on:

        {% for rule in rules %}
        - {{ names()[loop.index0] }} = {{ rule }}.
        {% endfor %}

        {% if order %}
        In one step the genes switch one after the other in the order {{ names()[order[0]] }}{% for k in order[1:] %},
        {{ names()[k] }}{% endfor %}: each gene takes the value that its rule has for the values at that moment.
        {% else %}
        In one step all genes switch at once: each gene takes the value that its rule has for the values before the
        step.
        {% endif %}
        {% if off %}
        Genes knocked out: {% for k in off %}{{ names()[k] }}{{ ", " if not loop.last }}{% endfor %}. They stay 0,
        whatever the rules say.
        {% endif %}
        A state is written as the values of {{ names() | join(", ") }} in this order. The network starts in the state
        {{ start }}.

        After some steps the states repeat for ever in a cycle (a state that does not change is a cycle of one). Give
        the number of steps until a state of the cycle is reached for the first time, 0 if the start is in it, and
        the states of the cycle in the order in which they follow each other, each once, beginning with the state that
        is the smallest binary number.
        """,
        zh=r"""
        基因 {{ names() | listed("zh") }} 可以开启（1）或关闭（0）。下列规则说明各基因何时开启，
        其中 and 表示与，or 表示或，not 表示非：

        {% for rule in rules %}
        - {{ names()[loop.index0] }} = {{ rule }}。
        {% endfor %}

        {% if order %}
        每一步中各基因依次变化，顺序为 {{ names()[order[0]] }}{% for k in order[1:] %}、{{ names()[k] }}{% endfor
        %}：轮到的基因取其规则按当时各基因的值算出的值。
        {% else %}
        每一步中所有基因同时变化：每个基因取其规则按这一步之前各基因的值算出的值。
        {% endif %}
        {% if off %}
        被敲除的基因是 {% for k in off %}{{ names()[k] }}{{ "、" if not loop.last }}{% endfor %}，无论规则如何
        都始终为 0。
        {% endif %}
        状态写成 {{ names() | join("、") }} 依此顺序的值。网络从状态 {{ start }} 开始。

        经过若干步之后，状态会在一个环上无限重复（不再改变的状态是只含一个状态的环）。
        请写出第一次到达环上的状态所需的步数 steps（如果起始状态就在环上则为 0），
        以及环上各状态 cycle：按先后次序各写一次，从作为二进制数最小的状态写起。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        state = Text(alphabet="01", length=len(instance.rules))
        return Record(steps=Integer(low=0), cycle=Sequence(state))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        n = params.genes
        names = _GENES[:n]
        rules, tables = list[str](), list[tuple[tuple[int, ...], str]]()
        for _ in names:
            inputs = rng.sample(names, rng.randint(min(2, params.inputs), params.inputs))
            formula = random_formula(rng, inputs, len(inputs) - 1, ("and", "or"), 0.35)
            rules.append(symbols(formula, "words").replace("not not ", ""))
            values = "".join("01"[value] for value in truth_table(formula, inputs))
            tables.append((tuple(map(names.index, inputs)), values))
        order = tuple(rng.sample(range(n), n)) if params.serial and rng.random() < 0.5 else ()
        for _ in range(12):
            off = tuple(sorted(rng.sample(range(n), params.knockouts)))
            start = "".join("0" if k in off else rng.choice("01") for k in range(n))
            instance = self.Instance(rules=tuple(rules), tables=tuple(tables), start=start, order=order, off=off)
            answer = self.solve(instance)
            way = answer["steps"] + len(answer["cycle"])
            quiet = len(answer["cycle"]) == 1 and (answer["steps"] < 2 or rng.random() < 0.7)
            if way >= params.least and len(answer["cycle"]) <= 12 and not quiet:
                return instance, answer
        raise task.Retry

    def solve(self, instance: Instance) -> Answer:
        seen, state = dict[str, int](), instance.start
        while state not in seen:
            seen[state] = len(seen)
            state = _next(instance, state)
        cycle = list(seen)[seen[state] :]
        least = cycle.index(min(cycle))
        return {"steps": seen[state], "cycle": tuple(cycle[least:] + cycle[:least])}


def _next(instance: BooleanGeneNetwork.Instance, state: str) -> str:
    now = list(state)
    for gene in instance.order or range(len(now)):
        inputs, values = instance.tables[gene]
        view = now if instance.order else state
        now[gene] = "0" if gene in instance.off else values[int("".join(view[k] for k in inputs), 2)]
    return "".join(now)
