"""Find out by tests which rows of pieces follow a hidden rule, well enough to judge ten rows.

Answer: a row to test or, once, ten digits; the game is won if all ten are right.
Turns: one row each, the last one gives the answer.
Harder: more kinds of rules, two rules joined, fewer tests.
Skills: induction, logic, search
Source: original; after the game Zendo of K. Heath.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Any, NamedTuple

from bootcamp import interactive
from bootcamp.interactive import Interactive, Prompt, Turn, knob
from bootcamp.lib.row_rules import PIECES, Fits, Row, draw_row, follows, parts
from bootcamp.verifiers import Choice, Command, Format, Sequence, Text

Move = tuple[str, Any]
ASKED = 10


class _Seen(NamedTuple):
    verb: str
    yes: bool


Past = tuple[tuple[Move, _Seen], ...]


class ZendoRuleLab(Interactive["ZendoRuleLab.Params", "ZendoRuleLab.Instance", Move, int, _Seen]):
    version = 1

    class Params(interactive.Params):
        order: bool = knob("whether rules may compare and order pieces", levels=(False,) * 2 + (True,) * 8)
        joined: bool = knob("whether two rules are joined", levels=(False,) * 4 + (True,) * 6)
        tests: int = knob("the most tests", levels=(8, 7, 9, 8, 18, 16, 15, 14, 13, 12), ge=3, le=30)

    class Instance(interactive.Instance):
        secret = ("rules", "joint")
        order: bool
        joined: bool
        follows: tuple[str, ...]
        breaks: tuple[str, ...]
        asked: tuple[tuple[str, ...], ...]
        rules: tuple[tuple[str, str, str], ...]
        joint: str

    prompt = Prompt(
        en=r"""
        A row has 3 to 6 pieces, from left to right. A piece is red, green or blue (r, g, b) and has size 1, 2 or 3;
        so g2 is green and of size 2. Some rows follow a hidden rule. It is of one of these forms, where A and B are
        each one of red, green, blue, of size 1, of size 2, of size 3:

        - at least k pieces are A, with k from 1 to 3; exactly k pieces are A, with k from 0 to 2; all pieces are A
        - the first piece is A; the last piece is A
        {% if order %}
        - some A piece stands directly beside another piece that is B (A and B may be the same)
        - some A piece stands further left than some B piece (A and B differ); more pieces are A than are B (A and B
          differ)
        {% endif %}
        {% if joined %}

        The hidden rule joins two different ones of these by "and" or by "or" (both may hold then).
        {% endif %}

        All rules of this kind were equally likely. This row follows the rule: {{ follows | join(" ") }}. This one
        does not: {{ breaks | join(" ") }}.

        - "test" with a row: I tell you whether it follows the rule. The ten rows below may not be tested.
        - "answer" with ten digits: this ends the game. You win if the k-th digit is 1 where row k below follows the
          rule and 0 where it does not.

        {% for row in asked %}
        {{ loop.index }}. {{ row | join(" ") }}
        {% endfor %}

        3 to 7 of these ten rows follow the rule. Rules that are too hard to find in time are left out.
        """,
        zh=r"""
        一排有 3 到 6 个棋子，从左到右排列。每个棋子是红、绿或蓝色（r、g、b），大小为 1、2 或 3；例如 g2 是绿色、大小
        为 2。有些排符合一条隐藏的规则。规则是下列形式之一，其中 A、B 各是“红”“绿”“蓝”“大小 1”“大小 2”“大小 3”之一：

        - 至少 k 个棋子是 A，k 从 1 到 3；恰好 k 个棋子是 A，k 从 0 到 2；所有棋子都是 A
        - 第一个棋子是 A；最后一个棋子是 A
        {% if order %}
        - 某个 A 棋子与另一个 B 棋子紧挨着（A、B 可以相同）
        - 某个 A 棋子在某个 B 棋子的左边（A、B 不同，不必紧挨）；A 棋子比 B 棋子多（A、B 不同）
        {% endif %}
        {% if joined %}

        隐藏的规则是用“且”或“或”（可以同时成立）把其中两条不同的规则连接起来。
        {% endif %}

        所有这样的规则等可能。这一排符合规则：{{ follows | join(" ") }}。这一排不符合：{{ breaks | join(" ") }}。

        - “test”后接一排：我告诉你它是否符合规则。下面的十排不能测试。
        - “answer”后接十个数字：游戏到此结束。如果下面第 k 排符合规则时第 k 个数字是 1，不符合时是 0，你获胜。

        {% for row in asked %}
        {{ loop.index }}. {{ row | join(" ") }}
        {% endfor %}

        这十排中有 3 到 7 排符合规则。来不及找出的规则已经剔除。
        """,
    )
    reply = Prompt(
        en="{% if verb == 'test' %}This row {{ 'follows' if yes else 'does not follow' }} the rule.{% else %}"
        "{{ 'All ten are right.' if yes else 'Not all ten are right.' }}{% endif %}",
        zh="{% if verb == 'test' %}这一排{{ '符合' if yes else '不符合' }}规则。{% else %}"
        "{{ '十个都正确。' if yes else '不是十个都正确。' }}{% endif %}",
    )

    def format(self, instance: Instance) -> Format[Move]:
        return Command(test=Sequence(Choice(PIECES)), answer=Text("01", length=ASKED))

    def deal(self, params: ZendoRuleLab.Params, rng: Random) -> Instance:
        rules = tuple(rng.sample(parts(params.order), 1 + params.joined))
        joint = rng.choice(("and", "or")) if params.joined else ""
        rows = list(dict.fromkeys(draw_row(rng) for _ in range(60)))
        right = [row for row in rows if follows(rules, joint, row)]
        wrong = [row for row in rows if row not in right]
        count = rng.randint(3, 7)
        if len(right) <= count or len(wrong) <= ASKED - count:
            raise interactive.Retry
        asked = rng.sample(right[1 : count + 1] + wrong[1 : ASKED - count + 1], ASKED)
        instance = self.Instance(
            order=params.order,
            joined=params.joined,
            follows=right[0],
            breaks=wrong[0],
            asked=tuple(asked),
            rules=rules,
            joint=joint,
            turns=params.tests + 1,
        )
        fits = Fits(params.order, params.joined, [(right[0], True), (wrong[0], False)])
        guess = [2 * fits.votes(row) > fits.total for row in asked]
        if guess == [row in right for row in asked] or not self.policy_wins(instance):
            raise interactive.Retry
        return instance

    def begin(self, instance: Instance) -> int:
        return 0

    def illegal(self, shown: Instance, past: Past, move: Move) -> str:
        if move[0] == "answer":
            return ""
        return (
            "this row may not be tested"
            if move[1] in shown.asked
            else ""
            if 3 <= len(move[1]) <= 6
            else "a row has 3 to 6 pieces"
        )

    def react(self, instance: Instance, state: int, move: Move) -> Turn:
        verb, what = move
        if verb == "test":
            return Turn(state, _Seen(verb, follows(instance.rules, instance.joint, what)))
        right = what == "".join(str(int(follows(instance.rules, instance.joint, row))) for row in instance.asked)
        return Turn(state, _Seen(verb, right), "won" if right else "lost")

    def random_move(self, shown: Instance, past: Past, rng: Random) -> Move:
        return rng.choice((("test", draw_row(rng)), ("answer", "".join(rng.choices("01", k=ASKED)))))

    def policy(self, shown: Instance, past: Past, rng: Random) -> Move:
        """Test the row of a pool that splits the rules that fit most evenly, until these agree on the ten."""
        known = [(shown.follows, True), (shown.breaks, False), *((move[1], seen.yes) for move, seen in past)]
        fits = Fits(shown.order, shown.joined, known)
        votes = [fits.votes(row) for row in shown.asked]
        if all(count in (0, fits.total) for count in votes):
            return "answer", "".join(str(int(count > 0)) for count in votes)
        free = [row for row in _pool() if row not in shown.asked]
        return "test", min(free, key=lambda row: abs(2 * fits.votes(row) - fits.total))


@lru_cache(maxsize=1)
def _pool() -> tuple[Row, ...]:
    rng = Random(0)
    return tuple(draw_row(rng) for _ in range(80))
