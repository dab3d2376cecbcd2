"""Judge the entries read from the lines with sympy; CP-SAT finds another filling of a small grid."""

from typing import Any

from ortools.sat.python import cp_model
from sympy import isprime, perfect_power

from bootcamp.verifiers import Board
from tests.oracles.grids._entries import changed, misfit, other_fillings, read

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if misfit(instance.white, answer):
        return "the black cells are not those of the board"
    texts = [text for _, text in read(answer)]
    if any(text.startswith("0") for text in texts):
        return "an entry begins with 0"
    given = [(text, *clue) for text, clues in zip(texts, instance.clues, strict=True) for clue in clues]
    for text, kind, numbers in given:
        if kind == "reverse":
            right = text == texts[numbers[0]][::-1]
        elif kind in ("more", "less", "times", "sum"):
            right = int(text) == _linked(kind, numbers, list(map(int, texts)))
        else:
            right = _fits(text, kind, numbers)
        if not right:
            return "a clue does not apply"
    return ""


def others(instance: Any, answer: Board) -> list[Board]:
    """Find another filling of a grid without long entries."""
    groups = read(answer)
    if max(len(text) for _, text in groups) > 3:
        return []
    model = cp_model.CpModel()
    x = {cell: model.new_int_var(0, 9, "") for cell in instance.white}
    values = [sum(x[cell] * 10**k for k, cell in enumerate(cells[::-1])) for cells, _ in groups]
    for cells, _ in groups:
        model.add(x[cells[0]] > 0)
    told = zip(groups, values, instance.clues, strict=True)
    for (cells, text), value, (kind, numbers) in (
        (group, value, clue) for group, value, clues in told for clue in clues
    ):
        if kind == "reverse":
            for cell, mirrored in zip(cells, groups[numbers[0]][0][::-1], strict=True):
                model.add(x[cell] == x[mirrored])
        elif kind in ("more", "less", "times", "sum"):
            model.add(value == _linked(kind, numbers, values))
        else:
            every = (str(number) for number in range(10 ** (len(text) - 1), 10 ** len(text)))
            fitting = [list(map(int, number)) for number in every if _fits(number, kind, numbers)]
            model.add_allowed_assignments([x[cell] for cell in cells], fitting)
    return other_fillings(model, x, answer)


def near_misses(instance: Any, answer: Board) -> list[Board]:
    """Changed fillings to which the clues do not apply."""
    return [board for board in changed(answer, "019") if confirm(instance, board)]


def _fits(text: str, kind: str, numbers: tuple[int, ...]) -> bool:
    value = int(text)
    if kind in ("square", "cube"):
        power = perfect_power(value)
        return value == 1 or bool(power and power[1] % {"square": 2, "cube": 3}[kind] == 0)
    if kind == "prime":
        return bool(isprime(value))
    if kind == "palindrome":
        return text == text[::-1]
    return value % numbers[0] == 0 if kind == "multiple" else sum(map(int, text)) == numbers[0]


def _linked(kind: str, numbers: tuple[int, ...], values: Any) -> Any:
    first, second = values[numbers[0]], numbers[1]
    if kind == "sum":
        return first + values[second]
    return first * second if kind == "times" else first + second if kind == "more" else first - second
