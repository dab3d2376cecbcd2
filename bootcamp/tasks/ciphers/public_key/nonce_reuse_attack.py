"""Find the private key from Schnorr or DSA signatures whose nonces are equal or follow from each other.

Answer: one integer; it is unique.
Harder: larger groups, signatures that need an inverse, more of them, relations with factors, messages to be hashed.
Skills: arithmetic, algebra
Source: original; the fault of a repeated nonce is told in every text on DSA.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib import words
from bootcamp.lib.numbers import inverse, is_prime, random_prime
from bootcamp.lib.text import place
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.verifiers import Integer

Signature = tuple[int, int, int]


class NonceReuseAttack(Task["NonceReuseAttack.Params", "NonceReuseAttack.Instance", int]):
    version = 1

    class Params(task.Params):
        low: int = knob(
            "about the order of the group", levels=(11, 20, 40, 60, 100, 150, 300, 600, 1200, 3000), ge=7, le=10**5
        )
        schemes: int = knob(
            "1 for Schnorr signatures only, 2 for DSA too, 3 for DSA only",
            levels=(1, 1, 2, 2, 2, 2, 3, 3, 3, 3),
            ge=1,
            le=3,
        )
        spare: int = knob("how many signatures with other nonces there are", levels=(0, 1, 2, 3) + (0,) * 6, ge=0, le=4)
        related: int = knob(
            "how many nonces follow each from others; 0 if two are equal",
            levels=(0,) * 4 + (1, 1, 1, 1, 2, 2),
            ge=0,
            le=2,
        )
        factors: bool = knob("whether the nonces are multiplied", levels=(False,) * 5 + (True,) * 5)
        hashed: bool = knob("whether the messages have to be hashed", levels=(False,) * 7 + (True,) * 3)

    class Instance(task.Instance):
        dsa: bool
        p: int
        q: int
        g: int
        y: int
        signatures: tuple[Signature, ...]  # r, s and the hash, 0 if that is to be found from the message
        messages: tuple[str, ...]  # none if the hashes are given
        relation: tuple[int, ...]  # factors of the first nonces and what is added, to give the last; or empty

        @property
        def told(self) -> str:
            if not self.relation:
                return ""
            terms = [f"{a}·k{i}" if a != 1 else f"k{i}" for i, a in enumerate(self.relation[:-1], 1)]
            return f"k{len(self.relation)} ≡ {' + '.join(terms)} + {self.relation[-1]} (mod {self.q})"

        @property
        def lines(self) -> list[str]:
            hashes = [f"m = {m}" for m in self.messages] or [f"h = {h}" for _, _, h in self.signatures]
            return [
                f"{i}. {text}, r = {r}, s = {s}"
                for i, (text, (r, s, _)) in enumerate(zip(hashes, self.signatures, strict=True), 1)
            ]

    answer = Integer()
    prompt = Prompt(
        en=r"""
        A signature scheme works with the primes p = {{ p }} and q = {{ q }} and the number g = {{ g }}, whose powers
        modulo p repeat after {{ q }} steps. The private key is a number x from 1 to q - 1; the public key is
        y = g^x mod p.
        To sign a message with hash h, one chooses a secret number k from 1 to q - 1 and computes
        {% if dsa %}
        r = (g^k mod p) mod q and s = k^(-1)·(h + x·r) mod q, where k^(-1) is the inverse of k modulo q. The signature
        is (r, s).
        {% else %}
        r = g^k mod p and s = (k + x·h) mod q; the signature is (r, s).
        {% endif %}
        {% if messages %}
        Each message m is a word. The hash of a word of n letters with places a1, ..., an in the alphabet (A = 1, ..., Z
        = 26) is h = (1·a1 + 2·a2 + ... + n·an) mod q.
        {% endif %}

        Somebody with public key y = {{ y }} made these signatures with the numbers k1, k2 and so on:

        {{ lines | lines }}

        {% if relation %}
        The numbers k are unknown, but {{ told }}. Find x.
        {% elif signatures[2:] %}
        Two of the numbers k are equal. Find x.
        {% else %}
        The numbers k1 and k2 are equal. Find x.
        {% endif %}
        """,
        zh=r"""
        一个签名方案使用质数 p = {{ p }}、q = {{ q }} 和数 g = {{ g }}，g 的各次幂模 p 以 {{ q }} 为周期。
        私钥是 1 到 q - 1 的数 x，公钥是 y = g^x mod p。
        给哈希值为 h 的消息签名时，选一个 1 到 q - 1 的秘密数 k，计算
        {% if dsa %}
        r = (g^k mod p) mod q 和 s = k^(-1)·(h + x·r) mod q，其中 k^(-1) 是 k 模 q 的逆元。签名就是 (r, s)。
        {% else %}
        r = g^k mod p 和 s = (k + x·h) mod q；签名就是 (r, s)。
        {% endif %}
        {% if messages %}
        每条消息 m 是一个单词。设一个 n 个字母的单词，各字母在字母表中的位置为 a1, ..., an（A = 1，……，Z = 26），
        它的哈希值是 h = (1·a1 + 2·a2 + ... + n·an) mod q。
        {% endif %}

        公钥为 y = {{ y }} 的人依次用数 k1, k2 等作出了这些签名：

        {{ lines | lines }}

        {% if relation %}
        各个 k 未知，但 {{ told }}。求 x。
        {% elif signatures[2:] %}
        其中有两个 k 相等。求 x。
        {% else %}
        k1 与 k2 相等。求 x。
        {% endif %}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        q = random_prime(rng, params.low, 2 * params.low)
        p = next((p for p in range(2 * q * rng.randint(1, 5) + 1, 100 * q, 2 * q) if is_prime(p)), 0)
        g = pow(rng.randrange(2, p - 1), (p - 1) // q, p) if p else 1
        dsa = params.schemes == 3 or (params.schemes == 2 and rng.random() < 0.5)
        x = rng.randrange(1, q)
        count = max(params.related + 1, 2 + params.spare)
        nonces = rng.sample(range(1, q), count)
        relation: tuple[int, ...] = ()
        weights = [0] * count
        if params.related:
            firsts = [rng.randrange(2, min(q, 30)) if params.factors else 1 for _ in range(params.related)]
            relation = (*firsts, rng.randrange(1, min(q, 40)))
            weights = [*firsts, -1]
            nonces[-1] = (sum(a * k for a, k in zip(firsts, nonces, strict=False)) + relation[-1]) % q
        else:
            same = rng.sample(range(count), 2)
            nonces[same[1]] = nonces[same[0]]
            weights[same[0]], weights[same[1]] = 1, -1
        texts = [word.upper() for word in words.draw(rng, count, 4, 7)] if params.hashed else []
        hashes = [sum(i * place(sign) for i, sign in enumerate(word, 1)) % q for word in texts] or rng.sample(
            range(1, q), count
        )
        values = [pow(g, k, p) % q if dsa else pow(g, k, p) for k in nonces]
        if g == 1 or 0 in nonces or len(set(nonces)) != count - (not relation) or len(set(values)) != len(set(nonces)):
            raise Retry
        signatures = [
            (r, inverse(k, q) * (h + x * r) % q if dsa else (k + x * h) % q, 0 if texts else h)
            for r, h, k in zip(values, hashes, nonces, strict=True)
        ]
        # each k is u + v·x modulo q with known u and v; their relation has to leave one x
        slopes = [inverse(s, q) * r if dsa and s else -h for (r, s, _), h in zip(signatures, hashes, strict=True)]
        if sum(w * v for w, v in zip(weights, slopes, strict=True)) % q == 0:
            raise Retry
        if dsa and any(r == 0 or s == 0 for r, s, _ in signatures):
            raise Retry
        return self.Instance(
            dsa=dsa,
            p=p,
            q=q,
            g=g,
            y=pow(g, x, p),
            signatures=tuple(signatures),
            messages=tuple(texts),
            relation=relation,
        ), x
