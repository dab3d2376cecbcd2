"""Give the values of variables of fixed width after some statements of a language like C.

Answer: the value of each variable; unique.
Harder: more statements and types, shifts, casts, comparisons of numbers with and without a sign.
Skills: simulation, arithmetic, coding
Source: original.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.fixed_width import operate, reduced
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Mapping, Word

Tree = Any  # a number, a name, ("cast", type, tree) or (sign, left, right)

_TYPES = ("int8", "uint8", "int16", "uint16", "int32", "uint32")
_NAMES = "abcdefgh"


class FixedWidthIntegers(Task["FixedWidthIntegers.Params", "FixedWidthIntegers.Instance", dict[str, int]]):
    version = 1

    class Params(task.Params):
        variables: int = knob("how many variables there are", levels=(2, 2, 3, 3, 3, 4, 4, 5, 5, 6), ge=2, le=8)
        statements: int = knob("how many assignments follow", levels=(1, 2, 3, 4, 5, 6, 8, 10, 12, 15), ge=1, le=30)
        types: int = knob("how many of the types are used", levels=(2, 2, 4, 4, 5, 6, 6, 6, 6, 6), ge=1, le=6)
        depth: int = knob("the most operations inside each other", levels=(1, 1, 1, 2, 2, 2, 2, 2, 3, 3), ge=1, le=4)
        signs: int = knob("how many operations may occur", levels=(2, 3, 3, 5, 6, 8, 9, 9, 9, 9), ge=1, le=9)

    class Instance(task.Instance):
        types: tuple[str, ...]
        start: tuple[int, ...]
        lines: tuple[str, ...]  # assignments such as "a = (b + 3) * c"

        @property
        def declared(self) -> list[str]:
            return [f"{self.types[n]} {_NAMES[n]} = {value};" for n, value in enumerate(self.start)]

        @property
        def text(self) -> str:
            return " ".join(self.lines)

    prompt = Prompt(
        en=r"""
        A program of a language like C:

        {% for line in declared %}
        {{ line }}
        {% endfor %}
        {% for line in lines %}
        {{ line }};
        {% endfor %}

        - intN holds the whole numbers from -2^(N-1) to 2^(N-1) - 1 in two's complement, uintN those from 0 to 2^N - 1.
        - A value that is stored in a variable{{ " or cast by (type)" if "(int" in text or "(uint" in text }} and does
        not fit its type is reduced modulo 2^N to the number of that type that has the same last N bits.
        - Before an operation int8, uint8, int16 and uint16 operands become int32 with the same value; numbers that are
        written out are int32. If then one operand is uint32 and the other int32, the int32 is first cast to uint32.
        - The operation is carried out in the common type, and its result is reduced to that type too.
        {% if "/" in text or "%" in text %}
        - / drops what is behind the point (it rounds toward 0), and x % y is x - (x / y) * y.
        {% endif %}
        {% if "&" in text or "^" in text %}
        - & and ^ are taken bit by bit: and, exclusive or.
        {% endif %}
        {% if "<<" in text or ">>" in text %}
        - In a shift only the left operand is changed in this way, and the result has its type. << k moves the bits k
        places up and drops what leaves the type; >> k divides by 2^k and rounds down.
        {% endif %}
        {% if " < " in text %}
        - x < y compares in the common type and gives the int32 1 if it holds, otherwise 0.
        {% endif %}
        - Brackets say what is done first
        {{- "; a cast applies only to the variable or bracket right behind it" if "(int" in text or "(uint" in text }}.

        What are the values of the variables at the end?
        """,
        zh=r"""
        一种类似 C 的语言的程序：

        {% for line in declared %}
        {{ line }}
        {% endfor %}
        {% for line in lines %}
        {{ line }};
        {% endfor %}

        - intN 以补码存放 -2^(N-1) 到 2^(N-1) - 1 的整数，uintN 存放 0 到 2^N - 1 的整数。
        - 存入变量{{ "或用 (类型) 强制转换" if "(int" in text or "(uint" in text }}的值如果超出该类型的范围，
        就按模 2^N 化为该类型中末 N 位相同的数。
        - 运算之前，int8、uint8、int16 和 uint16 的操作数变成值相同的 int32；直接写出的数是 int32。
        这之后如果一个操作数是 uint32 而另一个是 int32，先把 int32 转换为 uint32。
        - 运算在共同的类型中进行，结果也化为该类型的数。
        {% if "/" in text or "%" in text %}
        - / 舍去小数部分（向 0 取整），x % y 等于 x - (x / y) * y。
        {% endif %}
        {% if "&" in text or "^" in text %}
        - & 和 ^ 逐位进行：与、异或。
        {% endif %}
        {% if "<<" in text or ">>" in text %}
        - 移位时只有左操作数作上述改变，结果是它的类型。
        << k 把各位左移 k 位，移出该类型的位丢弃；>> k 除以 2^k 并向下取整。
        {% endif %}
        {% if " < " in text %}
        - x < y 在共同的类型中比较，成立时得 int32 的 1，否则得 0。
        {% endif %}
        - 括号表示先做的运算{{ "；强制转换只作用于紧跟其后的变量或括号" if "(int" in text or "(uint" in text }}。

        结束时各变量的值是多少？
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, int]]:
        asked = tuple(_NAMES[: len(instance.types)])
        return Mapping(Word(asked), Integer(), required=asked)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, int]]:
        kinds = rng.sample(_TYPES, params.types)
        types = tuple(rng.choice(kinds) for _ in range(params.variables))
        start = tuple(_first(rng, type_) for type_ in types)
        values = dict(zip(_NAMES, start, strict=False))
        typed = dict(zip(_NAMES, types, strict=False))
        lines, set_, wraps = [], set(), 0
        for _ in range(params.statements):
            name = rng.choice([one for one in values if one not in set_] or list(values))
            tree = _draw(rng, params, typed, params.depth)
            found, surprises = _value(tree, values, typed)
            stored = reduced(found[0], typed[name])
            wraps += (stored != found[0]) + surprises
            if stored == values[name]:
                raise task.Retry
            values[name] = stored
            set_.add(name)
            lines.append(f"{name} = {_written(tree, True)}")
        if wraps < max(1, params.statements // 3) or (params.statements > 2 and len(set(values.values())) < 3):
            raise task.Retry
        return self.Instance(types=types, start=start, lines=tuple(lines)), values

    def key(self, instance: Instance) -> object:
        return [instance.types, instance.start, instance.lines]


def _first(rng: Random, type_: str) -> int:
    """Draw a first value, often near an end of the type."""
    bits, signed = int(type_.lstrip("uint")), type_[0] == "i"
    high = 2 ** (bits - signed) - 1
    low = -high - 1 if signed else 0
    near = rng.choice((high - rng.randint(0, min(high, 60)), low + rng.randint(0, min(high, 60)), rng.randint(2, 99)))
    return near if low <= near <= high else rng.randint(low, high)


def _draw(rng: Random, params: FixedWidthIntegers.Params, typed: dict[str, str], depth: int) -> Tree:
    if depth == 0 or (depth < params.depth and rng.random() < 0.4):
        return rng.choice(list(typed)) if rng.random() < 0.8 else rng.choice((2, 3, 5, 7, 10, 100, 200, 255, 1000))
    sign = rng.choice(("+", "-", "*", "<<", ">>", "<", "cast", "%", "^")[: params.signs])
    left = _draw(rng, params, typed, depth - 1)
    if isinstance(left, int):
        left = rng.choice(list(typed))
    if sign == "cast":
        return ("cast", rng.choice(_TYPES), left)
    if sign in ("<<", ">>"):
        return (sign, left, rng.randint(1, 9))
    if sign == "%":
        return (rng.choice("%/"), left, rng.choice((3, 7, 10, 16)))
    if sign == "^":
        sign = rng.choice("^&")
    return (sign, left, _draw(rng, params, typed, depth - 1))


def _written(tree: Tree, outer: bool = False) -> str:
    if not isinstance(tree, tuple):
        return str(tree)
    if tree[0] == "cast":
        return f"({tree[1]}) {_written(tree[2])}"
    text = f"{_written(tree[1])} {tree[0]} {_written(tree[2])}"
    return text if outer else f"({text})"


def _value(tree: Tree, values: dict[str, int], typed: dict[str, str]) -> tuple[tuple[int, str], int]:
    """Give the value and the type of an expression, and count what differs from whole numbers."""
    if isinstance(tree, int):
        return (tree, "int32"), 0
    if isinstance(tree, str):
        return (values[tree], typed[tree]), 0
    if tree[0] == "cast":
        found, count = _value(tree[2], values, typed)
        value = reduced(found[0], tree[1])
        return (value, tree[1]), count + (value != found[0])
    left, first = _value(tree[1], values, typed)
    right, second = _value(tree[2], values, typed)
    result, count = operate(tree[0], left, right)
    return result, first + second + count
