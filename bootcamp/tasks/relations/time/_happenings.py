"""What the people of a story do once each, with a unit of time that suits it."""

from __future__ import annotations

from random import Random

from bootcamp.lib.worlds import draw_names

Happening = tuple[str, str, str, str]
"""What somebody does, in English and Chinese, and the unit of time, the English one in the plural."""

HAPPENINGS: tuple[Happening, ...] = (
    ("reaches the harbour", "到达港口", "minutes", "分钟"),
    ("calls the office", "给办公室打电话", "minutes", "分钟"),
    ("leaves the hall", "离开大厅", "minutes", "分钟"),
    ("crosses the bridge", "过桥", "seconds", "秒"),
    ("finishes the race", "跑到终点", "seconds", "秒"),
    ("opens the shop", "开店门", "minutes", "分钟"),
    ("goes on stage", "上台", "minutes", "分钟"),
    ("posts the parcel", "寄出包裹", "hours", "小时"),
    ("signs the letter", "签署信件", "hours", "小时"),
    ("lands at the airfield", "降落在机场", "minutes", "分钟"),
    ("leaves the hospital", "出院", "days", "天"),
    ("moves into the house", "搬进房子", "days", "天"),
    ("harvests the field", "收割田地", "days", "天"),
    ("starts the engine", "发动引擎", "seconds", "秒"),
)


def draw_happening(rng: Random, people: int) -> tuple[Happening, tuple[str, ...]]:
    """Draw what is done and by whom."""
    return rng.choice(HAPPENINGS), draw_names(rng, people)
