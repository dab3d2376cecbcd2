"""Find what a hidden formula of a spreadsheet gives for printed inputs, by trying other inputs.

Answer: a value for each input or, once, the results for the printed ones; the game is won if all are right.
Turns: one trial each, the last one gives the results.
Harder: more inputs and forms of formulas, fewer trials.
Skills: induction, algebra, search
Source: original.
"""

from __future__ import annotations

from functools import cache, lru_cache
from random import Random
from typing import NamedTuple

from bootcamp import interactive
from bootcamp.interactive import Interactive, Prompt, Turn, knob
from bootcamp.lib.cell_formulas import FORMS, formulas, value
from bootcamp.lib.query_plans import narrowest
from bootcamp.verifiers import Command, Format, Integer, Sequence

Move = tuple[str, tuple[int, ...]]
Inputs = tuple[int, ...]
HIGH, ROWS, TRIED = 20, 4, 24


class _Seen(NamedTuple):
    verb: str
    result: int
    right: bool


Past = tuple[tuple[Move, _Seen], ...]


class SpreadsheetWhatIf(Interactive["SpreadsheetWhatIf.Params", "SpreadsheetWhatIf.Instance", Move, None, _Seen]):
    version = 1

    class Params(interactive.Params):
        inputs: int = knob("how many inputs there are", levels=(2, 2, 3, 3, 3, 3, 4, 4, 4, 5), ge=2, le=5)
        factor: int = knob("the largest factor of an input", levels=(3, 5, 4, 2, 3, 3, 2, 3, 3, 2), ge=1, le=5)
        forms: int = knob("how many forms there are", levels=(4, 4, 4, 6, 6, 8, 8, 8, 10, 10), ge=2, le=10)
        turns: int = knob("the most moves", levels=(4, 4, 4, 5, 5, 6, 7, 7, 7, 8), ge=2, le=20)

    class Instance(interactive.Instance):
        secret = ("formula",)
        inputs: int
        factor: int
        forms: int
        rows: tuple[Inputs, ...]
        formula: str

        @property
        def names(self) -> list[str]:
            """Name the cells of the inputs."""
            return [f"A{k}" for k in range(1, self.inputs + 1)]

        @property
        def listed_forms(self) -> list[str]:
            """List the forms of formulas."""
            return list(FORMS)[: self.forms]

    prompt = Prompt(
        en=r"""
        The cells {{ names | listed("en") }} of a spreadsheet hold whole numbers from 0 to 20. Cell B1 holds a hidden
        formula of one of these forms; form and letters were drawn by chance:

        {{ listed_forms | bullets }}

        Each letter {{ "t, u" if forms <= 4 else "t, u, v" }} stands for one of the cells {{ names | listed("en") }},
        perhaps with {{ "the factor 2" if factor == 2 else "a factor from 2 to " ~ factor }} before it, such as 2*A1;
        several letters may stand for the same cell.
        {% if forms > 8 %}
        x and y stand for two different cells; if(x > y, p, q) is p where x is greater than y, else q.
        {% endif %}

        What does B1 show for each of these values of {{ names | listed("en") }}, in this order?

        {{ rows | map("point") | numbered }}

        - "set" with a value for each of {{ names | listed("en") }}, but none of the rows above: I tell you what B1
          shows.
        - "answer" with the four results in order: this ends the game. You win if all four are right, else you lose.
        """,
        zh=r"""
        一张电子表格的单元格 {{ names | listed("zh") }} 中是 0 到 20 的整数。单元格 B1 中有一个隐藏的公式，
        属于下列形式之一；形式和其中的字母都是随机抽取的：

        {{ listed_forms | bullets }}

        字母 {{ "t、u" if forms <= 4 else "t、u、v" }} 各代表单元格 {{ names | listed("zh") }} 之一，
        前面可能有{{ "系数 2" if factor == 2 else "一个 2 到 " ~ factor ~ " 的系数" }}，例如 2*A1；
        几个字母可以代表同一个单元格。
        {% if forms > 8 %}
        x 和 y 代表两个不同的单元格；if(x > y, p, q) 在 x 大于 y 时为 p，否则为 q。
        {% endif %}

        对于 {{ names | listed("zh") }} 依次取下面的值，B1 各显示什么？

        {{ rows | map("point") | numbered }}

        - “set”后接 {{ names | listed("zh") }} 各自的值（不能是上面的任何一组）：我告诉你 B1 显示什么。
        - “answer”后接四个结果，按顺序：游戏到此结束。四个都对，你获胜，否则你失败。
        """,
    )
    reply = Prompt(
        en="""
        {% if verb == "set" %}
        B1 shows {{ result }}.
        {% else %}
        The results are {{ "" if right else "not all " }}right.
        {% endif %}
        """,
        zh="""
        {% if verb == "set" %}
        B1 显示 {{ result }}。
        {% else %}
        这些结果{{ "都对" if right else "不都对" }}。
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[Move]:
        most = 2 * HIGH * instance.factor
        values = Sequence(Integer(0, HIGH), length=instance.inputs)
        return Command(set=values, answer=Sequence(Integer(-most, most), length=ROWS))

    def deal(self, params: SpreadsheetWhatIf.Params, rng: Random) -> Instance:
        form = rng.choice(list(FORMS)[: params.forms])
        grammar = formulas(params.inputs, params.factor, params.forms)
        formula = rng.choice([text for text, (own, _) in grammar.items() if own == form])
        rows = tuple(tuple(rng.randint(0, HIGH) for _ in range(params.inputs)) for _ in range(ROWS))
        instance = self.Instance(
            inputs=params.inputs,
            factor=params.factor,
            forms=params.forms,
            rows=rows,
            formula=formula,
            turns=params.turns,
        )
        tried = _tried(params.inputs)
        if len({*rows, *tried}) < ROWS + TRIED or not self.policy_wins(instance):
            raise interactive.Retry
        return instance

    def begin(self, instance: Instance) -> None:
        return None

    def illegal(self, shown: Instance, past: Past, move: Move) -> str:
        return "this is one of the rows" if move[0] == "set" and move[1] in shown.rows else ""

    def react(self, instance: Instance, state: None, move: Move) -> Turn:
        verb, values = move
        own = formulas(instance.inputs, instance.factor, instance.forms)[instance.formula]
        if verb == "answer":
            right = values == tuple(value(own, row) for row in instance.rows)
            return Turn(state, _Seen(verb, 0, right), "won" if right else "lost")
        return Turn(state, _Seen(verb, value(own, values), right=True))

    def policy(self, shown: Instance, past: Past, rng: Random) -> Move:
        """Try the values, of some drawn ones, whose most frequent result leaves the fewest formulas."""
        tried = _tried(shown.inputs)
        told = tuple((tried.index(values), seen.result) for (_, values), seen in past)
        left = _fitting(shown.inputs, shown.factor, shown.forms, told)
        grammar = formulas(shown.inputs, shown.factor, shown.forms)
        answers = {tuple(value(grammar[text], row) for row in shown.rows) for text in left[:500]}
        if len(answers) == 1:
            return "answer", answers.pop()
        return "set", tried[_best(shown.inputs, shown.factor, shown.forms, told)]


@cache
def _tried(inputs: int) -> list[Inputs]:
    """Return the values that the policy tries."""
    rng = Random(inputs)
    return [tuple(rng.randint(0, HIGH) for _ in range(inputs)) for _ in range(TRIED)]


@lru_cache(maxsize=2048)
def _fitting(inputs: int, factor: int, forms: int, told: tuple[tuple[int, int], ...]) -> list[str]:
    if not told:
        return list(formulas(inputs, factor, forms))
    (place, result), grammar = told[-1], formulas(inputs, factor, forms)
    values = _tried(inputs)[place]
    return [text for text in _fitting(inputs, factor, forms, told[:-1]) if value(grammar[text], values) == result]


@lru_cache(maxsize=2048)
def _best(inputs: int, factor: int, forms: int, told: tuple[tuple[int, int], ...]) -> int:
    left, grammar, tried = _fitting(inputs, factor, forms, told), formulas(inputs, factor, forms), _tried(inputs)
    return narrowest(range(TRIED), left, lambda place, text: value(grammar[text], tried[place]))
