"""Choose as few headlines as possible whose letters suffice for a note.

Answer: a set of headline numbers; any of the smallest counts.
Harder: more headlines, longer notes, the most useful headline first does not work.
Skills: optimization, search, counting
Source: original; a multicover in the dress of a well-known story.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, islice
from random import Random

from bootcamp import task
from bootcamp.lib.text import shuffled
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Set


class RansomNoteFewest(Task["RansomNoteFewest.Params", "RansomNoteFewest.Instance", frozenset[int]]):
    version = 1

    class Params(task.Params):
        headlines: int = knob("the number of headlines", levels=(5, 6, 8, 8, 9, 9, 10, 12, 13, 14), ge=3, le=16)
        note: int = knob("the number of letters of the note", levels=(5, 6, 9, 12, 14, 16, 20, 24, 28, 34), ge=4, le=50)
        used: int = knob("how many headlines are planted", levels=(2, 2, 3, 3, 3, 3, 4, 4, 4, 5), ge=2, le=6)
        letters: int = knob("the number of letters", levels=(4, 5, 5, 6, 6, 7, 7, 8, 8, 9), ge=3, le=12)

    class Instance(task.Instance):
        hidden = ("best",)
        headlines: tuple[str, ...]
        note: str
        best: int

        @property
        def needed(self) -> list[tuple[str, int]]:
            return sorted(Counter(self.note).items())

    prompt = Prompt(
        en=r"""
        For a note, letters are cut out of headlines. It takes these letters, each as often as stated:

        {{ needed | mapping(": ") }}

        These headlines are there, each with the letters written:

        {{ headlines | numbered }}

        A headline that is cut gives all its letters, each as often as it is written there. Which headlines have to be
        cut so that the letters suffice and as few headlines as possible are cut? If several choices are right, any one
        will do.
        """,
        zh=r"""
        要从标题中剪下字母来拼一张字条。所需的字母及个数如下：

        {{ needed | mapping(": ") }}

        现有以下标题，各含有所写的字母：

        {{ headlines | numbered }}

        剪开一个标题就得到它的所有字母，各字母的个数与所写的相同。要使字母够用，且剪开的标题尽可能少，应剪开哪些标题？
        若有多种正确的选法，任意一种都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[frozenset[int]]:
        return Set(Integer(low=1, high=len(instance.headlines)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, frozenset[int]]:
        alphabet = rng.sample("abcdefghijklmnoprstuvwy", params.letters)
        for _ in range(40):
            note = sorted(rng.choices(alphabet, k=params.note))
            bare = self.Instance(headlines=_headlines(params, note, alphabet, rng), note="".join(note), best=0)
            if params.headlines > 6 and _greedy(bare) <= params.used:
                continue
            answer = self.solve(bare)
            if len(answer) == params.used and len(list(islice(_sufficient(bare, params.used), 5))) < 5:
                return bare.model_copy(update={"best": len(answer)}), answer
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [instance.note, sorted("".join(sorted(text)) for text in instance.headlines)]

    def check(self, instance: Instance, answer: frozenset[int]) -> str:
        cut = Counter("".join(instance.headlines[number - 1] for number in answer))
        missing = Counter(instance.note) - cut
        if missing:
            return f"there are too few letters {min(missing)}"
        return "" if len(answer) <= instance.best else "fewer headlines suffice"

    def solve(self, instance: Instance) -> frozenset[int]:
        choices = (next(_sufficient(instance, size), None) for size in range(1, len(instance.headlines) + 1))
        return next(choice for choice in choices if choice)


def _sufficient(instance: RansomNoteFewest.Instance, size: int) -> Iterator[frozenset[int]]:
    """Yield the choices of so many headlines whose letters suffice."""
    letters = sorted(set(instance.note))
    need = [instance.note.count(letter) for letter in letters]
    rows = [[text.count(letter) for letter in letters] for text in instance.headlines]
    for chosen in combinations(range(len(rows)), size):
        if all(sum(rows[place][at] for place in chosen) >= least for at, least in enumerate(need)):
            yield frozenset(place + 1 for place in chosen)


def _headlines(params: RansomNoteFewest.Params, note: list[str], alphabet: list[str], rng: Random) -> tuple[str, ...]:
    """Draw headlines, some of which suffice together."""
    parts: list[list[str]] = [[] for _ in range(params.used)]
    for letter in note:
        rng.choice(parts).append(letter)
    size = params.note // params.used + 1
    for part in parts:
        part += rng.choices(alphabet, k=max(0, size - len(part)))
    while len(parts) < params.headlines:
        parts.append(rng.choices(alphabet, k=rng.randint(size - 1, size + 2)))
    return tuple(shuffled(rng, "".join(part)) for part in rng.sample(parts, len(parts)))


def _greedy(instance: RansomNoteFewest.Instance) -> int:
    """Count the headlines if always the one that gives most of the letters still needed is cut."""
    need: Counter[str] = Counter(instance.note)
    count = 0
    headlines = [Counter(text) for text in instance.headlines]
    while need and count <= len(headlines):
        gains = [(need & letters).total() for letters in headlines]
        need = need - headlines[gains.index(max(gains))]
        count += 1
    return count
