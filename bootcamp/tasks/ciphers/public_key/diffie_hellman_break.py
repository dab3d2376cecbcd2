"""Find secrets that were agreed on by the exchange of powers, with somebody in the middle, three people or weak
numbers.

Answer: the secret, or the two secrets of the one in the middle; unique.
Harder: larger primes; exponents that have to be found from small bounds or from small factors of p - 1.
Skills: arithmetic, search, algebra
Source: original; W. Diffie and M. Hellman, New directions in cryptography, 1976.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.numbers import factorize, is_prime, primes_below, primitive_root, random_coprime, random_prime
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence

_KINDS = ("middle", "middle", "three", "three", "three", "smooth", "smooth", "smooth", "smooth three", "smooth three")


class DiffieHellmanBreak(Task["DiffieHellmanBreak.Params", "DiffieHellmanBreak.Instance", Any]):
    version = 1

    class Params(task.Params):
        kind: str = knob("what is weak", levels=_KINDS, pattern="^(middle|three|smooth|smooth three)$")
        prime: int = knob(
            "the bound of the prime",
            levels=(40, 100, 100, 300, 1000, 600, 3000, 20000, 10**7, 10**12),
            ge=20,
            le=10**12,
        )
        bound: int = knob("the bound of small exponents", levels=(6, 9, 8, 12, 20, 0, 0, 0, 0, 0), ge=0, le=1000)
        factor: int = knob("the largest prime factor of p - 1", levels=(0, 0, 0, 0, 0, 7, 11, 13, 17, 29), ge=0, le=100)

    class Instance(task.Instance):
        kind: str
        p: int
        g: int
        bound: int
        sent: tuple[int, ...]
        own: tuple[int, ...]  # the exponents of the one in the middle

        @property
        def factors(self) -> str:
            return " * ".join(f"{q}^{e}" if e > 1 else str(q) for q, e in factorize(self.p - 1).items())

    prompt = Prompt(
        en=r"""
        All calculations are modulo the prime p = {{ p }}, and g = {{ g }}.
        {% if kind == "middle" %}
        Ana chooses a secret number a and sends A = g^a to Bo; Bo chooses a secret number b and sends B = g^b to Ana.
        Each then takes the number that came, to the power of their own secret number, as the shared secret. But Mo, who
        stands between them, catches A = {{ sent[0] }} and B = {{ sent[1] }}. Mo sends g^{{ own[0] }} to Ana instead of
        B and g^{{ own[1] }} to Bo instead of A. Give the list of the secret that Ana takes and the secret that Bo
        takes.
        {% elif "three" in kind %}
        Ana, Bo and Cy have the secret numbers a, b and c. On the open line were sent: g^a = {{ sent[0] }},
        g^b = {{ sent[1] }}, g^c = {{ sent[2] }}, then g^(ab) = {{ sent[3] }}, g^(bc) = {{ sent[4] }} and
        g^(ca) = {{ sent[5] }}. The shared secret is g^(abc).
        {% if bound %}
        a, b and c are from 2 to {{ bound }}.
        {% else %}
        p - 1 = {{ factors }}.
        {% endif %}
        Find the shared secret.
        {% else %}
        Ana has the secret number a and sent A = g^a = {{ sent[0] }}; Bo has the secret number b and sent
        B = g^b = {{ sent[1] }}. The shared secret is g^(ab). p - 1 = {{ factors }}. Find the shared secret.
        {% endif %}
        """,
        zh=r"""
        所有运算都模质数 p = {{ p }}，且 g = {{ g }}。
        {% if kind == "middle" %}
        Ana 选一个秘密的数 a，把 A = g^a 发给 Bo；Bo 选一个秘密的数 b，把 B = g^b 发给 Ana。
        每人把收到的数取自己秘密数次幂，作为共享密钥。但站在中间的 Mo 截下了 A = {{ sent[0] }} 和 B = {{ sent[1] }}，
        改为把 g^{{ own[0] }} 代替 B 发给 Ana，把 g^{{ own[1] }} 代替 A 发给 Bo。
        请写出由 Ana 得到的密钥和 Bo 得到的密钥组成的列表。
        {% elif "three" in kind %}
        Ana、Bo、Cy 的秘密数分别是 a、b、c。公开线路上发送过：g^a = {{ sent[0] }}，g^b = {{ sent[1] }}，
        g^c = {{ sent[2] }}，然后 g^(ab) = {{ sent[3] }}，g^(bc) = {{ sent[4] }}，g^(ca) = {{ sent[5] }}。
        共享密钥是 g^(abc)。
        {% if bound %}
        a、b、c 都在 2 到 {{ bound }} 之间。
        {% else %}
        p - 1 = {{ factors }}。
        {% endif %}
        求共享密钥。
        {% else %}
        Ana 的秘密数是 a，她发送了 A = g^a = {{ sent[0] }}；Bo 的秘密数是 b，他发送了 B = g^b = {{ sent[1] }}。
        共享密钥是 g^(ab)。p - 1 = {{ factors }}。求共享密钥。
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[Any]:
        secret = Integer(1, instance.p - 1)
        return Sequence(secret, length=2) if instance.kind == "middle" else secret

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Any]:
        p = _smooth_prime(params, rng) if params.factor else random_prime(rng, params.prime // 2, params.prime)
        g = pow(primitive_root(p), random_coprime(rng, p - 1, 1, p - 2), p)
        top = params.bound if params.kind == "three" else p - 2
        a, b, c = (rng.randint(2, top) for _ in range(3))
        own: tuple[int, ...] = ()
        if params.kind == "middle":
            own = tuple(rng.sample(range(2, params.bound + 1), 2))
        exponents = (a, b, c, a * b, b * c, c * a) if "three" in params.kind else (a, b)
        sent = tuple(pow(g, e, p) for e in exponents)
        bound = params.bound if params.kind == "three" else 0
        instance = self.Instance(kind=params.kind, p=p, g=g, bound=bound, sent=sent, own=own)
        answer: Any = pow(g, a * b * (c if "three" in params.kind else 1), p)
        if params.kind == "middle":
            answer = pow(sent[0], own[0], p), pow(sent[1], own[1], p)
        taken = {1, g, *sent}
        if len(taken) < len(sent) + 2 or taken & {*(answer if own else [answer])}:
            raise task.Retry
        return instance, answer


def _smooth_prime(params: DiffieHellmanBreak.Params, rng: Random) -> int:
    """Draw a prime p in the upper part of its range such that p - 1 has small prime factors only."""
    primes, size = primes_below(params.factor + 1), 2
    while size < params.prime // 4:
        size *= rng.choice(primes)
    if size >= params.prime or not is_prime(size + 1):
        raise task.Retry
    return size + 1
