"""Judge by counting the cells of each letter in every line; mirror a packing for others, and ask CP-SAT for one."""

from collections import Counter
from typing import Any

from ortools.sat.python import cp_model

from bootcamp.verifiers import Board

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or nothing."""
    counts = Counter(letter for row in answer for letter in row)
    for letter, (a, b) in zip("ABCDEFGHIJKLMNOPQRSTUVWXYZ", instance.sizes, strict=False):
        rows = Counter(row.count(letter) for row in answer if letter in row)
        columns = Counter(column.count(letter) for column in zip(*answer, strict=True) if letter in column)
        if counts[letter] != a * b or (rows, columns) not in (({a: b}, {b: a}), ({b: a}, {a: b})):
            return f"{letter} is no rectangle of its size"
        lines = ["".join(row) for row in answer if letter in row]
        if any(letter * row.count(letter) not in row for row in lines):
            return f"{letter} is torn"
        columns_of = {index for row in answer for index, mark in enumerate(row) if mark == letter}
        rows_of = {index for index, row in enumerate(answer) if letter in row}
        if max(columns_of) - min(columns_of) >= len(columns_of) or max(rows_of) - min(rows_of) >= len(rows_of):
            return f"{letter} is torn"
    return ""


def others(instance: Any, answer: Board) -> list[Board]:
    """The packing mirrored, turned by half a turn, and one that CP-SAT finds for few rectangles."""
    mirrored = tuple(row[::-1] for row in answer)
    found = [mirrored, answer[::-1], mirrored[::-1]]
    return found + ([_packing(instance)] if len(instance.sizes) <= 8 else [])


def near_misses(instance: Any, answer: Board) -> list[Board]:
    """One letter everywhere, a cell given to another rectangle, two rectangles of different size exchanged."""
    first, second = answer[0][0], next(mark for row in answer for mark in row if mark != answer[0][0])
    one = tuple(tuple(first for _ in row) for row in answer)
    moved = ((second, *answer[0][1:]), *answer[1:])
    names = {first: second, second: first}
    exchanged = tuple(tuple(names.get(mark, mark) for mark in row) for row in answer)
    return [board for board in (one, moved, exchanged) if confirm(instance, board)]


def _packing(instance: Any) -> Board:
    model, spans = cp_model.CpModel(), []
    for a, b in instance.sizes:
        turned = model.new_bool_var("")
        top, left = model.new_int_var(0, instance.rows, ""), model.new_int_var(0, instance.cols, "")
        height, width = a + (b - a) * turned, b + (a - b) * turned
        bottom, right = model.new_int_var(0, instance.rows, ""), model.new_int_var(0, instance.cols, "")
        across, down = model.new_interval_var(left, width, right, ""), model.new_interval_var(top, height, bottom, "")
        spans.append((across, down, top, bottom, left, right))
    model.add_no_overlap_2d([span[0] for span in spans], [span[1] for span in spans])
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    assert solver.solve(model) in (cp_model.OPTIMAL, cp_model.FEASIBLE)
    board = [[""] * instance.cols for _ in range(instance.rows)]
    for letter, (_, _, *ends) in zip("ABCDEFGHIJ", spans, strict=False):
        first_row, end_row, first_col, end_col = map(solver.value, ends)
        for row in range(first_row, end_row):
            board[row][first_col:end_col] = [letter] * (end_col - first_col)
    return tuple(map(tuple, board))
