"""Find how the number names of an invented language are made from examples, and name further numbers.

Answer: the names, in order; they are unique.
Harder: larger bases and numbers, fewer examples that show more at once, more names.
Skills: induction, arithmetic, language
Source: original; number systems as in Comrie, Numeral bases (World Atlas of Language Structures).
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib import words
from bootcamp.lib.number_names import Part, System, lexicon, said, systems
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Sequence, Text

_BASES = range(4, 21)


class ConlangNumberNames(Task["ConlangNumberNames.Params", "ConlangNumberNames.Instance", tuple[str, ...]]):
    version = 1

    class Params(task.Params):
        base: int = knob("the largest base", levels=(5, 6, 8, 9, 12, 12, 15, 16, 18, 20), ge=4, le=20)
        features: int = knob(
            "how many turns of phrase may be unusual", levels=(1, 1, 2, 2, 3, 3, 4, 4, 5, 5), ge=0, le=5
        )
        squares: int = knob(
            "the percentage of numbers above the square of the base",
            levels=(0, 0, 0, 0, 20, 30, 40, 50, 60, 70),
            ge=0,
            le=100,
        )
        asked: int = knob("how many numbers are asked about", levels=(1, 1, 2, 2, 2, 3, 3, 4, 4, 5), ge=1, le=8)
        spare: int = knob("how many examples more than needed", levels=(3, 3, 2, 2, 2, 1, 1, 0, 0, 0), ge=0, le=6)

    class Instance(task.Instance):
        examples: tuple[tuple[str, int], ...]
        asked: tuple[int, ...]

    prompt = Prompt(
        en=r"""
        In an invented language these are names of numbers:

        {% for name, value in examples %}
        {{ name }} = {{ value }}
        {% endfor %}

        Its names are made as follows. There is a base b, one of the numbers 4 to 20, with a word of its own, a word for
        each of the numbers from 1 to b - 1, and perhaps a word for b·b. A number n is divided into p·b·b + q·b + r with
        p, q and r below b, and named by its parts that are not zero: p times b·b, q times b, and r.
        In these points languages differ; each language does the same for all its names:

        - The parts are named from the largest to the smallest, or from the smallest to the largest.
        - The multiplier (p or q) stands before the word for b·b or b, or after it.
        - A multiplier of 1 is said, or it is left out.
        - A link word stands between every two neighbouring parts, or nothing does.
        - A number greater than b whose r is b - 1 is named as the next number with the word for "less one" before it,
          or it is named like all others.

        Different parts of names have different words, and each word has one form. All the ways to read the examples
        that follow these rules give the same {{ "names to the numbers" if asked[1:] else "name to the number" }}
        {{ asked | listed(language) }}.
        Write {{ "these names, in this order," if asked[1:] else "this name" }} with blanks between the words.
        """,
        zh=r"""
        在一种虚构的语言里，有下列数的名称：

        {% for name, value in examples %}
        {{ name }} = {{ value }}
        {% endfor %}

        名称是这样构成的：有一个基数 b（4 到 20 中的一个），它有专门的词；1 到 b - 1 各有一个词；b·b 可能也有一个词。
        把数 n 分成 p·b·b + q·b + r（p、q、r 都小于 b），用其中不为零的部分来称呼：p 个 b·b、q 个 b 以及 r。
        在下列各点上语言有所不同，但同一种语言对所有名称都一样：

        - 各部分从大到小说，或者从小到大说。
        - 倍数（p 或 q）放在 b·b 或 b 的词之前，或者放在之后。
        - 倍数为 1 时说出来，或者省略。
        - 相邻两部分之间都有一个连接词，或者没有。
        - 大于 b 而 r 等于 b - 1 的数，说成下一个数的名称前面加上表示“少一”的词，或者与别的数说法相同。

        不同的成分用不同的词，每个词只有一种形式。凡是符合这些规则的理解，对 {{ asked | join("、") }} 给出的名称都相同。
        请{{ "按顺序" if asked[1:] }}写出{{ "它们" if asked[1:] else "它" }}的名称，词与词之间用空格隔开。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[str, ...]]:
        return Sequence(Text(ignore_case=True), length=len(instance.asked))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[str, ...]]:
        base = rng.randint(max(4, params.base * 2 // 3), params.base)
        unusual = rng.sample(range(5), params.features)
        flags = [place in unusual and rng.random() < 0.7 for place in range(5)]
        system = System(base, flags[0], flags[1], flags[2] != (rng.random() < 0.5), flags[3], flags[4])
        fresh = words.invented(rng, base + 3, 1)
        names: dict[Part, str] = dict(zip((*range(1, base), "B", "BB", "+", "-"), fresh, strict=True))
        values = sorted({_draw(rng, base, params.squares) for _ in range(12 + base)})
        asked = rng.sample(values, params.asked)
        asked = [value for value in asked if len(system.parts(value)) > 1 + (base > 5)]
        pool = [value for value in values if value not in asked]
        full = {value: said(system, names, value) or "" for value in values}
        examples = [(full[value], value) for value in sorted(pool, reverse=True)]
        clashes = _clashes(examples)
        if len(asked) < params.asked or not _settled(examples, asked, clashes):
            raise task.Retry
        for example in rng.sample(examples, len(examples)):
            rest = [other for other in examples if other != example]
            if len(rest) > 2 and _settled(rest, asked, clashes):
                examples = rest
        left = [(full[value], value) for value in pool if (full[value], value) not in examples]
        examples += rng.sample(left, min(params.spare, len(left)))
        return self.Instance(
            examples=tuple(sorted(examples, key=lambda example: example[1])), asked=tuple(asked)
        ), tuple(full[value] for value in asked)

    def key(self, instance: Instance) -> object:
        order: dict[str, int] = {}
        for name, _ in instance.examples:
            for word in name.split():
                order.setdefault(word, len(order))
        shape = [[[order[word] for word in name.split()], value] for name, value in instance.examples]
        return shape, sorted(instance.asked)


def _draw(rng: Random, base: int, squares: int) -> int:
    if rng.randrange(100) < squares:
        return rng.randint(base**2, min(base**3 - 2, 2000))
    return rng.randint(1, base - 1) if rng.random() < 0.25 else rng.randint(base, base**2 - 1)


def _clashes(examples: list[tuple[str, int]]) -> list[tuple[System, set[int]]]:
    """Give for each system the examples whose number of words does not fit it."""
    sizes = [(name.count(" ") + 1, value) for name, value in examples]
    wrong: dict[System, set[int]] = {}
    for system in systems(_BASES):
        alike = system._replace(smaller_first=False, multiplier_after=False)  # as many words
        if alike not in wrong:
            wrong[alike] = {value for size, value in sizes if alike.size(value) != size}
        wrong[system] = wrong[alike]
    return list(wrong.items())


def _settled(examples: list[tuple[str, int]], asked: list[int], clashes: list[tuple[System, set[int]]]) -> bool:
    """Tell whether all systems that fit the examples name the asked numbers alike."""
    first: list[str | None] = []
    shown = {value for _, value in examples}
    for system, wrong in clashes:
        names = lexicon(system, examples) if shown.isdisjoint(wrong) else None
        if names is not None:
            given = [said(system, names, value) for value in asked]
            if None in given or (first and first != given):
                return False
            first = given
    return bool(first)
