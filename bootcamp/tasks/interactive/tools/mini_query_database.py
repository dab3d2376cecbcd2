"""Answer a question about tables whose rows are hidden, by queries of a small language.

Answer: a query or, once, the answer; the game is won by the right answer.
Turns: one query each, the last one gives the answer.
Harder: more rows, questions that take more queries one after the other.
Skills: planning, coding, deduction
Source: original.
"""

from __future__ import annotations

from random import Random
from typing import Literal, NamedTuple

from bootcamp import interactive
from bootcamp.interactive import Interactive, Prompt, Turn, knob
from bootcamp.lib import queries
from bootcamp.lib.words import invented
from bootcamp.tasks.interactive.tools._plans import Move, Plan, following
from bootcamp.verifiers import Command, Text

Asked = Literal["name", "hours", "day"]

TABLES = {"workers": ("id", "name", "city", "team", "wage", "boss"), "shifts": ("id", "worker", "day", "hours")}
CITIES = ("accra", "hanoi", "lima", "oslo", "quito")
TEAMS = ("ash", "birch", "cedar", "elm", "fir")
DAYS = ("mon", "tue", "wed", "thu", "fri", "sat")
TEXTS = {"name", "city", "team", "day"}


class _Seen(NamedTuple):
    verb: str
    found: tuple[str, ...]
    more: int
    right: bool = False


Past = tuple[tuple[Move, _Seen], ...]


class MiniQueryDatabase(Interactive["MiniQueryDatabase.Params", "MiniQueryDatabase.Instance", Move, int, _Seen]):
    version = 1
    answer = Command(**{verb: Text(content="=<>") for verb in queries.VERBS}, answer=Text(ignore_case=True))

    class Params(interactive.Params):
        rank: int = knob("whether the first or the second is meant", levels=(1, 2, 1, 1, 2, 2, 2, 2, 2, 2), ge=1, le=2)
        up: int = knob("bosses one after the other", levels=(0, 0, 1, 0, 1, 2, 1, 2, 3, 3), ge=0, le=6)
        asked: Asked = knob(
            "what is asked", levels=("name",) * 3 + ("hours", "hours", "name", "day", "day", "hours", "day")
        )
        workers: int = knob("rows of workers", levels=(20, 25, 30, 30, 35, 40, 45, 50, 60, 70), ge=10, le=100)

    class Instance(interactive.Instance):
        secret = ("workers", "shifts")
        rank: int
        up: int
        asked: Asked
        lowest: bool
        city: str
        workers: tuple[tuple[int, str, str, str, int, int], ...]
        shifts: tuple[tuple[int, int, str, int], ...]

    prompt = Prompt(
        en=r"""
        A database has two tables; you do not see the rows. Each id is unique in its table.
        - workers: id, name, city, team, wage, boss
        - shifts: id, worker, day, hours

        A boss and the worker of a shift are ids of workers. Each name is a word that occurs once. The cities are
        accra, hanoi, lima, oslo and quito, the teams ash, birch, cedar, elm and fir, the days mon, tue, wed, thu, fri
        and sat. All else is whole numbers; wages differ. A move is a query about one table, or the answer:

        - "count TABLE where CONDITIONS": how many rows meet the conditions
        - "sum COLUMN of TABLE where CONDITIONS", "max ..." or "min ...": this of a column of numbers in these rows
        - "list COLUMN of TABLE where CONDITIONS": the values in these rows, in the order of the table (not sorted), at
          most 5, and how many more
        - "answer X": this ends the game. You win if X answers the question.

        A condition is COLUMN = VALUE or, for numbers, also COLUMN < VALUE or COLUMN > VALUE; several are joined by
        "and". "where" and its conditions may be left out. As in: list name of workers where team = elm and wage > 9

        The question: start from the worker with the {{ "second " if rank == 2 }}{{ "lowest" if lowest else "highest" }}
        wage among those in {{ city }}.{% if up %} Then go on to the boss {{ up }} time{{ "s" if up > 1 }}.{% endif %}
        What is {{ {"name": "the name of this worker", "hours": "the sum of the hours of all shifts of this worker",
        "day": "the largest of the sums of hours that this worker has on the six days"}[asked] }}?
        """,
        zh=r"""
        一个数据库有两个表；你看不到各行。每个表里的 id 互不相同。
        - workers（工人）：id、name（名字）、city（城市）、team（队）、wage（工资）、boss（上级）
        - shifts（班次）：id、worker（工人）、day（星期）、hours（小时数）

        上级和班次的工人都写作他在 workers 里的 id。每个名字是一个只出现一次的单词。城市有
        accra、hanoi、lima、oslo、quito，队有 ash、birch、cedar、elm、fir，星期有 mon、tue、wed、thu、fri、sat。其余都
        是整数，工资互不相同。每一步是对一个表的查询，或者给出答案：

        - “count TABLE where CONDITIONS”：满足条件的行数
        - “sum COLUMN of TABLE where CONDITIONS”，或把 sum 换成 max、min：这些行里某个数值列的和、最大值、最小值
        - “list COLUMN of TABLE where CONDITIONS”：按行在表里的次序（不排序）列出这些行里该列的值，至多 5 个，并说明还
          有几个
        - “answer X”：游戏到此结束。如果 X 是问题的正确答案，你获胜。

        条件写成 COLUMN = VALUE，数值列还可以写 COLUMN < VALUE 或 COLUMN > VALUE；多个条件用 and 连接。where 和条件
        可以省略。例如：list name of workers where team = elm and wage > 9

        问题：从 {{ city }} 的工人中工资{{ "第二" if rank == 2 else "最" }}{{ "低" if lowest else "高" }}的工人出发，
        {{ "由工人到他的上级，这样走 " ~ up ~ " 次。" if up }}最后这位工人的{{ {"name": "名字",
        "hours": "所有班次的小时数之和", "day": "班次按星期分别求小时数之和，六个和中最大的一个"}[asked] }}是
        {{- "什么" if asked == "name" else "多少" }}？
        """,
    )
    reply = Prompt(
        en="{% if verb == 'answer' %}{{ found[0] }} is {{ '' if right else 'not ' }}the answer.{% else %}"
        "{{ found | join(', ') or 'There is no such row.' }}{{ ', and ' ~ more ~ ' more' if more }}{% endif %}",
        zh="{% if verb == 'answer' %}{{ found[0] }} {{ '是' if right else '不是' }}正确答案。{% else %}"
        "{{ found | join(', ') or '没有这样的行。' }}{{ '，还有 ' ~ more ~ ' 个' if more }}{% endif %}",
    )

    def deal(self, params: MiniQueryDatabase.Params, rng: Random) -> Instance:
        n, draw = params.workers, rng.choice
        ids = rng.sample(range(100, 1000), n)
        workers = tuple(
            (i, name, draw(CITIES), draw(TEAMS), wage, draw([j for j in ids if j != i]))
            for i, name, wage in zip(ids, invented(rng, n, 2), rng.sample(range(1000, 3000), n), strict=True)
        )
        instance = self.Instance(
            **params.model_dump(include={"rank", "up", "asked"}),
            lowest=rng.random() < 0.5,
            city=draw(CITIES),
            workers=workers,
            shifts=tuple((k, draw(ids), draw(DAYS), rng.randint(1, 24)) for k in range(1000, 1000 + 5 * n)),
            turns=params.rank + params.up + {"name": 3, "hours": 4, "day": 9}[params.asked],
        )
        if sum(w[2] == instance.city for w in workers) < 3 or not self.policy_wins(instance):
            raise interactive.Retry
        return instance

    def begin(self, instance: Instance) -> int:
        return 0

    def illegal(self, shown: Instance, past: Past, move: Move) -> str:
        bad = move[0] != "answer" and not queries.read(*move, TABLES, TEXTS)
        return "this is no query of the language about a table and columns that exist" if bad else ""

    def react(self, instance: Instance, state: int, move: Move) -> Turn:
        verb, text = move
        if verb == "answer":
            right = text.casefold() == _goal(instance)
            return Turn(state, _Seen(verb, (text,), 0, right), "won" if right else "lost")
        found = _found(instance, move)
        return Turn(state, _Seen(verb, found[:5], max(0, len(found) - 5)))

    def random_move(self, shown: Instance, past: Past, rng: Random) -> Move:
        verb = rng.choice(self.answer.verbs)[0]
        if verb == "answer":
            return verb, rng.choice(("50", *(word for _, seen in past for word in seen.found)))
        column = {"count": "", "list": "name of "}.get(verb, "wage of ")
        return verb, column + f"workers where wage > {rng.randint(1000, 3000)}"

    def policy(self, shown: Instance, past: Past, rng: Random) -> Move:
        return following(_plan(shown), (seen.found for _, seen in past))


def _plan(shown: MiniQueryDatabase.Instance) -> Plan:
    """Give query after query; what is sent in is what was found."""
    best, limit = ("min", ">") if shown.lowest else ("max", "<")
    place = f"workers where city = {shown.city}"
    (wage,) = yield best, f"wage of {place}"
    if shown.rank == 2:
        (wage,) = yield best, f"wage of {place} and wage {limit} {wage}"
    found = f"{place} and wage = {wage}"
    for _ in range(shown.up):
        (boss,) = yield "list", f"boss of {found}"
        found = f"workers where id = {boss}"
    if shown.asked == "name":
        yield "answer", (yield "list", f"name of {found}")[0]
    if not shown.up:
        (boss,) = yield "list", f"id of {found}"
    if shown.asked == "hours":
        yield "answer", (yield "sum", f"hours of shifts where worker = {boss}")[0]
    totals: list[str] = []
    for day in DAYS:
        totals += yield "sum", f"hours of shifts where worker = {boss} and day = {day}"
    yield "answer", max(totals, key=int)


def _found(instance: MiniQueryDatabase.Instance, move: Move) -> tuple[str, ...]:
    query = queries.read(*move, TABLES, TEXTS)
    assert query
    return queries.run(query, TABLES[query.table], getattr(instance, query.table))


def _goal(instance: MiniQueryDatabase.Instance) -> str:
    plan = _plan(instance)
    move = next(plan)
    while move[0] != "answer":
        move = plan.send(_found(instance, move))
    return move[1]
