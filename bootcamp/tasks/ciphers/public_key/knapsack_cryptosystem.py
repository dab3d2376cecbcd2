"""Encrypt by a public knapsack, decrypt with the private one, or break a knapsack whose first weight is small.

Answer: the sum, or the bits of the message; it is unique.
Harder: more and larger weights, decryption, an attack without the private key, a public key in another order.
Skills: arithmetic, search
Source: original; R. C. Merkle and M. E. Hellman, Hiding information and signatures in trapdoor knapsacks, 1978.
"""

from __future__ import annotations

from random import Random
from typing import Any, Literal

from bootcamp import task
from bootcamp.lib.numbers import random_coprime
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.verifiers import Integer, Text
from bootcamp.verifiers.base import Format

Question = Literal["encrypt", "decrypt", "attack"]


class KnapsackCryptosystem(Task["KnapsackCryptosystem.Params", "KnapsackCryptosystem.Instance", Any]):
    version = 1

    class Params(task.Params):
        question: Question = knob("what is asked", levels=("encrypt",) * 2 + ("decrypt",) * 4 + ("attack",) * 4)
        bits: int = knob("how many bits the message has", levels=(4, 5, 5, 6, 8, 10, 7, 8, 9, 12), ge=4, le=20)
        slack: int = knob(
            "the most by which a weight exceeds the sum of those before",
            levels=(3, 5, 4, 6, 9, 15, 4, 5, 6, 9),
            ge=2,
            le=50,
        )
        shuffled: bool = knob("whether the public numbers are in another order", levels=(False,) * 8 + (True, True))

    class Instance(task.Instance):
        question: Question
        weights: tuple[int, ...]  # empty where the private key is unknown
        multiplier: int  # 0 where the private key is unknown
        modulus: int
        largest_first: int  # a bound on the first weight, told where the private key is unknown
        public: tuple[int, ...]  # told where the private key is unknown
        shuffled: bool
        given: str  # bits or a sum

    prompt = Prompt(
        en=r"""
        {% if question == "attack" %}
        A private key consists of positive integers w1, w2, ..., each larger than the sum of all before it, a multiplier
        r and a modulus q, larger than the sum of all w's and without a common factor with r but 1. The public key
        consists of the numbers (r·w) mod q, one for each w, {{ "in some other order" if shuffled else
        "in the same order" }}. Of the private key it is known that q = {{ modulus }} and that w1 is at most
        {{ largest_first }}. The public key is

        {{ public | comma }}

        A message of {{ public | length }} bits, each 0 or 1, one for each public number from left to right, is
        encrypted as the sum of the public numbers whose bit is 1; this sum is not reduced modulo q. A message was
        encrypted as {{ given }}. Find its bits.
        {% else %}
        A private key consists of the weights {{ weights | comma }}, the multiplier r = {{ multiplier }} and the modulus
        q = {{ modulus }}. Each weight is larger than the sum of all weights before it, and q is larger than the sum of
        all. The public key consists of the numbers (r·w) mod q, one for each weight w, in the same order.

        A message of {{ weights | length }} bits, each 0 or 1, one for each public number from left to right, is
        encrypted as the sum of the public numbers whose bit is 1; this sum is not reduced modulo q.
        {% if question == "encrypt" %}
        Encrypt the message {{ given }}.
        {% else %}
        A message was encrypted as {{ given }}. Find its bits.
        {% endif %}
        {% endif %}
        """,
        zh=r"""
        {% if question == "attack" %}
        私钥由正整数 w1, w2, ……（每个都大于前面所有数之和）、乘数 r 和模数 q 组成，q 大于所有 w 之和，且 r 与 q 互素。
        公钥由各个 w 对应的数 (r·w) mod q 组成，{{ "次序被打乱" if shuffled else "次序相同" }}。
        关于私钥，只知道 q = {{ modulus }}，且 w1 不超过 {{ largest_first }}。公钥是

        {{ public | comma }}

        一条 {{ public | length }} 位的消息，每位是 0 或 1，从左到右依次对应各个公钥数；
        密文是对应位为 1 的公钥数之和，这个和不再对 q 取余。某条消息的密文是 {{ given }}，求这条消息的各位。
        {% else %}
        私钥由权数 {{ weights | comma }}、乘数 r = {{ multiplier }} 和模数 q = {{ modulus }} 组成。
        每个权数都大于它前面所有权数之和，q 大于全部权数之和。公钥由各个权数 w 对应的数 (r·w) mod q 组成，次序相同。

        一条 {{ weights | length }} 位的消息，每位是 0 或 1，从左到右依次对应各个公钥数；
        密文是对应位为 1 的公钥数之和，这个和不再对 q 取余。
        {% if question == "encrypt" %}
        请加密消息 {{ given }}。
        {% else %}
        某条消息的密文是 {{ given }}，求这条消息的各位。
        {% endif %}
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[Any]:
        if instance.question == "encrypt":
            return Integer()
        return Text(alphabet="01", length=len(instance.public or instance.weights))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Any]:
        weights = [rng.randint(2, params.slack)]
        for _ in range(params.bits - 1):
            weights.append(sum(weights) + rng.randint(1, params.slack))
        modulus = sum(weights) + rng.randint(1, sum(weights) // 2)
        multiplier = random_coprime(rng, modulus, modulus // 4, modulus - 2)
        public = [multiplier * weight % modulus for weight in weights]
        if params.shuffled:
            rng.shuffle(public)
        attack = params.question == "attack"
        if attack and sorted(public) == public:
            raise Retry
        bits = "".join(rng.choice("01") for _ in weights)
        if not 2 <= bits.count("1") <= len(bits) - 1:
            raise Retry
        total = sum(number for number, bit in zip(public, bits, strict=True) if bit == "1")
        asked, answer = (bits, total) if params.question == "encrypt" else (str(total), bits)
        instance = self.Instance(
            question=params.question,
            weights=() if attack else tuple(weights),
            multiplier=0 if attack else multiplier,
            modulus=modulus,
            largest_first=params.slack if attack else 0,
            public=tuple(public) if attack else (),
            shuffled=params.shuffled,
            given=asked,
        )
        return instance, answer
