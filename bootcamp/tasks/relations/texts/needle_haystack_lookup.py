"""Find numbers in a long list of records by look-ups that start from one another.

Answer: a number for each trail, in order; it is unique.
Harder: more records, more numbers that are nearly alike, longer trails with more kinds of steps, more trails.
Skills: search, simulation
Source: original; the needle in a haystack of G. Kamradt, 2023, with look-ups that build on one another.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.prompts import ordinal
from bootcamp.lib.worlds import draw, draw_world, zh
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence

Card = tuple[int, str, int]  # its number, its colour, and the number written on it
Step = tuple[str, str]  # a kind, and a number or a colour
Trail = tuple[int, tuple[Step, ...]]

_STEPS = {
    "say": ("go to the card whose number is written on it", "转到编号等于其上所写数的那张卡片"),
    "after": ("go to the {0} card after it", "转到它之后的第 {1} 张卡片"),
    "before": ("go to the {0} card before it", "转到它之前的第 {1} 张卡片"),
    "next": ("go to the first {1} card after it", "转到它之后第一张{2}的卡片"),
    "last": ("go to the nearest {1} card before it", "转到它之前最近的一张{2}的卡片"),
    "parity": (
        "if the number written on it is even go to the card directly after it, otherwise to the one directly before it",
        "若其上所写的数是偶数，转到紧接在它之后的卡片，否则转到紧接在它之前的卡片",
    ),
}


class NeedleHaystackLookup(Task["NeedleHaystackLookup.Params", "NeedleHaystackLookup.Instance", tuple[int, ...]]):
    version = 1

    class Params(task.Params):
        cards: int = knob("how many records there are", levels=(8, 12, 18, 26, 35, 45, 56, 68, 79, 90), ge=6, le=140)
        alike: int = knob(
            "percentage of numbers like an earlier one", levels=(0, 10, 20, 30, 40, 50, 55, 60, 65, 70), ge=0, le=90
        )
        steps: int = knob("how many look-ups a trail has", levels=(1, 2, 3, 3, 4, 5, 6, 7, 8, 10), ge=1, le=16)
        kinds: int = knob("how many kinds of look-ups occur", levels=(1, 2, 3, 4, 5, 6, 6, 6, 6, 6), ge=1, le=6)
        trails: int = knob("how many trails there are", levels=(1, 1, 1, 1, 2, 2, 2, 2, 3, 3), ge=1, le=4)

    class Instance(task.Instance):
        place: str
        cards: tuple[Card, ...]
        trails: tuple[Trail, ...]

        @property
        def text(self) -> list[tuple[str, str]]:
            return [
                (f"Card {number} is {colour} and says {says}.", f"{number} 号卡片是{zh(colour)}，写着 {says}。")
                for number, colour, says in self.cards
            ]

        @property
        def asked(self) -> list[tuple[str, str]]:
            found = []
            for start, steps in self.trails:
                told = [[text.format(*_words(word)) for text in _STEPS[kind]] for kind, word in steps]
                found.append(
                    (
                        f"Begin with card {start}; {'; '.join(en for en, _ in told)}.",
                        f"从 {start} 号卡片开始；{'；'.join(cn for _, cn in told)}。",
                    )
                )
            return found

    prompt = Prompt(
        en=r"""
        These cards lie in a row at the {{ place }}, in this order:

        {{ text | map("first") | join(" ") }}

        Follow {{ "each of these trails" if asked[1:] else "this trail" }}, where "it" is always the card reached so
        far, and "after" and "before" go by the order of the row:

        {{ asked | map("first") | numbered }}

        What does the last card of {{ "each trail" if asked[1:] else "the trail" }} say? Give the number{{
        "s in the order of the trails" if asked[1:] }}.
        """,
        zh=r"""
        {{ place | zh }}旁有一排卡片，依次为：

        {{ text | map("last") | join("") }}

        请按下列步骤走，其中“它”总是指目前到达的那张卡片，“之前”“之后”按这一排的顺序：

        {{ asked | map("last") | numbered }}

        {{ "每条路线" if asked[1:] else "这条路线" }}最后到达的卡片上写着什么数？请{{
        "按路线的顺序" if asked[1:] }}给出。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[int, ...]]:
        return Sequence(Integer(), length=len(instance.trails))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[int, ...]]:
        numbers: list[int] = []
        while len(numbers) < params.cards:
            new = rng.randint(1000, 9999)
            if numbers and rng.randrange(100) < params.alike:  # two digits exchanged, or one changed
                digits = list(str(rng.choice(numbers)))
                a, b = rng.sample(range(1, 4), 2)
                digits[a], digits[b] = (
                    (digits[b], digits[a]) if rng.random() < 0.5 else (str(rng.randrange(10)), digits[b])
                )
                new = int("".join(digits))
            if new not in numbers:
                numbers.append(new)
        rng.shuffle(numbers)
        colours = draw(rng, "colour", 3 + params.cards // 30)
        says = [rng.choice([one for one in numbers if one != number]) for number in numbers]
        says = [number if rng.random() < 0.75 else rng.randint(1000, 9999) for number in says]
        if len({*says}) < params.cards * 2 // 5:
            raise task.Retry
        cards = tuple(zip(numbers, (rng.choice(colours) for _ in numbers), says, strict=True))
        trails: list[Trail] = []
        answer: list[int] = []
        while len(trails) < params.trails:
            start = rng.randrange(params.cards)
            places, steps = [start], list[Step]()
            for _ in range(60):
                kind = rng.choice(list(_STEPS)[: params.kinds])
                word = (
                    rng.choice(colours)
                    if kind in ("next", "last")
                    else str(rng.randint(2, 4))
                    if kind in ("after", "before")
                    else ""
                )
                goal = _goal(cards, places[-1], (kind, word))
                if goal is not None and goal not in places and len(steps) < params.steps:
                    steps.append((kind, word))
                    places.append(goal)
            if len(steps) < params.steps or (
                params.steps > 2 and len({kind for kind, _ in steps}) < min(3, params.kinds)
            ):
                raise task.Retry
            trails.append((numbers[start], tuple(steps)))
            answer.append(says[places[-1]])
        if len({*answer}) < len(answer):
            raise task.Retry
        place = rng.choice(draw_world(rng).places)
        return self.Instance(place=place, cards=cards, trails=tuple(trails)), tuple(answer)

    def key(self, instance: Instance) -> object:
        return [instance.cards, instance.trails]

    def solve(self, instance: Instance) -> tuple[int, ...]:
        numbers = [number for number, _, _ in instance.cards]
        answer = []
        for start, steps in instance.trails:
            place: int | None = numbers.index(start)
            for one in steps:
                place = _goal(instance.cards, place or 0, one)
            answer.append(instance.cards[place or 0][2])
        return tuple(answer)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        cards, lines = instance.cards, list[str]()
        for start, steps in instance.trails:
            place = next(n for n, card in enumerate(cards) if card[0] == start)
            lines.append(f"{start}: {cards[place][2]}")
            for one in steps:
                goal, colours = _goal(cards, place, one) or 0, one[0] in ("next", "last")
                way = range(place, goal, 1 if goal > place else -1)[1:] if one[0] != "say" else ()
                shown = [(number, zh(colour) if language == "zh" else colour) for number, colour, _ in cards]
                passed = [f"{shown[n][0]} {shown[n][1]}" if colours else f"{shown[n][0]}" for n in (*way, goal)]
                lines.append(f"{', '.join(passed)}: {cards[goal][2]}")
                place = goal
        return "\n".join(lines)


def _words(word: str) -> tuple[str, str, str]:
    return ordinal(int(word)) if word.isdigit() else "", word, "" if word.isdigit() or not word else zh(word)


def _goal(cards: tuple[Card, ...], place: int, step: Step) -> int | None:
    """Give the place of the card that a look-up leads to."""
    kind, word = step
    if kind == "say":
        return next((n for n, card in enumerate(cards) if card[0] == cards[place][2]), None)
    if kind in ("next", "last"):
        way = range(place + 1, len(cards)) if kind == "next" else range(place - 1, -1, -1)
        return next((n for n in way if cards[n][1] == word), None)
    if kind == "parity":
        goal = place + (1 if cards[place][2] % 2 == 0 else -1)
    else:
        goal = place + (int(word) if kind == "after" else -int(word))
    return goal if 0 <= goal < len(cards) else None
