"""Judge by sets of sticks, each a row and a column of a drawing; for one stick, also by trying all moves."""

from collections.abc import Iterator
from typing import Any

from bootcamp.verifiers import Equation
from tests.oracles.arithmetic.cryptarithms._equations import fault, text_of

LEVELS = range(1, 11)
DRAWINGS = """
     _       _   _       _   _   _   _   _
    | |   |  _|  _| |_| |_  |_    | |_| |_|
    |_|   | |_   _|   |  _| |_|   | |_|  _|
""".splitlines()[1:4]
Stick = tuple[int, int, int]
Sticks = frozenset[Stick]


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    given, text = instance.shown.replace(" ", ""), text_of(answer)
    assert fault(given)
    kinds = [["d" if char.isdigit() else "=" if char == "=" else "s" for char in row] for row in (given, text)]
    if kinds[0] != kinds[1]:
        return "another layout"
    if instance.moves == 1 and not fault(text) and text not in _one_move(given):
        return "no move leads there"
    before, after = _sticks(given), _sticks(text)
    if len(before - after) != instance.moves or len(after - before) != instance.moves:
        return "another number of sticks is moved"
    return fault(text)


def others(instance: Any, answer: Any) -> Iterator[Any]:
    """All that one move leads to."""
    if instance.moves == 1:
        found = _one_move(instance.shown.replace(" ", "")) - {text_of(answer)}
        yield from map(Equation(operators=("+", "-")).parse, sorted(found))


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """The given equation, and true ones of another layout."""
    for text in (instance.shown, "1+1=2", text_of(answer).replace("=", "+0=")):
        yield Equation(operators=("+", "-")).parse(text)


def _drawing(char: str) -> frozenset[tuple[int, int]]:
    if char.isdigit():
        left = 4 + 4 * int(char)
        return frozenset(
            (row, col) for row in range(3) for col in range(3) if DRAWINGS[row][left + col : left + col + 1].strip()
        )
    return frozenset({"=": (), "-": ((1, 1),), "+": ((1, 1), (1, 3))}[char])


def _sticks(text: str) -> Sticks:
    return frozenset((place, row, col) for place, char in enumerate(text) for row, col in _drawing(char))


def _one_move(given: str) -> set[str]:
    """Take up every stick in turn and lay it at every empty place; read what is there."""
    digits, signs = ({_drawing(char): char for char in chars} for chars in ("0123456789", "+-"))
    spots = {place: (digits if given[place].isdigit() else signs) for place in range(len(given)) if given[place] != "="}
    empty = {(place, *spot) for place, kind in spots.items() for shape in kind for spot in shape} - _sticks(given)
    found = set()
    for stick in sorted(_sticks(given)):
        for target in sorted(empty):
            moved = _sticks(given) - {stick} | {target}
            shapes = [frozenset((r, c) for at, r, c in moved if at == place) for place in range(len(given))]
            text = "".join(spots[i].get(shape, "?") if i in spots else "=" for i, shape in enumerate(shapes))
            if "?" not in text and not fault(text):
                found.add(text)
    return found
