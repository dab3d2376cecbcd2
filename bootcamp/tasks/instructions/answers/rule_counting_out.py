"""Count by steps and say words instead of numbers, as rules on multiples, digits, primes and what was said before tell.

Answer: a sequence of words and numbers; it is unique.
Harder: longer counts, more rules in order of rank, rules that look at what was said before or that leave numbers out.
Skills: instructions, simulation
Source: original; counting games such as Fizz Buzz are folklore.
"""

from __future__ import annotations

from math import isqrt
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import numbers, words
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Sequence, Word

Rule = tuple[str, int, str]
"""A kind, a number and what is said; see `_APPLIES` for the kinds."""
_PLAIN = ("multiple", "digit", "prime", "digit sum", "square", "repeated", "remainder")
_STATE = ("after word", "after number", "every word", "few words")
_TEXTS = {
    "multiple": ("is a multiple of {}", "是 {} 的倍数"),
    "digit": ("has the digit {}", "含数字 {}"),
    "prime": ("is a prime", "是质数"),
    "digit sum": ("has a sum of digits that is a multiple of {}", "各位数字之和是 {} 的倍数"),
    "square": ("is a square number", "是平方数"),
    "repeated": ("has two equal digits", "有两个相同的数字"),
    "remainder": ("leaves the remainder 1 when divided by {}", "除以 {} 余 1"),
    "after word": (
        "is even and the last thing said was a word",
        "是偶数，并且上一次说的是单词",
    ),
    "after number": (
        "is odd and the last two things said were both numbers",
        "是奇数，并且前两次说的都是数",
    ),
    "every word": (
        "comes when the number of words said so far is a positive multiple of {} and the last thing said was a word",
        "轮到时，此前说过的单词个数是 {} 的正倍数，并且上一次说的是单词",
    ),
    "few words": (
        "is a multiple of {} and fewer than three of the things said so far were words",
        "是 {} 的倍数，并且此前说过的单词少于 3 个",
    ),
}


class RuleCountingOut(Task["RuleCountingOut.Params", "RuleCountingOut.Instance", tuple[str, ...]]):
    version = 1

    class Params(task.Params):
        length: int = knob("how many numbers are counted", levels=(10, 12, 14, 16, 18, 20, 24, 28, 32, 40), ge=5, le=60)
        rules: int = knob("the number of plain rules", levels=(2, 2, 3, 3, 3, 4, 4, 4, 4, 4), ge=1, le=7)
        state: int = knob("the rules on what was said before", levels=(0, 0, 0, 1, 1, 1, 2, 2, 3, 3), ge=0, le=4)
        skips: bool = knob("whether a rule leaves numbers out", levels=(False,) * 4 + (True,) * 6)

    class Instance(task.Instance):
        first: int
        step: int
        length: int
        rules: tuple[Rule, ...]

        def last(self) -> int:
            return self.first + self.step * (self.length - 1)

        def told(self, language: str) -> list[str]:
            return [_told(rule, language) for rule in self.rules]

    answer = Sequence(Word())
    prompt = Prompt(
        en=r"""
        Somebody counts {{ "down" if step < 0 else "up" }} from {{ first }} to {{ last() }}, both included, in steps of
        {{ step | abs }}, and says something for each number. The first of these rules that fits the number decides:

        {{ told(language) | numbered }}

        If no rule fits, the number itself is said, in digits. Write all that is said, in order.
        """,
        zh=r"""
        某人从 {{ first }} 数到 {{ last() }}（首尾都包括），每次{{ "减" if step < 0 else "加" }} {{ step | abs }}，
        每数到一个数就说一样东西。由下列规则中第一条符合该数的规则决定：

        {{ told(language) | numbered }}

        如果没有规则符合，就说这个数本身（用数字）。请按次序写出所说的全部内容。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[str, ...]]:
        kinds = rng.sample(_PLAIN, params.rules) + rng.sample(_STATE, params.state)
        rng.shuffle(kinds)
        said = list(words.draw(rng, len(kinds), 3, 5))
        if params.skips:
            said[rng.randrange(len(said))] = ""
        rules = []
        for kind, word in zip(kinds, said, strict=True):
            low, high = {"digit": (1, 9), "every word": (2, 3), "few words": (2, 4)}.get(kind, (3, 7))
            rules.append((kind, rng.randint(low, high) if "{}" in _TEXTS[kind][0] else 0, word))
        step = rng.choice((1, 1, 2, 3, -1, -1, -2, -3))
        first = rng.randint(2, 60) if step > 0 else rng.randint(40, 90) - step * params.length // 2
        if first + step * params.length < 1:
            raise task.Retry
        instance = self.Instance(first=first, step=step, length=params.length, rules=tuple(rules))
        answer = self.solve(instance)
        needed = all(
            self.solve(instance.model_copy(update={"rules": instance.rules[:i] + instance.rules[i + 1 :]})) != answer
            for i in range(len(rules))
        )
        if not needed or sum(word.isdigit() for word in answer) < len(answer) // 6 or len(answer) < params.length // 2:
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> tuple[str, ...]:
        said = list[str]()
        for n in range(instance.first, instance.first + instance.step * instance.length, instance.step):
            found = next((word for kind, k, word in instance.rules if _fits(kind, k, n, said)), str(n))
            said += [found] * bool(found)
        return tuple(said)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        said, lines = list[str](), list[str]()
        for n in range(instance.first, instance.first + instance.step * instance.length, instance.step):
            place = next(
                (at for at, rule in enumerate(instance.rules) if _fits(*rule[:2], n, said)), len(instance.rules)
            )
            tested = [_tested(kind, k, n, said) for kind, k, _ in instance.rules[: place + 1]]
            word = instance.rules[place][2] if place < len(instance.rules) else str(n)
            lines.append(f"{n}: {', '.join(tested)} → {word or '-'}")
            said += [word] * bool(word)
        return "\n".join(lines)


def _fits(kind: str, k: int, n: int, said: list[str]) -> bool:
    digits = str(n)
    spoken = sum(not one.isdigit() for one in said)
    match kind:
        case "multiple":
            return n % k == 0
        case "digit":
            return str(k) in digits
        case "prime":
            return numbers.is_prime(n)
        case "digit sum":
            return sum(map(int, digits)) % k == 0
        case "square":
            return int(n**0.5 + 0.5) ** 2 == n
        case "repeated":
            return len(set(digits)) < len(digits)
        case "remainder":
            return n % k == 1
        case "after word":
            return n % 2 == 0 and bool(said) and not said[-1].isdigit()
        case "after number":
            return n % 2 == 1 and len(said) > 1 and said[-1].isdigit() and said[-2].isdigit()
        case "every word":
            return spoken > 0 and spoken % k == 0 and not said[-1].isdigit()
    return n % k == 0 and spoken < 3


def _told(rule: Rule, language: str) -> str:
    kind, number, word = rule
    en, zh = (text.format(number) for text in _TEXTS[kind])
    if language == "zh":
        return f"若该数{zh}，{f'就说 {word}' if word else '就什么也不说'}。"
    return f"If the number {en}, {f'{word} is said' if word else 'nothing is said'}."


def _tested(kind: str, k: int, n: int, said: list[str]) -> str:
    """Write what tells whether a rule fits: a remainder, a sum of digits, the least prime factor, the square below."""
    spoken = sum(not one.isdigit() for one in said)
    shown = {
        "digit": str(n).count(str(k)),
        "prime": next((p for p in range(2, n + 1) if n % p == 0), 1),
        "digit sum": sum(map(int, str(n))),
        "square": isqrt(n) ** 2,
        "repeated": max(str(n).count(digit) for digit in str(n)),
        "after word": " ".join(said[-1:]) or "-",
        "after number": " ".join(said[-2:]) or "-",
        "every word": f"{spoken} {' '.join(said[-1:])}".strip(),
        "few words": f"{n % k if k else 0} {spoken}",
    }
    return str(shown.get(kind, n % k if k else 0))
