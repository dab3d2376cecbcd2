"""Exact solvers that generators use to plant solutions, to prove them unique and to measure difficulty.

- ``sat``: marks, edges, letters and paths, with counts and lazy rules such as connectivity;
- ``finite``: numbers in cells, with sums, tables and all-different lines;
- ``cover``: pieces that cover every cell exactly once.

All three are pure Python, draw only from the generator that they are given, and bound their work by counted nodes.
"""


class BudgetError(Exception):
    """The search used up its nodes before it could decide."""
