"""Zones against Python's datetime, minute by minute around the changes."""

import datetime
from random import Random

from bootcamp.lib import calendar, moments


def test_clocks_jump_at_the_changes_and_nowhere_else() -> None:
    rng = Random(5)
    for _ in range(20):
        zone = moments.draw_zone(rng, True)
        _, shift, changes = zone
        assert changes is not None
        jumps = []
        start = moments.DAY * calendar.day_number((2030, 1, 1))
        for moment in range(start, start + 366 * moments.DAY, 30):
            jump = moments.offset(zone, moment) - moments.offset(zone, moment - 30)
            if jump:
                month, weekday, n, minute = changes[jump < 0]
                before = moments.local(zone, moment - 1) + 1
                day = calendar.from_day_number(before // moments.DAY)
                assert day == calendar.nth_weekday(day[0], month, weekday, n)
                assert (before % moments.DAY, abs(jump)) == (minute, shift)
                jumps.append(jump)
        assert sorted(jumps) == [-shift, shift]


def test_moments_are_those_whose_local_time_it_is() -> None:
    rng = Random(6)
    for _ in range(20):
        zone = moments.draw_zone(rng, True)
        year = moments.DAY * calendar.day_number((2030, 1, 1))
        seen: dict[int, list[int]] = {}
        for moment in range(year, year + 366 * moments.DAY, 30):
            seen.setdefault(moments.local(zone, moment), []).append(moment)
        for time in range(year + moments.DAY, year + 364 * moments.DAY, 30):
            assert moments.moments(zone, time) == seen.get(time, [])


def test_datetimes_round_trip() -> None:
    value = datetime.datetime(2024, 2, 29, 23, 59)
    assert moments.to_datetime(moments.of_datetime(value)) == value
    assert moments.shown(moments.of_datetime(value)) == "2024-02-29 23:59"
