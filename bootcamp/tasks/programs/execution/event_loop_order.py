"""Give the order in which code with timers, micro-tasks and await prints its numbers.

Answer: the printed numbers in order; unique.
Harder: more callbacks, deeper inside each other, more timers.
Skills: simulation, coding
Source: original; the event loop of JavaScript.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from heapq import heappop, heappush
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence

Line = tuple[int, str, int]
"""How deep the line stands, its kind, and what it prints or how long it waits."""

_OPENINGS = {
    "timer": "setTimeout(() => {{",
    "micro": "queueMicrotask(() => {{",
    "async": "(async () => {{",
    "print": "console.log({value});",
    "await": "await null;",
}
_CHINESE = (("main", "主代码"), ("micro", "微任务"), ("timers", "定时器"))  # of the words of a trace
_ENDINGS = {"timer": "}}, {value});", "micro": "}});", "async": "}})();"}


class EventLoopOrder(Task["EventLoopOrder.Params", "EventLoopOrder.Instance", tuple[int, ...]]):
    version = 1

    class Params(task.Params):
        callbacks: int = knob("the number of functions", levels=(2, 3, 4, 5, 6, 8, 10, 12, 14, 17), ge=2, le=25)
        nesting: int = knob("how deep they are nested", levels=(1, 2, 2, 2, 3, 3, 3, 4, 4, 5), ge=1, le=6)

    class Instance(task.Instance):
        lines: tuple[Line, ...]

        @property
        def code(self) -> list[str]:
            shown: list[str] = []
            ends: list[tuple[int, str]] = []
            for depth, kind, value in (*self.lines, (0, "", 0)):
                while ends and ends[-1][0] >= depth:
                    deep, end = ends.pop()
                    shown.append("  " * deep + end)
                if kind:
                    shown.append("  " * depth + _OPENINGS[kind].format(value=value))
                if kind in _ENDINGS:
                    ends.append((depth, _ENDINGS[kind].format(value=value)))
            return shown

    prompt = Prompt(
        en=r"""
        In which order does this JavaScript code print its numbers?

        {% for line in code %}
        {{ line }}
        {% endfor %}

        Code that has begun runs on to its end, or to an await. A function given to queueMicrotask becomes a micro-task.
        An async function written as above starts at once, as a part of the code around it; at await null its rest
        becomes a micro-task, and the code around it goes on. When nothing is running, the micro-tasks run, first in
        first out, until none is left, new ones included; then the timer that is due first runs, of several due at the
        same time the one set first, and so on. setTimeout(f, d) sets a timer for f that is due d milliseconds after the
        present time; running code takes no time.
        """,
        zh=r"""
        下面的 JavaScript 代码按什么顺序输出各个数？

        {% for line in code %}
        {{ line }}
        {% endfor %}

        代码一旦开始执行，就一直执行到结束或遇到 await。交给 queueMicrotask 的函数成为一个微任务。上面那样写的 async
        函数立即开始执行，是外层代码的一部分；执行到 await null 时，它的剩余部分成为一个微任务，外层代码继续执行。
        没有代码在执行时，按先进先出的顺序执行微任务（包括新产生的），直到一个不剩；然后执行最早到期的定时器，
        同时到期的先设定的先执行，如此继续。setTimeout(f, d) 为 f 设定一个从当前时刻起 d 毫秒后到期的定时器；
        执行代码不花时间。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[int, ...]]:
        return Sequence(Integer(), length=sum(kind == "print" for _, kind, _ in instance.lines))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[int, ...]]:
        body: list[Line] = []
        heads = [-1]  # the depth of each function, the main code first
        kinds = ["main"]
        tree: list[list[int]] = [[]]
        for place in range(1, params.callbacks + 1):
            parent = rng.choice([one for one in range(place) if heads[one] < params.nesting - 1])
            tree[parent].append(place)
            tree.append([])
            heads.append(heads[parent] + 1)
            kinds.append(rng.choice(("timer", "micro", "async")))

        def write(place: int) -> None:
            depth = heads[place] + 1
            parts = [("go", child) for child in tree[place]] + [("print", 0)] * rng.choice((1, 1, 2))
            rng.shuffle(parts)
            if kinds[place] == "async":
                parts.insert(rng.randint(0, len(parts) - 1), ("await", 0))
            for kind, child in parts:
                if kind == "go":
                    body.append((depth, kinds[child], 10 * rng.randint(1, 4) if kinds[child] == "timer" else 0))
                    write(child)
                else:
                    body.append((depth, kind, 0))

        write(0)
        marks = list(range(1, 1 + sum(kind == "print" for _, kind, _ in body)))
        rng.shuffle(marks)
        lines = tuple((depth, kind, marks.pop() if kind == "print" else value) for depth, kind, value in body)
        instance = self.Instance(lines=lines)
        answer = self.solve(instance)
        written = tuple(value for _, kind, value in lines if kind == "print")
        if answer in (written, written[::-1], tuple(sorted(written))) or len(answer) < 3:
            raise task.Retry
        same_time = tuple((depth, kind, 0 if kind == "timer" else value) for depth, kind, value in lines)
        queue = tuple((depth, "timer", 0) if kind == "micro" else (depth, kind, value) for depth, kind, value in lines)
        late = tuple((depth, "micro" if k == "async" else k, value) for depth, k, value in lines if k != "await")
        changed = [one for one in (same_time, queue, late) if one != lines]
        if params.callbacks > 2 and any(self.solve(self.Instance(lines=one)) == answer for one in changed):
            raise task.Retry  # delays do not matter, or micro-tasks are like timers, or async code like micro-tasks
        return instance, answer

    def key(self, instance: Instance) -> object:
        places: dict[int, int] = {}
        return [
            (depth, kind, value if kind != "print" else places.setdefault(value, len(places)))
            for depth, kind, value in instance.lines
        ]

    def solve(self, instance: Instance) -> tuple[int, ...]:
        parts = [part for _, found, _ in _runs(instance.lines) for part in found]
        return tuple(int(part.split()[1]) for part in parts if part.startswith("print "))

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        text = "\n".join(f"{name}: {', '.join(parts)}; {state}" for name, parts, state in _runs(instance.lines))
        for word, chinese in _CHINESE if language == "zh" else ():
            text = text.replace(word, chinese)
        return text


def _runs(lines: tuple[Line, ...]) -> Iterator[tuple[str, list[str], str]]:
    """Give what runs, one after the other, what it prints and sets up, and what waits after it.

    The functions are called f1, f2, ... in the order of the code, and f1+ is what follows await in f1.
    """
    begun = [at for at, (_, kind, _) in enumerate(lines) if kind in ("timer", "micro", "async")]
    names = {at: f"f{number}" for number, at in enumerate(begun, start=1)}
    ready: deque[tuple[int, int, str]] = deque([(0, 0, "main")])  # where to go on, how deep, and the name
    timers: list[tuple[int, int, int, int, str]] = []
    now = count = 0

    def go(place: int, depth: int, name: str, parts: list[str]) -> None:
        nonlocal count
        for at in range(place, len(lines)):
            deep, kind, value = lines[at]
            if deep < depth:
                return
            if deep > depth:
                continue
            if kind == "print":
                parts.append(f"print {value}")
            elif kind == "async":
                parts.append(f"{names[at]} async")
                go(at + 1, depth + 1, names[at], parts)
            elif kind == "timer":
                count += 1
                parts.append(f"{names[at]} {now} + {value} = {now + value}")
                heappush(timers, (now + value, count, at + 1, depth + 1, names[at]))
            else:
                parts.append(f"{names[at]} micro" if kind == "micro" else "await")
                ready.append((at + 1, depth + (kind == "micro"), names.get(at, name.rstrip("+") + "+")))
                if kind == "await":
                    return

    while ready or timers:
        parts: list[str] = []
        if ready:
            place, depth, name = ready.popleft()
        else:
            now, _, place, depth, name = heappop(timers)
        go(place, depth, name, parts)
        waiting = [f"{one} {due}" for due, _, _, _, one in sorted(timers)]
        yield name, parts, f"micro [{', '.join(one for _, _, one in ready)}], timers [{', '.join(waiting)}]"
