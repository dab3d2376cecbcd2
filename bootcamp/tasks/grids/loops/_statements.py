"""Paragraphs that prompts of this folder share."""

from __future__ import annotations

from bootcamp.task import Prompt

LIST_LOOP = Prompt(
    en=r"""
    A cell is written (row, column); (1, 1) is the top left one. List the cells of the loop in order, each once,
    starting anywhere; every two that follow each other must be neighbours, and so must the last and the first. If there
    are several ways, give any one.
    """,
    zh=r"""
    格子记为（行, 列），左上角是 (1, 1)。从任意一格开始，依次列出回路经过的格，每格只写一次；
    前后相邻的两格必须在棋盘上相邻，最后一格与第一格也必须相邻。如果有多种画法，给出任意一种即可。
    """,
)
"""How a loop is to be given."""
