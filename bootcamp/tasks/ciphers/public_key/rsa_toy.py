"""Encrypt, find the private exponent, decrypt or sign with small RSA numbers.

Answer: one integer, a list of integers, or letters; it is unique.
Harder: larger numbers, more blocks, a modulus that has to be factored, letters in blocks.
Skills: arithmetic
Source: original; R. L. Rivest, A. Shamir and L. Adleman, A method for obtaining digital signatures, 1978.
"""

from __future__ import annotations

from math import lcm
from random import Random
from typing import Any, Literal

from bootcamp import task
from bootcamp.lib.numbers import inverse, random_coprime, random_prime
from bootcamp.lib.text import UPPER, chunks, place
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.tasks.ciphers._texts import keyword
from bootcamp.verifiers import Integer, Sequence, Text
from bootcamp.verifiers.base import Format

Question = Literal["encrypt", "exponent", "decrypt", "sign"]


class RsaToy(Task["RsaToy.Params", "RsaToy.Instance", Any]):
    version = 1

    class Params(task.Params):
        questions: tuple[Question, ...] = knob(
            "what may be asked",
            levels=(("encrypt",), ("encrypt", "exponent"), ("exponent",))
            + (("decrypt", "sign"), ("exponent", "decrypt"), ("decrypt", "sign"), ("decrypt", "sign"))
            + (("decrypt",),) * 3,
        )
        low: int = knob("the least prime factor drawn", levels=(5, 5, 11, 11, 11, 17, 29, 50, 60, 400), ge=3, le=10**4)
        high: int = knob(
            "the greatest prime factor drawn", levels=(17, 23, 100, 50, 70, 80, 100, 150, 300, 700), ge=11, le=10**5
        )
        blocks: int = knob("how many numbers are decrypted", levels=(1, 1, 1, 1, 1, 2, 2, 2, 3, 3), ge=1, le=6)
        factored: bool = knob("whether the factors of n are given", levels=(True,) * 4 + (False,) * 6)
        letters: int = knob(
            "how many letters make a number; 0 for plain numbers", levels=(0,) * 7 + (2, 2, 2), ge=0, le=2
        )

    class Instance(task.Instance):
        question: Question
        n: int
        factors: tuple[int, ...]  # none if they have to be found
        e: int
        numbers: tuple[int, ...]  # to be encrypted, decrypted or signed
        letters: int

    prompt = Prompt(
        en=r"""
        An RSA key: the modulus is n = {{ n }}
        {{- " = %d · %d" | format(*factors) if factors else ", the product of two different primes" }},
        the public exponent is e = {{ e }}.
        {% if question == "encrypt" %}
        A number m from 0 to n - 1 is encrypted as m^e mod n.

        Encrypt {{ numbers[0] }}.
        {% elif question == "exponent" %}
        The private exponent d is the smallest positive integer with e·d ≡ 1 (mod L), where L is the least common
        multiple of p - 1 and q - 1 for the primes p and q with n = p·q.

        Find d.
        {% elif question == "sign" %}
        A private exponent d satisfies e·d ≡ 1 (mod L), where L is the least common multiple of p - 1 and q - 1 for
        the primes p and q with n = p·q. The signature of a number h is the number h^d mod n.

        {% if numbers[1:] %}
        Find the signatures of {{ numbers | listed("en") }}, in this order.
        {% else %}
        Find the signature of {{ numbers[0] }}.
        {% endif %}
        {% else %}
        A number m from 0 to n - 1 is encrypted as m^e mod n. It is decrypted from its encryption c as c^d mod n, where
        e·d ≡ 1 (mod L) and L is the least common multiple of p - 1 and q - 1 for the primes p and q with n = p·q.

        {% if letters %}
        A text was written as numbers: each letter as two digits (A = 01, B = 02, ..., Z = 26), and two
        neighbouring letters as one number of four digits, without zeros in front. These numbers were
        encrypted one by one as {{ numbers | comma }}. Decrypt the text.
        {% elif numbers[1:] %}
        Several numbers were encrypted as {{ numbers | comma }}. Decrypt them, in this order.
        {% else %}
        A number was encrypted as {{ numbers[0] }}. Decrypt it.
        {% endif %}
        {% endif %}
        """,
        zh=r"""
        一个 RSA 密钥：模数 n = {{ n }}{{ " = %d · %d" | format(*factors) if factors else "，是两个不同质数之积" }}，
        公开指数 e = {{ e }}。
        {% if question == "encrypt" %}
        0 到 n - 1 的数 m 加密为 m^e mod n。

        请加密 {{ numbers[0] }}。
        {% elif question == "exponent" %}
        设 n = p·q，p 和 q 是质数，L 是 p - 1 与 q - 1 的最小公倍数。私有指数 d 是满足 e·d ≡ 1 (mod L) 的最小正整数。

        求 d。
        {% elif question == "sign" %}
        设 n = p·q，p 和 q 是质数，L 是 p - 1 与 q - 1 的最小公倍数。私有指数 d 满足 e·d ≡ 1 (mod L)。
        数 h 的签名是 h^d mod n。

        {% if numbers[1:] %}
        依次求 {{ numbers | join("、") }} 的签名。
        {% else %}
        求 {{ numbers[0] }} 的签名。
        {% endif %}
        {% else %}
        0 到 n - 1 的数 m 加密为 m^e mod n。密文 c 解密为 c^d mod n，其中 e·d ≡ 1 (mod L)，
        L 是 p - 1 与 q - 1 的最小公倍数，质数 p 和 q 满足 n = p·q。

        {% if letters %}
        一段文本被写成若干个数：每个字母写成两位数字（A = 01，B = 02，……，Z = 26），
        相邻两个字母连写成一个四位数，去掉开头的零。这些数逐个加密，得到 {{ numbers | comma }}。请解密这段文本。
        {% elif numbers[1:] %}
        若干个数加密后依次为 {{ numbers | comma }}。请按这个次序解密它们。
        {% else %}
        一个数加密后为 {{ numbers[0] }}。请解密它。
        {% endif %}
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[Any]:
        if instance.letters:
            return Text(alphabet=UPPER, length=instance.letters * len(instance.numbers), ignore_case=True)
        return Sequence(Integer(), length=len(instance.numbers)) if instance.numbers[1:] else Integer()

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Any]:
        question = rng.choice(params.questions)
        p, q = (random_prime(rng, params.low, params.high) for _ in range(2))
        n, group = p * q, lcm(p - 1, q - 1)
        if p == q or (params.letters and n < 2700):  # two letters make at most 2626
            raise Retry
        e = random_coprime(rng, group, 3, min(group - 1, 99))
        d = inverse(e, group)
        if d == e or (question == "exponent" and d == inverse(e, (p - 1) * (q - 1))):
            raise Retry  # the least common multiple should matter
        text = keyword(rng, params.letters * params.blocks) if params.letters else ""
        answer: Any
        numbers = [int("".join(f"{place(x):02}" for x in block)) for block in chunks(text, 2)]
        plain = numbers or rng.sample(range(2, n - 1), params.blocks)
        secret = [pow(m, e, n) for m in plain]
        if any(m == c or n - m == c for m, c in zip(plain, secret, strict=True)):
            raise Retry
        shown, found = (plain, secret) if question == "encrypt" else (secret, plain)
        if question == "exponent":
            shown, found = [], [d]
        answer = text or (tuple(found) if found[1:] else found[0])
        factors = tuple(sorted((p, q))) if params.factored else ()
        return self.Instance(
            question=question, n=n, factors=factors, e=e, numbers=tuple(shown), letters=params.letters
        ), answer
