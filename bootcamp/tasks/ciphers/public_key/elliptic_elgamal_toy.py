"""Decrypt letters that were encrypted by ElGamal's method on a small elliptic curve.

Answer: a string of letters; it is unique.
Harder: larger primes, more letters, a private key that has to be found; at last only relations of the random numbers.
Skills: algebra, arithmetic
Source: original; T. ElGamal, A public key cryptosystem and a signature scheme based on discrete logarithms, 1985.
"""

from __future__ import annotations

from random import Random
from typing import Literal

from bootcamp import task
from bootcamp.lib.elliptic import multiples
from bootcamp.lib.numbers import random_prime, sqrt_mod_prime
from bootcamp.lib.text import UPPER
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.verifiers import Text

Question = Literal["decrypt", "break", "growing"]
Pair = tuple[int, ...]


class EllipticElgamalToy(Task["EllipticElgamalToy.Params", "EllipticElgamalToy.Instance", str]):
    version = 1

    class Params(task.Params):
        question: Question = knob(
            "whether the private key is given, is small, or is not needed since k grows in a known way",
            levels=("decrypt",) * 3 + ("break",) * 4 + ("growing",) * 3,
        )
        low: int = knob("about the prime", levels=(23, 30, 40, 40, 60, 100, 200, 300, 500, 700), ge=17, le=2000)
        largest: int = knob(
            "a bound on the private key, or on the growth of k", levels=(2, 4, 9, 7, 9, 14, 20, 3, 9, 25), ge=2, le=100
        )
        letters: int = knob("how many letters are to be found", levels=(1, 1, 2, 2, 2, 2, 3, 3, 4, 5), ge=1, le=10)
        table: int = knob("how many letters there are", levels=(6, 8, 8, 8, 9, 10, 10, 10, 12, 12), ge=4, le=12)

    class Instance(task.Instance):
        question: Question
        a: int
        b: int
        p: int
        base: Pair
        public: Pair
        table: tuple[Pair, ...]  # the points of A, B, C, ...
        encrypted: tuple[tuple[Pair, Pair], ...]
        private: int  # 0 if it is unknown
        largest: int  # a bound on the private key if that is to be found
        growth: int  # of k from letter to letter, if that is known
        first: str  # the first letter, if that is known

        @property
        def letters(self) -> list[str]:
            return [f"{letter}: ({x}, {y})" for letter, (x, y) in zip(UPPER, self.table, strict=False)]

        @property
        def pairs(self) -> list[str]:
            points = [[f"({x}, {y})" for x, y in pair] for pair in self.encrypted]
            return [f"{i}. U = {u}, V = {v}" for i, (u, v) in enumerate(points, 1)]

        def shown(self, name: str) -> str:
            x, y = self.base if name == "Q" else self.public
            return f"{name} = ({x}, {y})"

    prompt = Prompt(
        en=r"""
        The points of the elliptic curve y^2 = x^3 + {{ a }}x + {{ b }} modulo the prime {{ p }} are the pairs (x, y)
        with 0 ≤ x, y < {{ p }} that satisfy this equation modulo {{ p }}, and the identity O. They are added like this,
        all calculations being modulo {{ p }}:

        - O + P = P + O = P, and (x, y) + (x, -y) = O.
        - In all other cases (x1, y1) + (x2, y2) = (x3, y3) with x3 = s^2 - x1 - x2 and y3 = s(x1 - x3) - y1, where
          s = (y2 - y1)/(x2 - x1) if x1 ≠ x2, and s = (3x1^2 + {{ a }})/(2y1) if the two points are equal.

        kP stands for the sum of k points equal to P. The base point is {{ shown("Q") }}. Letters are written as points:

        {{ letters | lines }}

        The private key is a positive integer d, the public key is the point Y = dQ. To encrypt the point M of a letter,
        one takes a secret positive integer k and computes U = kQ and V = M + kY. Since kY = dU, the owner of d can
        decrypt.

        {% if question == "decrypt" %}
        Here d = {{ private }}. Decrypt:
        {% elif question == "break" %}
        Here {{ shown("Y") }}, and d is at most {{ largest }}. Decrypt:
        {% else %}
        Here {{ shown("Y") }}. These letters were encrypted one after the other, and each time
        k was larger by {{ growth }} than for the letter before. The first letter is {{ first }}. Find the other ones:
        {% endif %}

        {{ pairs | lines }}
        """,
        zh=r"""
        模质数 {{ p }} 的椭圆曲线 y^2 = x^3 + {{ a }}x + {{ b }} 上的点，是指模 {{ p }} 满足该方程的数对 (x, y)
        （0 ≤ x, y < {{ p }}），再加上单位元 O。点按下面的规则相加，所有运算都模 {{ p }} 进行：

        - O + P = P + O = P，并且 (x, y) + (x, -y) = O。
        - 其他情形下 (x1, y1) + (x2, y2) = (x3, y3)，其中 x3 = s^2 - x1 - x2，y3 = s(x1 - x3) - y1；
          当 x1 ≠ x2 时 s = (y2 - y1)/(x2 - x1)，当两点相同时 s = (3x1^2 + {{ a }})/(2y1)。

        kP 表示 k 个 P 相加。基点是 {{ shown("Q") }}。字母用点表示：

        {{ letters | lines }}

        私钥是正整数 d，公钥是点 Y = dQ。加密字母对应的点 M 时，取一个秘密的正整数 k，计算 U = kQ 和 V = M + kY。
        由于 kY = dU，知道 d 的人可以解密。

        {% if question == "decrypt" %}
        这里 d = {{ private }}。请解密：
        {% elif question == "break" %}
        这里 {{ shown("Y") }}，d 不超过 {{ largest }}。请解密：
        {% else %}
        这里 {{ shown("Y") }}。下列字母依次加密，每次的 k 都比前一个字母的大 {{ growth }}。
        第一个字母是 {{ first }}，求其余各字母：
        {% endif %}

        {{ pairs | lines }}
        """,
    )

    def format(self, instance: Instance) -> Text:
        known = len(instance.first)
        alphabet = UPPER[: len(instance.table)]
        return Text(alphabet=alphabet, length=len(instance.encrypted) - known, ignore_case=True)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        p = random_prime(rng, params.low, 2 * params.low)
        a, b, x = rng.randrange(2, p), rng.randrange(1, p), rng.randrange(p)
        y = sqrt_mod_prime(x**3 + a * x + b, p)
        if not y or (4 * a**3 + 27 * b * b) % p == 0:
            raise Retry
        points = multiples((x, y), a, p)
        order, growing = len(points), params.question == "growing"
        if order < max(params.table + 5, 2 * params.largest, p // 2):
            raise Retry
        d = rng.randrange(order // 4, order - 1) if growing else rng.randint(2, params.largest)
        growth = rng.randint(2, params.largest) if growing else 0
        table = rng.sample(range(1, order), params.table)
        text = [rng.randrange(params.table) for _ in range(params.letters + growing)]
        keys = [rng.randrange(2, order) for _ in text]
        if growing:
            keys = [keys[0] + i * growth for i in range(len(text))]
        encrypted = [(points[k % order], points[(table[m] + k * d) % order]) for k, m in zip(keys, text, strict=True)]
        shown = [[point for point in pair if point] for pair in encrypted]
        if any(len(pair) < 2 for pair in shown) or (len(text) > 1 and len(set(text)) < 2):
            raise Retry
        instance = self.Instance(
            question=params.question,
            a=a,
            b=b,
            p=p,
            base=(x, y),
            public=points[d] or (),
            table=tuple(points[i] or () for i in table),
            encrypted=tuple((c, secret) for c, secret in shown),
            private=d if params.question == "decrypt" else 0,
            largest=params.largest if params.question == "break" else 0,
            growth=growth,
            first=UPPER[text[0]] if growing else "",
        )
        return instance, "".join(UPPER[m] for m in text[growing:])
