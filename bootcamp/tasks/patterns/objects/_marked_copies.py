"""Copies of a template of which only the key cells are seen."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from itertools import product

from bootcamp.lib.grid.board import Cell, cells, components, fill, size, where
from bootcamp.tasks.patterns._scenes import COLOURS, EMPTY
from bootcamp.tasks.patterns.objects._motions import MATRICES, MOTIONS, Matrix, moved
from bootcamp.verifiers import Board

Picture = dict[Cell, str]


def template_of(board: Board, keys: str) -> Picture:
    """Give the cells and colours of the group that has other colours than keys."""
    for group in components(where(board, *COLOURS)):
        picture = {(row, col): board[row][col] for row, col in group}
        if not set(keys).issuperset(picture.values()):
            return picture
    return {}


def image(picture: Picture, matrix: Matrix, scale: int) -> Picture:
    """Turn or mirror a picture, make every cell a square of scale x scale cells, and shift it to the top left."""
    places = moved(picture, matrix)
    top, left = min(row for row, _ in places), min(col for _, col in places)
    return {
        (scale * (row - top) + down, scale * (col - left) + right): ink
        for (row, col), ink in zip(places, picture.values(), strict=True)
        for down, right in cells(scale, scale)
    }


@lru_cache(maxsize=64)
def copies_of(board: Board, keys: str) -> tuple[tuple[Matrix, int, Picture], ...]:
    """List the motions, scales and pictures by which the keys of the template come to lie on marks."""
    template = template_of(board, keys)
    marks = {(row, col): board[row][col] for row, col in where(board, *keys) if (row, col) not in template}
    found = []
    for matrix, scale in product(MATRICES, (1, 2)):
        picture = image(template, matrix, scale)
        seen = {cell: ink for cell, ink in picture.items() if ink in keys}
        row, col = min(seen)
        for top, left in sorted(marks):
            if all(marks.get((top + r - row, left + c - col)) == ink for (r, c), ink in seen.items()):
                shifted = {(top + r - row, left + c - col): ink for (r, c), ink in picture.items()}
                found.append((matrix, scale, shifted))
    return tuple(found)


def completed(kind: str, enlarged: bool, erasing: bool, keys: str, board: Board) -> Board:
    """Draw the copies that a kind of motions allows, perhaps enlarged ones too, and keep or erase the template."""
    drawn: Picture = dict.fromkeys(template_of(board, keys), EMPTY) if erasing else {}
    for matrix, scale, picture in copies_of(board, keys):
        if matrix in MOTIONS[kind][2] and scale <= 1 + enlarged:
            drawn |= picture
    return repainted(board, drawn)


def repainted(board: Board, picture: Mapping[Cell, str]) -> Board:
    """Paint cells of a board."""
    rows, cols = size(board)
    return fill(rows, cols, (picture.get((row, col), board[row][col]) for row, col in cells(rows, cols)))
