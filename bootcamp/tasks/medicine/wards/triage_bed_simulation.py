"""Follow a small emergency ward: who is treated when and in which bed, by triage class and waiting time.

Answer: the minute when treatment starts and the bed, for each patient; they are unique.
Harder: more patients and beds, classes that rise with waiting, beds that must be cleaned.
Skills: simulation, instructions
Source: original.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.prompts import sequence
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Record, Sequence

Patient = tuple[int, int, int]
"""Minute of arrival, class (1 is the most urgent), minutes of treatment."""


class TriageBedSimulation(Task["TriageBedSimulation.Params", "TriageBedSimulation.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        patients: int = knob("the number of patients", levels=(3, 4, 5, 6, 7, 9, 11, 13, 15, 18), ge=2, le=20)
        beds: int = knob("the number of beds", levels=(1, 1, 2, 2, 2, 2, 3, 3, 3, 4), ge=1, le=5)
        upgrade: bool = knob("whether classes rise with waiting", levels=(False,) * 4 + (True,) * 6)
        cleaning: bool = knob("whether beds are cleaned", levels=(False,) * 6 + (True,) * 4)

    class Instance(task.Instance):
        patients: tuple[Patient, ...]
        beds: int
        upgrade: int
        """After so many minutes of waiting, and again after as many, a class rises by one; 0 for never."""
        cleaning: int

        def told(self, language: str) -> list[str]:
            if language == "zh":
                return [f"第 {a} 分钟到达，{c} 级，治疗 {d} 分钟" for a, c, d in self.patients]
            return [f"arrives at minute {a}, class {c}, treated for {d} minutes" for a, c, d in self.patients]

    answer = Record(starts=Sequence(Integer(low=0)), beds=Sequence(Integer(low=1)))
    prompt = Prompt(
        en=r"""
        An emergency ward has {{ beds ~ " beds, numbered from 1" if beds > 1 else "one bed, with the number 1" }}. The
        patients, numbered in the order of arrival, are:

        {{ told(language) | numbered }}

        - Whenever there is a free bed and somebody waits, the waiting patient of the lowest class number takes the free
          bed of the lowest number at once; of several in the same class the one with the lowest patient number goes
          first.
        - A treatment that starts at minute s and takes d minutes ends at minute s + d. What ends at a minute frees its
          bed before anybody is assigned at that minute, and who arrives at a minute can be assigned at that minute.
        - A treatment is never interrupted.
        {% if cleaning %}
        - After a treatment the bed is cleaned for {{ cleaning }} minutes and is free only then.
        {% endif %}
        {% if upgrade %}
        - A patient's class number falls by 1 after each full {{ upgrade }} minutes of waiting, but never below 1; at
          that very minute the new class already counts.
        {% endif %}

        Give as starts the minute when the treatment of each patient starts, and as beds the number of the bed, both in
        the order of the patients.
        """,
        zh=r"""
        某急诊室有 {{ beds }} 张床，{{ "从 1 开始编号" if beds > 1 else "编号为 1" }}。患者按到达顺序编号如下：

        {{ told(language) | numbered }}

        - 只要有空床且有人等待，等待者中级别数最小的人就立即使用编号最小的空床；同级中患者编号最小的先用。
        - 在第 s 分钟开始、历时 d 分钟的治疗在第 s + d 分钟结束。某分钟结束的治疗先腾出床位，然后才分配该分钟的床位；
          某分钟到达的人可以在该分钟分到床位。
        - 治疗不会中断。
        {% if cleaning %}
        - 每次治疗后床位要清洁 {{ cleaning }} 分钟，之后才空出。
        {% endif %}
        {% if upgrade %}
        - 患者每等待满 {{ upgrade }} 分钟，级别数减 1，但不低于 1；恰好满时新级别已经有效。
        {% endif %}

        starts 依次为各患者开始治疗的分钟，beds 依次为所用床位的编号。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        minute, patients = 0, list[Patient]()
        for _ in range(params.patients):
            minute += rng.randint(0 if patients and rng.random() < 0.2 else 1, max(3, 22 // params.beds))
            patients.append((minute, rng.randint(1, 4), rng.randint(2, 9) * 5 + rng.randint(0, 4)))
        instance = self.Instance(
            patients=tuple(patients),
            beds=params.beds,
            upgrade=rng.randint(15, 40) if params.upgrade else 0,
            cleaning=rng.randint(3, 9) if params.cleaning else 0,
        )
        starts, beds = _run(instance)
        plain = _run(instance.model_copy(update={"patients": tuple((a, 1, d) for a, _, d in patients)}))
        if (starts, beds) == plain and params.patients > 3:
            raise task.Retry
        if params.upgrade and (starts, beds) == _run(instance.model_copy(update={"upgrade": 0})):
            raise task.Retry
        return instance, {"starts": tuple(starts), "beds": tuple(beds)}

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        lines: list[str] = []
        starts, beds = _run(instance, lines)
        return "\n".join([*lines, f"{sequence(starts)}, {sequence(beds)}"])


def _run(instance: TriageBedSimulation.Instance, lines: list[str] | None = None) -> tuple[list[int], list[int]]:
    """Go from one minute at which somebody can be assigned to the next; write it in `lines`, if given."""
    free = [0] * instance.beds  # from when on each bed is free
    starts, beds = dict[int, int](), dict[int, int]()
    minute = 0
    while len(starts) < len(instance.patients):
        waiting = [n for n, (arrival, _, _) in enumerate(instance.patients) if n not in starts and arrival <= minute]
        open_beds = [bed for bed, at in enumerate(free) if at <= minute]
        if waiting and open_beds:
            chosen = min(waiting, key=lambda n: (_level(instance, n, minute), n))
            starts[chosen], beds[chosen] = minute, open_beds[0] + 1
            free[open_beds[0]] = minute + instance.patients[chosen][2] + instance.cleaning
            if lines is not None:
                lines.append(_step(instance, minute, waiting, chosen, open_beds[0], free))
        else:
            later = [at for at in free if at > minute] + [a for a, _, _ in instance.patients if a > minute]
            minute = min(later)
    order = range(len(instance.patients))
    return [starts[n] for n in order], [beds[n] for n in order]


def _level(instance: TriageBedSimulation.Instance, n: int, minute: int) -> int:
    arrival, level, _ = instance.patients[n]
    return max(1, level - (minute - arrival) // instance.upgrade) if instance.upgrade else level


def _step(
    instance: TriageBedSimulation.Instance, minute: int, waiting: list[int], chosen: int, bed: int, free: list[int]
) -> str:
    """Write who waits with which class, who takes which bed, and from when on the beds are free after that."""
    classes = []
    for n in waiting:
        arrival, level, _ = instance.patients[n]
        rises = (minute - arrival) // instance.upgrade if instance.upgrade else 0
        less = f"{minute} - {arrival} = {minute - arrival}, {level} - {rises}: " if rises else ""
        classes.append(f"{n + 1} ({less}{_level(instance, n, minute)})")
    parts = [minute, instance.patients[chosen][2], *([instance.cleaning] if instance.cleaning else [])]
    taken = f"{chosen + 1} → {bed + 1}, {' + '.join(map(str, parts))} = {sum(parts)}"
    return f"{minute}: {', '.join(classes)}; {taken}" + (f"; {sequence(free)}" if instance.beds > 1 else "")
