"""Give the numbers that a program prints whose functions share, capture, hide and set each other's variables.

Answer: the printed numbers in order; unique.
Harder: more functions, deeper inside each other, more calls.
Skills: simulation, coding
Source: original.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.small_python import Fault, followed, printed
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence

_FUNCTIONS = "fghjpqrtuw"
_HOLDERS = "abc"
_LISTS = ("s", "v", "z")


class ClosureScopeOutput(Task["ClosureScopeOutput.Params", "ClosureScopeOutput.Instance", tuple[int, ...]]):
    version = 1

    class Params(task.Params):
        functions: int = knob("the number of functions", levels=(2, 2, 3, 3, 4, 5, 6, 7, 8, 9), ge=2, le=10)
        nesting: int = knob("how deep they are nested", levels=(1, 2, 2, 2, 3, 3, 3, 4, 4, 5), ge=1, le=6)
        calls: int = knob(
            "about how many calls the program itself makes", levels=(2, 2, 3, 4, 4, 5, 6, 6, 7, 8), ge=1, le=20
        )
        makers: int = knob("how many lists of functions loops make", levels=(0, 0, 1, 1, 1, 1, 2, 2, 2, 3), ge=0, le=3)

    class Instance(task.Instance):
        lines: tuple[str, ...]

    prompt = Prompt(
        en=r"""
        What does this Python 3 program print? Give the printed numbers in order.

        {% for line in lines %}
        {{ line }}
        {% endfor %}
        """,
        zh=r"""
        下面的 Python 3 程序输出什么？请按顺序写出输出的数。

        {% for line in lines %}
        {{ line }}
        {% endfor %}
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[int, ...]]:
        return Sequence(Integer())

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[int, ...]]:
        for _ in range(60):
            lines = _draw(params, rng)
            output = _printed(lines)
            if output is None:
                continue
            plain = [line for line in lines if line.split()[0] not in ("nonlocal", "global")]
            early = [line.replace("lambda: ", "lambda i=i: ") for line in lines]
            trapped = output not in (_printed(plain), _printed(early)) if params.makers else output != _printed(plain)
            if (
                trapped
                and 3 <= len(output) <= 8 + 2 * params.calls
                and len(set(output)) > 2
                and max(map(abs, output)) < 10**5
            ):
                return self.Instance(lines=lines), output
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return instance.lines

    def solve(self, instance: Instance) -> tuple[int, ...]:
        return tuple(map(int, printed(instance.lines)))

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        return "\n".join(followed(instance.lines))


def _printed(lines: Iterable[str]) -> tuple[int, ...] | None:
    try:
        return tuple(map(int, printed(lines, 600)))
    except Fault:
        return None


def _draw(params: ClosureScopeOutput.Params, rng: Random) -> tuple[str, ...]:
    """Draw a tree of functions, each used where it is defined, and lists of functions that a loop makes."""
    inside: dict[str, list[str]] = {"": []}
    depth = {"": 0}
    for name in rng.sample(_FUNCTIONS, params.functions):
        parent = rng.choice([one for one in inside if depth[one] < params.nesting])
        inside[parent].append(name)
        inside[name] = []
        depth[name] = depth[parent] + 1
    makers: set[str] = set()
    for name in reversed(inside):  # children before parents: what is handed out gives a number
        if name and inside[name] and inside[name][-1] not in makers and rng.random() < 0.7:
            makers.add(name)
    lines = [f"{name} = {rng.randint(1, 9)}" for name in "xy"]
    lines += _body(rng, "", inside, makers, frozenset(), params.calls)
    for name in _LISTS[: params.makers]:
        captured = rng.choice(("", "", " i=i", " y=x", " x=i"))
        lines += [
            f"{name} = []",
            f"for i in range({rng.randint(2, 3)}):",
            f"    {name}.append(lambda{captured}: {rng.choice(('x', 'y'))} {rng.choice('+-*')} i)",
            f"{rng.choice('xy')} {rng.choice('+-')}= {rng.randint(2, 9)}",
            f"for k in {name}:",
            "    print(k())",
        ]
    return tuple(lines)


def _body(
    rng: Random, name: str, inside: dict[str, list[str]], makers: set[str], around: frozenset[str], calls: int
) -> list[str]:
    """Write what a function (or, without a name, the program) does; `around` are variables of functions around it."""
    lines: list[str] = []
    own: set[str] = set()
    variable = "x"
    if name:
        kind, variable = rng.choice(("own", "nonlocal", "nonlocal", "global", "read")), rng.choice("xy")
        if kind == "nonlocal" and around:
            variable = rng.choice(sorted(around))
        if kind == "global" or (kind == "nonlocal" and around):
            lines.append(f"{kind} {variable}")
            lines.append(f"{variable} {rng.choice('+-')}= {rng.choice(('n', str(rng.randint(2, 9))))}")
        elif kind == "own":
            lines.append(f"{variable} = {rng.choice(('n', f'n + {rng.randint(1, 9)}', str(rng.randint(2, 9))))}")
            own.add(variable)
    hidden = {variable} if lines and lines[0].startswith("global") else set()
    known = frozenset((around | own) - hidden)
    for child in inside[name]:
        inner = _body(rng, child, inside, makers, known, calls)
        declared = inner[0].split()[-1] if inner[0].startswith(("global", "nonlocal")) else ""
        free = [one for one in "xym" if one != declared]
        default = f", {rng.choice(free)}={rng.choice('xyn' if name else 'xy')}" if rng.random() < 0.4 else ""
        lines += [f"def {child}(n{default}):", *(f"    {line}" for line in inner)]
    handed = inside[name][-1] if name in makers else ""
    used = [child for child in inside[name] if child != handed]
    for place, child in enumerate(used):
        for turn in range(rng.randint(1, 2) if name else max(1, calls // len(used))):
            given = rng.choice(("n", "x", "y", str(rng.randint(1, 9)))) if name else str(rng.randint(1, 9))
            if child in makers:
                holder = _HOLDERS[place % 3] + str(turn + 1)
                lines.append(f"{holder} = {child}({given})")
                lines += [f"print({holder}({rng.randint(1, 9)}))" for _ in range(rng.randint(1, 2))]
            elif own and rng.random() < 0.4:
                lines.append(f"{min(own)} = {child}({given})")
            else:
                lines.append(f"print({child}({given}))")
        if not name and rng.random() < 0.6:
            lines.append(f"{rng.choice('xy')} {rng.choice(('=', '+='))} {rng.randint(2, 9)}")
    if handed:
        lines.append(f"return {handed}")
    elif name:
        lines.append(f"return {rng.choice((variable, f'{variable} + n', 'x + y', 'x - n', 'y * n', 'x - y'))}")
    else:
        lines.append("print(x - y)")
    return lines
