"""Finite structures as instances hold and prompts show them."""

from __future__ import annotations

from bootcamp.lib.fol import Structure

Table = tuple[str, tuple[tuple[int, ...], ...]]
"""A predicate and the tuples of which it is true, sorted."""


def tables(structure: Structure) -> tuple[Table, ...]:
    """Write the relations of a structure as an instance holds them."""
    return tuple((name, tuple(sorted(rows))) for name, rows in structure.relations.items())


def shown(table: Table) -> str:
    """Write a predicate as a set of elements or of pairs.

    >>> shown(("R", ((0, 1), (2, 2)))), shown(("P", ((0,),)))
    ('R = {(0,1), (2,2)}', 'P = {0}')
    """
    name, rows = table
    texts = [str(row[0]) if len(row) == 1 else f"({','.join(map(str, row))})" for row in rows]
    return f"{name} = {{{', '.join(texts)}}}"
