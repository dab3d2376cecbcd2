"""Recover a secret from shares of it, which are values of a polynomial modulo a prime, some of them false.

Answer: the secret, with false shares also the list of these; it is unique.
Harder: larger primes and degrees, the sum of two secrets, one and then two false shares.
Skills: arithmetic, algebra, search
Source: original; A. Shamir, How to share a secret, 1979.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.numbers import random_prime
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Record, Set
from bootcamp.verifiers.base import Format

Share = tuple[int, int]


class ShamirSecretSharing(Task["ShamirSecretSharing.Params", "ShamirSecretSharing.Instance", Any]):
    version = 1

    class Params(task.Params):
        prime: int = knob(
            "about the size of the prime", levels=(13, 23, 31, 31, 31, 47, 80, 100, 150, 200), ge=11, le=10**6
        )
        needed: int = knob(
            "how many shares are needed to find the secret", levels=(2, 3, 2, 3, 2, 3, 3, 4, 3, 4), ge=2, le=6
        )
        secrets: int = knob("how many secrets are added up", levels=(1, 1, 2, 2) + (1,) * 6, ge=1, le=2)
        false: int = knob("how many shares may be false", levels=(0,) * 4 + (1, 1, 1, 1, 2, 2), ge=0, le=2)

    class Instance(task.Instance):
        p: int
        needed: int
        most_false: int
        shares: tuple[tuple[Share, ...], ...]  # for each secret

        @property
        def powers(self) -> str:
            terms = ["c1·x", *(f"c{i}·x^{i}" for i in range(2, self.needed))]
            return " + ".join(terms)

        @property
        def coefficients(self) -> list[str]:
            return [f"c{i}" for i in range(1, self.needed)]

    prompt = Prompt(
        en=r"""
        A secret s, a whole number from 0 to {{ p - 1 }}, was shared among several people. For this purpose,
        {{ "a number" if needed == 2 else "numbers" }} {{ coefficients | listed("en") }} from 0 to {{ p - 1 }}
        {{ "was" if needed == 2 else "were" }} chosen at random, and person number x got the value
        f(x) = (s + {{ powers }}) mod {{ p }}. Here {{ p }} is a prime.
        {% if shares[1:] %}

        Two secrets s and t were shared in this way, each with {{ "a number" if needed == 2 else "numbers" }} of its
        own. These shares (x, f(x)) of s are known: {% for share in shares[0] %}{{ share | point }}
        {{- "" if loop.last else ", " }}{% endfor %}; and these of t: {% for share in shares[1] %}{{ share | point }}
        {{- "" if loop.last else ", " }}{% endfor %}. Find (s + t) mod {{ p }}.
        {% else %}

        These shares (x, f(x)) are known: {% for share in shares[0] %}{{ share | point }}
        {{- "" if loop.last else ", " }}{% endfor %}.

        {% if most_false %}
        {{ "Exactly one" if most_false == 1 else "One or two" }} of them {{ "is" if most_false == 1 else "are" }} false:
        there the second number was changed to another one from 0 to {{ p - 1 }}. Only one secret is possible. Find the
        secret, and the numbers x of all people whose shares are false.
        {% else %}
        Find the secret s.
        {% endif %}
        {% endif %}
        """,
        zh=r"""
        一个秘密 s（0 到 {{ p - 1 }} 的整数）被分给若干人保管。为此随机选取了 0 到 {{ p - 1 }}
        之间的数 {{ coefficients | join("、") }}，编号为 x 的人得到的值是 f(x) = (s + {{ powers }}) mod {{ p }}，
        其中 {{ p }} 是质数。
        {% if shares[1:] %}

        有两个秘密 s 和 t 都按这种方法分发，所选的数各自独立。已知 s 的份额 (x, f(x))：
        {%- for share in shares[0] %}{{ share | point }}{{ "" if loop.last else "、" }}{% endfor %}；t 的份额：
        {%- for share in shares[1] %}{{ share | point }}{{ "" if loop.last else "、" }}{% endfor %}。
        求 (s + t) mod {{ p }}。
        {% else %}

        已知这些份额 (x, f(x))：{% for share in shares[0] %}{{ share | point }}
        {{- "" if loop.last else "、" }}{% endfor %}。

        {% if most_false == 1 %}
        其中恰有一份是假的：这份的第二个数被改成了 0 到 {{ p - 1 }} 中的另一个数。
        {% elif most_false %}
        其中有一份或两份是假的：这些份额的第二个数被改成了 0 到 {{ p - 1 }} 中的另一个数。
        {% endif %}
        {% if most_false %}
        只有一个秘密是可能的。求这个秘密（secret），以及所有份额为假的人的编号 x（false）。
        {% else %}
        求秘密 s。
        {% endif %}
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[Any]:
        return Record(secret=Integer(), false=Set(Integer())) if instance.most_false else Integer()

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Any]:
        p = random_prime(rng, params.prime, 2 * params.prime)
        count = params.needed + 2 * params.false
        shares = []
        total = 0
        for _ in range(params.secrets):
            coefficients = [rng.randrange(p) for _ in range(params.needed)]
            people = rng.sample(range(1, min(p, 3 * count + 4)), count)
            shares.append([(x, sum(c * x**i for i, c in enumerate(coefficients)) % p) for x in people])
            total += coefficients[0]
        wrong = rng.sample(range(count), rng.randint(1, params.false)) if params.false else []
        for place in wrong:
            x, y = shares[0][place]
            shares[0][place] = x, (y + rng.randrange(1, p)) % p
        instance = self.Instance(p=p, needed=params.needed, most_false=params.false, shares=tuple(map(tuple, shares)))
        secret = total % p
        if not params.false:
            return instance, secret
        return instance, {"secret": secret, "false": frozenset(shares[0][place][0] for place in wrong)}

    def key(self, instance: Instance) -> object:
        return [instance.p, instance.needed, instance.most_false, sorted(map(sorted, instance.shares))]
