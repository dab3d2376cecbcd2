"""Make a calculator with few working keys show a number, with the fewest presses.

Answer: the keys in order, ending in =; every shortest sequence is right.
Harder: fewer digit keys, longer sequences, larger numbers.
Skills: arithmetic, search, optimization
Source: original; broken calculators are a classic of school mathematics.
"""

from __future__ import annotations

import re
from itertools import product
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Text
from bootcamp.verifiers.base import Format

_MAX = 99999


class BrokenCalculator(Task["BrokenCalculator.Params", "BrokenCalculator.Instance", str]):
    version = 1

    class Params(task.Params):
        digits: int = knob("how many digit keys work", levels=(4, 4, 4, 3, 2, 2, 2, 2, 2, 1), ge=1, le=6)
        operators: int = knob("how many of the keys + - * work", levels=(2, 2, 2, 2, 3, 3, 3, 3, 2, 3), ge=1, le=3)
        division: bool = knob("whether the key / works too", levels=(False,) + (True,) * 9)
        presses: int = knob(
            "how many presses are needed, that of = included", levels=(4, 5, 6, 7, 8, 9, 10, 11, 12, 16), ge=4, le=16
        )

    class Instance(task.Instance):
        hidden = ("best",)
        digits: str
        operators: str
        target: int
        best: int  # the fewest presses

    prompt = Prompt(
        en=r"""
        On a calculator only the keys {{ (digits ~ operators ~ "=") | listed(language) }} still work. The presses must
        be numbers with one operator between every two of them, and = once, at the end; there is nothing in front of the
        first number. Digits pressed one after the other form one number, which must not start with 0 unless it is 0
        itself.

        The calculator works strictly from left to right: when an operator or = is pressed, the operation before it is
        carried out on the result so far. Every number typed and every result on the way must be an integer from 0 to
        99999{{ "; in particular every division must come out without a remainder" if "/" in operators }}.

        Make the calculator show {{ target }} after = with the fewest presses. If there are several ways, any one will
        do. Give the keys in the order in which they are pressed, = included.
        """,
        zh=r"""
        一台计算器只有按键 {{ (digits ~ operators ~ "=") | listed(language) }} 还能用。
        按下的键必须依次是若干个数，每两个数之间恰有一个运算符，最后按一次 =；第一个数前面什么也没有。
        连续按下的数字组成一个数，除 0 本身外不能以 0 开头。

        计算器严格从左到右计算：按下运算键或 = 时，就对到目前为止的结果执行前一个运算。
        键入的每个数和每一步的结果都必须是 0 到 99999 的整数{{ "，因此除法必须整除" if "/" in operators }}。

        请用最少的按键次数使按 = 之后显示 {{ target }}；若有多种方法，任意一种都可以。按先后顺序写出所按的键，包括 =。
        """,
    )

    def format(self, instance: Instance) -> Format[str]:
        return Text(alphabet=f"{instance.digits}{instance.operators}=")

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        digits = "".join(sorted(rng.sample("0123456789", params.digits)))
        operators = "".join(sorted(rng.sample("+-*", params.operators))) + "/" * params.division
        last = _shortest_sequences(digits, operators, params.presses - 1)[-1]
        targets = sorted(value for value, sequence in last.items() if not sequence.isdigit())
        if not targets:
            raise task.Retry
        target = rng.choice(targets)
        instance = self.Instance(digits=digits, operators=operators, target=target, best=params.presses)
        return instance, f"{last[target]}="

    def check(self, instance: Instance, answer: str) -> str:
        if not re.fullmatch(r"\d+([-+*/]\d+)*=", answer):
            return "the presses are not numbers with single operators between them and = at the end"
        if re.search(r"(?<!\d)0\d", answer):
            return "a number starts with 0"
        result = 0
        for operator, number in re.findall(r"([-+*/]?)(\d+)", answer):
            after = _result(result, operator or "+", int(number[:6]))
            if after is None:
                return f"a number or result after {result} is no integer from 0 to {_MAX}"
            result = after
        if result != instance.target:
            return f"the calculator shows {result}"
        return "" if len(answer) <= instance.best else "there is a shorter sequence"


def _result(a: int, operator: str, b: int) -> int | None:
    """Carry out an operation, or give None where it is not allowed."""
    quotient = a // b if b and a % b == 0 else -1
    value = {"+": a + b, "-": a - b, "*": a * b, "/": quotient}[operator]
    return value if 0 <= value <= _MAX and b <= _MAX else None


def _shortest_sequences(digits: str, operators: str, longest: int) -> list[dict[int, str]]:
    """For every length from 0 on, map the results that need so many presses before = to a sequence of that length."""
    typed = [[text for text in map("".join, product(digits, repeat=n)) if n < 2 or text[0] != "0"] for n in range(6)]
    layers: list[dict[int, str]] = [{}]
    seen: set[int] = set()
    for length in range(1, longest + 1):
        layer = {int(text): text for text in (typed[length] if length < 6 else ()) if int(text) not in seen}
        for n in range(1, min(6, length - 1)):
            for a, before in layers[length - 1 - n].items():
                for operator, text in product(operators, typed[n]):
                    value = _result(a, operator, int(text))
                    if value is not None and value not in seen:
                        layer.setdefault(value, f"{before}{operator}{text}")
        layers.append(layer)
        seen |= layer.keys()
    return layers
