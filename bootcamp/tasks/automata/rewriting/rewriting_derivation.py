"""Derive a string in a canonical system: rules with variables that stand for any rest of a string.

Answer: the strings after each step, at most so many; every derivation is right.
Harder: more rules, longer derivations, more strings to choose from.
Skills: search, deduction
Source: original; E. L. Post, Formal reductions of the general combinatorial decision problem, 1943.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Sequence, Text

_DRAWS = 30
_STRINGS = 900  # looked at for one system


class RewritingDerivation(Task["RewritingDerivation.Params", "RewritingDerivation.Instance", tuple[str, ...]]):
    version = 1

    class Params(task.Params):
        letters: int = knob("how many letters there are", levels=(2, 2, 2, 3, 3, 3, 3, 3, 4, 4), ge=2, le=5)
        rules: int = knob("how many rules there are", levels=(2, 3, 3, 4, 4, 5, 5, 5, 6, 6), ge=2, le=8)
        steps: int = knob("how many steps are needed", levels=(2, 3, 4, 4, 5, 6, 7, 8, 9, 11), ge=2, le=20)
        longest: int = knob("the most letters of a string", levels=(8, 9, 9, 10, 10, 11, 11, 12, 12, 12), ge=4, le=30)

    class Instance(task.Instance):
        alphabet: str
        rules: tuple[tuple[str, str], ...]
        start: str
        target: str
        limit: int

        @property
        def shown(self) -> list[str]:
            return [f"{left} → {right}" for left, right in self.rules]

        @property
        def two(self) -> bool:
            return any("y" in left for left, _ in self.rules)

    prompt = Prompt(
        en=r"""
        These rules make new strings of the letters {{ alphabet | list | listed(language) }} out of others:

        {{ shown | numbered }}

        {{ "The small letters x and y stand" if two else "The small letter x stands" }} for any
        {{- " strings, also empty ones" if two else " string, also the empty one" }}, and
        {{- " each" if two else " it" }} for the same string wherever it occurs in a rule. A rule can be used if the
        whole string has the form on the left of its arrow; it then becomes the string on the right. Each step uses one
        rule, in one of the ways in which it fits.

        Start with {{ start }} and derive {{ target }} in at most {{ limit }} steps; it is possible. Give the strings
        after step 1, step 2 and so on, the last of which is {{ target }}. Any derivation will do.
        """,
        zh=r"""
        下面的规则可以由一个字符串得到另一个字符串，字符串由字母 {{ alphabet | list | listed(language) }} 组成：

        {{ shown | numbered }}

        小写字母 {{ "x 和 y" if two else "x" }} {{ "分别" if two }}代表任意的字符串（可以是空串），
        在同一条规则中各处代表相同的字符串。如果整个字符串具有箭头左边的形式，就可以使用这条规则，
        把它变成箭头右边的字符串。每一步使用一条规则；如果有几种符合的方式，可任选一种。

        从 {{ start }} 开始，在至多 {{ limit }} 步内推导出 {{ target }}，这是可以做到的。
        依次写出第 1 步、第 2 步……之后的字符串，最后一个是 {{ target }}。任意一种推导都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[str, ...]]:
        return Sequence(Text(alphabet=instance.alphabet))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[str, ...]]:
        alphabet = "ABCDE"[: params.letters]
        for _ in range(_DRAWS):
            rules = tuple(_rule(rng, alphabet) for _ in range(params.rules))
            start = "".join(rng.choices(alphabet, k=rng.randint(2, 3)))
            if len(set(rules)) < params.rules:
                continue
            ways = _ways(rules, start, params)
            last = [word for word, way in ways.items() if len(way) == params.steps]
            used = {word: {number for number, _ in ways[word]} for word in last}
            last = [word for word in last if len(word) > 2 and len(used[word]) >= min(params.rules, 3)]
            if last:
                target = rng.choice(last)
                limit = params.steps + params.steps // 4
                instance = self.Instance(alphabet=alphabet, rules=rules, start=start, target=target, limit=limit)
                return instance, tuple(word for _, word in ways[target])
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [sorted(map(list, instance.rules)), instance.start, instance.target, instance.limit]

    def check(self, instance: Instance, answer: tuple[str, ...]) -> str:
        if len(answer) > instance.limit:
            return f"there are more than {instance.limit} steps"
        word = instance.start
        for step, after in enumerate(answer, start=1):
            if not any(after == made for rule in instance.rules for made in _made(rule, word)):
                return f"no rule gives the string of step {step}"
            word = after
        return "" if word == instance.target else "the last string is another"


def _rule(rng: Random, alphabet: str) -> tuple[str, str]:
    """Draw a rule that changes an end, moves or doubles the rest, or changes something in the middle."""
    one, other, third = ("".join(rng.choices(alphabet, k=rng.choice((1, 1, 2, 2, 3)))) for _ in range(3))
    rule = rng.choice(
        (
            (f"x{one}y", f"x{other}y"),
            (f"x{one}y", f"x{other}y"),
            (f"x{one}y", f"y{other}x"),
            (f"x{one}", f"x{other}"),
            (f"{one}x", f"{other}x"),
            (f"{one[0]}x", f"{one[0]}xx"),
            (f"{one}x", f"x{other}"),
            (f"x{one[0]}", f"{other}x"),
            (f"{one[0]}x{third[0]}", f"{other}x"),
        )
    )
    return rule if rule[0] != rule[1] else (f"{one}x", f"x{one}")


def _made(rule: tuple[str, str], word: str) -> Iterator[str]:
    """Give what a rule makes of a string, in all ways in which it fits."""
    left, right = rule
    first, _, rest = left.partition("x")
    last = rest.rstrip("y")
    ends = range(len(word) + 1) if rest.endswith("y") else (len(word),)
    for end in ends:
        start = end - len(last)
        if start >= len(first) and word.startswith(first) and word[start:end] == last:
            values = {"x": word[len(first) : start], "y": word[end:]}
            yield "".join(values.get(sign, sign) for sign in right)


def _ways(
    rules: tuple[tuple[str, str], ...], start: str, params: RewritingDerivation.Params
) -> dict[str, tuple[tuple[int, str], ...]]:
    """Find a shortest derivation of each string as far as the steps lead, or nothing if there are too many."""
    ways: dict[str, tuple[tuple[int, str], ...]] = {start: ()}
    queue = [start]
    for word in queue:
        if len(ways[word]) == params.steps:
            break
        if len(queue) > _STRINGS:
            return {}
        for number, rule in enumerate(rules):
            for after in _made(rule, word):
                if after not in ways and 0 < len(after) <= params.longest:
                    ways[after] = (*ways[word], (number, after))
                    queue.append(after)
    return ways
