"""Express a logarithm in letters that stand for other logarithms.

Answer: an expression in the letters without a logarithm; it is unique as a rational function.
Harder: more letters, bases that hang on one another, arguments with several primes, larger exponents.
Skills: algebra
Source: original; school algebra.
"""

from __future__ import annotations

from math import prod
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.numbers import factorize
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.algebra._expressions import count_terms
from bootcamp.verifiers import Format, Math
from bootcamp.verifiers.symbolic import Node, add, div, mul, number, render, symbol

_LETTERS = "abcdf"
_DRAWS = 100
_TERMS = 12
"""The largest number of terms of the answer as one fraction; with more, some ways of writing it cannot be compared."""


class LogChangeOfBase(Task["LogChangeOfBase.Params", "LogChangeOfBase.Instance", Node]):
    version = 1

    class Params(task.Params):
        letters: int = knob("how many letters there are", levels=(1, 1, 2, 2, 3, 3, 3, 4, 4, 5), ge=1, le=5)
        chained: bool = knob("whether bases differ and may hang on one another", levels=(False,) * 4 + (True,) * 6)
        mixed: bool = knob("whether arguments and bases of letters have two primes", levels=(False,) * 6 + (True,) * 4)
        largest: int = knob(
            "the largest exponent in the logarithm asked for", levels=(2, 3, 2, 3, 2, 3, 3, 3, 4, 4), ge=1, le=9
        )

    class Instance(task.Instance):
        letters: tuple[tuple[str, int, int], ...]  # (a, b, c) stands for a = log_b c
        base: int
        argument: int

        @property
        def definitions(self) -> list[str]:
            return [rf"${a} = \log_{{{b}}} {c}$" for a, b, c in self.letters]

        @property
        def asked(self) -> str:
            return rf"\log_{{{self.base}}} {self.argument}"

    prompt = Prompt(
        en=r"""
        Let {{ definitions | listed }}.

        Express ${{ asked }}$ in {{ letters | map("first") | listed }}.
        No logarithm may be left in the answer
        {{- ", and the letters count as independent variables" if letters[1:] }}.
        """,
        zh=r"""
        设 {{ definitions | join("，") }}。

        用 {{ letters | map("first") | listed(language) }} 表示 ${{ asked }}$。
        答案中不能再含对数{{ "，各字母视为独立变量" if letters[1:] }}。
        """,
    )

    def format(self, instance: Instance) -> Format[Node]:
        return Math(variables=tuple(letter for letter, _, _ in instance.letters))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Node]:
        primes = sorted(
            rng.sample((2, 3, 5, 7, 11), params.letters + 1) if params.letters < 4 else (2, 3, 5, 7, 11, 13)
        )
        primes = primes[: params.letters + 1]
        rng.shuffle(primes)
        logs: dict[int, Node] = {primes[0]: number(1)}  # of the primes, in units of that of the first one
        letters = []
        for letter, p in zip(_LETTERS, primes[1:], strict=False):
            q = rng.choice(list(logs)) if params.chained else primes[0]
            shown, logs[p] = _draw_letter(params, rng, symbol(letter), p, (q, logs[q]))
            letters.append((letter, *shown))
        for _ in range(_DRAWS):
            over, under = ({p: rng.randint(0, params.largest) for p in primes} for _ in range(2))
            if len(primes) > 2 and not all(over[p] or under[p] for p in primes):
                continue
            base, argument = (prod(p**n for p, n in powers.items()) for powers in (under, over))
            plain = any((b, c) in ((base, argument), (argument, base)) for _, b, c in letters)
            ratio = {over[p] * under[q] == over[q] * under[p] for p in primes for q in primes}
            if 1 not in (base, argument) and max(base, argument) < 10**6 and not plain and ratio != {True}:
                break
        else:
            raise task.Retry
        answer = div(*(add(*(mul(n, logs[p]) for p, n in powers.items() if n)) for powers in (over, under)))
        if count_terms(answer) > _TERMS:
            raise task.Retry
        return self.Instance(letters=tuple(letters), base=base, argument=argument), answer

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        (unit,) = factorize(instance.letters[0][1])
        logs, lines = {unit: number(1)}, [f"log {unit} = 1"]
        for letter, base, argument in instance.letters:
            lines += [*_divisions(base), *_divisions(argument)]
            powers, ((q, m),) = factorize(argument), factorize(base).items()
            if q not in logs:
                (p,) = powers
                logs[q] = div(logs[p], symbol(letter))
                lines.append(f"log {q} = (log {p})/{letter} = {render(logs[q])}")
                continue
            (p,) = powers.keys() - logs.keys()
            times = div(add(mul(m, symbol(letter)), -powers.get(q, 0)), powers[p])
            logs[p] = mul(times, logs[q])
            if len(powers) > 1 or m > 1 or powers[p] > 1:
                lines.append(f"{_logs(powers)} = {letter}·{_logs({q: m})}")
            lines.append(f"log {p} = {render(times)} log {q} = {render(logs[p])}")
        for n in sorted({instance.argument, instance.base} - logs.keys()):
            total = add(*(mul(k, logs[p]) for p, k in factorize(n).items()))
            lines += [*_divisions(n), f"log {n} = {_logs(factorize(n))} = {render(total)}"]
            logs[n] = total
        answer = div(logs[instance.argument], logs[instance.base])
        return "\n".join([*lines, f"log {instance.argument}/log {instance.base}: {render(answer)}"])


def _divisions(n: int) -> list[str]:
    """Write how a number is split into primes, if it is none."""
    steps = []
    for p in [p for p, k in factorize(n).items() for _ in range(k)][:-1]:
        steps.append(f"{n} = {p}·{n // p}")
        n //= p
    return [", ".join(steps)] if steps else []


def _logs(powers: dict[int, int]) -> str:
    return " + ".join(f"{k}·log {p}" if k > 1 else f"log {p}" for p, k in powers.items())


def _draw_letter(
    params: LogChangeOfBase.Params, rng: Random, letter: Node, p: int, known: tuple[int, Node]
) -> tuple[tuple[int, int], Node]:
    """Draw base and argument for a letter that gives the logarithm of p from that of a known prime."""
    q, log = known
    if params.mixed and rng.random() < 0.6:
        m, n, k = rng.randint(1, 3), rng.randint(1, 2), rng.randint(1, 2)
        # With letter t = log_{q^m} (p^n q^k) the logarithm of p is (t m - k) / n times that of q.
        return (q**m, p**n * q**k), mul(div(add(mul(m, letter), -k), n), log)
    if params.chained and rng.random() < 0.5:
        return (p, q), div(log, letter)
    return (q, p), mul(letter, log)
