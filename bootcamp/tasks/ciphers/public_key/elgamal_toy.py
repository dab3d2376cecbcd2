"""Read an ElGamal message whose random number was made from those of messages that are known.

Answer: the message; unique.
Harder: larger primes, more known messages, larger multiples, a number added.
Skills: arithmetic, search, algebra
Source: original; T. ElGamal, A public key cryptosystem based on discrete logarithms, 1985.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.numbers import primitive_root, random_coprime, random_prime
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer


class ElgamalToy(Task["ElgamalToy.Params", "ElgamalToy.Instance", int]):
    version = 1

    class Params(task.Params):
        prime: int = knob(
            "the bound of the prime", levels=(40, 60, 100, 200, 300, 600, 1000, 3000, 10**4, 10**5), ge=20, le=10**9
        )
        known: int = knob("how many messages are known", levels=(1, 1, 1, 1, 2, 2, 2, 3, 3, 3), ge=1, le=4)
        multiple: int = knob("the largest multiple", levels=(1, 2, 3, 3, 2, 3, 3, 2, 3, 3), ge=1, le=9)
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
