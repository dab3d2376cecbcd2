"""Read time stamps that count units from an epoch, in bytes of a stated order and sign, and write others.

Answer: a list of moments in the zones asked for; it is unique.
Harder: more stamps, bytes in hexadecimal, signed counts before the epoch, counters that have run over.
Skills: arithmetic, knowledge
Source: original; file systems, logs and counters that run over.
"""

from __future__ import annotations

import datetime
from random import Random

from bootcamp import task
from bootcamp.lib import calendar, moments
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Moment, Sequence

_DAY = 86_400
_UNITS = {"seconds": (1, "秒"), "milliseconds": (1000, "毫秒"), "quarters of a second": (4, "四分之一秒")}
Stamp = tuple[int, str, int, int, bool, str, int]
"""Seconds since day 0, the unit, the day number of the epoch, the width in bits (0: a plain number), whether the count
is signed, the order of bytes (``big`` or ``little``), and the offset in minutes of the zone asked for."""


class UnixTimestampFields(
    Task["UnixTimestampFields.Params", "UnixTimestampFields.Instance", tuple[datetime.datetime, ...]]
):
    version = 1

    class Params(task.Params):
        stamps: int = knob("the number of stamps", levels=(1, 1, 2, 2, 2, 3, 3, 4, 5, 6), ge=1, le=8)
        days: int = knob(
            "the most days between epoch and moment",
            levels=(5, 40, 400, 3000, 6000, 9000, 12_000, 15_000, 20_000, 24_000),
            ge=1,
            le=24_000,
        )
        binary: bool = knob("whether stamps are bytes in hexadecimal", levels=(False,) * 3 + (True,) * 7)
        signed: bool = knob("whether counts may be negative", levels=(False,) * 5 + (True,) * 5)
        wrapped: bool = knob("whether counters have run over", levels=(False,) * 6 + (True,) * 4)

    class Instance(task.Instance):
        stamps: tuple[Stamp, ...]

        def told(self, language: str) -> list[str]:
            return [_told(stamp, language) for stamp in self.stamps]

        def binary(self) -> bool:
            return any(width for _, _, _, width, _, _, _ in self.stamps)

        def signed(self) -> bool:
            return any(signed for _, _, _, _, signed, _, _ in self.stamps)

        def wrapped(self) -> bool:
            return any(
                not signed and width and _raw(stamp) >> width for stamp in self.stamps for width, signed in [stamp[3:5]]
            )

    prompt = Prompt(
        en=r"""
        Each of these time stamps counts the units that have passed since 00:00:00 UTC on a day, its epoch:

        {{ told(language) | numbered }}

        {% if binary() %}
        Bytes are pairs of hexadecimal digits in the order in which they are stored. Little-endian means that the lowest
        byte stands first, big-endian that the highest does.
        {% endif %}
        {% if signed() %}
        Signed counts are in two's complement; a negative one lies before the epoch.
        {% endif %}
        {% if wrapped() %}
        A counter that has run over n times went n times from its largest value to 0.
        {% endif %}
        Every day has 86400 seconds, and dates are in the Gregorian calendar; parts of a second are dropped (rounded
        down to the full second). Give for each stamp, in order, the date and time in the zone that it names.
        """,
        zh=r"""
        下列每个时间戳都是从某一天（起算日）的 UTC 00:00:00 起经过的单位数：

        {{ told(language) | numbered }}

        {% if binary() %}
        字节用两位十六进制数表示，按存储的次序写出。小端指最低字节在前，大端指最高字节在前。
        {% endif %}
        {% if signed() %}
        有符号的计数采用补码；负数表示在起算日之前。
        {% endif %}
        {% if wrapped() %}
        计数器溢出 n 次，指它从最大值回到 0 共 n 次。
        {% endif %}
        每天都是 86400 秒，日期采用公历；不足一秒的部分舍去（向下取到整秒）。
        请依次写出每个时间戳在其所指时区的日期和时刻。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[datetime.datetime, ...]]:
        return Sequence(Moment(seconds=True), length=len(instance.stamps))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[datetime.datetime, ...]]:
        stamps = []
        for place in range(params.stamps):
            epoch = calendar.day_number(
                rng.choice(((1970, 1, 1), (1970, 1, 1), (1980, 1, 6), (2000, 1, 1), (1904, 1, 1)))
            )
            if params.days > 400 and rng.random() < 0.4:
                epoch = calendar.day_number(calendar.random_date(rng, 1900, 2010))
            away = rng.randint(params.days // 3, params.days) * _DAY + rng.randrange(_DAY)
            unit = rng.choice(list(_UNITS)) if params.days > 40 else "seconds"
            signed, order = False, "big"
            width = 0
            if params.binary and place % 3 != 2:
                signed = params.signed and rng.random() < 0.6
                order = rng.choice(("big", "little"))
                wraps = params.wrapped and not signed and unit == "seconds" and rng.random() < 0.6
                width = rng.choice((24, 32)) if wraps else 32 if unit == "seconds" and not signed else 48
                width = 32 if signed and unit == "seconds" and away < 2**31 else width
                away = -away if signed and rng.random() < 0.7 else away
            stamps.append(
                (
                    epoch * _DAY + away,
                    unit,
                    epoch,
                    width,
                    signed,
                    order,
                    30 * rng.randint(-20, 24) if place or params.days > 5 else 0,
                )
            )
        instance = self.Instance(stamps=tuple(stamps))
        return instance, self.solve(instance)

    def solve(self, instance: Instance) -> tuple[datetime.datetime, ...]:
        found = []
        for seconds, _, _, _, _, _, offset in instance.stamps:
            minutes, rest = divmod(seconds + 60 * offset, 60)
            found.append(moments.to_datetime(minutes) + datetime.timedelta(seconds=rest))
        return tuple(found)


def _raw(stamp: Stamp) -> int:
    """Give the whole count; parts of a second follow from the moment, so that they look like any."""
    seconds, unit, epoch, _, _, _, _ = stamp
    size = _UNITS[unit][0]
    return (seconds - epoch * _DAY) * size + seconds * 7919 % size


def _told(stamp: Stamp, language: str) -> str:
    _, unit, epoch, width, signed, order, offset = stamp
    raw, chinese = _raw(stamp), language == "zh"
    day = calendar.iso(calendar.from_day_number(epoch))
    zone = moments.utc_offset(offset) if offset else "UTC"
    shown = str(raw)
    kind = ""
    if width:
        low = raw % (1 << width)
        shown = " ".join(f"{byte:02X}" for byte in low.to_bytes(width // 8, "big" if order == "big" else "little"))
        kind = f"{width}-bit {'signed' if signed else 'unsigned'} count, {order}-endian, "
        if chinese:
            kind = f"{width} 位{'有' if signed else '无'}符号计数，{'大' if order == 'big' else '小'}端，"
        if not signed and raw >> width:
            times = raw >> width
            kind += f"已溢出 {times} 次，" if chinese else f"run over {times} time{'s' * (times > 1)}, "
    if chinese:
        return f"{shown}（{kind}单位：{_UNITS[unit][1]}，起算日 {day}）；求 {zone} 的日期和时刻"
    return f"{shown} ({kind}in {unit} since {day}); in {zone}"
