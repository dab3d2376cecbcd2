"""Read an ElGamal message whose random number was made from those of messages that are known.

Answer: the message; unique.
Harder: larger primes, more known messages, larger multiples, a number added.
Skills: arithmetic, search, algebra
Source: original; T. ElGamal, A public key cryptosystem based on discrete logarithms, 1985.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.modular_steps import inverse_steps, product
from bootcamp.lib.numbers import inverse, primitive_root, random_coprime, random_prime
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer


class ElgamalToy(Task["ElgamalToy.Params", "ElgamalToy.Instance", int]):
    version = 1

    class Params(task.Params):
        prime: int = knob(
            "the bound of the prime", levels=(40, 60, 100, 200, 300, 600, 1000, 3000, 10**4, 10**5), ge=20, le=10**9
        )
        known: int = knob("how many messages are known", levels=(1, 1, 1, 1, 2, 2, 2, 3, 3, 3), ge=1, le=4)
        multiple: int = knob("the largest multiple", levels=(1, 2, 6, 3, 3, 3, 3, 2, 3, 3), ge=1, le=9)
        added: int = knob("the largest number that is added", levels=(0, 0, 0, 3, 0, 2, 4, 3, 4, 6), ge=0, le=20)

    class Instance(task.Instance):
        p: int
        g: int
        y: int
        known: tuple[tuple[int, int, int], ...]  # c1, c2 and the message
        multiple: int
        added: int
        first: int
        second: int

        @property
        def rule(self) -> str:
            terms = [f"e_{i} k_{i}" for i in range(1, len(self.known) + 1)]
            return " + ".join([*terms, *["s"] * (self.added > 0)])

        @property
        def names(self) -> list[str]:
            return [f"e_{i}" for i in range(1, len(self.known) + 1)]

    prompt = Prompt(
        en=r"""
        In the ElGamal system all calculations are modulo the prime p = {{ p }}. The public key is g = {{ g }} and y =
        {{ y }}; the private key x with g^x = y is secret. To encrypt a message m, a number from 1 to p-1, the sender
        chooses a secret number k and sends the pair (c1, c2) with c1 = g^k and c2 = m y^k.

        {% for c1, c2, m in known %}
        - Pair {{ loop.index }}, made with k_{{ loop.index }}, is ({{ c1 }}, {{ c2 }}); its message is known to be
          {{ m }}.
        {% endfor %}

        {% if multiple == 1 and not added %}
        For a further message the sender used k_1 again.
        {% else %}
        For a further message the sender took k = {{ rule }}, where {{ names | listed }}
        {{ "is a whole number" if names | length == 1 else "are whole numbers" }} from 0 to {{ multiple }}
        {%- if added %} and s is a whole number from 0 to {{ added }}{% endif %}, which nobody told.
        {% endif %}
        The result is the pair ({{ first }}, {{ second }}). Find this message.
        """,
        zh=r"""
        在 ElGamal 密码中，所有运算都模质数 p = {{ p }}。公钥为 g = {{ g }} 和 y = {{ y }}；满足 g^x = y 的私钥 x 保密。
        加密消息 m（1 到 p-1 的整数）时，发送者选一个秘密的数 k，发送数对 (c1, c2)，其中 c1 = g^k，c2 = m y^k。

        {% for c1, c2, m in known %}
        - 用 k_{{ loop.index }} 得到的第 {{ loop.index }} 个数对是 ({{ c1 }}, {{ c2 }})，已知它的消息是 {{ m }}。
        {% endfor %}

        {% if multiple == 1 and not added %}
        对另一条消息，发送者又用了 k_1。
        {% else %}
        对另一条消息，发送者取 k = {{ rule }}，其中 {{ names | listed(language) }} 是 0 到 {{ multiple }} 的整数
        {%- if added %}，s 是 0 到 {{ added }} 的整数{% endif %}，这些数没有透露。
        {% endif %}
        结果是数对 ({{ first }}, {{ second }})。求这条消息。
        """,
    )

    def format(self, instance: Instance) -> Format[int]:
        return Integer(1, instance.p - 1)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        p = random_prime(rng, params.prime // 2, params.prime)
        g = pow(primitive_root(p), random_coprime(rng, p - 1, 1, p - 2), p)
        y = pow(g, rng.randint(2, p - 3), p)
        numbers = [rng.randint(2, p - 2) for _ in range(params.known)]
        factors = [rng.randint(1, params.multiple) for _ in numbers]
        if params.multiple > 1 and max(factors) == 1:
            raise task.Retry  # no more than adding up
        k = sum(a * b for a, b in zip(factors, numbers, strict=True)) + rng.randint(params.added > 0, params.added)
        pairs = []
        for number in [*numbers, k]:
            message = rng.randint(2, p - 1)
            pairs.append((pow(g, number, p), message * pow(y, number, p) % p, message))
        if len({c1 for c1, _, _ in pairs[:-1]}) < len(numbers) or y == 1 or pairs[-1][0] in (1, g):
            raise task.Retry
        first, second, message = pairs[-1]
        instance = self.Instance(
            p=p,
            g=g,
            y=y,
            known=tuple(pairs[:-1]),
            multiple=params.multiple,
            added=params.added,
            first=first,
            second=second,
        )
        return instance, message

    def solve(self, instance: Instance) -> int:
        p = instance.p
        ways = [(pow(instance.g, s, p), pow(instance.y, s, p)) for s in range(instance.added + 1)]
        for c1, c2, message in instance.known:
            mask = c2 * pow(message, -1, p) % p
            powers = [(pow(c1, e, p), pow(mask, e, p)) for e in range(instance.multiple + 1)]
            ways = [(a * u % p, b * v % p) for a, b in ways for u, v in powers]
        return instance.second * pow(dict(ways)[instance.first], -1, p) % p

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        p, lines = instance.p, list[str]()
        factors = [1] * (len(instance.known) + 1)
        factors[0] = 0
        if instance.multiple > 1 or instance.added:
            factors, lines = _found(instance)
        above, below = instance.second, 1
        for (_, c2, message), exponent in zip(instance.known, factors[1:], strict=True):
            for _ in range(exponent):
                above, below = _times(above, message, p, lines), _times(below, c2, p, lines)
        for _ in range(factors[0]):
            below = _times(below, instance.y, p, lines)
        lines.append(f"{below}m = {above} (mod {p})")
        lines += inverse_steps(below, p)[0]
        _times(inverse(below, p), above, p, lines)
        return "\n".join(lines)


def _times(a: int, b: int, p: int, lines: list[str]) -> int:
    """Write a product and its remainder, unless a factor is 1, and give the remainder."""
    if a != 1 and b != 1:
        rest = f" = {a * b // p}·{p} + {a * b % p}" if a * b >= p else ""
        lines.append(product(a, b) + rest)
    return a * b % p


def _found(instance: ElgamalToy.Instance) -> tuple[list[int], list[str]]:
    """Find s and the exponents of the known pairs, whose first numbers are multiplied in all ways until one fits."""
    p, lines = instance.p, list[str]()
    ways = [([0], 1)]
    bases = [(instance.g, instance.added), *((c1, instance.multiple) for c1, _, _ in instance.known)]
    for number, (base, most) in enumerate(bases):
        powers = [1]
        for _ in range(most):
            powers.append(_times(powers[-1], base, p, lines))
        wider = []
        for exponents, value in ways:
            for exponent, power in enumerate(powers):
                chosen = [*exponents, exponent] if number else [exponent]
                after = _times(value, power, p, lines)
                if value != 1 and power != 1:
                    lines[-1] = f"{', '.join(map(str, chosen))}: {lines[-1]}"
                wider.append((chosen, after))
                if number == len(instance.known) and after == instance.first:
                    lines.append(f"s, e: {', '.join(map(str, chosen))}")
                    return chosen, lines
        ways = wider
    raise ValueError("no exponents fit")
