"""The lines of a worked game, in English and Chinese: moves, roll-backs and the conclusion.

A move is ``(7) + (9) = 16, left: (7 + 9) = 16, 5, 3``: the new card first, then the others. Form v3 shows a card that
was made with its bracketed expression, v2 with its value alone; v1 is v2 without roll-backs.
"""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Literal, NamedTuple

from bootcamp.lib.twentyfour.game import Card, State
from bootcamp.lib.twentyfour.solver import Value

Form = Literal["v1", "v2", "v3"]

_MAX_LINE = 2000
_LEFT = {"en": ", left: ", "zh": "，剩余："}
_BACK = {"en": "roll back", "zh": "回退"}
_REACH = {"en": "reach {}! expression: {}", "zh": "得到 {}！算式：{}"}

_NUMBER = r"-?\d{1,40}(?:/\d{1,40})?"
_OPERAND = rf"\(({_NUMBER})\)"
_LEFT_LINE = r"[,，] ?(?:left:|剩余：)(.*)"
_MOVE_LINE = re.compile(rf"{_OPERAND} ?([-+*/]) ?{_OPERAND} ?= ?({_NUMBER}){_LEFT_LINE}")
_BACK_LINE = re.compile(rf"(?:roll back|回退){_LEFT_LINE}")
_REACH_LINE = re.compile(r"(?:reach|得到) ?(-?\d{1,40})[!！] ?(?:expression:|算式：)(.*)")
_SIGNS = str.maketrans("×÷−–", "*/--")


class Shown(NamedTuple):
    """A card as a line shows it: with its expression, without spaces, or by its value alone."""

    value: Value
    text: str | None

    def shows(self, card: Card) -> bool:
        """Tell whether it may stand for `card`."""
        text = card.text.replace(" ", "")
        return self.value == card.value and self.text in (None, text, text[1:-1])


class Move(NamedTuple):
    """A line that joins two cards."""

    first: Value
    operator: str
    second: Value
    result: Value
    left: tuple[Shown, ...]


class Back(NamedTuple):
    """A line that goes back to an earlier state."""

    left: tuple[Shown, ...]


class Reach(NamedTuple):
    """The line that states a solution."""

    target: int
    expression: str


def write_move(first: Card, operator: str, second: Card, state: State, form: Form, language: str) -> str:
    """Write the move that led to `state`, whose first card is the new one.

    >>> from bootcamp.lib.twentyfour.game import Game
    >>> three, eight = Game((3, 8), 24).deal()
    >>> write_move(eight, "/", three, (Card((8, 3), "(8 / 3)"),), "v3", "en")
    '(8) / (3) = 8/3, left: (8 / 3) = 8/3'
    """
    move = f"({_rational(first)}) {operator} ({_rational(second)}) = {_rational(state[0])}"
    return f"{move}{_LEFT[language]}{_write_state(state, form)}"


def write_back(state: State, form: Form, language: str) -> str:
    """Write the roll-back to `state`.

    >>> from bootcamp.lib.twentyfour.game import Game
    >>> write_back(Game((3, 3, 8, 8), 24).deal(), "v3", "en")
    'roll back, left: 3 3 8 8'
    """
    given = all(card.is_given for card in state)
    cards = " ".join(card.text for card in state) if given else _write_state(state, form)
    return f"{_BACK[language]}{_LEFT[language]}{cards}"


def write_reach(target: int, expression: str, language: str) -> str:
    """Write the conclusion."""
    return _REACH[language].format(target, expression)


def read_line(line: str) -> Move | Back | Reach | None:
    """Read a line of either language and any form; any other text gives None.

    >>> read_line("(8) / (3) = 8/3, left: (8 / 3) = 8/3, 3").left
    (Shown(value=(8, 3), text='(8/3)'), Shown(value=(3, 1), text=None))
    >>> read_line("回退，剩余：3 8") == read_line("roll back, left: 3, 8")
    True
    >>> read_line("(8) / (0) = 1/0, left: 1/0")
    """
    if len(line) > _MAX_LINE:
        return None
    line = line.strip().translate(_SIGNS)
    try:
        if found := _MOVE_LINE.fullmatch(line):
            first, operator, second, result, left = found.groups()
            return Move(_read(first), operator, _read(second), _read(result), _read_cards(left))
        if found := _BACK_LINE.fullmatch(line):
            return Back(_read_cards(found[1]))
    except ValueError:
        return None
    found = _REACH_LINE.fullmatch(line)
    return Reach(int(found[1]), found[2].strip()) if found else None


def _write_state(state: State, form: Form) -> str:
    def write(card: Card) -> str:
        return _rational(card) if card.is_given or form != "v3" else f"{card.text} = {_rational(card)}"

    return ", ".join(map(write, state))


def _rational(card: Card) -> str:
    return str(Fraction(*card.value))


def _read_cards(text: str) -> tuple[Shown, ...]:
    listed = re.split("[,，]", text) if re.search("[,，=]", text) else text.split()
    return tuple(_read_card(item) for item in listed)


def _read_card(item: str) -> Shown:
    text, equals, value = item.rpartition("=")
    return Shown(_read(value.strip()), text.replace(" ", "") if equals else None)


def _read(text: str) -> Value:
    """Read a fraction of bounded length; raise ValueError for anything else."""
    top, _, bottom = text.partition("/")
    if not re.fullmatch(_NUMBER, text) or int(bottom or 1) == 0:
        raise ValueError(text)
    value = Fraction(int(top), int(bottom or 1))
    return value.numerator, value.denominator
