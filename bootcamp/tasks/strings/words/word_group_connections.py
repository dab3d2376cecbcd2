"""Part words into groups of four, each with a property of a list, where many words have several of them.

Answer: for each property that is used its four words; any right parting counts.
Harder: more groups, more properties that are not used, words with more of the properties.
Skills: search, language
Source: original; the connecting walls of quiz shows, with formal properties.
"""

from __future__ import annotations

import itertools
from random import Random

from bootcamp import task
from bootcamp.lib import words
from bootcamp.lib.text import LOWER, VOWELS
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Mapping, Set, Text

Groups = dict[int, frozenset[str]]
Trait = tuple[str, str]
"""A kind from _SAID and the letters or the number that it speaks of."""

_SAID = {
    "begins": ("begins with {}", "以 {} 开头"),
    "ends": ("ends with {}", "以 {} 结尾"),
    "holds": ("has {} as neighbouring letters in this order", "含有依次相邻的字母 {}"),
    "lacks": ("has neither {0[0]} nor {0[1]} nor {0[2]}", "不含 {0[0]}、{0[1]} 和 {0[2]} 中的任何一个"),
    "length": ("has exactly {} letters", "恰有 {} 个字母"),
    "vowels": (
        "has exactly {} vowels (a, e, i, o, u, each counted as often as it occurs)",
        "恰有 {} 个元音字母（a、e、i、o、u，每出现一次算一个）",
    ),
    "double": ("has the same letter twice side by side", "有两个相同的字母相邻"),
    "falling": (
        "has a first letter that comes after its last letter in the alphabet",
        "首字母在字母表中排在末字母之后",
    ),
    "second": ("has {} as its second letter", "第二个字母是 {}"),
}


class WordGroupConnections(Task["WordGroupConnections.Params", "WordGroupConnections.Instance", Groups]):
    version = 1

    class Params(task.Params):
        groups: int = knob("the number of groups", levels=(2, 2, 3, 3, 4, 4, 5, 5, 6, 7), ge=2, le=8)
        spare: int = knob("properties that are not used", levels=(0, 1, 1, 2, 2, 3, 3, 4, 5, 6), ge=0, le=8)
        overlap: int = knob(
            "how many properties a word has, on average, in tenths",
            levels=(11, 12, 15, 17, 19, 21, 23, 24, 25, 26),
            ge=10,
            le=40,
        )

    class Instance(task.Instance):
        words: tuple[str, ...]
        traits: tuple[Trait, ...]

        def said(self, language: str) -> list[str]:
            return [_SAID[kind][language == "zh"].format(value) for kind, value in self.traits]

        @property
        def groups(self) -> int:
            return len(self.words) // 4

    answer = Mapping(Integer(low=1), Set(Text(alphabet=LOWER), size=4))
    prompt = Prompt(
        en=r"""
        Part these {{ words | length }} words into {{ groups }} groups of four:

        {{ words | join(" ") }}

        All words of a group have one of the following properties, a different one for each group
        {%- if traits | length > groups %}; {{ traits | length - groups }} of them
        {{- " is" if traits | length - groups == 1 else " are" }} not used{% endif %}. A word may have other properties
        of the list too.

        {{ said(language) | numbered }}

        Give for each property that is used its number and its four words. If several partings are right, give any one.
        """,
        zh=r"""
        把下面 {{ words | length }} 个单词分成 {{ groups }} 组，每组四个：

        {{ words | join(" ") }}

        同一组的单词都具有下列性质之一，各组的性质互不相同
        {%- if traits | length > groups %}，其中有 {{ traits | length - groups }} 个性质没有用到{% endif %}。
        一个单词也可以具有列表中的其他性质。

        {{ said(language) | numbered }}

        请给出每个用到的性质的编号和它的四个单词。若有多种正确的分法，给出任意一种即可。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Groups]:
        pool = words.draw(rng, 400, 4, 8)
        traits = list({_draw(rng, rng.choice(list(_SAID))): None for _ in range(params.groups + params.spare)})
        if len(traits) < params.groups + params.spare:
            raise task.Retry
        used = rng.sample(range(len(traits)), params.groups)
        taken: set[str] = set()
        answer: Groups = {}
        for at in used:
            fits = [word for word in pool if word not in taken and _has(word, traits[at])]
            drawn = rng.sample(fits, min(len(fits), 16 if params.overlap > 12 else 4))
            drawn.sort(key=lambda word: -sum(_has(word, trait) for trait in traits))
            if len(drawn) < 4:
                raise task.Retry
            answer[at + 1] = frozenset(drawn[:4])
            taken |= answer[at + 1]
        listed = sorted(taken)
        instance = self.Instance(words=tuple(listed), traits=tuple(traits))
        total = sum(_has(word, trait) for word in listed for trait in traits)
        if 10 * total < params.overlap * len(listed):
            raise task.Retry
        if params.groups > 2 and not all(self.check(instance, _first_fit(instance, way)) for way in (1, -1)):
            raise task.Retry
        return instance, answer

    def key(self, instance: Instance) -> object:
        return instance.words, sorted(instance.traits)

    def check(self, instance: Instance, answer: Groups) -> str:
        if any(number > len(instance.traits) for number in answer):
            return "there is no property of such a number"
        if sorted(word for group in answer.values() for word in group) != list(instance.words):
            return "these are not the words, each exactly once"
        for number, group in answer.items():
            if len(group) != 4:
                return "a group does not have four words"
            for word in sorted(group):
                if not _has(word, instance.traits[number - 1]):
                    return f"{word} does not have property {number}"
        return ""


def _draw(rng: Random, kind: str) -> Trait:
    letters = "aeilnorst"
    if kind in ("length", "vowels"):
        return kind, f"{rng.randint(4, 8) if kind == 'length' else rng.randint(1, 3)}"
    if kind in ("double", "falling"):
        return kind, ""
    if kind == "holds":
        return kind, rng.choice(("er", "in", "an", "re", "on", "st", "al", "ar", "or", "it", "le", "ro"))
    if kind == "lacks":
        return kind, "".join(sorted(rng.sample(letters, 3)))
    return kind, rng.choice({"begins": "bcdfmprst", "ends": "delnrsty", "second": "aeiouhlr"}[kind])


def _has(word: str, trait: Trait) -> bool:
    kind, value = trait
    return {
        "begins": word[:1] == value,
        "ends": word[-1:] == value,
        "holds": value in word,
        "lacks": not set(value) & set(word),
        "length": f"{len(word)}" == value,
        "vowels": f"{sum(letter in VOWELS for letter in word)}" == value,
        "double": any(one == two for one, two in itertools.pairwise(word)),
        "falling": word[:1] > word[-1:],
        "second": word[1:2] == value,
    }[kind]


def _first_fit(instance: WordGroupConnections.Instance, way: int) -> Groups:
    """Give every word to the first property of the list, or of its end, that it has and that has room."""
    groups: dict[int, set[str]] = {}
    for word in instance.words:
        for at in range(len(instance.traits))[::way]:
            group = groups.get(at + 1, set())
            if _has(word, instance.traits[at]) and len(group) < 4:
                groups[at + 1] = group | {word}
                break
    return {number: frozenset(group) for number, group in groups.items()}
