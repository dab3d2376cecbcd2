"""Fill a roster of early, late and night shifts that meets cover, rest, requests and skill rules.

Answer: the roster, a row for each nurse; every roster that keeps the rules counts.
Harder: more nurses and days, more requests, shorter runs, seniors, fair numbers of shifts.
Skills: planning, search
Source: original; nurse rostering, as in E. K. Burke et al. (2004).
"""

from __future__ import annotations

from itertools import product
from random import Random

from bootcamp import task
from bootcamp.lib import worlds
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Grid

Roster = tuple[tuple[str, ...], ...]


class NurseRoster(Task["NurseRoster.Params", "NurseRoster.Instance", Roster]):
    version = 1

    class Params(task.Params):
        nurses: int = knob("the number of nurses", levels=(3, 3, 4, 4, 5, 6, 6, 7, 8, 9), ge=2, le=12)
        days: int = knob("the number of days", levels=(3, 4, 4, 5, 6, 6, 7, 8, 9, 10), ge=2, le=14)
        requests: int = knob("requests", levels=(1, 2, 3, 4, 6, 8, 10, 12, 15, 20), ge=0, le=40)
        run: int = knob("the most days of work in a row", levels=(2, 2, 2, 2, 3, 3, 3, 4, 4, 4), ge=2, le=7)
        seniors: bool = knob("a senior on every night", levels=(False,) * 4 + (True,) * 6)
        fair: bool = knob("least and most shifts", levels=(False,) * 2 + (True,) * 8)

    class Instance(task.Instance):
        names: tuple[str, ...]
        cover: tuple[tuple[int, int, int], ...]
        """For each day how many work early, late and at night."""
        run: int
        requests: tuple[tuple[int, int, str], ...]
        """Nurse and day, from 0, and the shift that is asked for (- for a day off)."""
        seniors: tuple[int, ...]
        least: int
        most: int

        def rows(self) -> list[list[int]]:
            return [[day, *counts] for day, counts in enumerate(self.cover, start=1)]

        def senior_names(self) -> list[str]:
            return [self.names[i] for i in self.seniors]

        def wishes(self, language: str) -> list[str]:
            said = []
            for nurse, day, shift in self.requests:
                name = self.names[nurse]
                if language == "zh":
                    said.append(f"{name} 第 {day + 1} 天" + ("休息。" if shift == "-" else f"上 {shift} 班。"))
                else:
                    said.append(f"{name} {'is off' if shift == '-' else f'works {shift}'} on day {day + 1}.")
            return said

    prompt = Prompt(
        en="""
        Make a roster of {{ cover | length }} days for the nurses {{ names | listed(language) }}. On each day a nurse
        works one shift, E (early), L (late) or N (night), or has the day off (-). Exactly so many nurses work each
        shift:

        {{ rows() | table(["day", "E", "L", "N"]) }}

        - After a night N a nurse does not work E or L on the next day.
        - No nurse works on more than {{ run }} days in a row.
        {% if least or most < cover | length -%}
        - Each nurse works at least {{ least }} and at most {{ most }} shifts in all.
        {% endif -%}
        {% if seniors -%}
        - On every day on which somebody works N, at least one of the seniors works N. The seniors are
          {{ senior_names() | listed(language) }}.
        {% endif -%}
        {% for wish in wishes(language) -%}
        - {{ wish }}
        {% endfor %}

        Give the roster, a row for each nurse in the order above and in it a sign for each day. Any roster that keeps
        the rules will do.
        """,
        zh="""
        请为护士 {{ names | listed(language) }} 排 {{ cover | length }} 天的班。
        每天每名护士上 E（早班）、L（晚班）、N（夜班）之一，或者休息（-）。每个班次的人数恰好如下：

        {{ rows() | table(["天", "E", "L", "N"]) }}

        - 上了夜班 N 的护士第二天不上 E 或 L。
        - 任何护士连续上班不超过 {{ run }} 天。
        {% if least or most < cover | length -%}
        - 每名护士总共至少上 {{ least }} 个班，至多上 {{ most }} 个班。
        {% endif -%}
        {% if seniors -%}
        - 凡有人上 N 的日子，至少有一名资深护士上 N。资深护士为
          {{ senior_names() | listed(language) }}。
        {% endif -%}
        {% for wish in wishes(language) -%}
        - {{ wish }}
        {% endfor %}

        请写出班表：按上述次序每名护士一行，每天一个符号。任何符合规则的班表都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[Roster]:
        return Grid(rows=len(instance.names), cols=len(instance.cover), symbols="ELN-")

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Roster]:
        n, days = params.nurses, params.days
        roster = []
        for _ in range(n):
            row: list[str] = []
            for _ in range(days):
                tired = len(row) >= params.run and "-" not in row[-params.run :]
                after_night = bool(row) and row[-1] == "N"
                row.append("-" if tired else rng.choice("NN---" if after_night else "EELLN--"))
            roster.append(tuple(row))
        cover = tuple(tuple(column.count(shift) for shift in "ELN") for column in zip(*roster, strict=True))
        counts = [sum(shift != "-" for shift in row) for row in roster]
        nights = [{i for i in range(n) if roster[i][day] == "N"} for day in range(days)]
        seniors: tuple[int, ...] = ()
        for i in rng.sample(range(n), n) if params.seniors else ():
            if any(i in night and not night & set(seniors) for night in nights):
                seniors = tuple(sorted((*seniors, i)))
        if params.seniors and not 1 < len(seniors) < n - 1:
            raise task.Retry
        if min(counts) < 1 or len(set(roster)) < n or min(map(sum, cover)) < 1:
            raise task.Retry
        if params.fair and (max(counts) <= params.run or max(counts) - min(counts) > 1 + (n > 5)):
            raise task.Retry  # the limits on runs and on shifts must bind
        cells = rng.sample([(i, day) for i in range(n) for day in range(days)], params.requests)
        instance = self.Instance(
            names=worlds.draw_names(rng, n, initials=True),
            cover=tuple((e, late, night) for e, late, night in cover),
            run=params.run,
            requests=tuple((i, day, roster[i][day]) for i, day in sorted(cells)),
            seniors=seniors,
            least=min(counts) if params.fair else 0,
            most=max(counts) if params.fair else days,
        )
        for order, rule in product(("ELN", "NLE"), ("", "rest", "run", "most", "seniors")) if days > 3 else ():
            if not _fault(instance, _fill(instance, order, rule)):
                raise task.Retry
        return instance, tuple(roster)

    def check(self, instance: Instance, answer: Roster) -> str:
        return _fault(instance, answer)

    def key(self, instance: Instance) -> object:
        return [instance.cover, instance.run, instance.requests, instance.seniors, instance.least, instance.most]


def _fault(instance: NurseRoster.Instance, roster: Roster) -> str:
    for day, counts in enumerate(instance.cover):
        column = [row[day] for row in roster]
        if tuple(column.count(shift) for shift in "ELN") != counts:
            return f"the cover of day {day + 1} is not met"
        if instance.seniors and "N" in column and all(column[i] != "N" for i in instance.seniors):
            return f"no senior works on night {day + 1}"
    for name, row in zip(instance.names, roster, strict=True):
        text = "".join(row)
        if "NE" in text or "NL" in text:
            return f"{name} works E or L after a night"
        if any(len(part) > instance.run for part in text.split("-")):
            return f"{name} works on too many days in a row"
        if not instance.least <= len(text) - text.count("-") <= instance.most:
            return f"{name} works too few or too many shifts"
    for i, day, shift in instance.requests:
        if roster[i][day] != shift:
            return f"a request of {instance.names[i]} for day {day + 1} is not met"
    return ""


def _fill(instance: NurseRoster.Instance, order: str, ignored: str) -> Roster:
    """Meet the requests, then fill the cover of each day with those who have worked least, a rule being ignored."""
    rows = [["-"] * len(instance.cover) for _ in instance.names]
    asked = {(i, day): shift for i, day, shift in instance.requests}
    for (i, day), shift in asked.items():
        rows[i][day] = shift

    def may(i: int, day: int, shift: str) -> bool:
        row, after = rows[i], asked.get((i, day + 1), "-")
        tired = (day and row[day - 1] == "N" and shift != "N") or (shift == "N" and after in "EL")
        long = day >= instance.run and "-" not in row[day - instance.run : day]
        full = len(row) - row.count("-") >= instance.most
        return not ((tired and ignored != "rest") or (long and ignored != "run") or (full and ignored != "most"))

    for day, counts in enumerate(instance.cover):
        for shift in order:
            left = counts["ELN".index(shift)] - sum(row[day] == shift for row in rows)
            free = [i for i, row in enumerate(rows) if (i, day) not in asked and row[day] == "-" and may(i, day, shift)]
            first = instance.seniors if shift == "N" and ignored != "seniors" else ()
            free.sort(key=lambda i: (i not in first, len(rows[i]) - rows[i].count("-")))
            for i in free[: max(0, left)]:
                rows[i][day] = shift
    return tuple(map(tuple, rows))
