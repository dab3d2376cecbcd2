"""Give the values that a short Python program with numbers, strings, lists and dictionaries prints.

Answer: the value of each variable that is printed; unique.
Harder: more statements, more kinds of them, more loops inside each other, functions.
Skills: simulation, coding
Source: original.
"""

from __future__ import annotations

import re
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.small_python import Fault, followed, printed
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Record, Sequence, Text

_STATEMENTS = (
    "{x} = {x} * {k} - {y}", "{x} += {y}", "{s} = {s} + {q}", "{a}.append({x})", "{x} = {a}[0] + {a}[-1]",
    "{s} = {s}[::-1]", "{x} = len({s}) + {y}", "{s} = {s}[1:] + {s}[0]", "{a}[{i}] = {x} - {k}", "{x} = {y} // {k}",
    "{a} = {a}[1:] + {a}[:1]", "{x} = sum({a}) % {m}", "{s} = {s}.replace({c}, {q})", "{x}, {y} = {y}, {x} - {y}",
    "{x} = {s}.count({c}) + {k}", "{a} += {b}[:2]", "{a} = {b}[::-1]", "{a}.sort()", "{x} = {a}.pop({i})",
    "{a}.insert({i}, {x})", "{x} = max({a}) - min({b})", "{s} = {t}[-2:] + {s}", "{d}[{c}] = {x}",
    "{d}[{t}[0]] = {d}.get({t}[0], 0) + {k}", "{x} = {d}.get({s}[-1], {y})", "{x} = {s}.find({c}) * {k}",
    "{a} = [v * {k} for v in {a} if v % 2 == 1] + [{y}]", "{s} = ''.join(sorted({s}))",
    "{a} = sorted({a}, reverse=True)",
    "{a}[0], {a}[-1] = {a}[-1], {a}[0]", "{x} = {y} if {y} > {x} else {x} - {y}", "{s} = {s}[::2] + {t}",
    "{x} = -{x} // {k}", "{x} = -{y} % {m}", "{a} = {b}[-{k}:] + [{x}]",
    "{s} = {s}.upper() if {x} > {y} else {s}.lower()",
    "{s} = {s}[:{i}] + {q} + {s}[{k}:]", "{b} = {a}", "{x} = sum(d.values()) - {y}", "{x} = {y} and {x} + {k}",
    "{x} = {k} < {y} <= {x} or {k}", "{a} = [p - q for p, q in zip({a}, {b})] + {a}[:1]", "{s} = {s} * 2",
    "{x} = sorted({a}, key=lambda v: (v % {k}, -v))[0]", "{s} = ''.join([c for c in {s} if c not in {q}]) + {c}",
)  # fmt: skip
_BLOCKS = (
    "if {x} > {y}:", "for i in range({k}):", "for v in {a}[:4]:", "if {c} in {s}:", "while {x} > {m}:",
    "for i in range(len({a})):", "for c in {s}[:5]:", "for i, v in enumerate({b}[:3]):",
    "if {x} % {k} == 0 and {y} > {k}:",
    "for i in range({m}, 0, -{k}):", "for k, v in {d}.items():", "if not {a}[0] < {x}:",
)  # fmt: skip
_INNER = {
    "i": ("{x} += i * {k}", "{a}.append(i - {x})", "{y} = {x} - i"),
    "v": ("{x} += v", "{x} = v - {x}", "{y} = max({y}, v)"),
    "c": ("{s} = {s} + c", "{t} = c + {t}", "d[c] = d.get(c, 0) + 1"),
    "k": ("{s} = {s} + k", "{t} = k + {t}", "{x} += {s}.count(k)"),
}
_DEFINED = (
    (("def f(n):", "    if n < 2:", "        return {k}", "    return f(n - 1) + n * {k}"), "{x} = f({y} % 6)"),
    (("def g(w, n={k}):", "    w.append(n)", "    return w[0] - n"), "{x} = g({a})"),
    (
        ("def h(w):", "    r = ''", "    for c in w:", "        r = c + r if c in {q} else r + c", "    return r"),
        "{s} = h({t})",
    ),
    (("def e(n, m):", "    while m:", "        n, m = m, n % m", "    return n"), "{x} = e({x} + {k}, {y} % {m})"),
    (("def j(w, n):", "    w = w[n:] + w[:n]", "    return w[::-1]"), "{a} = j({b}, {i})"),
    (("def p(n):", "    return [] if n == 0 else p(n // 3) + [n % 3]"), "{a} = p({x} % 50) + [{k}]"),
)  # fmt: skip


_NAME = re.compile(r"\b[a-z]\b")
_QUOTED = re.compile("'[^']*'")
_NUMBER = re.compile(r"-?\d+")
_LOGICAL = re.compile(r"True|False|\[\]")
_WORD = Text(alphabet="abcdeABCDE")


class PythonOutput(Task["PythonOutput.Params", "PythonOutput.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        size: int = knob("about how many statements", levels=(2, 3, 5, 7, 9, 12, 15, 18, 22, 26), ge=2, le=40)
        kinds: int = knob(
            "how many kinds of statements there may be", levels=(10, 14, 18, 22, 26, 30, 34, 38, 42, 45), ge=6, le=45
        )
        blocks: int = knob("the number of loops and ifs", levels=(0, 1, 1, 2, 2, 3, 4, 5, 6, 7), ge=0, le=10)
        nesting: int = knob("how deep they are nested", levels=(1, 1, 1, 1, 2, 2, 2, 3, 3, 4), ge=1, le=5)
        functions: int = knob("the number of functions", levels=(0, 0, 0, 1, 1, 1, 2, 2, 3, 4), ge=0, le=6)

    class Instance(task.Instance):
        lines: tuple[str, ...]

        @property
        def asked(self) -> list[str]:
            return [line[6:-1] for line in self.lines if line.startswith("print(")]

    prompt = Prompt(
        en=r"""
        This Python 3 program prints the values of {{ asked | listed(language) }} at its end. Which values are they?

        {% for line in lines %}
        {{ line }}
        {% endfor %}
        """,
        zh=r"""
        下面的 Python 3 程序在最后输出 {{ asked | listed(language) }} 的值。这些值各是什么？

        {% for line in lines %}
        {{ line }}
        {% endfor %}
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        kinds: dict[str, Format[Any]] = {"x": Integer(), "s": _WORD, "a": Sequence(Integer(), brackets="[]")}
        kinds |= {"y": kinds["x"], "t": kinds["s"], "b": kinds["a"]}
        return Record(**{name: kinds[name] for name in instance.asked})

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        for _ in range(40):
            head = _head(rng)
            functions, calls = [], []
            for defined, call in rng.sample(_DEFINED, params.functions):
                functions += [_filled(line, rng) for line in defined]
                calls.append(call)
            body = _body(rng, params, calls)
            text = "\n".join(body)
            changed = [name for name in ("x", "y", "s", "t", "a", "b") if f"{name} = " in text or f"{name} += " in text]
            if len(changed) < 2:
                continue
            asked = rng.sample(changed, min(len(changed), 2 + (params.size > 10)))
            lines = _without_unused([*functions, *head, *body, *(f"print({name})" for name in asked)])
            try:
                output = printed(lines, 1500)
            except Fault:
                continue
            first = printed([*head, *(f"print({name})" for name in asked)])
            moved = all(one != other for one, other in zip(output, first, strict=True))
            if moved and all(0 < len(line) < 45 and not _LOGICAL.search(line) for line in output):
                instance = self.Instance(lines=lines)
                return instance, self.solve(instance)
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return instance.lines

    def solve(self, instance: Instance) -> dict[str, Any]:
        values: dict[str, Any] = {}
        for name, line in zip(instance.asked, printed(instance.lines), strict=True):
            numbers = tuple(map(int, _NUMBER.findall(line)))
            values[name] = line if name in "st" else numbers if name in "ab" else numbers[0]
        return values

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        return "\n".join(followed(instance.lines, 1500))


def _head(rng: Random) -> list[str]:
    words = ["".join(rng.choices("abcde", k=rng.randint(3, 5))) for _ in range(2)]
    numbers = [rng.sample(range(1, 20), rng.randint(3, 5)) for _ in range(2)]
    return [
        f"x = {rng.randint(2, 30)}",
        f"y = {rng.randint(2, 20)}",
        *(f"{name} = '{word}'" for name, word in zip("st", words, strict=True)),
        *(f"{name} = {values}" for name, values in zip("ab", numbers, strict=True)),
        f"d = {{'{words[0][0]}': {rng.randint(2, 9)}}}",
    ]


def _filled(form: str, rng: Random) -> str:
    (x, y), (s, t), (a, b) = (rng.sample(names, 2) for names in ("xy", "st", "ab"))
    word = "".join(rng.sample("abcde", 2))
    return form.format(
        x=x, y=y, s=s, t=t, a=a, b=b, d="d", k=rng.randint(2, 4), m=rng.randint(5, 11), i=rng.randint(0, 2),
        c=f"'{rng.choice('abcde')}'", q=f"'{word}'",
    )  # fmt: skip


def _body(rng: Random, params: PythonOutput.Params, calls: list[str]) -> list[str]:
    """Draw statements, blocks among them; every function is called at the outermost level or inside a block."""
    lines: list[str] = []
    heads: list[str] = []
    chosen = [*calls, *rng.choices(_STATEMENTS[: params.kinds], k=params.size - len(calls))]
    rng.shuffle(chosen)
    opening = set(rng.sample(range(len(chosen)), min(params.blocks, len(chosen))))
    for place, form in enumerate(chosen):
        while heads and (len(heads) >= params.nesting or rng.random() < 0.4) and not lines[-1].endswith(":"):
            heads.pop()
        if place in opening and len(heads) < params.nesting:
            head = _filled(rng.choice(_BLOCKS[: 3 + params.kinds // 5]), rng)
            lines.append("    " * len(heads) + head)
            heads.append(head)
            if head.startswith("while"):
                lines.append(f"{'    ' * len(heads)}{head.split()[1]} -= {rng.randint(2, 5)}")
            elif head.startswith("for"):
                lines.append("    " * len(heads) + _filled(rng.choice(_INNER[head.split()[1].strip(",")]), rng))
        lines.append("    " * len(heads) + _filled(form, rng))
    return lines


def _without_unused(lines: list[str]) -> tuple[str, ...]:
    """Leave out first values of variables that nothing else names."""
    used = [set(_NAME.findall(_QUOTED.sub("", line))) for line in lines]
    counts = {name: sum(name in one for one in used) for name in "xystabd"}
    return tuple(line for line in lines if line[1:4] != " = " or counts.get(line[0], 2) > 1)
