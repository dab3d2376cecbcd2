"""Find an entropy, a conditional entropy or an entropy rate in bits.

Answer: an exact number, written with logarithms to the base 2.
Harder: more outcomes, functions of a variable, joint tables, Markov sources.
Skills: probability, algebra
Source: original; C. Shannon, "A mathematical theory of communication", 1948.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from math import gcd
from random import Random
from types import MappingProxyType

from bootcamp import task
from bootcamp.lib.probability import image, stationary, uniform
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.probability.information._bits import (
    DENOMINATORS,
    Bits,
    draw_smooth,
    entropy,
    expression,
    short,
    total,
)
from bootcamp.verifiers import Math
from bootcamp.verifiers.symbolic import Node

Rows = tuple[tuple[Fraction, ...], ...]

_KINDS = ("single", "function", "given", "rows", "columns", "rate", "word")
_FUNCTIONS: MappingProxyType[str, tuple[Callable[[int, int], int], str, str]] = MappingProxyType(
    {
        "remainder": (lambda x, m: x % m, "the remainder of X on division by {}", "X 除以 {} 的余数"),
        "square": (lambda x, m: x * x % m, "the remainder of X² on division by {}", "X² 除以 {} 的余数"),
        "common": (gcd, "the greatest common divisor of X and {}", "X 与 {} 的最大公约数"),
        "distance": (lambda x, m: abs(x - m), "|X - {}|", "|X - {}|"),
        "product": (
            lambda x, m: x * (m - x) % 7,
            "the remainder of X·({} - X) on division by 7",
            "X·({} - X) 除以 7 的余数",
        ),
    }
)


class EntropyExact(Task["EntropyExact.Params", "EntropyExact.Instance", Node]):
    version = 1

    class Params(task.Params):
        kinds: int = knob("how many kinds of questions there are", levels=(1, 2, 3, 4, 5, 6, 6, 7, 7, 7), ge=1, le=7)
        easiest: int = knob("how many easy kinds are left out", levels=(0, 0, 0, 1, 1, 2, 2, 3, 4, 5), ge=0, le=6)
        size: int = knob("how many outcomes or states there are", levels=(3, 4, 5, 5, 3, 3, 4, 4, 4, 5), ge=2, le=8)

    class Instance(task.Instance):
        kind: str
        rows: Rows = ()
        """The distribution, the joint table or the chain."""
        number: int = 0
        """The largest value of X; the length of a word."""
        function: str = ""
        modulus: int = 0

        @property
        def states(self) -> str:
            return "ABCDEFGH"[: len(self.rows)]

        def grid(self, letter: str = "") -> list[tuple[object, ...]]:
            """List the rows, with x1, x2, ... or letters before them."""
            heads = [f"{letter}{i}" if letter else "ABCDEFGH"[i - 1] for i in range(1, len(self.rows) + 1)]
            return [(head, *row) for head, row in zip(heads, self.rows, strict=True)]

        def heads(self, letter: str) -> list[str]:
            return ["", *(f"{letter}{j}" for j in range(1, len(self.rows[0]) + 1))]

        def pairs(self) -> list[tuple[object, ...]]:
            return list(zip("ABCDEFGH", self.rows[0], strict=False))

        def told(self, language: str) -> str:
            _, en, zh = _FUNCTIONS[self.function]
            return (zh if language == "zh" else en).format(self.modulus)

    answer = Math()
    prompt = Prompt(
        en=r"""
        {% if kind == "single" %}
        The random variable X has this distribution:

        {{ pairs() | table(["value", "probability"]) }}

        Find the entropy H(X) in bits.
        {% elif kind in ("function", "given") %}
        X is a whole number from 1 to {{ number }}, all of them equally likely, and Y is {{ told("en") }}.
        Find {{ "the entropy H(Y)" if kind == "function" else "the conditional entropy H(X | Y)" }} in bits.
        {% elif kind in ("rows", "columns") %}
        The joint distribution of X and Y:

        {{ grid("x") | table(heads("y")) }}

        Find the conditional entropy {{ "H(Y | X)" if kind == "rows" else "H(X | Y)" }} in bits.
        {% else %}
        A stationary Markov source emits one of the letters {{ states | list | listed }} at each step. A row of the
        table tells with what probabilities each letter comes next after the letter at its head:

        {{ grid() | table([""] + (states | list)) }}

        {% if kind == "rate" %}
        Find the entropy rate of the source in bits per letter.
        {% else %}
        Find the joint entropy of {{ number }} successive letters in bits.
        {% endif %}
        {% endif %}
        Give the exact value, with logarithms to the base 2, such as log_2(3), where they are needed.
        """,
        zh=r"""
        {% if kind == "single" %}
        随机变量 X 的分布如下：

        {{ pairs() | table(["取值", "概率"]) }}

        求熵 H(X)，以比特为单位。
        {% elif kind in ("function", "given") %}
        X 等可能地取 1 到 {{ number }} 中的每个整数，Y 为 {{ told("zh") }}。
        求{{ "熵 H(Y)" if kind == "function" else "条件熵 H(X | Y)" }}，以比特为单位。
        {% elif kind in ("rows", "columns") %}
        X 与 Y 的联合分布如下：

        {{ grid("x") | table(heads("y")) }}

        求条件熵 {{ "H(Y | X)" if kind == "rows" else "H(X | Y)" }}，以比特为单位。
        {% else %}
        一个平稳马尔可夫信源每步发出字母 {{ states | list | listed("zh") }} 之一。
        表中每一行给出在行首字母之后下一个字母为各字母的概率：

        {{ grid() | table([""] + (states | list)) }}

        {% if kind == "rate" %}
        求该信源的熵率，单位为比特每字母。
        {% else %}
        求连续 {{ number }} 个字母的联合熵，以比特为单位。
        {% endif %}
        {% endif %}
        请给出精确值，必要时使用以 2 为底的对数，例如 log_2(3)。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Node]:
        kind, n = rng.choice(_KINDS[params.easiest : params.kinds]), params.size
        rows: Rows = ()
        number, function, modulus = 0, "", 0
        if kind == "single":
            rows = (draw_smooth(rng, n, rng.choice(DENOMINATORS[6:])),)
        elif kind in ("function", "given"):
            number, function = rng.randint(8, 14 * n), rng.choice(list(_FUNCTIONS))
            modulus = rng.randint(2, 20)
        elif kind in ("rows", "columns"):
            wide = rng.randint(2, n)
            flat = draw_smooth(rng, n * wide, rng.choice([d for d in DENOMINATORS if d >= 2 * n * wide] or [54]))
            rows = tuple(flat[i * wide : (i + 1) * wide] for i in range(n))
        else:
            n, number = max(3, n - 1), rng.randint(3, 6) if kind == "word" else 0
            rows = tuple(draw_smooth(rng, n, rng.choice((4, 6, 8, 9, 12))) for _ in range(n))
            if len(set(rows)) < n:
                raise task.Retry
        instance = self.Instance(kind=kind, rows=rows, number=number, function=function, modulus=modulus)
        bits = _bits(instance)
        if not short(bits, 2):
            raise task.Retry
        return instance, expression(bits)

    def key(self, instance: Instance) -> object:
        rows = [sorted(row) for row in instance.rows] if instance.kind in ("single", "rows") else instance.rows
        return [instance.kind, sorted(rows), instance.number, instance.function, instance.modulus]


def _bits(instance: EntropyExact.Instance) -> Bits:
    kind, rows, number = instance.kind, instance.rows, instance.number
    if kind == "single":
        return entropy(rows[0])
    if kind in ("function", "given"):
        values = uniform(range(1, number + 1))
        found = image(values, lambda x: _FUNCTIONS[instance.function][0](x, instance.modulus))
        inside = entropy(found.values())
        return inside if kind == "function" else total((1, entropy(values.values())), (-1, inside))
    if kind in ("rows", "columns"):
        lines = rows if kind == "rows" else tuple(zip(*rows, strict=True))
        whole_bits = entropy(cell for row in rows for cell in row)
        return total((1, whole_bits), (-1, entropy(map(sum, lines))))  # type: ignore[arg-type]
    start = stationary(rows)
    rate = total(*((weight, entropy(row)) for weight, row in zip(start, rows, strict=True)))
    return rate if kind == "rate" else total((1, entropy(start)), (number - 1, rate))
