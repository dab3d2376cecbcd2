"""Filling the holes of squares by going through the signs that fit them one by one."""

from collections.abc import Iterator


def fillings(rows: tuple[str, ...]) -> Iterator[list[str]]:
    """Give all squares that these rows with ? may have been, as lists of signs row by row."""
    cells = list("".join(rows))
    signs = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789" if len(cells) == 36 else "ABCDEFGHIKLMNOPQRSTUVWXYZ"
    if "?" not in cells:
        yield cells
        return
    hole = cells.index("?")
    for sign in signs:
        if sign not in cells:
            filled = "".join([*cells[:hole], sign, *cells[hole + 1 :]])
            size = len(rows)
            yield from fillings(tuple(filled[i : i + size] for i in range(0, size * size, size)))


def keyed(word: str, size: int) -> tuple[str, ...]:
    """Fill a square with a keyword and the signs that it leaves."""
    cells: list[str] = []
    for sign in word + ("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789" if size == 6 else "ABCDEFGHIKLMNOPQRSTUVWXYZ"):
        sign = "I" if sign == "J" and size == 5 else sign
        cells += [sign] * (sign not in cells)
    return tuple("".join(cells[i : i + size]) for i in range(0, size * size, size))
