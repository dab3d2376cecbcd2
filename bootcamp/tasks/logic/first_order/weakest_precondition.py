"""Give the weakest precondition of a short program: the starts from which it surely ends in a stated condition.

Answer: a condition on the first values of the variables; every equivalent one is right.
Harder: more statements and variables, branches and assertions that split the starts.
Skills: logic, deduction, coding
Source: original; E. W. Dijkstra, Guarded commands, nondeterminacy and formal derivation of programs, CACM 18, 1975.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import numpy as np

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Condition
from bootcamp.verifiers.conditions import Linear, Tree, atoms, holds, opposite, replaced, shown, simpler

Test = tuple[str, Linear]
Assignment = tuple[int, Linear]
"""The number of the variable, and its new value."""


class _Statement(NamedTuple):
    """An assignment, an assertion, or a branch with assignments in both parts; what it has not got is empty."""

    assignment: Assignment | None = None
    test: Test | None = None
    then: tuple[Assignment, ...] = ()
    other: tuple[Assignment, ...] = ()


Program = tuple[_Statement, ...]

_DRAWS = 200
_SPAN = 12
_COMPARISONS = 7  # the most of a reference, so that it can be read


class WeakestPrecondition(Task["WeakestPrecondition.Params", "WeakestPrecondition.Instance", Tree]):
    version = 1

    class Params(task.Params):
        statements: int = knob("how many statements there are", levels=(1, 2, 3, 3, 4, 5, 5, 6, 7, 8), ge=1, le=10)
        variables: int = knob("how many variables there are", levels=(1, 1, 1, 2, 2, 2, 2, 2, 2, 2), ge=1, le=2)
        branches: int = knob("how many of them are branches", levels=(0, 0, 1, 0, 1, 1, 2, 2, 3, 3), ge=0, le=4)
        asserts: int = knob("how many of them are assertions", levels=(0, 0, 0, 1, 1, 1, 1, 1, 1, 2), ge=0, le=3)

    class Instance(task.Instance):
        names: tuple[str, ...]
        program: Program
        goal: Test

        @property
        def lines(self) -> list[str]:
            return list(_lines(self.program, self.names))

        @property
        def wanted(self) -> str:
            return shown(self.goal, self.names)

        @property
        def asserts(self) -> bool:
            return any(line.strip().startswith("assert") for line in self.lines)

    prompt = Prompt(
        en=r"""
        The variable{{ "s" if names | length > 1 }} {{ names | listed }} hold{{ "s" if names | length == 1 }}
        {{ "integers" if names | length > 1 else "an integer" }} of any size. This program runs from top to bottom; :=
        gives a variable the value of the right side.
        {% if asserts %}
        An assert whose condition does not hold stops the program for good, so that its end is never reached.
        {% endif %}

        ```
        {% for line in lines %}
        {{ line }}
        {% endfor %}
        ```

        Find the weakest precondition of {{ wanted }}: a condition on the values before the first line that is true for
        exactly those values from which the program reaches its end with {{ wanted }} true.
        """,
        zh=r"""
        变量 {{ names | listed(language) }} 的值是任意大小的整数。下面的程序从上到下执行；
        := 表示把右边的值赋给左边的变量。
        {% if asserts %}
        assert 的条件如果不成立，程序就永远停在那里，到不了结尾。
        {% endif %}

        ```
        {% for line in lines %}
        {{ line }}
        {% endfor %}
        ```

        求 {{ wanted }} 的最弱前置条件：即关于第一行执行之前各变量值的一个条件，
        它恰好对那些能使程序执行到结尾并且此时 {{ wanted }} 成立的值为真。
        """,
    )

    def format(self, instance: Instance) -> Condition:
        return Condition(instance.names)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Tree]:
        names = ("x", "y")[: params.variables]
        axis = np.arange(-_SPAN, _SPAN + 1)
        points = np.stack(np.meshgrid(*[axis] * len(names), indexing="ij"), -1).reshape(-1, len(names))
        kinds = ["if"] * params.branches + ["assert"] * params.asserts
        kinds += ["set"] * (params.statements - len(kinds))
        for _ in range(_DRAWS):
            rng.shuffle(kinds)
            program = tuple(_draw_statement(rng, kind, len(names)) for kind in kinds)
            goal = _draw_test(rng, len(names))
            found = simpler(_before(program, goal), points)
            share = holds(found, points).mean()
            if not 0.1 < share < 0.9 or len(atoms(found)) > _COMPARISONS or len(atoms(found)) <= params.branches:
                continue
            changed = (holds(found, points) != holds(goal, points)).mean() > 0.05
            if changed and _all_count(program, goal, points) and Condition(names).equal(_before(program, goal), found):
                return self.Instance(names=names, program=program, goal=goal), found
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [instance.lines, instance.wanted]


def _lines(program: Program, names: tuple[str, ...]) -> Iterator[str]:
    """Write a program."""
    for assignment, test, then, other in program:
        if assignment:
            yield _assignment(assignment, names)
        elif then:
            yield f"if {shown(test or (), names)}:"
            yield from ("    " + _assignment(one, names) for one in then)
            if other:
                yield "else:"
                yield from ("    " + _assignment(one, names) for one in other)
        else:
            yield f"assert {shown(test or (), names)}"


def _assignment(assignment: Assignment, names: tuple[str, ...]) -> str:
    place, (*factors, constant) = assignment
    value = shown(("=", (*factors, 0)), names).removesuffix(" = 0")
    return f"{names[place]} := {value}" + (f" {'-' if constant < 0 else '+'} {abs(constant)}" if constant else "")


def _draw_test(rng: Random, variables: int) -> Test:
    """Draw a comparison of a variable, or of the sum or difference of both."""
    factors = [0] * variables
    factors[rng.randrange(variables)] = 1
    if variables == 2 and rng.random() < 0.4:
        factors = [1, rng.choice((1, -1))]
    return (rng.choice(("<", "<=", ">", ">=", "!=")), (*factors, rng.randint(-9, 9)))


def _draw_statement(rng: Random, kind: str, variables: int) -> _Statement:
    """Draw a statement; a branch holds one or two assignments, and perhaps none in its other part."""

    def assignment() -> Assignment:
        place = rng.randrange(variables)
        factors = [rng.choice((0, 1, -1, 2)) for _ in range(variables)]
        factors[place] = rng.choice((1, 1, -1, 2, 3))
        return place, (*factors, rng.randint(-9, 9))

    if kind == "set":
        return _Statement(assignment())
    sizes = (rng.choice((1, 2)), rng.choice((0, 1, 1))) if kind == "if" else (0, 0)
    then, other = (tuple(assignment() for _ in range(size)) for size in sizes)
    return _Statement(test=_draw_test(rng, variables), then=then, other=other)


def _before(program: Program, goal: Tree) -> Tree:
    """Compute the condition before a program, from its last statement to its first."""
    for assignment, test, then, other in reversed(program):
        if assignment:
            goal = replaced(goal, *assignment)
        elif test and then:
            parts = [_before(tuple(map(_Statement, part)), goal) for part in (then, other)]
            goal = ("or", ("and", test, parts[0]), ("and", opposite(test), parts[1]))
        else:
            goal = ("and", test, goal)
    return goal


def _all_count(program: Program, goal: Tree, points: Any) -> bool:
    """Tell whether no branch or assertion could be left out without changing the condition."""
    whole = holds(_before(program, goal), points)
    return all(
        (holds(_before(program[:place] + program[place + 1 :], goal), points) != whole).any()
        for place, statement in enumerate(program)
        if statement.test
    )
