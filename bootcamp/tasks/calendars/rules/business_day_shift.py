"""Move a date by working days and by months under one or two calendars of rest days and holidays.

Answer: a date; it is unique.
Harder: more working days, more holidays, holidays that are moved, two calendars at once, more moves.
Skills: arithmetic, instructions
Source: original; the modified following rule of payments.
"""

from __future__ import annotations

from datetime import date
from random import Random

from bootcamp import task
from bootcamp.lib import calendar
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.calendars.rules import _working
from bootcamp.verifiers import Date

Move = tuple[str, int]
Calendars = tuple[_working.Calendar, ...]


class BusinessDayShift(Task["BusinessDayShift.Params", "BusinessDayShift.Instance", date]):
    version = 1

    class Params(task.Params):
        moves: int = knob("the number of moves", levels=(1, 1, 1, 2, 2, 2, 3, 3, 4, 4), ge=1, le=8)
        days: int = knob(
            "the most working days of a move", levels=(8, 15, 20, 25, 30, 40, 50, 70, 100, 150), ge=3, le=1000
        )
        rules: int = knob("the yearly holidays of a calendar", levels=(0, 1, 2, 3, 3, 4, 5, 6, 7, 9), ge=0, le=20)
        calendars: int = knob("the number of calendars", levels=(1, 1, 1, 1, 2, 2, 2, 2, 2, 2), ge=1, le=2)

    class Instance(task.Instance):
        start: calendar.Date
        moves: tuple[Move, ...]
        calendars: tuple[_working.Calendar, ...]

        def shown(self) -> str:
            return calendar.iso(self.start)

        def told(self, language: str) -> list[str]:
            return [_told(move, language) for move in self.moves]

        def described(self, language: str) -> list[list[str]]:
            return [_working.told(one, language) for one in self.calendars]

        def rolls(self) -> bool:
            return any(kind == "month" for kind, _ in self.moves)

    answer = Date()
    prompt = Prompt(
        en=r"""
        {% if calendars[1:] %}
        Two offices work together. The first one has these rest days and holidays:

        {{ described(language)[0] | bullets }}

        The second one has these:

        {{ described(language)[1] | bullets }}

        A working day is a day that is no rest day and no holiday in either office.
        {% else %}
        An office has these rest days and holidays:

        {{ described(language)[0] | bullets }}

        All other days are working days.
        {% endif %}

        Start at {{ shown() }} and make {{ "these moves in this order" if moves[1:] else "this move" }}:

        {{ told(language) | numbered }}

        In a move by working days the day at which it starts is not counted, and other days are passed over.
        {% if rolls() %}
        A move by months leads to the same day number of the month reached, or to the last day of that month if it lacks
        the day. If the day reached is no working day, the move goes on to the first working day after it; but if that
        lies in another month, it goes back to the last working day before the day reached.
        {% endif %}
        Dates are in the Gregorian calendar. Which date is reached?
        """,
        zh=r"""
        {% if calendars[1:] %}
        两个办事处合作。第一个办事处的休息日和假日如下：

        {{ described(language)[0] | bullets }}

        第二个办事处的休息日和假日如下：

        {{ described(language)[1] | bullets }}

        在两个办事处都既不是休息日也不是假日的日子才是工作日。
        {% else %}
        某办事处的休息日和假日如下：

        {{ described(language)[0] | bullets }}

        其余日子都是工作日。
        {% endif %}

        从 {{ shown() }} 开始，{{ "依次" if moves[1:] }}进行下列移动：

        {{ told(language) | numbered }}

        按工作日移动时，出发的那一天不数，非工作日跳过不数。
        {% if rolls() %}
        按月移动时，到达目标月份中“日”相同的那一天；若该月没有那一天，则取该月的最后一天。
        若到达的不是工作日，则再移到其后的第一个工作日；但若那个工作日在另一个月，则改为移到所到达日期之前的最后一个工作日。
        {% endif %}
        日期采用公历。最后到达哪一天？
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, date]:
        start = calendar.random_date(rng, 1990, 2060)
        way, low = rng.choice((1, -1)), max(3, params.days // 3)
        near = [calendar.day_number(start) + way * ahead for ahead in range(1, low)]
        calendars = tuple(_working.draw(rng, params.rules, near) for _ in range(params.calendars))
        moves, place = list[Move](), start
        for number in range(params.moves):
            if number % 2:
                moves.append(("month", _months(rng, place, calendars)))
            else:
                moves.append(("day", way * _days(rng, place, way, range(low, params.days + 1), calendars)))
                way = rng.choice((1, -1))
            place = _moved(place, moves[-1], calendars)
        instance = self.Instance(start=start, moves=tuple(moves), calendars=calendars)
        end, bare = self.solve(instance), tuple((rest, (), ()) for rest, _, _ in calendars)
        if params.rules and end == self.solve(instance.model_copy(update={"calendars": bare})):
            raise task.Retry
        fixed = tuple(
            (rest, tuple((*rule[:3], rule[3] * (rule[0] == "nth")) for rule in rules), single)
            for rest, rules, single in calendars
        )
        unmoved = instance.model_copy(update={"calendars": fixed})
        if fixed != calendars and rng.random() < 0.8 and end == self.solve(unmoved):
            raise task.Retry
        kind, n = moves[0]
        short = ((kind, n - 1 if n > 0 else n + 1), *moves[1:])  # as if the first day counted
        if end == self.solve(instance.model_copy(update={"moves": short})):
            raise task.Retry
        return instance, end

    def solve(self, instance: Instance) -> date:
        end = instance.start
        for move in instance.moves:
            end = _moved(end, move, instance.calendars)
        return date(*end)

    def key(self, instance: Instance) -> object:
        return [instance.start, instance.moves, sorted(instance.calendars)]


def _moved(start: calendar.Date, move: Move, calendars: Calendars) -> calendar.Date:
    kind, n = move
    if kind == "day":
        return _working.step(start, n, calendars)
    reached = calendar.add_months(start, n)
    end = _working.step(reached, 0, calendars)
    return end if end[1] == reached[1] else _working.step(reached, -1, calendars)


def _days(rng: Random, start: calendar.Date, way: int, sizes: range, calendars: Calendars) -> int:
    """Draw the working days of a move, in most cases so that it leads to the end of a month."""
    late = list[int]()
    for n in range(1, sizes.stop):
        start = _working.step(start, way, calendars)
        late += [n] if n in sizes and start[2] > 27 else []
    return rng.choice(late if late and rng.random() < 0.85 else sizes)


def _months(rng: Random, start: calendar.Date, calendars: Calendars) -> int:
    """Draw a move by months, one that goes on or back from a day that is no working day if there is one."""
    options = rng.sample([n for n in range(-9, 10) if n], 18)
    reached = {n: calendar.add_months(start, n) for n in options}
    off = [n for n in options if not _working.works(reached[n], calendars)]
    back = [n for n in off if _working.step(reached[n], 0, calendars)[1] != reached[n][1]]
    return ((back if rng.random() < 0.8 else off) or off or options)[0]


def _told(move: Move, language: str) -> str:
    kind, n = move
    size, s = abs(n), "s" * (abs(n) > 1)
    if language == "zh":
        return f"{'推迟' if n > 0 else '提前'} {size} {'个工作日' if kind == 'day' else '个月'}"
    return f"go {'forward' if n > 0 else 'back'} {size} {'working day' if kind == 'day' else 'month'}{s}"
