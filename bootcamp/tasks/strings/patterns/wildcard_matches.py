"""Find, for each of some strings, the patterns with wildcards that match the whole of it.

Answer: a set of pattern numbers for each string; unique.
Harder: more and longer strings and patterns, more stars, classes of letters.
Skills: logic, simulation
Source: original; patterns as in shells.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.text import random_text
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence, Set

Sets = tuple[frozenset[int], ...]


class WildcardMatches(Task["WildcardMatches.Params", "WildcardMatches.Instance", Sets]):
    version = 1

    class Params(task.Params):
        patterns: int = knob("the number of patterns", levels=(2, 3, 3, 4, 5, 6, 6, 7, 8, 9), ge=2, le=14)
        strings: int = knob("the number of strings", levels=(2, 2, 3, 4, 4, 5, 6, 6, 7, 8), ge=1, le=14)
        length: int = knob("the length of the strings, about", levels=(4, 5, 6, 7, 8, 9, 10, 12, 14, 16), ge=3, le=25)
        stars: int = knob("the most stars of a pattern", levels=(1, 1, 2, 2, 2, 3, 3, 3, 4, 4), ge=1, le=6)
        classes: bool = knob("whether there are classes", levels=(False,) * 3 + (True,) * 7)

    class Instance(task.Instance):
        patterns: tuple[str, ...]
        strings: tuple[str, ...]

        def has(self, sign: str) -> bool:
            return any(sign in pattern for pattern in self.patterns)

    prompt = Prompt(
        en=r"""
        In a pattern, a letter stands for itself
        {%- if has("?") %}; ? stands for any one letter{% endif %}
        {%- if has("*") %}; * stands for any number of any letters, or for none{% endif %}
        {%- if has("[") %}; [abc] stands for one of the letters in the brackets{% endif %}
        {%- if has("[!") %}; [!abc] stands for one letter that is not in the brackets{% endif %}.
        A pattern has to match a whole string, from the first to the last letter.

        Patterns:

        {{ patterns | numbered }}

        Strings:

        {{ strings | numbered }}

        Give for each string, in their order, the set of the numbers of all patterns that match it.
        """,
        zh=r"""
        在模式中，字母代表它自己
        {%- if has("?") %}；? 代表任意一个字母{% endif %}
        {%- if has("*") %}；* 代表任意多个任意的字母，也可以一个都没有{% endif %}
        {%- if has("[") %}；[abc] 代表方括号中的一个字母{% endif %}
        {%- if has("[!") %}；[!abc] 代表一个不在方括号中的字母{% endif %}。
        模式必须从第一个字母到最后一个字母匹配整个字符串。

        模式：

        {{ patterns | numbered }}

        字符串：

        {{ strings | numbered }}

        请按顺序对每个字符串给出所有匹配它的模式的编号的集合。
        """,
    )

    def format(self, instance: Instance) -> Format[Sets]:
        return Sequence(Set(Integer(1, len(instance.patterns))), length=len(instance.strings))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Sets]:
        alphabet = "abc" if params.length < 10 else "abcd"
        strings = [random_text(rng, params.length, alphabet)]
        while len(strings) < params.strings:
            strings.append(_near(rng, rng.choice(strings), alphabet))
        patterns = [_pattern(rng, rng.choice(strings), alphabet, params) for _ in range(params.patterns)]
        instance = self.Instance(patterns=tuple(patterns), strings=tuple(strings))
        answer = self.solve(instance)
        counts = [len(numbers) for numbers in answer]
        distinct = len(set(strings)) == len(strings) and len(set(patterns)) == len(patterns)
        if (
            not distinct
            or min(counts) < 1
            or max(counts) == params.patterns
            or (len(answer) > 2 and len(set(answer)) < 2)
        ):
            raise task.Retry
        return instance, answer

    def key(self, instance: Instance) -> object:
        return [sorted(instance.patterns), sorted(instance.strings)]

    def solve(self, instance: Instance) -> Sets:
        items = [_items(pattern) for pattern in instance.patterns]
        return tuple(
            frozenset(number for number, one in enumerate(items, 1) if len(text) in _ends(one, text)[-1])
            for text in instance.strings
        )

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines = []
        for text in instance.strings:
            for number, pattern in enumerate(instance.patterns, start=1):
                items, told = _items(pattern), list[str]()
                *before, last = _ends(items, text)
                for item, ends in zip(items, [*before[1:], last], strict=True):
                    shown = f"{min(ends)}-{max(ends)}" if item == "*" and ends else " ".join(map(str, sorted(ends)))
                    told.append(f"{item} {shown or '-'}")
                    if not ends:
                        break
                lines.append(f"{text}: {', '.join(told)}" + f"; {len(text)}: {number}" * (len(text) in last))
        return "\n".join(lines)


def _near(rng: Random, text: str, alphabet: str) -> str:
    """Change, put in or take out one or two letters."""
    for _ in range(rng.randint(1, 2)):
        place = rng.randrange(len(text))
        cut = rng.choice((0, 1, 1))
        text = text[:place] + rng.choice(("", rng.choice(alphabet), rng.choice(alphabet))) + text[place + cut :]
    return text or alphabet


def _pattern(rng: Random, text: str, alphabet: str, params: WildcardMatches.Params) -> str:
    """Make a pattern that matches a text: some blocks become stars, some letters question marks or classes."""
    signs = list(text)
    for _ in range(rng.randint(1, params.stars)):
        place = rng.randrange(len(signs))
        signs[place : place + rng.choice((0, 1, 2, 3))] = ["*"]
    for place, sign in enumerate(signs):
        if sign == "*" or rng.random() < 0.6:
            continue
        other = rng.choice([letter for letter in alphabet if letter != sign])
        forms = ["?", f"[{''.join(sorted(sign + other))}]", f"[!{other}]"]
        signs[place] = rng.choice(forms) if params.classes else "?"
    return "".join(sign for place, sign in enumerate(signs) if sign != "*" or signs[place - 1 : place] != ["*"])


def _items(pattern: str) -> list[str]:
    """Cut a pattern into letters, signs and classes.

    >>> _items("a[!b]*")
    ['a', '[!b]', '*']
    """
    items = []
    while pattern:
        size = pattern.index("]") + 1 if pattern[0] == "[" else 1
        items.append(pattern[:size])
        pattern = pattern[size:]
    return items


def _ends(items: list[str], text: str) -> list[set[int]]:
    """Give the ends of the beginnings of a text that the first items match, for none, one, two, ... of them."""
    ends = [{0}]
    for item in items:
        last = ends[-1]
        if item == "*":
            ends.append(set(range(min(last), len(text) + 1)) if last else last)
        else:
            ends.append({end + 1 for end in last if end < len(text) and _stands(item, text[end])})
    return ends


def _stands(item: str, letter: str) -> bool:
    if item == "?":
        return True
    return letter not in item if item.startswith("[!") else letter in item
