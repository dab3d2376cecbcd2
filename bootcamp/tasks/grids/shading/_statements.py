"""Paragraphs that prompts of this folder share."""

from __future__ import annotations

from bootcamp.task import Prompt

SHADE_AMONG_NUMBERS = Prompt(
    en=r"""
    Shade some cells of this grid; a dot is a cell without a number.

    {{ numbers | board }}
    """,
    zh=r"""
    把下面方格中的一些格涂黑；点表示没有数字的格。

    {{ numbers | board }}
    """,
)
"""A board with numbers, some of whose cells are to be shaded."""

DRAW_SHADING_AND_NUMBERS = Prompt(
    en=r"""
    Draw the grid with # for a shaded and . for an unshaded cell, with or without a number.
    """,
    zh=r"""
    画出结果：黑格用 #，未涂黑的格（不论有无数字）用 . 表示。
    """,
)
"""How a shading is to be given where cells with numbers may be shaded too."""

DRAW_SHADING = Prompt(
    en=r"""
    Draw the grid with # for a shaded and . for an unshaded cell.
    """,
    zh=r"""
    画出结果：黑格用 #，未涂黑的格用 . 表示。
    """,
)
"""How a shading is to be given."""

DRAW_ANY_SHADING_AND_NUMBERS = Prompt(
    en=r"""
    Draw the grid with # for a shaded and . for an unshaded cell, with or without a number. If there are several ways,
    give any one.
    """,
    zh=r"""
    画出结果：黑格用 #，未涂黑的格（不论有无数字）用 . 表示。如果有多种涂法，给出任意一种即可。
    """,
)
"""How a shading is to be given where several fit and cells with numbers may be shaded too."""

DRAW_ANY_SHADING = Prompt(
    en=r"""
    Draw the grid with # for a shaded and . for an unshaded cell. If there are several ways, give any one.
    """,
    zh=r"""
    画出结果：黑格用 #，未涂黑的格用 . 表示。如果有多种涂法，给出任意一种即可。
    """,
)
"""How a shading is to be given where several fit."""

DIVIDED_GRID = Prompt(
    en=r"""
    This grid is divided into regions; cells with the same letter belong to the same region.

    {{ regions | regions }}
    """,
    zh=r"""
    下面的方格被分成若干区域，字母相同的格属于同一个区域。

    {{ regions | regions }}
    """,
)
"""A map of regions."""
