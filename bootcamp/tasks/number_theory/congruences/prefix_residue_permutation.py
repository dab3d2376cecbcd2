"""Complete a permutation whose sums or products of the first terms leave different remainders.

Answer: the whole permutation; many answers are right.
Harder: longer permutations, more terms fixed, products instead of sums.
Skills: arithmetic, search
Source: original; B. Gordon, Sequences in groups with distinct partial products, 1961.
Small: levels 1 and 2 have permutations of 6 or 8 numbers.
"""

from __future__ import annotations

from itertools import accumulate
from operator import add, mul
from random import Random

from bootcamp import task
from bootcamp.lib.numbers import is_prime, primitive_root
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Sequence
from bootcamp.verifiers.base import Format

Numbers = tuple[int, ...]

STEPS = 2000
"""Steps of the search for a sequence before it is given up."""


class PrefixResiduePermutation(Task["PrefixResiduePermutation.Params", "PrefixResiduePermutation.Instance", Numbers]):
    version = 1
    small_levels = (1, 2)

    class Params(task.Params):
        low: int = knob("the fewest terms", levels=(6, 8, 10, 10, 11, 12, 12, 13, 14, 16), ge=5, le=20)
        high: int = knob("the most terms", levels=(6, 8, 12, 14, 14, 16, 16, 17, 18, 20), ge=6, le=24)
        fixed: int = knob("how many terms are given", levels=(2, 2, 3, 3, 3, 4, 5, 5, 6, 7), ge=1, le=10)
        products: bool = knob("whether some questions are about products", levels=(False,) * 4 + (True,) * 6)

    class Instance(task.Instance):
        product: bool
        terms: tuple[int | None, ...]  # nothing where a term is missing

        @property
        def shown(self) -> str:
            return " ".join("_" if term is None else str(term) for term in self.terms)

    answer = Sequence(Integer())
    prompt = Prompt(
        en=r"""
        Fill in the missing terms, shown as _, of the sequence

        {{ shown }}

        so that each integer from 1 to {{ terms | length }} occurs in it exactly once and, for
        k = 1, 2, ..., {{ terms | length }}, the {{ "products" if product else "sums" }} of its first k terms leave
        {{ terms | length }} different remainders when divided by {{ terms | length }}.
        A solution exists; any one will do. Give the whole sequence.
        """,
        zh=r"""
        在下面的数列中，用 _ 表示的项有待填入：

        {{ shown }}

        请把它补全，使 1 到 {{ terms | length }} 的每个整数恰好出现一次，
        并且对 k = 1, 2, ..., {{ terms | length }}，前 k 项的{{ "积" if product else "和" }}除以 {{ terms | length }}
        所得的 {{ terms | length }} 个余数互不相同。
        解一定存在，任意给出一个即可。请写出整个数列。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Numbers]:
        n = rng.choice(
            [n for n in range(params.low, params.high + 1) if n % 2 == 0 or (params.products and is_prime(n))]
        )
        product = n % 2 == 1
        terms = _product_sequence(n, rng) if product else _sum_sequence(n, rng)
        places = rng.sample(range(1, n - product), params.fixed)
        shown = tuple(term if place in places else None for place, term in enumerate(terms))
        return self.Instance(product=product, terms=shown), terms

    def format(self, instance: Instance) -> Format[Numbers]:
        n = len(instance.terms)
        return Sequence(Integer(low=1, high=n), length=n)

    def check(self, instance: Instance, answer: Numbers) -> str:
        n = len(instance.terms)
        if len(set(answer)) < n:
            return "an integer occurs twice"
        if any(term not in (None, given) for term, given in zip(instance.terms, answer, strict=True)):
            return "a term that was given is changed"
        remainders = [total % n for total in accumulate(answer, mul if instance.product else add)]
        return "" if len(set(remainders)) == n else "two remainders are equal"


def _sum_sequence(n: int, rng: Random) -> Numbers:
    """Search for a permutation of 1..n with different partial sums modulo an even n; raise Retry if it takes long."""
    terms: list[int] = [n]
    sums, left, steps = [0], [rng.sample(range(1, n), n - 1)], 0
    while len(terms) < n:
        steps += 1
        if steps > STEPS:
            raise task.Retry
        if not left[-1]:
            left.pop()
            terms.pop()
            sums.pop()
            continue
        term = left[-1].pop()
        total = (sums[-1] + term) % n
        if term not in terms and total not in sums:
            terms.append(term)
            sums.append(total)
            left.append(rng.sample(range(1, n), n - 1))
    return tuple(terms)


def _product_sequence(p: int, rng: Random) -> Numbers:
    """Turn sums modulo p - 1 into products modulo a prime p by powers of a primitive root; p itself comes last."""
    root = primitive_root(p)
    return (*(pow(root, term, p) for term in _sum_sequence(p - 1, rng)), p)
