"""Chess pieces on a board: what each attacks when pieces block lines, in words."""

from __future__ import annotations

from bootcamp.task import Prompt

ATTACKS = Prompt(
    en=r"""
    Chess pieces attack these squares, whatever their colour:

    {% if "K" in pieces %}
    - K, a king: the neighbouring squares in all eight directions
    {% endif %}
    {% if "Q" in pieces %}
    - Q, a queen: along its row, its column and both of its diagonals
    {% endif %}
    {% if "R" in pieces %}
    - R, a rook: along its row and its column
    {% endif %}
    {% if "B" in pieces %}
    - B, a bishop: along both of its diagonals
    {% endif %}
    {% if "N" in pieces %}
    - N, a knight: two squares along its row or column and one across, whatever lies between
    {% endif %}
    {% if "Q" in pieces or "R" in pieces or "B" in pieces %}

    A line of attack runs over all squares without a piece up to the first piece, which it attacks too.
    {% endif %}
    """,
    zh=r"""
    国际象棋的棋子攻击下列格，不分颜色：

    {% if "K" in pieces %}
    - K（王）：八个方向的相邻格
    {% endif %}
    {% if "Q" in pieces %}
    - Q（后）：所在的行、列和两条斜线
    {% endif %}
    {% if "R" in pieces %}
    - R（车）：所在的行和列
    {% endif %}
    {% if "B" in pieces %}
    - B（象）：所在的两条斜线
    {% endif %}
    {% if "N" in pieces %}
    - N（马）：走日字所到的格（沿行或列走两格，再横走一格），不受任何棋子阻挡
    {% endif %}
    {% if "Q" in pieces or "R" in pieces or "B" in pieces %}

    攻击线越过所有没有棋子的格，到第一个棋子为止，也攻击这个棋子。
    {% endif %}
    """,
)
"""What each of the pieces at hand attacks; `pieces` of the instance names them by letters."""
