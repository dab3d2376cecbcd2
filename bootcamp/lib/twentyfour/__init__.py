"""The 24-point game and its kin: solving, writing worked solutions and checking their steps.

- ``solver``: one solution or all of them, for any target and three to eight cards;
- ``game``: what is given and when it is won;
- ``notation``: how a line of a worked solution is written and read;
- ``traces``: a random search as text, pruned to a readable length;
- ``steps``: which lines of such a text hold.
"""
