"""Find out which thing of a printed table is meant by questions on its columns, some of which cannot be answered.

Answer: a question or, once, the number of a thing; the game is won by the right one.
Turns: one question each, the last one names the thing.
Harder: more things, unknown entries, fewer questions on each column, none to spare.
Skills: search, deduction, planning
Source: original; the old game of twenty questions, on a table.
"""

from __future__ import annotations

from collections import Counter
from functools import partial
from random import Random
from typing import Any, NamedTuple

from bootcamp import interactive
from bootcamp.interactive import Interactive, Prompt, Turn, knob
from bootcamp.lib import table
from bootcamp.lib.query_plans import most_questions, narrowest
from bootcamp.lib.worlds import draw_categories
from bootcamp.verifiers import Choice, Command, Format, Integer

Move = tuple[str, Any]
Row = tuple[str | int | None, ...]


class _Seen(NamedTuple):
    verb: str
    what: str
    reply: str
    """``yes``, ``no`` or ``?``."""


Past = tuple[tuple[Move, _Seen], ...]


class TwentyQuestionsTable(
    Interactive["TwentyQuestionsTable.Params", "TwentyQuestionsTable.Instance", Move, None, _Seen]
):
    version = 1

    class Params(interactive.Params):
        things: int = knob("how many things there are", levels=(12, 15, 18, 22, 28, 36, 46, 60, 80, 110), ge=4, le=120)
        words: int = knob("how many columns are words", levels=(2, 2, 2, 2, 3, 3, 3, 4, 4, 4), ge=1, le=5)
        numbers: int = knob("how many columns are numbers", levels=(2, 2, 2, 2, 2, 2, 3, 3, 3, 4), ge=1, le=5)
        unknown: int = knob("the percentage of unknown entries", levels=(0, 0, 5, 5, 8, 8, 10, 12, 14, 15), ge=0, le=30)
        most: int = knob("the most questions on a column", levels=(3, 3, 3, *(2,) * 7), ge=1, le=9)
        spare: int = knob("questions beyond the planned ones", levels=(2, 1, 1, *(0,) * 7), ge=0, le=5)

    class Instance(interactive.Instance):
        secret = ("meant",)
        words: tuple[tuple[str, ...], ...]
        columns: tuple[str, ...]
        rows: tuple[Row, ...]
        most: int
        meant: int

        @property
        def entries(self) -> list[list[object]]:
            """List the rows as they are shown, with their numbers."""
            return [
                [k, *("?" if entry is None else entry for entry in row)] for k, row in enumerate(self.rows, start=1)
            ]

        @property
        def legend(self) -> list[str]:
            """Give the heads and the words of the table with their Chinese."""
            return table.meanings(self.columns, self.rows)

    prompt = Prompt(
        en=r"""
        I mean one of {{ rows | length }} things, each with the same chance; "?" is an entry that is not known:

        {{ entries | table(["k"] + (columns | list)) }}

        Find out which one it is by questions.

        - "is w", for a word w of the columns {{ columns[: words | length] | listed("en") }}: does it have w there?
        {% for name in columns[words | length :] %}
        - "{{ name }} m": is its {{ name }} less than m?
        {% endfor %}
        - "answer k": this ends the game. You win if I mean thing k, else you lose.

        I answer yes or no by the table, or that I cannot say if the thing's entry in that column is not known. No
        column may be asked about more than {{ most }} times.
        """,
        zh=r"""
        我想的是下面 {{ rows | length }} 件东西中的一件，可能性各相同；“?”表示不知道的项：

        {{ entries | table(["k"] + (columns | list)) }}

        表头和词的含义：{{ legend | join("，") }}。

        请通过提问找出是哪一件。

        - “is w”（w 是 {{ columns[: words | length] | listed("zh") }} 列中的一个词）：它在那一列的项是否为 w？
        {% for name in columns[words | length :] %}
        - “{{ name }} m”：它的 {{ name }} 是否小于 m？
        {% endfor %}
        - “answer k”：游戏到此结束。如果我想的是 k 号，你获胜，否则你失败。

        我按表回答“是”或“否”；如果它在那一列的项不知道，我回答“无法回答”。每一列至多可以问 {{ most }} 次。
        """,
    )
    reply = Prompt(
        en="""
        {% if verb == "answer" %}
        Thing {{ what }} is {{ "" if reply == "yes" else "not " }}the one.
        {% else %}
        {{ "I cannot say" if reply == "?" else reply | capitalize }}.
        {% endif %}
        """,
        zh="""
        {% if verb == "answer" %}
        {{ what }} 号{{ "正是" if reply == "yes" else "不是" }}我想的那件。
        {% else %}
        {{ {"yes": "是", "no": "否", "?": "无法回答"}[reply] }}。
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[Move]:
        words = Choice(tuple(word for words in instance.words for word in words))
        numbers: dict[str, Format[Any]] = {name: Integer(1, 99) for name in instance.columns[len(instance.words) :]}
        return Command(**{"is": words}, **numbers, answer=Integer(1, len(instance.rows)))

    def deal(self, params: TwentyQuestionsTable.Params, rng: Random) -> Instance:
        categories = draw_categories(rng, params.words, 5)
        words = [list(words) for _, words in categories]
        numbers = list(table.NUMBERS)[: params.numbers]
        shown = self.Instance(
            words=tuple(map(tuple, words)),
            columns=(*(name for name, _ in categories), *numbers),
            rows=tuple(
                tuple(None if rng.randrange(100) < params.unknown else entry for entry in row)
                for row in table.random_rows(words, params.numbers, params.things, 0, rng)
            ),
            most=params.most,
            meant=rng.randint(1, params.things),
            turns=1,
        )
        asked = most_questions(shown.rows, partial(_question, shown), partial(_told, shown))
        if asked is None:
            raise interactive.Retry
        return shown.model_copy(update={"turns": min(interactive.MOST_TURNS, asked + params.spare + 1)})

    def begin(self, instance: Instance) -> None:
        return None

    def illegal(self, shown: Instance, past: Past, move: Move) -> str:
        column = _column(shown, move)
        asked = sum(_column(shown, question) == column for question, _ in past)
        return "" if asked < shown.most else f"{shown.columns[column]} was asked about {shown.most} times already"

    def react(self, instance: Instance, state: None, move: Move) -> Turn:
        verb, what = move
        if verb == "answer":
            right = what == instance.meant
            return Turn(state, _Seen(verb, str(what), "yes" if right else "no"), "won" if right else "lost")
        return Turn(state, _Seen(verb, str(what), _told(instance, move, instance.rows[instance.meant - 1])))

    def policy(self, shown: Instance, past: Past, rng: Random) -> Move:
        left = [row for row in shown.rows if all(_told(shown, move, row) == seen.reply for move, seen in past)]
        question = _question(shown, left, tuple(move for move, _ in past)) if len(left) > 1 else None
        return question or ("answer", shown.rows.index(left[0]) + 1)


def _column(shown: TwentyQuestionsTable.Instance, question: Move) -> int:
    """Return the column that a question is about, -1 for an answer."""
    verb, what = question
    if verb == "is":
        return next(column for column, words in enumerate(shown.words) if what in words)
    return shown.columns.index(verb) if verb in shown.columns else -1


def _told(shown: TwentyQuestionsTable.Instance, question: Move, row: Row) -> str:
    entry, (verb, what) = row[_column(shown, question)], question
    if entry is None:
        return "?"
    return "yes" if (entry == what if verb == "is" else int(entry) < what) else "no"


def _question(shown: TwentyQuestionsTable.Instance, left: list[Row], asked: tuple[Move, ...]) -> Move | None:
    """Give the allowed question whose most frequent reply leaves the fewest; numbers are cut at eighths."""
    used = Counter(_column(shown, question) for question in asked)
    questions: list[Move] = []
    for column, name in enumerate(shown.columns):
        if used[column] < shown.most and column < len(shown.words):
            questions += [("is", word) for word in shown.words[column]]
        elif used[column] < shown.most:
            entries = sorted(int(row[column]) for row in left if row[column] is not None)  # type: ignore[arg-type]
            questions += [(name, entries[k * (len(entries) - 1) // 8]) for k in range(1, 9) if entries]
    return narrowest(questions, left, partial(_told, shown)) if questions else None
