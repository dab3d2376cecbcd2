"""Give the values of a program's variables after a certain step of its run.

Answer: the value of each variable; unique.
Harder: longer programs with more loops inside each other, later steps.
Skills: simulation, coding
Source: original.
"""

from __future__ import annotations

import ast
from collections.abc import Callable
from operator import add, floordiv, mod, mul, sub
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.program import Fault, Lines, draw, manual, names, run, skeleton, tokens
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Mapping, Word

_OPERATIONS: dict[type[ast.operator], Callable[[int, int], int]] = {
    ast.Add: add,
    ast.Sub: sub,
    ast.Mult: mul,
    ast.FloorDiv: floordiv,
    ast.Mod: mod,
}
_CALLS: dict[str, Callable[..., int]] = {"min": min, "max": max, "abs": abs}


class ProgramStateAtStep(Task["ProgramStateAtStep.Params", "ProgramStateAtStep.Instance", dict[str, int]]):
    version = 1

    class Params(task.Params):
        size: int = knob(
            "about how many lines the program has", levels=(5, 7, 9, 11, 14, 17, 21, 25, 30, 36), ge=4, le=60
        )
        loops: int = knob("the most loops", levels=(0, 1, 1, 2, 2, 3, 4, 5, 6, 8), ge=0, le=12)
        nesting: int = knob("how deep blocks are nested", levels=(1, 1, 2, 2, 2, 3, 3, 3, 4, 4), ge=0, le=6)
        step: int = knob(
            "about which assignment is asked for, at least", levels=(4, 6, 8, 11, 15, 20, 28, 38, 52, 70), ge=3, le=200
        )

    class Instance(task.Instance):
        lines: Lines
        step: int

        @property
        def rules(self) -> tuple[str, str]:
            return manual(self.lines)

        @property
        def listing(self) -> list[str]:
            return [f"{place:2} | {line}" for place, line in enumerate(self.lines, 1)]

        @property
        def asked(self) -> list[str]:
            heads = [line.split()[1] for line in self.lines if line.lstrip().startswith("for ")]
            return [name for name in names(self.lines) if name not in heads]

        @property
        def looped(self) -> bool:
            return any(line.lstrip().startswith("for ") for line in self.lines)

    prompt = Prompt(
        en=r"""
        {{ rules[0] }}

        {% for line in listing %}
        {{ line }}
        {% endfor %}

        The program is run. Each time that a line which is an assignment is carried out counts as one step; tests
        {{- " and what a for does to its own variable do" if looped else " do" }} not count.
        What are the values of {{ asked | listed(language) }} just after step {{ step }}?
        """,
        zh=r"""
        {{ rules[1] }}

        {% for line in listing %}
        {{ line }}
        {% endfor %}

        运行这个程序。每执行一次赋值语句算一步；条件判断
        {{- "以及 for 对循环变量的赋值" if looped }}不算。
        第 {{ step }} 步刚执行完时，{{ asked | listed(language) }} 的值各是多少？
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, int]]:
        asked = tuple(instance.asked)
        return Mapping(Word(asked), Integer(), required=asked)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, int]]:
        for _ in range(50):
            lines = draw(rng, (), params.size, params.loops, params.nesting, printing=False)
            try:
                log = run(lines, {}, 6 * params.step + 50, log=True).log
            except Fault:
                continue
            steps = range(params.step, min(len(log), params.step + params.step // 3 + 2))
            instance = self.Instance(lines=lines, step=rng.choice(steps) if steps else 0)
            if steps and max(map(abs, log[instance.step - 1][1].values())) < 10**5:
                answer = self.solve(instance)
                if len(answer) == len(instance.asked) and len(set(answer.values())) > 1:
                    return instance, answer
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [skeleton(instance.lines), instance.step]

    def solve(self, instance: Instance) -> dict[str, int]:
        _, values = run(instance.lines, {}, log=True).log[instance.step - 1]
        return {name: values[name] for name in instance.asked if name in values}

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines = []
        before: dict[str, int] = {}
        for number, (place, values) in enumerate(run(instance.lines, {}, log=True).log[: instance.step], start=1):
            name, sign, *right = tokens(instance.lines[place])
            parts = right if sign == "=" else [name, sign[0], "(", *right, ")"]
            known = before | values | {name: before.get(name, 0)}  # a for may have set its variable in between
            shown = _worked(" ".join(str(known.get(part, part)) for part in parts))
            state = ", ".join(f"{one} = {value}" for one, value in values.items())
            lines.append(f"{number}. ({place + 1}) {name}: {shown}; {state}")
            before = values
        return "\n".join(lines)


def _worked(text: str) -> str:
    """Write an expression of numbers and what it becomes, an operation after the other."""
    tree = ast.parse(text, mode="eval").body
    shown = [ast.unparse(tree)]
    while not _is_number(tree):
        tree = _stepped(tree)
        shown += [ast.unparse(tree)] if ast.unparse(tree) != shown[-1] else []
    return " = ".join(shown)


def _is_number(tree: ast.expr) -> bool:
    return isinstance(tree.operand if isinstance(tree, ast.UnaryOp) else tree, ast.Constant)


def _stepped(tree: ast.expr) -> ast.expr:
    """Carry out the operation that comes first from the left, of those whose parts are numbers."""
    if isinstance(tree, ast.UnaryOp):
        return (
            ast.Constant(-ast.literal_eval(tree.operand))
            if _is_number(tree.operand)
            else ast.UnaryOp(tree.op, _stepped(tree.operand))
        )
    parts = tree.args if isinstance(tree, ast.Call) else [tree.left, tree.right] if isinstance(tree, ast.BinOp) else []
    for place, part in enumerate(parts):
        if not _is_number(part):
            changed = [*parts[:place], _stepped(part), *parts[place + 1 :]]
            if isinstance(tree, ast.Call):
                return ast.Call(tree.func, changed, [])
            assert isinstance(tree, ast.BinOp)
            return ast.BinOp(changed[0], tree.op, changed[1])
    values = [ast.literal_eval(part) for part in parts]
    if isinstance(tree, ast.Call):
        assert isinstance(tree.func, ast.Name)
        return ast.Constant(_CALLS[tree.func.id](*values))
    assert isinstance(tree, ast.BinOp)
    return ast.Constant(_OPERATIONS[type(tree.op)](*values))
