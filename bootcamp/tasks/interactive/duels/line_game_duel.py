"""Win a started game of lines on a small board against a perfect rival.

Answer: a cell; every winning way of playing wins.
Turns: one for each stone of one's own.
Harder: larger boards with longer lines, more free cells, wins that take more moves.
Skills: search, planning, spatial
Source: original; games of k in a row, tic-tac-toe the best known.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from bootcamp import interactive
from bootcamp.interactive import Interactive, Prompt, Turn, knob
from bootcamp.lib.chance import draw, new_chance
from bootcamp.lib.grid.symmetry import canonical
from bootcamp.lib.line_games import WON, Lines
from bootcamp.verifiers import Cell, Format

TRIES = 400

Point = tuple[int, int]
Board = tuple[str, ...]


class _State(NamedTuple):
    turn: int
    board: Board


class _Seen(NamedTuple):
    cell: Point | None
    """The rival's stone, none if the game ended before it."""
    board: Board


Past = tuple[tuple[Point, _Seen], ...]


class LineGameDuel(Interactive["LineGameDuel.Params", "LineGameDuel.Instance", Point, _State, _Seen]):
    version = 1

    class Params(interactive.Params):
        rows: int = knob("the rows of the board", levels=(3, 4, 4, 4, 4, 5, 4, 4, 5, 5), ge=3, le=6)
        cols: int = knob("the columns of the board", levels=(4, 4, 5, 4, 5, 5, 6, 5, 5, 5), ge=3, le=6)
        line: int = knob("how many in a row win", levels=(3, 3, 4, 3, *(4,) * 6), ge=3, le=5)
        free: int = knob("how many cells are free", levels=(6, 10, 8, 10, 8, 9, 10, 10, 11, 11), ge=5, le=11)
        moves: int = knob("in how many moves the win can be forced", levels=(2, 2, 2, *(3,) * 6, 4), ge=2, le=5)

    class Instance(interactive.Instance):
        board: Board
        line: int
        chance: int

    prompt = Prompt(
        en=r"""
        Two players put stones on the free cells of a board in turn, one stone a move: you X, I O. It is your turn on
        this board, "." is a free cell:

        {{ board | grid(" ") }}

        Who first has {{ line }} of his stones in an unbroken row, across, down or diagonally, wins. If the board is
        full and nobody has, it is a draw, which counts as lost for you. I play as well as can be: I win if I can, else
        I draw if I can, else I hold out as long as I can. You can force a win.

        Your move is the cell of your stone, rows counted from the top, columns from the left. I tell you my stone and
        the board after it.
        """,
        zh=r"""
        两人轮流在棋盘的空格里放棋子，每步一枚：你用 X，我用 O。现在轮到你走，棋盘如下，“.”为空格：

        {{ board | grid(" ") }}

        谁先让自己的 {{ line }} 枚棋子在横、竖或斜方向上连成不间断的一线，谁就赢。如果棋盘放满而无人连成，则为平局，
        平局算你输。我会尽力走得最好：能赢就赢，否则能平就平，否则尽可能拖延。你有必胜的走法。

        你的一步是你放棋子的格子，行从上数，列从左数。我会告诉你我放的棋子和此后的棋盘。
        """,
    )
    reply = Prompt(
        en="""
        {% if cell %}
        My stone: {{ cell | point }}.

        {% endif %}
        {{ board | grid(" ") }}
        """,
        zh="""
        {% if cell %}
        我的棋子：{{ cell | point }}。

        {% endif %}
        {{ board | grid(" ") }}
        """,
    )

    def format(self, instance: Instance) -> Format[Point]:
        return Cell(len(instance.board), len(instance.board[0]))

    def deal(self, params: LineGameDuel.Params, rng: Random) -> Instance:
        size = params.rows * params.cols
        free = params.free - (size - params.free) % 2
        stones = (size - free) // 2
        for _ in range(TRIES):
            signs = ["X"] * stones + ["O"] * stones + ["."] * free
            rng.shuffle(signs)
            board = tuple("".join(signs[row * params.cols :][: params.cols]) for row in range(params.rows))
            game = Lines(board, params.line)
            if any(map(game.has_line, game.masks)) or not game.takes(params.moves):
                continue
            if 5 * len(game.winning(free)) <= free:
                break
        else:
            raise interactive.Retry
        return self.Instance(board=board, line=params.line, turns=(free + 1) // 2, chance=new_chance(rng))

    def begin(self, instance: Instance) -> _State:
        return _State(0, instance.board)

    def illegal(self, shown: Instance, past: Past, move: Point) -> str:
        board = past[-1][1].board if past else shown.board
        return "" if board[move[0] - 1][move[1] - 1] == "." else f"the cell ({move[0]},{move[1]}) is not free"

    def react(self, instance: Instance, state: _State, move: Point) -> Turn:
        board = _put(state.board, move, "X")
        game = Lines(board, instance.line)
        own, other = game.masks
        if game.has_line(own):
            return Turn(_State(state.turn, board), _Seen(None, board), "won")
        valued = game.valued(other, own)
        if not valued:
            return Turn(_State(state.turn, board), _Seen(None, board), "lost")
        best = max(value for _, value in valued)
        cell = draw(instance.chance, state.turn, "stone").choice([c for c, value in valued if value == best])
        board = _put(board, cell, "O")
        lost = best == WON or len(valued) == 1
        return Turn(_State(state.turn + 1, board), _Seen(cell, board), "lost" if lost else "")

    def key(self, instance: Instance) -> object:
        return canonical(instance.board), instance.line

    def policy(self, shown: Instance, past: Past, rng: Random) -> Point:
        board = past[-1][1].board if past else shown.board
        game = Lines(board, shown.line)
        wins = (game.winning(moves) for moves in range(1, shown.turns + 1))
        return (
            next((cells[0] for cells in wins if cells), None)
            or max(game.valued(*game.masks), key=lambda pair: pair[1])[0]
        )


def _put(board: Board, cell: Point, sign: str) -> Board:
    row = board[cell[0] - 1]
    return (*board[: cell[0] - 1], row[: cell[1] - 1] + sign + row[cell[1] :], *board[cell[0] :])
