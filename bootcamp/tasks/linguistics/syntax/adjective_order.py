"""Put adjectives into the order that an invented variety of English follows, which correct phrases show.

Answer: the phrases, in order; they are unique.
Harder: more classes of adjectives, longer chains of reasoning, more and longer phrases.
Skills: induction, deduction, language
Source: original; orders of adjectives as in Dixon, Where have all the adjectives gone? (1977).
"""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Sequence, Text

_CLASSES = (
    ("size", "大小", ("big", "small", "tiny", "huge")),
    ("age", "新旧", ("old", "new", "ancient", "young")),
    ("colour", "颜色", ("red", "blue", "green", "black")),
    ("shape", "形状", ("round", "square", "flat", "oval")),
    ("material", "材料", ("wooden", "metal", "paper", "stone")),
    ("origin", "产地", ("Greek", "Korean", "Polish", "Kenyan")),
    ("opinion", "评价", ("lovely", "ugly", "nice", "odd")),
    ("weight", "轻重", ("heavy", "light", "hefty", "weighty")),
    ("temperature", "冷热", ("hot", "cold", "warm", "cool")),
    ("price", "价钱", ("cheap", "costly", "pricey", "free")),
)
_NOUNS = ("box", "table", "ball", "lamp", "bag", "cup", "chair", "clock", "boat", "toy", "plate", "ring")


class AdjectiveOrder(Task["AdjectiveOrder.Params", "AdjectiveOrder.Instance", tuple[str, ...]]):
    version = 1

    class Params(task.Params):
        classes: int = knob("how many classes there are", levels=(4, 4, 5, 6, 6, 7, 8, 8, 9, 10), ge=3, le=10)
        longest: int = knob("the most adjectives of a right phrase", levels=(3, 2, 2, 2, 2, 2, 2, 2, 2, 2), ge=2, le=5)
        phrases: int = knob("how many phrases are to be mended", levels=(1, 2, 2, 2, 3, 3, 3, 4, 4, 5), ge=1, le=8)
        adjectives: int = knob("the adjectives of such a phrase", levels=(3, 3, 4, 4, 4, 5, 5, 6, 6, 7), ge=2, le=8)

    class Instance(task.Instance):
        classes: tuple[tuple[str, tuple[str, ...]], ...]
        """Names of classes and their adjectives."""
        right: tuple[str, ...]
        wrong: tuple[str, ...]

        def lists(self, language: str) -> list[str]:
            names = {name: zh for name, zh, _ in _CLASSES}
            comma, colon = ("、", "：") if language == "zh" else (", ", ": ")
            return [
                f"{names[name] if language == 'zh' else name}{colon}{comma.join(words)}" for name, words in self.classes
            ]

    prompt = Prompt(
        en=r"""
        In an invented variety of English, adjectives stand before the noun in a fixed order of their classes, which is
        not the usual English one. A phrase never has two adjectives of one class. The classes are:

        {{ lists(language) | bullets }}

        These phrases are right:

        {{ right | bullets }}

        In {{ "these phrases" if wrong[1:] else "this phrase" }} the adjectives are in a wrong order:

        {{ wrong | numbered }}

        Give {{ "these phrases" if wrong[1:] else "this phrase" }} with the adjectives in the right order, the noun at
        the end and blanks between the words.
        """,
        zh=r"""
        在一种虚构的英语变体里，名词前的形容词按类别有固定的次序，与通常的英语不同。一个短语里没有两个同类的形容词。
        各类形容词如下：

        {{ lists(language) | bullets }}

        下列短语是正确的：

        {{ right | bullets }}

        下列短语里形容词的次序是错的：

        {{ wrong | numbered }}

        请按正确的次序写出{{ "这些短语" if wrong[1:] else "这个短语" }}：形容词在前，名词在最后，词与词之间用空格隔开。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[str, ...]]:
        return Sequence(Text(ignore_case=True), length=len(instance.wrong))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[str, ...]]:
        classes = rng.sample(_CLASSES, params.classes)  # in the order that holds
        words = {name: tuple(rng.sample(pool, 3)) for name, _, pool in classes}
        order = [name for name, _, _ in classes]
        groups = []
        for pair in pairwise(order):
            extra = rng.sample([name for name in order if name not in pair], rng.randint(0, params.longest - 2))
            groups.append(sorted({*pair, *extra}, key=order.index))
        right = tuple(_phrase(rng, words, group) for group in rng.sample(groups, len(groups)))
        wrong, answer = [], []
        for _ in range(params.phrases):
            group = sorted(rng.sample(order, params.adjectives), key=order.index)
            chosen = _phrase(rng, words, group).split()
            mixed = rng.sample(chosen[:-1], len(group))
            if mixed == chosen[:-1]:
                raise task.Retry
            wrong.append(" ".join([*mixed, chosen[-1]]))
            answer.append(" ".join(chosen))
        table = sorted((name, tuple(sorted(words[name]))) for name in order)
        shown = tuple(rng.sample(table, len(table)))
        instance = self.Instance(classes=shown, right=right, wrong=tuple(wrong))
        listed = [name for name, _ in shown]
        if params.classes > 4 and any(one == other for one, other in zip(order, listed, strict=True)):
            instance = instance.model_copy(update={"classes": tuple(table)})
        if tuple(answer) == tuple(_sorted(instance, phrase) for phrase in wrong):
            raise task.Retry
        return instance, tuple(answer)

    def key(self, instance: Instance) -> object:
        kinds = {word: name for name, words in instance.classes for word in words}
        return [
            sorted([kinds.get(word, "") for word in phrase.split()] for phrase in phrases)
            for phrases in (instance.right, instance.wrong)
        ]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        kinds = {word: name for name, words in instance.classes for word in words}
        shown = {name: name if language == "en" else zh for name, zh, _ in _CLASSES}
        rows = [[kinds[word] for word in phrase.split()[:-1]] for phrase in instance.right]
        lines = [
            f"{' '.join(p.split()[:-1])}: {' < '.join(shown[name] for name in row)}"
            for p, row in zip(instance.right, rows, strict=True)
        ]
        left, order = [name for name, _ in instance.classes], list[str]()
        while left:
            behind = {name for row in rows for one, name in pairwise(row) if one in left}
            order += [name for name in left if name not in behind]
            left = [name for name in left if name in behind]
            rest = ", ".join(shown[name] for name in left) or "-"
            lines.append(
                {
                    "en": f"behind others: {rest}; next: {shown[order[-1]]}",
                    "zh": f"在别的后面：{rest}；下一个：{shown[order[-1]]}",
                }[language]
            )
        for phrase in instance.wrong:
            *words, noun = phrase.split()
            right = sorted(words, key=lambda word: order.index(kinds[word]))
            lines.append(
                f"{', '.join(f'{word} {order.index(kinds[word]) + 1}' for word in words)}: {' '.join([*right, noun])}"
            )
        return "\n".join(lines)


def _phrase(rng: Random, words: dict[str, tuple[str, ...]], group: list[str]) -> str:
    return " ".join([*(rng.choice(words[name]) for name in group), rng.choice(_NOUNS)])


def _sorted(instance: AdjectiveOrder.Instance, phrase: str) -> str:
    """Order a phrase as the classes are listed."""
    place = {word: at for at, (_, words) in enumerate(instance.classes) for word in words}
    *words, noun = phrase.split()
    return " ".join([*sorted(words, key=place.__getitem__), noun])
