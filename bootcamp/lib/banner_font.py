"""A font of capital letters, 5 rows high and 4 columns wide, words in it, and the words nearest to a picture."""

from __future__ import annotations

from collections.abc import Sequence

_ROWS = """
.##. ###. .### ###. #### #### .### #..# ###. ..## #..# #... #..# #..# .##. ###. .##. ###. .### ###. #..# #..# #..# #..# #..# ####
#..# #..# #... #..# #... #... #... #..# .#.. ...# #.#. #... #### ##.# #..# #..# #..# #..# #... .#.. #..# #..# #..# #..# #..# ..#.
#### ###. #... #..# ###. ###. #.## #### .#.. ...# ##.. #... #### #.## #..# ###. #..# ###. .##. .#.. #..# #..# #### .##. .### .#..
#..# #..# #... #..# #... #... #..# #..# .#.. #..# #.#. #... #..# #..# #..# #... #.#. #.#. ...# .#.. #..# .##. #### #..# ...# #...
#..# ###. .### ###. #### #... .### #..# ###. .##. #..# #### #..# #..# .##. #... .#.# #..# ###. .#.. .##. .##. #..# #..# .##. ####
"""  # noqa: E501
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
GLYPHS = dict(zip(LETTERS, zip(*(row.split() for row in _ROWS.split("\n")[1:6]), strict=True), strict=True))
"""The five rows of every letter."""

TURNS = ("none", "left-right", "top-bottom", "half")
"""What may be done with a picture; each undoes itself."""

Picture = tuple[str, ...]


def drawn(word: str, shared: bool) -> Picture:
    """Draw a word, its letters one blank column apart or, if `shared`, with one column that neighbours share.

    >>> drawn("LI", False)[0], drawn("LI", True)[0], drawn("LI", True)[4]
    ('#....###.', '#..###.', '######.')
    """
    step = 3 if shared else 5
    rows = [["."] * (step * (len(word) - 1) + 4) for _ in range(5)]
    for place, letter in enumerate(word):
        for row, text in zip(rows, GLYPHS[letter], strict=True):
            for column, sign in enumerate(text, step * place):
                row[column] = sign if row[column] == "." else "#"
    return tuple(map("".join, rows))


def turned(picture: Sequence[str], turn: str) -> Picture:
    """Mirror a picture or turn it by half a turn.

    >>> turned(("#..", ".#."), "left-right"), turned(("#..", ".#."), "half")
    (('..#', '.#.'), ('.#.', '..#'))
    """
    rows = picture[::-1] if turn in ("top-bottom", "half") else picture
    return tuple(row[::-1] if turn in ("left-right", "half") else row for row in rows)


def nearest(picture: Sequence[str], letters: str, shared: bool) -> tuple[int, tuple[str, ...]]:
    """Give the fewest dots in which a word of some letters differs from a picture, and up to two words that do.

    >>> nearest((".##.", "#..#", "####", "#..#", "..##"), "ABH", False)
    (2, ('A',))
    """
    step = 3 if shared else 5
    columns = _columns(picture)
    glyphs = [(letter, _columns(GLYPHS[letter])) for letter in letters]
    best: list[tuple[int, int, tuple[str, ...]]] = [(0, 0, ("",))]  # last column, cost, words: one for each last letter
    for start in range(0, len(columns) - 3, step):
        new = []
        for letter, (first, second, third, last) in glyphs:
            inner = _WEIGHT[columns[start + 1] ^ second] + _WEIGHT[columns[start + 2] ^ third]
            if not (shared and start + 4 < len(columns)):
                inner += _WEIGHT[columns[start + 3] ^ last]
            edge = columns[start]
            costs = [cost + _WEIGHT[edge ^ (first | before)] for before, cost, _ in best]
            least = min(costs)
            texts = [
                text + letter for one, (_, _, found) in zip(costs, best, strict=True) if one == least for text in found
            ]
            new.append((last if shared else 0, least + inner, tuple(texts[:2])))
        best = new
    blanks = 0 if shared else sum(_WEIGHT[column] for column in columns[4::5])
    least = min(cost for _, cost, _ in best)
    return least + blanks, tuple(text for _, cost, found in best if cost == least for text in found)[:2]


_WEIGHT = [bin(bits).count("1") for bits in range(32)]


def _columns(picture: Sequence[str]) -> list[int]:
    return [sum((sign == "#") << place for place, sign in enumerate(column)) for column in zip(*picture, strict=True)]
