"""Give what a program shows in an invented language whose rules are printed.

Answer: the numbers that are shown, in order; unique.
Harder: more rules against habit, longer programs, loops and branches inside each other.
Skills: simulation, instructions, coding
Source: original.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.odd_language import FEATURES, Machine, OddFault, draw
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence

_RULES = {  # parts are told where the program has what they are about
    "": (
        "v -> x sets the name x to the value v, and show v shows the value v.|A value is a chain of names and numbers "
        "with signs between them, worked out from right to left, whatever the signs: "
        "9 - 2 * 3 + 1 is 9 - (2 * (3 + 1)).",
        "v -> x 把名字 x 的值设为 v，show v 显示 v 的值。|一个值是由符号连接的名字和数，无论什么符号，"
        "一律从右往左算：9 - 2 * 3 + 1 就是 9 - (2 * (3 + 1))。",
    ),
    "wrap": (
        "Every result of a sign and every value that a name is set to is replaced by its remainder modulo {base}, "
        "from 0 to {last}.",
        "每个运算的结果以及赋给名字的每个值，都换成它除以 {base} 的余数（0 到 {last}）。",
    ),
    "divide": (
        "x / y is the quotient rounded up to an integer (7 / 2 is 4, -7 / 2 is -3); x / 0 is 0.",
        "x / y 是商向上取整（7 / 2 得 4，-7 / 2 得 -3）；x / 0 得 0。",
    ),
    "loop": (
        "loop x from m to n ... end runs its lines once for each x from m to n, both included, in {order} order; not "
        "at all if m > n. m and n are looked up once, before; each round sets x.",
        "loop x from m to n ... end 对从 m 到 n（含两端）的每个 x 各执行一次其中的各行，x {order}，"
        "m > n 时一次也不执行。m 和 n 只在开始前取值一次；每轮都给 x 赋值。",
    ),
    "down": ("", ""),
    "when": (
        "when v ... else ... end runs its first lines if v is 0, else those behind else, if there are any.",
        "when v ... else ... end：v 为 0 时执行前面的各行，否则执行 else 后面的各行（如果有）。",
    ),
    "swap": ("swap x y exchanges the values of x and y.", "swap x y 交换 x 和 y 的值。"),
    "move": ("move x y sets y to the value of x and then x to 0.", "move x y 先把 y 设为 x 的值，再把 x 设为 0。"),
    "old": (
        "x' is the value that x had before it was last set (even if that did not change it); "
        "if it was not set twice yet, 0.",
        "x' 是 x 最近一次被赋值之前的值（即使那次赋值没有改变它）；赋值不到两次时为 0。",
    ),
    "odd": ("x ~ y is 2 * x - y.", "x ~ y 等于 2 * x - y。"),
    "tags": (
        "Lines with a tag such as #7 begin a part of the program, which ends before the next tag. "
        "The parts run in the order of their tags, the smallest first.",
        "带有 #7 这样标签的行是程序一个部分的开始，到下一个标签之前为止。各部分按标签从小到大的顺序执行。",
    ),
    "unset": (
        "A name that was never set has the value {unset}.",
        "从未赋值的名字的值是 {unset}。",
    ),
    "spend": (
        "show x with a name alone also sets x to 0 afterwards.",
        "show x 中若只有一个名字，显示之后还把 x 设为 0。",
    ),
}


class InventedLanguageOutput(Task["InventedLanguageOutput.Params", "InventedLanguageOutput.Instance", tuple[int, ...]]):
    version = 1

    class Params(task.Params):
        features: int = knob("how many rules are added", levels=(1, 2, 3, 4, 5, 6, 7, 8, 9, 11), ge=0, le=12)
        size: int = knob("about how many lines", levels=(6, 8, 9, 11, 14, 17, 20, 24, 28, 32), ge=6, le=40)
        nesting: int = knob("how deep blocks are nested", levels=(1, 1, 1, 2, 2, 2, 2, 3, 3, 3), ge=0, le=4)
        steps: int = knob("the most steps of a run", levels=(20, 30, 40, 50, 60, 80, 100, 120, 150, 200), ge=10, le=400)

    class Instance(task.Instance):
        features: tuple[str, ...]
        lines: tuple[str, ...]
        base: int
        unset: int

        def rules(self, language: str) -> list[str]:
            zh = language == "zh"
            ways = ("从大到小", "从小到大") if zh else ("decreasing", "increasing")
            order = ways["down" not in self.features]
            told = [_RULES[name][zh] for name in ("", *self.features)]
            filled = [rule.format(base=self.base, unset=self.unset, order=order, last=self.base - 1) for rule in told]
            return [part for rule in filled for part in rule.split("|") if part and self._used(part)]

        def _used(self, part: str) -> bool:
            """Tell whether a rule is about something that the program has."""
            text = " ".join(self.lines)
            marks = {"swap x y": "swap", "move x y": "move", "x'": "'", "x / y": "/", "x ~ y": "~", "loop x": "loop"}
            marks |= {"when v": "when"}
            return all(sign in text for mark, sign in marks.items() if part.startswith(mark))

    prompt = Prompt(
        en=r"""
        A language has these rules:

        {{ rules(language) | bullets }}

        Which numbers does this program show?

        {% for line in lines %}
        {{ line }}
        {% endfor %}
        """,
        zh=r"""
        某种语言的规则如下：

        {{ rules(language) | bullets }}

        下面的程序依次显示哪些数？

        {% for line in lines %}
        {{ line }}
        {% endfor %}
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[int, ...]]:
        return Sequence(Integer())

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[int, ...]]:
        for _ in range(60):
            chosen = set(rng.sample(FEATURES, params.features))
            if chosen & {"down"}:
                chosen.add("loop")
            features = tuple(name for name in FEATURES if name in chosen)
            lines = draw(rng, features, params.size, params.nesting)
            instance = self.Instance(
                features=features, lines=lines, base=rng.choice((10, 12, 16, 20)), unset=rng.randint(1, 9)
            )
            try:
                answer = _run(instance, params.steps, False)
                plain = _run(instance, params.steps, True)
            except (OddFault, IndexError):
                continue
            if 2 <= len(answer) <= 12 and answer != plain and len(set(answer)) > 1 and max(map(abs, answer)) < 1000:
                return instance, answer
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [instance.lines, instance.features, instance.base, instance.unset]

    def solve(self, instance: Instance) -> tuple[int, ...]:
        return _run(instance, 1000, False)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        machine = Machine(instance.features, instance.base, instance.unset, 1000)
        machine.run(instance.lines)
        return "\n".join(machine.log)


def _run(instance: InventedLanguageOutput.Instance, limit: int, plain: bool) -> tuple[int, ...]:
    return Machine(instance.features, instance.base, instance.unset, limit, plain).run(instance.lines)
