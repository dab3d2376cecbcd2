"""Recover a message number from RSA encryptions that were made carelessly, without the private key.

Answer: one integer; it is unique.
Harder: larger moduli, from level 6 the weakness is not named.
Skills: arithmetic, algebra, search
Source: original; D. Boneh, Twenty years of attacks on the RSA cryptosystem, 1999, lists such weaknesses.
"""

from __future__ import annotations

from math import gcd, isqrt, lcm
from random import Random
from typing import Literal

from bootcamp import task
from bootcamp.lib.numbers import inverse, next_prime, random_coprime, random_prime
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.verifiers import Integer

Weakness = Literal["broadcast", "one modulus", "shared prime", "close primes", "small exponent", "known part"]
WEAKNESSES: tuple[Weakness, ...] = (
    "known part",
    "close primes",
    "shared prime",
    "one modulus",
    "broadcast",
    "small exponent",
)
Message = tuple[int, int, int]


class RsaWeakKeyAttack(Task["RsaWeakKeyAttack.Params", "RsaWeakKeyAttack.Instance", int]):
    version = 1

    class Params(task.Params):
        low: int = knob(
            "about the least prime factor",
            levels=(15, 20, 30, 60, 100, 150, 500, 2000, 10**4, 10**5),
            ge=11,
            le=10**6,
        )
        kinds: int = knob("how many kinds of weakness may occur", levels=(2, 3, 4, 5, 6, 6, 6, 6, 6, 6), ge=1, le=6)
        named: bool = knob("whether the weakness is named", levels=(True,) * 5 + (False,) * 5)

    class Instance(task.Instance):
        weakness: Weakness | Literal[""]  # "" if it is not named
        messages: tuple[Message, ...]  # n, e and m^e mod n
        start: int  # m without its last two digits; 0 if unknown
        largest_d: int  # a bound on the private exponent, told if the weakness is that and named

    answer = Integer()
    prompt = Prompt(
        en=r"""
        In RSA encryption a key consists of a modulus n, the product of two different primes p and q, and of an exponent
        e without a common factor with (p - 1)·(q - 1) but 1. A number m from 0 to n - 1 is encrypted as m^e mod n.
        {% if weakness == "small exponent" %}
        From an encryption c the number m is found as c^d mod n for any positive d with e·d ≡ 1 (mod p - 1) and
        e·d ≡ 1 (mod q - 1).
        {% endif %}

        One number m was encrypted {{ "with these keys" if messages[1:] else "with this key" }}, always as c = m^e mod
        n:

        {% for n, e, c in messages %}
        n = {{ n }}, e = {{ e }}, c = {{ c }}
        {% endfor %}

        {% if start %}
        All digits of m but the last two are known: m = {{ start }}??, where each ? is one digit.
        {% elif weakness == "small exponent" %}
        There is such a d which is at most {{ largest_d }}.
        {% elif weakness == "broadcast" %}
        The number m is smaller than all three moduli, and so m^3 is smaller than their product.
        {% elif weakness == "one modulus" %}
        The modulus is the same, and the two exponents have no common factor but 1.
        {% elif weakness == "shared prime" %}
        The two moduli have a prime factor in common.
        {% elif weakness == "close primes" %}
        The two primes of n lie close together.
        {% endif %}
        Find m.
        """,
        zh=r"""
        在 RSA 加密中，密钥由模数 n（两个不同质数 p、q 之积）和指数 e（与 (p - 1)·(q - 1) 互素）组成。
        0 到 n - 1 的数 m 加密为 m^e mod n。
        {% if weakness == "small exponent" %}
        只要正整数 d 满足 e·d ≡ 1 (mod p - 1) 和 e·d ≡ 1 (mod q - 1)，就可由密文 c 得到 m = c^d mod n。
        {% endif %}

        同一个数 m {{ "用下列密钥分别" if messages[1:] else "用下列密钥" }}加密，c = m^e mod n：

        {% for n, e, c in messages %}
        n = {{ n }}, e = {{ e }}, c = {{ c }}
        {% endfor %}

        {% if start %}
        m 除最后两位数字外都已知：m = {{ start }}??，每个 ? 代表一位数字。
        {% elif weakness == "small exponent" %}
        有一个这样的 d 不超过 {{ largest_d }}。
        {% elif weakness == "broadcast" %}
        m 小于三个模数中的每一个，所以 m^3 小于它们的积。
        {% elif weakness == "one modulus" %}
        两次的模数相同，而两个指数互素。
        {% elif weakness == "shared prime" %}
        两个模数有一个公共的质因数。
        {% elif weakness == "close primes" %}
        n 的两个质因数很接近。
        {% endif %}
        求 m。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        weakness = rng.choice(WEAKNESSES[: params.kinds])
        keys, largest_d = _keys(weakness, params.low, rng)
        m = rng.randrange(100 if weakness == "known part" else 10, min(n for n, _ in keys))
        messages = tuple((n, e, pow(m, e, n)) for n, e in keys)
        if any(gcd(m, n) > 1 or c in (m, 1) or m ** min(e, 64) < n for n, e, c in messages):
            raise Retry
        instance = self.Instance(
            weakness=weakness if params.named else "",
            messages=messages,
            start=m // 100 if weakness == "known part" else 0,
            largest_d=largest_d if params.named else 0,
        )
        return instance, m


def _keys(weakness: Weakness, low: int, rng: Random) -> tuple[list[tuple[int, int]], int]:
    """Draw the keys of a weakness, and a bound on the private exponent where that is small."""
    if weakness == "broadcast":
        primes = [_prime(rng, low, 3) for _ in range(6)]
        if len(set(primes)) < 6:
            raise Retry
        return [(p * q, 3) for p, q in zip(primes[:3], primes[3:], strict=True)], 0
    p, q, r = (_prime(rng, low, 3 if weakness == "known part" else 1) for _ in range(3))
    if weakness == "close primes":
        q = next_prime(p + rng.randrange(isqrt(isqrt(p)) + 2))
    if len({p, q, r}) < 3:
        raise Retry
    group = (p - 1) * (q - 1)
    e = random_coprime(rng, group, 5, min(group, 100) - 1)
    if weakness == "known part":
        return [(p * q, 3)], 0
    if weakness == "one modulus":
        other = random_coprime(rng, group, 3, min(group, 40) - 1)
        if gcd(e, other) > 1 or e == other:
            raise Retry
        return [(p * q, e), (p * q, other)], 0
    if weakness == "shared prime":
        e, other = (random_coprime(rng, group * (r - 1), 3, 99) for _ in range(2))
        return [(p * q, e), (p * r, other)], 0
    if weakness == "close primes":
        return [(p * q, e)], 0
    most = max(isqrt(isqrt(p * q)) // 3, 13)
    small = [d for d in range(3, most + 1) if gcd(d, group) == 1]
    if not small:
        raise Retry
    return [(p * q, inverse(rng.choice(small), lcm(p - 1, q - 1)))], most


def _prime(rng: Random, low: int, exponent: int) -> int:
    """Draw a prime p such that the exponent, itself a prime or 1, does not divide p - 1."""
    p = random_prime(rng, low, 2 * low)
    if exponent > 1 and p % exponent == 1:
        raise Retry
    return p
