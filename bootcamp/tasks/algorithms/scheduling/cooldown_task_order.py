"""Put tasks of several kinds into slots, some slots apart in each kind, so that all are done as early as possible.

Answer: the slots as a string; every shortest plan counts.
Harder: more kinds and tasks, longer pauses, cases on which the obvious orders of precedence fail.
Skills: planning
Source: original; the task scheduler of programming contests.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from bootcamp import task
from bootcamp.lib.prompts import letters
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Text

_SETTINGS = (
    ("An oven bakes", "kinds of bread", "batch", "烤箱要烤制", "种面包", "炉"),
    ("A printer makes", "kinds of posters", "poster", "打印机要打印", "种海报", "张"),
    ("A gardener waters", "kinds of beds", "bed", "园丁要浇灌", "种花圃", "块"),
    ("A radio station plays", "kinds of songs", "song", "电台要播放", "种歌曲", "首"),
    ("A robot carries out", "kinds of jobs", "job", "机器人要完成", "种任务", "项"),
    ("A laboratory runs", "kinds of tests", "test", "实验室要进行", "种测试", "次"),
    ("A pianist practises", "kinds of exercises", "exercise", "钢琴手要练习", "种练习曲", "遍"),
    ("A port unloads", "kinds of ships", "ship", "港口要卸载", "种船", "艘"),
)


class CooldownTaskOrder(Task["CooldownTaskOrder.Params", "CooldownTaskOrder.Instance", str]):
    version = 1

    class Params(task.Params):
        kinds: int = knob("the number of kinds", levels=(4, 5, 7, 7, 7, 7, 7, 7, 8, 9), ge=2, le=12)
        slots: int = knob("the number of slots, about", levels=(9, 14, 23, 24, 25, 26, 27, 30, 34, 40), ge=5, le=60)
        pause: int = knob("the longest pause", levels=(4, 5, 8, 8, 8, 8, 8, 8, 8, 9), ge=2, le=12)

    class Instance(task.Told):
        settings = _SETTINGS

        kinds: tuple[tuple[int, int], ...]
        """How often each is to be done, and how many slots must lie between."""
        least: int

        @property
        def names(self) -> str:
            return "".join(letters(range(len(self.kinds))))

        def rows(self) -> list[tuple[object, ...]]:
            return [(name, *kind) for name, kind in zip(self.names, self.kinds, strict=True)]

    prompt = Prompt(
        en=r"""
        {{ words(language)[0] }} {{ kinds | length }} {{ words(language)[1] }}, each as often as stated:

        {{ rows() | table(["kind", "number", "slots between"]) }}

        Every {{ words(language)[2] }} takes one slot of time. Between two of one kind there must be at least as many
        slots, with other kinds or with nothing, as the table says. All must be done, and the last of them as early as
        possible. Give the plan as a string with one sign for each slot, from the first to the last that is used: the
        letter of the kind, or a point (.) where nothing is done. Any shortest plan will do.
        """,
        zh=r"""
        {{ words(language)[0] }} {{ kinds | length }} {{ words(language)[1] }}，各自的数目如下：

        {{ rows() | table(["种类", "数目", "间隔时段"]) }}

        每一{{ words(language)[2] }}占一个时段。同一种的两次之间至少要隔表中所列的时段数，用来做别的种类或空着。
        必须全部做完，而且最后一次要尽可能早。请用一个字符串写出安排，从第一个时段到最后用到的时段，每个时段一个符号：
        种类的字母，空着时写点（.）。任何一个最短的安排都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[str]:
        return Text(alphabet=instance.names + ".", ignore_spaces=True)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        # A plan that cannot be shorter: no slot is empty, or a kind with its pauses takes all the time there is.
        pauses = [rng.randint(1, rng.choice((2, 3, params.pause))) for _ in range(params.kinds)]
        plan = [-1] * rng.randint(params.slots - 1, params.slots + 1)
        full = rng.random() < 0.4
        if not full:
            pauses[0] = rng.randint(max(2, params.pause - 1), params.pause)
            plan = [-1] * ((len(plan) - 1) // (pauses[0] + 1) * (pauses[0] + 1) + 1)
            plan[:: pauses[0] + 1] = [0] * len(plan[:: pauses[0] + 1])
        for slot, there in enumerate(plan):
            near = [plan[max(0, slot - pause) : slot] for pause in pauses]
            free = [kind for kind in range(not full, params.kinds) if kind not in near[kind]]
            if there < 0 and free and (full or rng.random() < 0.85):
                plan[slot] = rng.choice(free)
        counts = [plan.count(kind) for kind in range(params.kinds)]
        if 0 in counts or (full and -1 in plan):
            raise task.Retry
        order = rng.sample(range(params.kinds), params.kinds)
        kinds = tuple((counts[kind], pauses[kind]) for kind in order)
        instance = self.Instance(setting=rng.randrange(len(_SETTINGS)), kinds=kinds, least=len(plan))
        if params.slots > 10 and any(len(_planned(instance, rule)) == len(plan) for rule in _RULES):
            raise task.Retry
        return instance, "".join(instance.names[order.index(kind)] if kind >= 0 else "." for kind in plan)

    def check(self, instance: Instance, answer: str) -> str:
        for name, (count, _) in zip(instance.names, instance.kinds, strict=True):
            if answer.count(name) != count:
                return f"{name} is not done as often as it should"
        for slot, name in enumerate(answer):
            if name != "." and name in _before(instance, answer[:slot], name):
                return f"slot {slot + 1} comes too soon after another {name}"
        return "" if len(answer) == instance.least else "all can be done earlier"

    def key(self, instance: Instance) -> object:
        return sorted((count, pause * (count > 1)) for count, pause in instance.kinds)


def _before(instance: CooldownTaskOrder.Instance, plan: str, name: str) -> str:
    """The last slots of a plan, which must be free of a kind that comes next."""
    return plan[max(0, len(plan) - instance.kinds[instance.names.index(name)][1]) :]


_RULES: tuple[Callable[[int, int], int], ...] = (
    lambda left, pause: 0,
    lambda left, pause: left,
    lambda left, pause: pause,
)
"""What goes first: the first in the alphabet, what is left most often, the longest pause."""


def _planned(instance: CooldownTaskOrder.Instance, rule: Callable[[int, int], int]) -> str:
    """Fill each slot with the kind that goes first by a rule among those that may come."""
    plan, left = "", {name: count for name, (count, _) in zip(instance.names, instance.kinds, strict=True)}
    pauses = {name: pause for name, (_, pause) in zip(instance.names, instance.kinds, strict=True)}
    while any(left.values()):
        free = [name for name in left if left[name] and name not in _before(instance, plan, name)]
        name = max(free, key=lambda one: rule(left[one], pauses[one]), default=".")
        plan += name
        if free:
            left[name] -= 1
    return plan
