"""Assign as many workers to tasks as possible, and prove by a cover that no more are possible.

Answer: a matching and a cover; any of equal size are right, which proves both best.
Harder: more workers and tasks, covers of workers and tasks, assignments in which taking what is free at once fails.
Skills: search, optimization, logic
Source: original; the theorem is by D. Kőnig (1931).
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.flow import matching_cover, matching_ways
from bootcamp.lib.prompts import braces
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Mapping, Record, Set, Word

Answer = dict[str, Any]


class BipartiteMatchingCover(Task["BipartiteMatchingCover.Params", "BipartiteMatchingCover.Instance", Answer]):
    version = 1

    class Params(task.Params):
        side: int = knob(
            "how many workers and how many tasks there are", levels=(4, 5, 6, 7, 9, 12, 15, 19, 23, 28), ge=3, le=40
        )
        pairs: int = knob("how many pairs are allowed", levels=(6, 9, 13, 16, 22, 31, 42, 57, 74, 95), ge=4, le=300)
        trap: bool = knob(
            "whether taking free tasks in turn fails and the cover needs workers and tasks",
            levels=(False,) * 2 + (True,) * 8,
        )

    class Instance(task.Instance):
        form: str  # how the pairs are shown: by worker, by task or one by one
        side: int
        pairs: tuple[tuple[int, int], ...]  # worker and task, counted from 1

        @property
        def shown(self) -> list[str]:
            if self.form == "pairs":
                return [", ".join(f"W{worker}-T{item}" for worker, item in self.pairs)]
            by = {place: list[str]() for place in range(1, self.side + 1)}
            for worker, item in self.pairs:
                by[worker if self.form == "workers" else item].append(
                    f"T{item}" if self.form == "workers" else f"W{worker}"
                )
            letter = "W" if self.form == "workers" else "T"
            return [f"{letter}{place}: {', '.join(names) or '-'}" for place, names in by.items()]

    prompt = Prompt(
        en=r"""
        There are the workers W1 to W{{ side }} and the tasks T1 to T{{ side }}.
        {% if form == "workers" %}
        After each worker, the tasks are listed that this worker can do (-: none):
        {% elif form == "tasks" %}
        After each task, the workers are listed who can do it (-: none):
        {% else %}
        These are the pairs of a worker and a task that this worker can do:
        {% endif %}

        {{ shown | lines }}

        Assign tasks to as many workers as possible: each worker does at most one task that this worker can do, and each
        task is done by at most one worker. Find also a cover with equally many members: a set of workers and tasks such
        that of each worker and each task that this worker can do, at least one is in the set. (It proves that no more
        workers can have a task.) Any right answer will do.

        Give matching, the task of each worker who has one, and cover, the set of workers and tasks.
        """,
        zh=r"""
        有工人 W1 到 W{{ side }} 和任务 T1 到 T{{ side }}。
        {% if form == "workers" %}
        下面在每名工人之后列出他能做的任务（- 表示没有）：
        {% elif form == "tasks" %}
        下面在每项任务之后列出能做它的工人（- 表示没有）：
        {% else %}
        下面列出所有“工人与他能做的任务”组成的对：
        {% endif %}

        {{ shown | lines }}

        请给尽可能多的工人分配任务：每名工人至多做一项自己能做的任务，每项任务至多由一名工人做。
        同时求一个元素个数相同的覆盖：由工人和任务组成的集合，对每名工人和他能做的每项任务，两者中至少有一个在集合里。
        （它证明不可能有更多工人得到任务。）任何一个正确答案都可以。

        请给出 matching（每名得到任务的工人及其任务）和 cover（工人和任务的集合）。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        workers, tasks = (tuple(f"{letter}{i}" for i in range(1, instance.side + 1)) for letter in "WT")
        return Record(matching=Mapping(Word(workers), Word(tasks)), cover=Set(Word(workers + tasks)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        n = params.side
        for _ in range(40):
            popular = [rng.random() ** 2 + 0.1 for _ in range(n)]
            busy = [rng.random() + 0.1 for _ in range(n)]
            workers_drawn = rng.choices(range(n), busy, k=3 * params.pairs)
            drawn = zip(workers_drawn, rng.choices(range(n), popular, k=3 * params.pairs), strict=True)
            pairs = list(dict.fromkeys(drawn))[: params.pairs]
            near = [[item for worker, item in pairs if worker == one] for one in range(n)]
            matching, workers, tasks = matching_cover(near)
            if len(pairs) < params.pairs or len(matching) == n:
                continue
            if params.trap and (_first_free(near) == len(matching) or not workers or not tasks):
                continue
            form = rng.choice(("workers", "tasks", "pairs") if n < 20 else ("workers", "tasks"))
            shown = tuple((worker + 1, item + 1) for worker, item in pairs)
            answer = {
                "matching": {f"W{worker + 1}": f"T{item + 1}" for worker, item in matching.items()},
                "cover": frozenset([*(f"W{v + 1}" for v in workers), *(f"T{v + 1}" for v in tasks)]),
            }
            return self.Instance(form=form, side=n, pairs=shown), answer
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [instance.side, sorted(instance.pairs)]

    def check(self, instance: Instance, answer: Answer) -> str:
        allowed = {(f"W{worker}", f"T{item}") for worker, item in instance.pairs}
        for worker, item in answer["matching"].items():
            if (worker, item) not in allowed:
                return f"{worker} cannot do {item}"
        if len(set(answer["matching"].values())) < len(answer["matching"]):
            return "a task has two workers"
        for worker, item in sorted(allowed):
            if not {worker, item} & answer["cover"]:
                return f"neither {worker} nor {item} is in the cover, though {worker} can do {item}"
        if len(answer["matching"]) != len(answer["cover"]):
            return "the cover has not as many members as workers have tasks"
        return ""

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        near = [[item - 1 for worker, item in instance.pairs if worker == one + 1] for one in range(instance.side)]
        lines, has = list[str](), dict[int, int]()
        for one, way in enumerate(matching_ways(near)):
            has |= dict(zip(way[::2], way[1::2], strict=True))
            pairs = zip(way[::2], way[1::2], strict=True)
            lines.append(f"W{one + 1}: {', '.join(f'W{worker + 1}-T{item + 1}' for worker, item in pairs) or '-'}")
        owner = {item: worker for worker, item in has.items()}
        workers = [one for one in range(instance.side) if one not in has]
        items = list[int]()
        for one in workers:  # grows while it is walked through
            new = [item for item in near[one] if item not in items]
            items += new
            workers += [owner[item] for item in new]
            lines.append(f"W{one + 1} -> {', '.join(f'T{item + 1} W{owner[item] + 1}' for item in new) or '-'}")
        cover = [f"W{one + 1}" for one in range(instance.side) if one not in workers]
        return "\n".join([*lines, "cover = " + braces([*cover, *(f"T{item + 1}" for item in sorted(items))])])


def _first_free(near: Sequence[Sequence[int]]) -> int:
    """Count the workers who get a task if each takes the first free one that the worker can do."""
    taken: set[int] = set()
    for items in near:
        taken.update([item for item in items if item not in taken][:1])
    return len(taken)
