"""Choose which pages to evict when all requests are known, with as few page faults as possible.

Answer: the evicted pages in order; every choice with the fewest faults counts.
Harder: more frames and requests, strings on which the usual rules fail.
Skills: search, planning
Source: original; L. A. Belady, IBM Systems J. 5 (1966).
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Sequence, Word

Pages = tuple[str, ...]


class OptimalPageEvictions(Task["OptimalPageEvictions.Params", "OptimalPageEvictions.Instance", Pages]):
    version = 1

    class Params(task.Params):
        frames: int = knob("the number of frames", levels=(2, 2, 3, 3, 3, 4, 4, 4, 5, 5), ge=2, le=8)
        requests: int = knob("the number of requests", levels=(8, 10, 12, 14, 17, 20, 23, 26, 30, 35), ge=5, le=60)
        saved: int = knob(
            "how many faults fewer than the usual rules make", levels=(0, 1, 1, 1, 2, 2, 3, 3, 4, 4), le=8
        )

    class Instance(task.Instance):
        frames: int
        requests: Pages

    prompt = Prompt(
        en=r"""
        A memory has {{ frames }} frames, each of which can hold one page; all are empty at first. Pages are requested
        in this order:

        {{ requests | join(" ") }}

        A request for a page that is in a frame is a hit. Otherwise it is a page fault: the page is loaded into an empty
        frame or, if there is none, one page that is in a frame is evicted and the requested page takes its frame.
        Choose the evicted pages so that there are as few page faults as possible, and give them in order, one for each
        eviction. Any best choice will do.
        """,
        zh=r"""
        内存有 {{ frames }} 个页框，每个可放一页，最初都空着。各页按以下顺序被请求：

        {{ requests | join(" ") }}

        所请求的页已在页框中时为命中；否则为缺页：把该页装入一个空页框，没有空页框时，
        就淘汰某个页框中的一页，由所请求的页占用该页框。
        请选择被淘汰的页，使缺页次数最少，并按先后写出每次淘汰的页。任何一种最优的选择都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[Pages]:
        return Sequence(Word(bank=tuple(sorted(set(instance.requests)))))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Pages]:
        pages = "ABCDEFGHIJKL"[: params.frames + rng.randint(2, 3)]
        requests = [rng.choice(pages)]
        while len(requests) < params.requests:
            requests.append(rng.choice([page for page in pages if page != requests[-1]]))
        instance = self.Instance(frames=params.frames, requests=tuple(requests))
        answer = self.solve(instance)
        if len(answer) < 3:
            raise task.Retry
        usual = [len(_evictions(instance, rule)) for rule in ("least recent", "oldest")]
        if min(usual) - len(answer) < params.saved:
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> Pages:
        return _evictions(instance, "farthest")

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines, held, gone = [], list[str](), iter(self.solve(instance))
        for place, page in enumerate(instance.requests, start=1):
            told = ""
            if page not in held:
                if len(held) == instance.frames:
                    ahead = instance.requests[place:]
                    next_at = {one: place + 1 + ahead.index(one) if one in ahead else "-" for one in held}
                    evicted = next(gone)
                    told = f"{', '.join(f'{one} {at}' for one, at in next_at.items())}: -{evicted}; "
                    held.remove(evicted)
                held.append(page)
            lines.append(f"{place} {page}: {told}{' '.join(held)}")
        return "\n".join(lines)

    def check(self, instance: Instance, answer: Pages) -> str:
        held: list[str] = []
        left = list(answer)
        for place, page in enumerate(instance.requests, start=1):
            if page in held:
                continue
            if len(held) == instance.frames:
                if not left:
                    return f"request {place} needs an eviction, but no further one is given"
                if left[0] not in held:
                    return f"at request {place}, {left[0]} is in no frame"
                held.remove(left.pop(0))
            held.append(page)
        if left:
            return f"only {len(answer) - len(left)} evictions are needed with these choices"
        more = len(answer) - len(_evictions(instance, "farthest"))
        return "fewer page faults are possible" if more else ""

    def key(self, instance: Instance) -> object:
        names = {page: place for place, page in enumerate(dict.fromkeys(instance.requests))}
        return [instance.frames, [names[page] for page in instance.requests]]


def _evictions(instance: OptimalPageEvictions.Instance, rule: str) -> Pages:
    """Give the pages that a rule evicts: the one needed farthest ahead, used least recently, or loaded first."""
    requests = instance.requests
    held: list[str] = []  # in order of loading or, for the rule of use, of use
    evicted = []
    for place, page in enumerate(requests):
        if page in held:
            if rule == "least recent":
                held.remove(page)
                held.append(page)
            continue
        if len(held) == instance.frames:
            ahead = requests[place:]
            gone = (
                max(held, key=lambda one: ahead.index(one) if one in ahead else 999) if rule == "farthest" else held[0]
            )
            held.remove(gone)
            evicted.append(gone)
        held.append(page)
    return tuple(evicted)
