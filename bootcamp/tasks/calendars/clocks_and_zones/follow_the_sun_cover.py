"""Choose when the shifts of sites around the world begin, so that enough of them are at work in every hour of a week.

Answer: the local hour of the beginning for every site; every choice that covers all hours is right.
Harder: more sites, more demands, tighter choices, clocks that change within the week.
Skills: search, planning
Source: original; help desks that "follow the sun".
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.calendar import WEEKDAYS
from bootcamp.lib.moments import PLACES
from bootcamp.lib.prompts import listed
from bootcamp.lib.week_cover import Demand, Site, covered, tightest
from bootcamp.lib.worlds import zh
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Mapping, Word


class FollowTheSunCover(Task["FollowTheSunCover.Params", "FollowTheSunCover.Instance", dict[str, int]]):
    version = 1

    class Params(task.Params):
        sites: int = knob("the number of sites", levels=(2, 3, 3, 4, 4, 5, 6, 7, 8, 9), ge=2, le=12)
        demands: int = knob("the number of demands", levels=(1, 1, 2, 2, 3, 4, 4, 5, 6, 7), ge=1, le=10)
        changes: int = knob("the sites whose clocks change", levels=(0, 0, 0, 0, 1, 1, 2, 2, 2, 3), ge=0, le=4)

    class Instance(task.Told):
        settings = (
            ("A help desk", "帮助台"),
            ("A hotline for pilots", "飞行员热线"),
            ("A map service", "地图服务部"),
            ("A translation bureau", "翻译社"),
            ("A storm watch", "风暴观测部"),
            ("A bank for seed samples", "种子样本库"),
            ("A telescope network", "望远镜网络"),
            ("A news agency", "通讯社"),
        )

        sites: tuple[Site, ...]
        length: int
        demands: tuple[Demand, ...]

        def told(self, language: str) -> list[str]:
            return [_site(site, language) for site in self.sites]

        def wanted(self, language: str) -> list[str]:
            return [_demand(demand, language) for demand in self.demands]

        def changing(self) -> bool:
            return any(site[5] >= 0 for site in self.sites)

    prompt = Prompt(
        en=r"""
        {{ words(language)[0] }} has these sites. At each of them one shift of {{ length }} hours begins on each local
        working day, always at the same full local hour, which is to be chosen for the site from the hours given, both
        ends included. A shift may run over midnight and into a day off; it is over after {{ length }} hours.

        {{ told(language) | bullets }}

        UTC+h means that clocks are h hours ahead of UTC. The same weekdays of work hold every week, so that a shift
        that began on the Sunday before may run into the week.
        {% if changing() %}
        Until a change in the list, the clocks show the time that stands first.
        {% endif %}
        In the week from Monday 00:00 to Sunday 24:00 UTC, at least so many sites must be
        at work in every full hour, weekdays and hours being those of UTC:

        {{ wanted(language) | bullets }}

        Give for each site the local hour, from 0 to 23, at which its shifts begin. Any choice that covers all hours
        will do; there is one.
        """,
        zh=r"""
        某{{ words(language)[0] }}有下列站点。每个站点在当地的每个工作日开始一个 {{ length }} 小时的班，
        开始时刻总是同一个当地整点，要从所给的范围（首尾都包括）内为该站点选定。班可以跨过午夜，也可以延续到休息日，
        满 {{ length }} 小时结束。

        {{ told(language) | bullets }}

        UTC+h 表示时钟比 UTC 快 h 小时。每周的工作日都相同，因此前一个星期日开始的班可能延续到本周。
        {% if changing() %}
        在所列的变更之前，时钟按先写的时差。
        {% endif %}
        在从 UTC 星期一 00:00 到星期日 24:00 的一周内，
        每个整小时里至少要有下列数目的站点在上班，其中的星期和小时都按 UTC：

        {{ wanted(language) | bullets }}

        请为每个站点给出班开始的当地整点（0 到 23）。任何一种满足全部要求的选法都可以，这样的选法存在。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, int]]:
        names = tuple(site[0] for site in instance.sites)
        return Mapping(Word(names), Integer(0, 23), required=names)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, int]]:
        length = rng.choice((7, 8, 9, 10)) if params.sites > 2 else rng.choice((10, 11, 12))
        sites = list[Site]()
        for place, name in enumerate(rng.sample(PLACES, params.sites)):
            first = rng.choice((0, 0, 0, 6, 6, 1, 5))
            work = tuple(sorted((first + day) % 7 for day in range(rng.choice((5, 5, 6, 7)))))
            low = rng.randint(5, 9)
            ahead = rng.randint(-11, 12)
            change = 24 * rng.randint(2, 5) - ahead + 3 if place < params.changes else -1
            sites.append((name, ahead, work, low, low + rng.randint(6, 12), change, ahead + rng.choice((-1, 1))))
        starts = [rng.randint(site[3], site[4]) for site in sites]
        cover = covered(sites, starts, length)
        demands = list[Demand]()
        for _ in range(60):
            demand = tightest(rng, cover)
            if demand not in demands:
                demands.append(demand)
            if len(demands) == params.demands:
                break
        planted = {str(site[0]): start for site, start in zip(sites, starts, strict=True)}
        rng.shuffle(sites)
        instance = self.Instance(
            setting=rng.randrange(8), sites=tuple(sites), length=length, demands=tuple(sorted(demands))
        )
        if len(demands) < params.demands:
            raise task.Retry
        fixed_clocks = instance.model_copy(update={"sites": tuple((*site[:5], -1, 0) for site in sites)})
        if instance.changing() and not _short(fixed_clocks, [planted[site[0]] for site in sites]):
            raise task.Retry  # the changes should matter
        fixed = [[hour] * len(sites) for hour in range(5, 22)]
        fixed += [[site[3] for site in sites], [site[4] for site in sites]]
        drawn = [[rng.randint(site[3], site[4]) for site in sites] for _ in range(40)]
        if (
            not all(_short(instance, hours) for hours in fixed)
            or sum(not _short(instance, hours) for hours in drawn) > 2
        ):
            raise task.Retry
        return instance, planted

    def check(self, instance: Instance, answer: dict[str, int]) -> str:
        hours = [answer[site[0]] for site in instance.sites]
        for site, hour in zip(instance.sites, hours, strict=True):
            if not site[3] <= hour <= site[4]:
                return f"shifts at {site[0]} may not begin at {hour}"
        return _short(instance, hours)

    def key(self, instance: Instance) -> object:
        return [instance.length, sorted(site[1:] for site in instance.sites), instance.demands]


def _short(instance: FollowTheSunCover.Instance, starts: list[int]) -> str:
    cover = covered(list(instance.sites), starts, instance.length)
    for first, last, low, high, least in instance.demands:
        for day in range(first, last + 1):
            for hour in range(low, high):
                if cover[24 * day + hour] < least:
                    return f"too few sites are at work on {WEEKDAYS[day]} at {hour:02}:00 UTC"
    return ""


def _site(site: Site, language: str) -> str:
    name, ahead, work, low, high, change, later = site
    days = [WEEKDAYS[day] for day in work]
    when = f"{WEEKDAYS[change // 24]} {change % 24:02}:00" if change >= 0 else ""
    if language == "zh":
        text = f"{name}：UTC{ahead:+}"
        text += f"，从 UTC {zh(WEEKDAYS[change // 24])} {change % 24:02}:00 起为 UTC{later:+}" if when else ""
        return f"{text}；工作日{listed(map(zh, days), 'zh')}；在 {low} 点到 {high} 点之间开始"
    text = f"{name}: UTC{ahead:+}" + (f", from {when} UTC on UTC{later:+}" if when else "")
    return f"{text}; working days {listed(days)}; begins at an hour from {low} to {high}"


def _demand(demand: Demand, language: str) -> str:
    first, last, low, high, least = demand
    days = WEEKDAYS[first] if first == last else f"{WEEKDAYS[first]} to {WEEKDAYS[last]}"
    if language == "zh":
        days = zh(WEEKDAYS[first]) + (f"至{zh(WEEKDAYS[last])}" if first < last else "")
        return f"{days} {low:02}:00 至 {high:02}:00：{least} 个"
    return f"{days}, {low:02}:00 to {high:02}:00: {least}"
