"""Judge by a deck on which every move is a swap of neighbours or a turn of the whole deck."""

from collections import deque
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if len(answer) != instance.numbers:
        return "another number of items"
    numbers = _played(instance)
    if instance.secret:
        moved = [(ord(letter) - 65 + number) % 26 for letter, number in zip(answer, numbers, strict=True)]
        return "" if moved == [ord(letter) - 65 for letter in instance.secret] else "other letters"
    return "" if [*answer] == numbers else "other numbers"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The answer backwards, turned by one, without its last item; the encrypted text."""
    wrong = [answer[::-1], answer[1:] + answer[:1], answer[:-1]]
    wrong += [instance.secret] * bool(instance.secret)
    return [one for one in wrong if one and confirm(instance, one)]


def _played(instance: Any) -> list[int]:
    n = len(instance.deck)
    deck = [n - 1 if card == "A" else n if card == "B" else int(card) for card in instance.deck]
    numbers: list[int] = []
    while len(numbers) < instance.numbers:
        for joker in (n - 1, n, n):
            place = deck.index(joker)
            if place == n - 1:  # over the end: the bottom card goes to the top first, which is the same circle
                deck = [deck[-1], *deck[:-1]]
                place = 0
            deck[place], deck[place + 1] = deck[place + 1], deck[place]
        upper, lower = sorted(map(deck.index, (n - 1, n)))
        deck = deck[lower + 1 :] + deck[upper : lower + 1] + deck[:upper]
        rest = deque(deck[:-1])
        rest.rotate(-min(deck[-1], n - 1))
        deck = [*rest, deck[-1]]
        found = deck[min(deck[0], n - 1)]
        numbers += [found] * (found < n - 1)
    return numbers
