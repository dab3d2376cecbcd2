"""Find an order of the steps of some threads that ends in stated values of what they share.

Answer: the thread that takes each step; every legal order that ends so counts.
Harder: more threads, longer threads, more shared variables and locks, rarer endings.
Skills: search, simulation, coding
Source: original.
"""

from __future__ import annotations

import re
from collections import Counter
from itertools import permutations
from random import Random

from bootcamp import task
from bootcamp.lib.interleaving import FORMS, Ending, Interleaving, Line, Schedule
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence

_RUNS = 200


class RaceScheduleWitness(Task["RaceScheduleWitness.Params", "RaceScheduleWitness.Instance", Schedule]):
    version = 1

    class Params(task.Params):
        threads: int = knob("the number of threads", levels=(2, 2, 2, 2, 3, 3, 3, 3, 4, 4), ge=2, le=4)
        steps: int = knob("the steps of a thread", levels=(3, 4, 5, 6, 5, 6, 7, 8, 7, 8), ge=3, le=10)
        shared: int = knob("the number of shared variables", levels=(1, 1, 2, 2, 2, 2, 3, 3, 3, 3), ge=1, le=3)
        locks: int = knob("the number of locks", levels=(0, 0, 0, 2, 2, 2, 3, 3, 3, 3), ge=0, le=3)
        permille: int = knob(
            "how many of 1000 random orders end so, at most",
            levels=(300, 200, 100, 80, 70, 60, 50, 40, 30, 20),
            ge=5,
            le=500,
        )

    class Instance(task.Instance):
        threads: tuple[tuple[Line, ...], ...]
        start: tuple[int, ...]
        ending: tuple[int, ...]

        @property
        def shared(self) -> str:
            return "xyz"[: len(self.start)]

        @property
        def first(self) -> str:
            return ", ".join(f"{name} = {value}" for name, value in zip(self.shared, self.start, strict=True))

        @property
        def last(self) -> str:
            return ", ".join(f"{name} = {value}" for name, value in zip(self.shared, self.ending, strict=True))

        @property
        def code(self) -> list[list[str]]:
            return [[FORMS[kind].format(x=x, y=y, k=k) for kind, x, y, k in lines] for lines in self.threads]

        @property
        def kinds(self) -> set[str]:
            return {line[0] for lines in self.threads for line in lines}

    prompt = Prompt(
        en=r"""
        Some threads run side by side. Each carries out its lines in order; a line is one step, which nothing
        interrupts. In each step one thread carries out its next line.
        The {{ "variable" if shared | length == 1 else "variables" }}
        {{ shared | list | listed(language) }} {{ "is" if shared | length == 1 else "are" }} shared;
        all other variables are 0 at first; at first {{ first }}.
        {% if "lock" in kinds %}
        lock takes a lock that nobody holds; while another thread holds it, the thread is blocked and cannot take a
        step. unlock gives it back.
        {% endif %}
        {% if "wait" in kinds %}
        wait until c is a step that is blocked while c does not hold and otherwise does nothing.
        {% endif %}

        {% for lines in code %}
        Thread {{ loop.index }}:
        {{ lines | numbered }}

        {% endfor %}
        Give an order of steps, as a list of the numbers of the threads that take them, that
        carries out all lines and ends with {{ last }}. Any such order will do.
        """,
        zh=r"""
        几个线程并发运行，各自按顺序执行自己的各行；一行是一步，不会被打断。每一步由一个线程执行它的下一行。
        变量 {{ shared | list | listed(language) }} 由各线程共享，其他变量开始时都是 0；开始时 {{ first }}。
        {% if "lock" in kinds %}
        lock 取得一个无人持有的锁；若锁正被别的线程持有，该线程就被阻塞，不能执行这一步。unlock 释放锁。
        {% endif %}
        {% if "wait" in kinds %}
        wait until c 这一步在条件 c 不成立时被阻塞，成立时可以执行，执行时什么也不做。
        {% endif %}

        {% for lines in code %}
        线程 {{ loop.index }}：
        {{ lines | numbered }}

        {% endfor %}
        给出一个执行顺序，依次写出执行每一步的线程的编号，
        使得所有的行都执行完，且最后 {{ last }}。任何这样的顺序都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[Schedule]:
        return Sequence(Integer(low=1, high=len(instance.threads)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Schedule]:
        for _ in range(12):
            threads = tuple(_thread(params, place, rng) for place in range(params.threads))
            start = tuple(rng.randint(0, 3) for _ in range(params.shared))
            instance = self.Instance(threads=threads, start=start, ending=())
            found: dict[Ending, Schedule] = {}
            counts: Counter[Ending] = Counter()
            for turn in range(_RUNS):
                schedule, ending = _run(instance).at_random(rng)
                found.setdefault(ending, schedule)
                counts[ending] += 1
                if turn == 20 and len(counts) == 1:
                    break
            plain = {_run(instance).in_turn(order) for order in permutations(range(params.threads))}
            plain |= {_run(instance).by_rounds(order) for order in permutations(range(params.threads))}
            most = _RUNS * params.permille // 1000
            rare = [one for one in counts if counts[one] <= most and one not in plain]
            endings = sorted(one for one in rare if one is not None and max(one) < 100)
            if endings:
                ending = rng.choice(endings)
                return instance.model_copy(update={"ending": ending}), found[ending]
        raise task.Retry

    def key(self, instance: Instance) -> object:
        plain = ["\n".join(re.sub(r"\b[abcd]\b", "r", line) for line in lines) for lines in instance.code]
        return [sorted(plain), instance.start, instance.ending]

    def check(self, instance: Instance, answer: Schedule) -> str:
        run = _run(instance)
        for place, thread in enumerate(answer, 1):
            if not run.ready(thread - 1):
                done = run.at[thread - 1] == len(instance.threads[thread - 1])
                return f"in step {place} thread {thread} {'has no line left' if done else 'is blocked'}"
            run.step(thread - 1)
        left = [thread for thread in range(len(run.at)) if run.at[thread] < len(instance.threads[thread])]
        if left:
            return f"thread {left[0] + 1} has lines left"
        return "" if run.ending() == instance.ending else "the values at the end are others"


def _run(instance: RaceScheduleWitness.Instance) -> Interleaving:
    return Interleaving(instance.threads, dict(zip(instance.shared, instance.start, strict=True)))


def _thread(params: RaceScheduleWitness.Params, place: int, rng: Random) -> tuple[Line, ...]:
    """Draw the lines of a thread, locks taken one inside the other."""
    own, shared = "abcd"[place], "xyz"[: params.shared]
    lines: list[Line] = []
    held: list[str] = []
    while len(lines) + len(held) < params.steps:
        free = [name for name in "PQR"[: params.locks] if name not in held]
        left = params.steps - len(lines) - len(held)
        if free and left >= 3 and rng.random() < 0.4:
            held.append(rng.choice(free))
            lines.append(("lock", held[-1], "", 0))
        elif held and lines[-1][0] != "lock" and rng.random() < 0.25:
            lines.append(("unlock", held.pop(rng.randrange(len(held))), "", 0))
        else:
            x = rng.choice(shared)
            kind = rng.choice(("load", "load", "store", "store", "store", "double", "put", "wait"))
            if kind == "wait" and (params.locks == 0 or rng.random() < 0.6):
                kind = "store"
            if kind == "load":
                lines.append((kind, own, x, 0))
            elif kind == "put":
                lines.append((kind, x, "", rng.randint(1, 5)))
            elif kind == "wait":
                lines.append((kind, x, "", rng.randint(1, 4)))
            else:
                y = own if any(line[1] == own for line in lines) else rng.choice(shared)
                lines.append((kind, x, y, 0 if kind == "double" else rng.randint(1, 4)))
    return (*lines, *(("unlock", name, "", 0) for name in reversed(held)))
