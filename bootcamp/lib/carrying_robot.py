"""A robot that turns, walks, carries one thing at a time and opens doors on a map, and errands planned for it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from bootcamp.errors import Retry
from bootcamp.lib.search import cheapest_plan

State = tuple[int, int, str, str, int]
"""Place in the text, facing (0 to 3, clockwise from up), what is carried, the text, how many clauses are fulfilled."""
Clause = tuple[str, str]
"""``face``, ``carry``, ``beside`` or ``open``, and the letters of one or two things or of a door."""

_ERRANDS = 40


class Robot:
    """The rules on a board: S is the robot, # wall, . floor, + a closed door, A a locked one, a its key or a thing.

    The outermost rows and columns are walls. The actions are L, R, F (forward), P (pick up), D (put down), T (open).

    >>> robot = Robot(("#####", "#Sa.#", "#####"), 1, [("carry", "a")])
    >>> robot.start, robot.plan()
    ((6, 1, '', '######.a.######', 0), 'P')
    """

    def __init__(self, board: Sequence[str], facing: int, mission: Sequence[Clause]) -> None:
        """Read a board."""
        text, cols = "".join(board), len(board[0])
        self.mission = mission
        self.start: State = text.index("S"), facing, "", text.replace("S", "."), 0
        self.steps = (-cols, 1, cols, -1)
        doors = [at for at, sign in enumerate(self.start[3]) if sign == "+" or sign.isupper()]
        self.gates = {at + step for at in doors for step in self.steps}

    def step(self, state: State, move: str) -> State | str:
        """Give the state after an action and a look at the clauses, or say why the action is not possible."""
        place, facing, held, board, done = state
        ahead = place + self.steps[facing]
        sign = left = board[ahead]
        if move in "LR":
            facing = (facing + (1 if move == "R" else 3)) % 4
        elif move == "F" and sign in "./":
            place = ahead
        elif move == "P" and sign.islower() and not held:
            held, left = sign, "."
        elif move == "D" and sign == "." and held:
            held, left = "", held
        elif move == "T" and (sign == "+" or (sign.isupper() and sign.lower() == held)):
            left = "/"
        else:
            return f"{move} is not possible"
        board = board[:ahead] + left + board[ahead + 1 :]
        for verb, named in self.mission[done:]:
            spots = [board.find(name) for name in named]
            beside = min(spots) >= 0 and spots[-1] - spots[0] in self.steps
            face = spots[0] == place + self.steps[facing]
            if not {"face": face, "carry": held == named, "beside": beside, "open": spots[0] < 0}[verb]:
                break
            done += 1
        return place, facing, held, board, done

    def plan(self) -> str:
        """Fulfil one clause after the other, errand by errand; the plan need not be a shortest one.

        Raises:
            Retry: the robot went in circles or found no way.
        """
        state, plan = self.start, ""
        seen = set[State]()
        while state not in seen and len(seen) < _ERRANDS:
            seen.add(state)
            for move in self._errand(state):
                after = self.step(state, move)
                assert not isinstance(after, str)
                state, plan = after, plan + move
                if state[4] == len(self.mission):
                    return plan
        raise Retry

    def _errand(self, state: State) -> str:
        """Give some actions towards the clause that is next."""
        held, board = state[2:4]
        verb, named = self.mission[state[4]]
        if held and held in named and verb == "beside":
            spot = board.find(named.replace(held, ""))
            return self._way(state, lambda at: board[at] == "." and at - spot in self.steps, "D")
        if held and held.upper() in board:  # a key is used before anything else
            return self._way(state, board.index(held.upper()).__eq__, "T")
        if verb == "beside" and (first := self._way(state, board.index(named[1]).__eq__, "")).strip("LRF"):
            return first  # the way to where the first thing shall lie is cleared before that is fetched
        target = named[0].lower()
        return self._way(state, lambda at: board[at] == target, "" if verb == "face" and held != target else "P")

    def _way(self, state: State, fits: Callable[[int], bool], act: str, clear: bool = False) -> str:
        """Go to where the cell ahead fits and act; or, unless the way shall be clear, do what must be done before."""
        place, facing, held, board, _ = state

        def near(pose: tuple[int, int]) -> Iterator[tuple[tuple[str, str], int, tuple[int, int]]]:
            at, turn = pose
            sign = board[at + self.steps[turn]]
            yield ("R", "."), 1, (at, (turn + 1) % 4)
            yield ("L", "."), 1, (at, (turn + 3) % 4)
            if sign in "./" or (sign != "#" and not clear):
                cost = 1 if sign in "./" else 2 if sign in ("+", held.upper()) else 30 if sign.isupper() else 8
                yield ("F", sign), cost, (at + self.steps[turn], turn)

        found = cheapest_plan((place, facing), near, lambda pose: fits(pose[0] + self.steps[pose[1]]))
        if found is None:
            raise Retry
        ways, signs = [move for move, _ in found[1]], [sign for _, sign in found[1]]
        clear_for = next((number for number, sign in enumerate(signs) if sign not in "./"), len(signs))
        way, sign = "".join(ways[:clear_for]), "".join(signs[clear_for : clear_for + 1])
        if sign and sign in ("+", held.upper()):
            return way + "T"
        if held and (sign or act == "P"):
            return self._way(state, lambda at: board[at] == "." and at not in self.gates, "D", clear=True)
        if sign.isupper():
            return self._way(state, board.index(sign.lower()).__eq__, "P")
        return way + ("P" if sign else act)
