"""Make key numbers from a deck of numbered cards with two jokers, or decrypt letters with them.

Answer: the key numbers, or the letters; unique.
Harder: larger decks, more numbers.
Skills: simulation
Source: original; after the Solitaire cipher of B. Schneier, 1999, with decks of any size.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.prompts import sequence
from bootcamp.lib.text import UPPER, random_text
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence, Text


class DeckKeystream(Task["DeckKeystream.Params", "DeckKeystream.Instance", Any]):
    version = 1

    class Params(task.Params):
        cards: int = knob("the cards, jokers included", levels=(6, 8, 8, 10, 12, 14, 18, 24, 32, 40), ge=5, le=54)
        numbers: int = knob("how many key numbers are needed", levels=(1, 2, 3, 4, 4, 5, 6, 7, 8, 9), ge=1, le=30)

    class Instance(task.Instance):
        deck: tuple[str, ...]
        numbers: int
        secret: str  # the letters to be decrypted; "" if the key numbers are asked for

    prompt = Prompt(
        en=r"""
        A deck of {{ deck | length }} cards holds the numbers 1 to {{ deck | length - 2 }} and two jokers, A and B. The
        value of a card is its number; the value of each joker is {{ deck | length - 1 }}. One round is:

        1. Joker A moves down by one card. If it is the bottom card, it comes to rest just below the top card instead.
        2. Joker B moves down by two cards. If it is the last card but one, it comes to rest just below the top card
        instead; if it is the bottom card, just below the second card.
        3. All cards above the upper joker and all cards below the lower joker change places; each part keeps its order,
        and the jokers and the cards between them stay together as they are.
        4. As many cards as the value of the bottom card says are taken from the top and put, in the same order, just
        above the bottom card. (If the bottom card is a joker, nothing changes.)
        5. Let v be the value of the top card. If the card at place v + 1 from the top is no joker, its number is the
        key number that is put out; if it is a joker, the round puts out nothing. The deck stays as it is.

        Rounds follow one another until {{ numbers }} key number{{ "s have" if numbers > 1 else " has" }} been put out.
        From top to bottom the deck is:

        {{ deck | join(" ") }}

        {% if secret %}
        A text was encrypted: each letter was moved forward in the alphabet (after Z comes A) by the key number of its
        turn. The result is {{ secret }}. Give the text.
        {% else %}
        Give the key number{{ "s in order" if numbers > 1 }}.
        {% endif %}
        """,
        zh=r"""
        一副牌有 {{ deck | length }} 张：数字牌 1 到 {{ deck | length - 2 }}，以及两张王牌 A 和 B。
        数字牌的值就是它的数字，两张王牌的值都是 {{ deck | length - 1 }}。每一轮的做法如下：

        1. 王牌 A 向下移动一张的位置。如果它是最底下的一张，就改放到最上面一张牌的正下方。
        2. 王牌 B 向下移动两张的位置。如果它是倒数第二张，就改放到最上面一张牌的正下方；
        如果它是最底下的一张，就改放到从上数第二张牌的正下方。
        3. 把位置较高的王牌以上的所有牌与位置较低的王牌以下的所有牌互换位置；两部分各自的顺序不变，
        两张王牌和它们之间的牌作为整体保持不变。
        4. 最底下一张牌的值是多少，就从最上面取多少张牌，按原来的顺序放到最底下那张牌的正上方。
        （如果最底下一张是王牌，则不变。）
        5. 设最上面一张牌的值为 v。如果从上数第 v + 1 张不是王牌，它的数字就是这一轮输出的密钥数；
        如果是王牌，这一轮没有输出。牌的顺序不变。

        一轮接一轮地进行，直到输出 {{ numbers }} 个密钥数为止。牌从上到下为：

        {{ deck | join(" ") }}

        {% if secret %}
        一段文本按如下方式加密：每个字母在字母表中向后移动（Z 之后是 A），移动的位数是轮到它时的密钥数。
        结果为 {{ secret }}。请写出原文。
        {% else %}
        请{{ "依次" if numbers > 1 }}写出输出的密钥数。
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[Any]:
        if instance.secret:
            return Text(UPPER, length=instance.numbers)
        return Sequence(Integer(1, len(instance.deck) - 2), length=instance.numbers)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Any]:
        cards = ["A", "B", *map(str, range(1, params.cards - 1))]
        rng.shuffle(cards)
        decrypt = params.numbers > 2 and rng.random() < 0.5
        secret = random_text(rng, params.numbers, UPPER) if decrypt else ""
        instance = self.Instance(deck=tuple(cards), numbers=params.numbers, secret=secret)
        return instance, self.solve(instance)

    def solve(self, instance: Instance) -> Any:
        numbers = _key_numbers(list(instance.deck), instance.numbers)
        if instance.secret:
            pairs = zip(instance.secret, numbers, strict=True)
            return "".join(UPPER[(UPPER.index(letter) - number) % 26] for letter, number in pairs)
        return tuple(numbers)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines = list[str]()
        numbers = _key_numbers(list(instance.deck), instance.numbers, lines)
        for letter, number in zip(instance.secret, numbers, strict=False):
            x = UPPER.index(letter)
            lines.append(
                f"{letter} - {number}: {x} - {number} = {(x - number) % 26} (mod 26), {UPPER[(x - number) % 26]}"
            )
        return "\n".join(lines if instance.secret else [*lines, sequence(numbers)])


def _key_numbers(deck: list[str], count: int, lines: list[str] | None = None) -> list[int]:
    """Play rounds until so many numbers have been put out; raise Retry where that takes too long.

    `lines` gets the deck after each step, and what is put out.
    """
    numbers: list[int] = []
    for _ in range(5 * count + 20):
        *steps, deck = _round(deck)
        card = deck[_value(deck, 0)]
        if lines is not None:
            lines += map(" ".join, [*steps, deck])
            lines.append(f"{_value(deck, 0)} + 1 = {_value(deck, 0) + 1}: {card}")
        if card not in "AB":
            numbers.append(int(card))
            if len(numbers) == count:
                return numbers
    raise task.Retry


def _round(deck: list[str]) -> Iterator[list[str]]:
    """Give the deck after each of the steps that change it."""
    for joker, moves in (("A", 1), ("B", 2)):
        place = deck.index(joker)
        deck = [*deck[:place], *deck[place + 1 :]]
        place = (place + moves - 1) % len(deck) + 1
        deck.insert(place, joker)
        yield deck
    upper, lower = sorted((deck.index("A"), deck.index("B")))
    deck = [*deck[lower + 1 :], *deck[upper : lower + 1], *deck[:upper]]
    yield deck
    top = _value(deck, -1)
    yield [*deck[top:-1], *deck[: min(top, len(deck) - 1)], deck[-1]]


def _value(deck: list[str], place: int) -> int:
    return len(deck) - 1 if deck[place] in "AB" else int(deck[place])
