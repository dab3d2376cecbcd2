"""The grid kit: boards, regions, loops, paths, shadings, pieces, clues and drawings of paper puzzles.

A board is a tuple of rows, row 0 on top; a cell is the pair (row, column). Random functions take a `random.Random`,
draw from nothing else and go through cells in reading order, so that a seed gives the same board everywhere.
Cells are 0-based here; drawings and messages for readers count from 1.
"""
