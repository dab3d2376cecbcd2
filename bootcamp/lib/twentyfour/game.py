"""The rules of a game: cards, what may be made of them, and when the target is reached."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from bootcamp.lib.twentyfour.solver import Domain, Value, solve


class Card(NamedTuple):
    """A number in hand and the expression that made it, bracketed unless the card was given."""

    value: Value
    text: str

    @property
    def is_given(self) -> bool:
        """Whether no move made it."""
        return not self.text.startswith("(")


State = tuple[Card, ...]
"""The cards in hand, the one that was made last in front."""


class Game(NamedTuple):
    """What is given and what is wanted: `spare` says that cards may be left over."""

    numbers: tuple[int, ...]
    target: int
    domain: Domain = "rational"
    spare: bool = False

    def deal(self) -> State:
        """Return the first state.

        >>> Game((3, 8), 24).deal()
        (Card(value=(3, 1), text='3'), Card(value=(8, 1), text='8'))
        """
        return tuple(Card((number, 1), str(number)) for number in self.numbers)

    def winner(self, state: State) -> Card | None:
        """Return the card that has reached the target, if there is one."""
        cards = state if self.spare or len(state) == 1 else ()
        return next((card for card in cards if card.value == (self.target, 1)), None)

    def is_winnable(self, cards: Sequence[Value]) -> bool:
        """Tell whether some moves from these cards on reach the target.

        >>> game = Game((3, 3, 8, 8), 24)
        >>> game.is_winnable([(3, 1), (8, 1), (8, 3)]), game.is_winnable([(6, 1), (8, 1), (8, 1)])
        (True, False)
        """
        return solve([Fraction(*card) for card in cards], self.target, self.domain, self.spare) is not None


def join(state: State, first: int, operator: str, second: int, value: Value) -> State:
    """Return the state after the cards at `first` and `second` are joined to one of `value`."""
    made = Card(value, f"({state[first].text} {operator} {state[second].text})")
    return (made, *(card for place, card in enumerate(state) if place not in (first, second)))
