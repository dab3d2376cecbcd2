"""Part people into two teams so that every club is parted nearly evenly.

Answer: a letter for each person; every parting that is even enough counts.
Harder: more people, more and larger clubs, cases on which going on with the team that evens out fails.
Skills: search, logic
Source: original; discrepancy of set systems, as in J. Spencer, Ten Lectures on the Probabilistic Method (1987).
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.combinatorics.extremal._parting import evened
from bootcamp.verifiers import Format, Text

_SETTINGS = (
    ("people", "club", "Each person joins the team R or the team B.", "人", "个俱乐部", "每人加入 R 队或 B 队。"),
    (
        "pupils",
        "course",
        "Each pupil gets a red (R) or a blue (B) cap.",
        "名学生",
        "门课",
        "每名学生戴红帽（R）或蓝帽（B）。",
    ),
    (
        "towns",
        "road",
        "Each town gets a red (R) or a blue (B) sign.",
        "座城镇",
        "条路",
        "每座城镇立红牌（R）或蓝牌（B）。",
    ),
    ("lamps", "circuit", "Each lamp shines red (R) or blue (B).", "盏灯", "个电路", "每盏灯发红光（R）或蓝光（B）。"),
    (
        "players",
        "match",
        "Each player wears red (R) or blue (B).",
        "名选手",
        "场比赛",
        "每名选手穿红衣（R）或蓝衣（B）。",
    ),
    (
        "songs",
        "playlist",
        "Each song gets a red (R) or a blue (B) mark.",
        "首歌",
        "个歌单",
        "每首歌标红（R）或标蓝（B）。",
    ),
    (
        "photos",
        "album",
        "Each photo gets a red (R) or a blue (B) frame.",
        "张照片",
        "本相册",
        "每张照片配红框（R）或蓝框（B）。",
    ),
    (
        "sailors",
        "watch",
        "Each sailor gets a red (R) or a blue (B) scarf.",
        "名水手",
        "个班次",
        "每名水手系红巾（R）或蓝巾（B）。",
    ),
)


class DiscrepancyColoring(Task["DiscrepancyColoring.Params", "DiscrepancyColoring.Instance", str]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of people", levels=(6, 7, 8, 10, 11, 13, 15, 18, 21, 24), ge=4, le=40)
        groups: int = knob("the number of clubs", levels=(3, 4, 7, 8, 9, 10, 12, 14, 17, 20), ge=2, le=40)

    class Instance(task.Told):
        settings = _SETTINGS

        size: int
        groups: tuple[tuple[int, ...], ...]

    prompt = Prompt(
        en=r"""
        There are {{ size }} {{ words(language)[0] }}, numbered from 1. {{ words(language)[2] }} Each line lists the
        numbers of one {{ words(language)[1] }}:

        {% for group in groups %}
        - {{ group | comma }}
        {% endfor %}

        For every {{ words(language)[1] }} the number of R and the number of B must differ by at most 1. Give a string
        of {{ size }} letters R and B, one for each number in order. Any string that keeps the rule will do.
        """,
        zh=r"""
        有 {{ size }} {{ words(language)[0] }}，由 1 起编号。
        {{ words(language)[2] }}每一行列出一{{ words(language)[1] }}中的编号：

        {% for group in groups %}
        - {{ group | comma }}
        {% endfor %}

        在每一行中，R 的个数与 B 的个数至多相差 1。请写出由 {{ size }} 个字母 R 和 B 组成的字符串，按编号次序各一个。
        任何一个符合要求的字符串都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[str]:
        return Text(alphabet="RB", length=instance.size, ignore_spaces=True)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        teams = "".join(rng.choice("RB") for _ in range(params.size))
        sides = [[number for number, team in enumerate(teams, start=1) if team == side] for side in "RB"]
        if min(map(len, sides)) < 3:
            raise task.Retry
        groups = set[tuple[int, ...]]()
        for _ in range(20 * params.groups):
            if len(groups) == params.groups:
                break
            half = rng.randint(2, min(3 + params.size // 12, *map(len, sides)))
            more = rng.randint(-1, 1) if rng.random() < 0.4 else 0
            counts = (half, half + more) if half + more <= len(sides[1]) else (half, half)
            group = sorted(one for side, count in zip(sides, counts, strict=True) for one in rng.sample(side, count))
            if len(group) > 2:
                groups.add(tuple(group))
        shown = sorted(groups)
        rng.shuffle(shown)
        instance = self.Instance(setting=rng.randrange(len(_SETTINGS)), size=params.size, groups=tuple(shown))
        if len(groups) < params.groups or len({one for group in groups for one in group}) < params.size:
            raise task.Retry
        plain = [("RB" * params.size)[: params.size], ("RRBB" * params.size)[: params.size]]
        plain += [_evened(instance, numbers) for numbers in (range(1, params.size + 1), range(params.size, 0, -1))]
        half = params.size // 2
        plain += ["R" * half + "B" * (params.size - half)]
        if params.size > 7 and not all(self.check(instance, one) for one in plain):
            raise task.Retry
        return instance, teams

    def check(self, instance: Instance, answer: str) -> str:
        for group in instance.groups:
            red = sum(answer[number - 1] == "R" for number in group)
            if abs(2 * red - len(group)) > 1:
                return f"{', '.join(map(str, group))}: {red} R of {len(group)}"
        return ""

    def key(self, instance: Instance) -> object:
        return [instance.size, sorted(instance.groups)]


def _evened(instance: DiscrepancyColoring.Instance, numbers: range) -> str:
    sides = evened(instance.groups, numbers)
    return "".join("R" if sides[number] > 0 else "B" for number in range(1, instance.size + 1))
