"""Carry out assignments that lie scattered in a long text, and list the variables that hold a value in the end.

Answer: the set of names; it is unique.
Harder: more variables and assignments, longer chains, small sums, conditions, more text around them, names alike.
Skills: simulation, search
Source: the variable tracking of RULER, C.-P. Hsieh et al., COLM 2024, with reassignments, sums and conditions.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.story import Event, renamed
from bootcamp.lib.words import sentence
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Set, Word

_TEXT = {
    "set": ("VAR {0} takes the value {1}.", "变量 {0} 取值 {1}。"),
    "copy": ("VAR {0} takes the value of VAR {1}.", "变量 {0} 取变量 {1} 的值。"),
    "plus": ("VAR {0} takes the value of VAR {1} plus {2}.", "变量 {0} 取变量 {1} 的值加 {2}。"),
    "swap": ("VAR {0} and VAR {1} exchange their values.", "变量 {0} 与变量 {1} 交换取值。"),
    "if": ("If VAR {1} holds {2}, VAR {0} takes the value {3}.", "若变量 {1} 的值是 {2}，则变量 {0} 取值 {3}。"),
}
_KINDS = ("set", "copy", "copy", "copy", "swap", "plus", "if")


class HaystackVariableChain(Task["HaystackVariableChain.Params", "HaystackVariableChain.Instance", frozenset[str]]):
    version = 1

    class Params(task.Params):
        variables: int = knob("how many variables there are", levels=(4, 5, 6, 7, 9, 11, 13, 16, 19, 22), ge=3, le=30)
        assignments: int = knob(
            "how many statements follow the first values", levels=(2, 4, 6, 9, 12, 16, 20, 25, 30, 36), ge=1, le=60
        )
        kinds: int = knob(
            "how many kinds of statements occur, by weight", levels=(4, 4, 5, 5, 6, 6, 7, 7, 7, 7), ge=4, le=7
        )
        values: int = knob("how many values there are at first", levels=(2, 2, 3, 3, 3, 4, 4, 5, 5, 6), ge=2, le=9)
        filler: int = knob(
            "how many words of other text there are",
            levels=(40, 70, 110, 160, 220, 290, 370, 450, 530, 620),
            ge=0,
            le=900,
        )

    class Instance(task.Instance):
        statements: tuple[Event, ...]
        filler: tuple[str, ...]  # the text before each statement, and after the last one
        value: int

        @property
        def english(self) -> str:
            return self.mixed(0)

        @property
        def chinese(self) -> str:
            return self.mixed(1)

        def mixed(self, side: int) -> str:
            told = [_TEXT[kind][side].format(*words) for kind, *words in self.statements]
            parts = [part for pair in zip(self.filler, [*told, ""], strict=True) for part in pair]
            text = " ".join(filter(None, parts))
            return text.replace("。 ", "。") if side else text  # no blank behind a Chinese full stop

        @property
        def kinds(self) -> set[str]:
            return {kind for kind, *_ in self.statements}

    prompt = Prompt(
        en=r"""
        In the text below, the statements about VAR are carried out one after the other, in the order in which they
        stand. Everything else is noise.
        {% if "plus" in kinds or "copy" in kinds %}
        A value is copied as it is at that moment; what happens later to the variable that it came from has no effect.
        {% endif %}

        {{ english }}

        Which variables hold the value {{ value }} in the end? Give the set of their names, without VAR; there is at
        least one.
        """,
        zh=r"""
        下面的文字中，关于“变量”的语句按出现的先后依次执行，其余文字（英文句子）都是干扰。
        {% if "plus" in kinds or "copy" in kinds %}
        取另一个变量的值时，取的是它当时的值；那个变量以后再变，不受影响。
        {% endif %}

        {{ chinese }}

        最后哪些变量的值是 {{ value }}？请给出这些变量名（不写“变量”二字）的集合，至少有一个。
        """,
    )

    def format(self, instance: Instance) -> Format[frozenset[str]]:
        return Set(Word(tuple(sorted({words[0] for _, *words in instance.statements}))))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, frozenset[str]]:
        letters = rng.sample("ABCDEFGHJKLMNPQRSTUVWXYZ", 3 + params.variables // 6)
        pool = [letter + digit for letter in letters for digit in "123456789"]
        names = rng.sample(pool, params.variables)
        values = rng.sample(range(11, 90), params.values)
        start: list[Event] = [("set", name, str(rng.choice(values))) for name in names]
        held: dict[str, int] = {}
        for event in start:
            _carry_out(held, event)
        statements = start
        while len(statements) < params.variables + params.assignments:
            one, two = rng.sample(names, 2)
            kind = rng.choice(_KINDS[: params.kinds])
            rest = {"set": (str(rng.choice(values)),), "plus": (two, str(rng.randint(1, 9)))}
            if kind == "if":
                true = held[two] if rng.random() < 0.5 else rng.choice(values)
                rest["if"] = (two, str(true), str(rng.choice(values)))
            event = (kind, one, *rest.get(kind, (two,)))
            before = dict(held)
            _carry_out(held, event)
            if held != before or (kind == "if" and rng.random() < 0.7):
                statements = [*statements, event]
        share = [value for value in {*held.values()} if 2 <= sum(one == value for one in held.values()) <= 8]
        if not share:
            raise task.Retry
        value = rng.choice(sorted(share))
        answer = frozenset(name for name in names if held[name] == value)
        named = {words[0]: words[1] for kind, *words in statements if kind == "set"}
        if {name for name, text in named.items() if text == str(value)} == answer:
            raise task.Retry
        ifs = [("set", event[1], event[4]) if event[0] == "if" else event for event in statements]
        for careless in (ifs, [event for event in statements if event[0] != "if"]) if ifs != statements else ():
            if answer == _holders(careless, value) and rng.random() < 0.8:
                raise task.Retry  # it would not matter whether the conditions hold
        filler = [""] * (len(statements) + 1)
        words = 0
        while words < params.filler:
            text = sentence(rng, 1).capitalize() + "."
            place = rng.randrange(len(filler))
            filler[place] = f"{filler[place]} {text}".strip()
            words += len(text.split())
        return self.Instance(statements=tuple(statements), filler=tuple(filler), value=value), answer

    def key(self, instance: Instance) -> object:
        names = {words[0] for _, *words in instance.statements}
        return [renamed(instance.statements, names), instance.value]

    def solve(self, instance: Instance) -> frozenset[str]:
        return _holders(instance.statements, instance.value)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        held: dict[str, int] = {}
        lines = []
        for event in instance.statements:
            before = dict(held)
            _carry_out(held, event)
            lines.append(_worked(event, before, held))
        return "\n".join([*lines, ", ".join(f"{name} = {value}" for name, value in sorted(held.items()))])


def _worked(event: Event, before: dict[str, int], after: dict[str, int]) -> str:
    kind, one, *words = event
    if kind == "set":
        return f"{one} = {words[0]}"
    other = words[0]
    if kind == "swap":
        return f"{one} = {after[one]}, {other} = {after[other]}"
    if kind == "if":
        changed = f"{one} = {words[2]}" if before[other] == int(words[1]) else "-"
        return f"{other} = {before[other]}: {changed}"
    sums = f"{other} + {words[1]} = {before[other]} + {words[1]}" if kind == "plus" else other
    return f"{one} = {sums} = {after[one]}"


def _holders(statements: Sequence[Event], value: int) -> frozenset[str]:
    held: dict[str, int] = {}
    for event in statements:
        _carry_out(held, event)
    return frozenset(name for name, one in held.items() if one == value)


def _carry_out(held: dict[str, int], event: Event) -> None:
    kind, one, *words = event
    if kind == "set":
        held[one] = int(words[0])
    elif kind == "swap":
        held[one], held[words[0]] = held[words[0]], held[one]
    elif kind == "if":
        if held[words[0]] == int(words[1]):
            held[one] = int(words[2])
    else:
        held[one] = held[words[0]] + int(words[1] if kind == "plus" else 0)
