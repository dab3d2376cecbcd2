"""Tell which crews do asked duties when rotating patterns, exchanges and rules for holidays meet.

Answer: the crews of the asked duties in order; it is unique.
Harder: more crews, longer patterns, exchanges that build on each other, holidays, more duties asked for.
Skills: simulation, arithmetic
Source: original; rotating shift plans of works and wards.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib import calendar
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Sequence, Word

Swap = tuple[calendar.Date, calendar.Date, int, int]
Slot = tuple[calendar.Date, str]
_SETTINGS = (
    ("fire station", "消防站"),
    ("hospital ward", "病房"),
    ("power plant", "发电厂"),
    ("lighthouse", "灯塔"),
    ("glass works", "玻璃厂"),
    ("control room", "控制室"),
    ("steel mill", "钢铁厂"),
    ("rescue post", "救援站"),
)


class ShiftRotaCycle(Task["ShiftRotaCycle.Params", "ShiftRotaCycle.Instance", tuple[str, ...]]):
    version = 1

    class Params(task.Params):
        crews: int = knob("the number of crews", levels=(2, 3, 3, 4, 4, 5, 5, 6, 6, 7), ge=2, le=9)
        block: int = knob(
            "the days after which the next crew begins", levels=(2, 2, 3, 3, 4, 4, 5, 6, 7, 8), ge=2, le=10
        )
        swaps: int = knob("the number of exchanges", levels=(0, 1, 1, 2, 3, 4, 5, 6, 8, 10), ge=0, le=16)
        holidays: int = knob("the number of holidays", levels=(0, 0, 1, 2, 2, 3, 3, 4, 5, 6), ge=0, le=10)
        slots: int = knob("the number of duties asked for", levels=(4, 4, 4, 4, 5, 5, 5, 6, 6, 6), ge=4, le=10)

    class Instance(task.Told):
        settings = _SETTINGS

        pattern: str
        crews: int
        block: int
        start: calendar.Date
        swaps: tuple[Swap, ...]
        holidays: tuple[calendar.Date, ...]
        slots: tuple[Slot, ...]

        def names(self) -> str:
            return ", ".join("ABCDEFGHI"[: self.crews])

        def begin(self) -> list[str]:
            return [calendar.iso(calendar.add_days(self.start, -self.block * crew)) for crew in range(self.crews)]

        def begins(self, language: str) -> list[str]:
            if language == "zh":
                return [f"{'ABCDEFGHI'[crew]} 班组：{day} 是第 1 天" for crew, day in enumerate(self.begin())]
            return [f"crew {'ABCDEFGHI'[crew]}: {day} is day 1" for crew, day in enumerate(self.begin())]

        def holiday_list(self) -> str:
            return ", ".join(map(calendar.iso, self.holidays))

        def told(self, language: str) -> list[str]:
            return [_told(swap, language) for swap in self.swaps]

        def asked(self, language: str) -> list[str]:
            if language == "zh":
                return [f"{calendar.iso(day)} 的{'白班' if duty == 'D' else '夜班'}" for day, duty in self.slots]
            return [f"the {'day' if duty == 'D' else 'night'} shift of {calendar.iso(day)}" for day, duty in self.slots]

    prompt = Prompt(
        en=r"""
        In a {{ words(language)[0] }} the crews {{ names() }} follow the same pattern of {{ pattern | length }} days
        over and over (D: day shift, N: night shift, -: off):

        {{ pattern | list | join(" ") }}

        The first letter of the pattern is for day 1, and these are the crews' first days:

        {{ begins(language) | bullets }}
        {% if swaps %}

        The plan is changed by these exchanges, in this order, each of them made in the plan as changed by those before.
        On each of its days, both ends included, the two crews take over each other's duties (or days off):

        {{ told(language) | numbered }}
        {% endif %}
        {% if holidays %}

        Finally, on {{ "the holiday" if holidays | length == 1 else "each of the holidays" }} {{ holiday_list() }}, the
        crew of the day shift and the crew of the night shift of that day take each other's place.
        {% endif %}

        Which crew does each of these duties, in this order?

        {{ asked(language) | numbered }}
        """,
        zh=r"""
        某{{ words(language)[0] }}的班组 {{ names() }} 都按同一个 {{ pattern | length }} 天的模式循环轮班
        （D：白班，N：夜班，-：休息）：

        {{ pattern | list | join(" ") }}

        模式的第一个字母对应第 1 天。各班组的第 1 天如下：

        {{ begins(language) | bullets }}
        {% if swaps %}

        班表依次按下列调换修改，每次调换都在前面各次修改之后的班表上进行。在所列期间的每一天（首尾两天都包括），
        两个班组互换当天的班次（或休息）：

        {{ told(language) | numbered }}
        {% endif %}
        {% if holidays %}

        最后，在节日 {{ holiday_list() }}，当天上白班的班组与上夜班的班组互换。
        {% endif %}

        下列各班依次由哪个班组上？

        {{ asked(language) | numbered }}
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[str, ...]]:
        return Sequence(Word(tuple("ABCDEFGHI"[: instance.crews])), length=len(instance.slots))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[str, ...]]:
        size = params.crews * params.block
        pattern = ["-"] * size
        for place in range(params.block):
            day, night = rng.sample(range(params.crews), 2)
            pattern[day * params.block + place], pattern[night * params.block + place] = "D", "N"
        start = calendar.random_date(rng, 1990, 2060)
        first = rng.randint(20, 300)
        span = [calendar.add_days(start, first + ahead) for ahead in range(3 * params.slots)]
        slots = tuple((day, rng.choice("DN")) for day in sorted(rng.sample(span, params.slots)))
        swaps = list[Swap]()
        for _ in range(params.swaps):
            begin = rng.randrange(len(span) - 2)
            ends = range(begin + 1, min(begin + 9, len(span)))
            end = rng.choice([place for place in ends if span[place] in dict(slots)] or ends)
            one, two = sorted(rng.sample(range(params.crews), 2))
            swaps.append((span[begin], span[end], one, two))
        instance = self.Instance(
            setting=rng.randrange(len(_SETTINGS)),
            pattern="".join(pattern),
            crews=params.crews,
            block=params.block,
            start=start,
            swaps=tuple(swaps),
            holidays=tuple(
                sorted(rng.sample(sorted({*(day for day, _ in slots), *span[:2]}), min(params.holidays, params.slots)))
            ),
            slots=slots,
        )
        answer = self.solve(instance)
        plain: list[dict[str, object]] = [{"swaps": ()}] if params.swaps else []
        if params.swaps > 1:
            plain += [{"swaps": swaps[::-1]}, {"swaps": swaps[-1:]}]
        if params.holidays:
            short = [(begin, calendar.add_days(end, -1), one, two) for begin, end, one, two in swaps]
            plain += [{"holidays": ()}, {"swaps": short}]
        if len(set(answer)) < 2 or any(answer == self.solve(instance.model_copy(update=other)) for other in plain):
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> tuple[str, ...]:
        found = []
        for day, wanted in instance.slots:
            gone = calendar.days_between(instance.start, day)
            duties = [
                instance.pattern[(gone + instance.block * crew) % len(instance.pattern)]
                for crew in range(instance.crews)
            ]
            for first, last, one, two in instance.swaps:
                if first <= day <= last:
                    duties[one], duties[two] = duties[two], duties[one]
            duty = "DN"[wanted == "D"] if day in instance.holidays else wanted
            found.append("ABCDEFGHI"[duties.index(duty)])
        return tuple(found)

    def key(self, instance: Instance) -> object:
        return instance.model_dump(exclude={"setting"})


def _told(swap: Swap, language: str) -> str:
    first, last, one, two = swap
    if language == "zh":
        return f"{calendar.iso(first)} 至 {calendar.iso(last)}：{'ABCDEFGHI'[one]} 与 {'ABCDEFGHI'[two]}"
    return f"{calendar.iso(first)} to {calendar.iso(last)}: {'ABCDEFGHI'[one]} and {'ABCDEFGHI'[two]}"
