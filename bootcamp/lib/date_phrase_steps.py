"""How phrases that lead from one day to another are followed, written out."""

from __future__ import annotations

from bootcamp.lib import calendar
from bootcamp.lib.calendar import Date, iso
from bootcamp.lib.calendar_walk import moved_lines, weekday_lines, weekday_name, working_days
from bootcamp.lib.date_phrases import Phrases, Terms, period, resolve
from bootcamp.lib.prompts import bracketed
from bootcamp.lib.shown_work import running_sum


def phrase_lines(day: Date, weekday_known: bool, phrases: Phrases, terms: Terms, language: str = "en") -> list[str]:
    """Follow phrases from a day, the innermost first, from a day whose weekday may be known.

    >>> phrase_lines((2024, 2, 14), True, (("edge quarter", 1, 0, 0), ("days", -3, 0, 0)), (0, 4))
    ['1. 2024-01-01 - 2024-03-31: 2024-03-31', '2. 2024-03-31 - 3 = 2024-03-28']
    >>> phrase_lines((2024, 2, 14), True, (("after", 2, 1, 0),), (0, 4))
    ['1. Wednesday → Tuesday: 6, 6 + 7·1 = 13', '2024-02-14 + 13 = 2024-02-27']
    """
    lines = list[str]()
    for number, phrase in enumerate(phrases, start=1):
        kind, n, weekday, shift = phrase
        group, _, unit = kind.partition(" ")
        end = resolve(day, (phrase,), terms)
        here, gap, found = calendar.weekday(day), calendar.days_between(day, end), list[str]()
        if not weekday_known and group not in ("days", "in") and unit in ("", "week"):
            found += weekday_lines(day, language)
        name = weekday_name(here, language)
        if group in ("after", "before"):
            base = abs(gap) - 7 * (n - 1)
            more = f", {base} + 7·{n - 1} = {abs(gap)}" if n > 1 else ""
            arrow = "→" if gap > 0 else "←"
            found += [f"{name} {arrow} {weekday_name(weekday, language)}: {base}{more}", *moved_lines(day, gap)]
        elif kind == "days":
            found += moved_lines(day, n)
        elif kind == "working":
            found += [
                f"{iso(one)}, {weekday_name(calendar.weekday(one), language)}" for one in working_days(day, n)[1:]
            ]
        elif kind in ("seen", "edge week"):
            back = (here - terms[0]) % 7
            on = (weekday - terms[0]) % 7 if kind == "seen" else 6 * n
            found.append(f"{name} → {weekday_name(terms[0], language)}: -{back}")
            found += [f"-{back} + {7 * shift} + {on} = {gap}".replace("+ -", "- "), *moved_lines(day, gap)]
        else:
            first, last = map(calendar.from_day_number, period(day, unit, shift, terms))
            told = f"{iso(first)} - {iso(last)}"
            if group == "edge":
                found.append(f"{told}: {iso(end)}")
            else:
                found.append(told)
                edge = last if n < 0 else first
                if weekday_known:
                    away = calendar.days_between(day, edge)
                    steps = [line.partition(",")[0] for line in moved_lines(day, away)]
                    days = [int(line.split()[2]) for line in steps]
                    found += [*steps, *[running_sum(days)] * bool(days[1:])]
                    found.append(f"{away} = 7·{bracketed(away // 7)} + {away % 7}, {name} + {away % 7}")
                    found[-1] += f" = {weekday_name(calendar.weekday(edge), language)}"
                else:
                    found += weekday_lines(edge, language)
                gap = calendar.days_between(edge, end)
                base = gap - 7 * (n - 1) if n > 0 else gap
                more = f", {base} + 7·{n - 1} = {gap}" if n > 1 else ""
                found.append(f"→ {weekday_name(weekday, language)}: {base}{more}")
                found += moved_lines(edge, gap)
        weekday_known = weekday_known if kind == "days" else group != "edge" or unit == "week"
        lines += [f"{number}. {found[0]}", *found[1:]] if found else [f"{number}. {iso(end)}"]
        day = end
    return lines
