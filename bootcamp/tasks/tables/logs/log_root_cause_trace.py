"""Read a trace of nested calls: how long each service works itself, and which failed call is the cause.

Answer: the time of each service, and the number of a call; unique.
Harder: more calls and services, deeper nesting, calls side by side, several failures.
Skills: simulation, deduction
Source: original.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.shown_work import running_sum
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Choice, Integer, Mapping, Record

Call = tuple[int, int, str, int, int, bool]
"""The number, that of the calling one (0 for none), the service, start and end, whether it failed."""

_SERVICES = (
    ("web", "auth", "cart", "stock", "mail"),
    ("gate", "menu", "order", "kitchen", "bill"),
    ("app", "map", "route", "traffic", "fare"),
    ("desk", "loan", "shelf", "index", "fine"),
    ("portal", "form", "check", "archive", "print"),
    ("site", "seat", "price", "ticket", "scan"),
    ("hub", "light", "heat", "door", "sensor"),
    ("api", "user", "photo", "resize", "store"),
)


class LogRootCauseTrace(Task["LogRootCauseTrace.Params", "LogRootCauseTrace.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        calls: int = knob("how many calls there are", levels=(4, 5, 7, 9, 11, 13, 16, 19, 23, 28), ge=3, le=60)
        depth: int = knob("how deep calls are nested", levels=(2, 3, 3, 4, 4, 5, 5, 6, 7, 8), ge=2, le=9)
        services: int = knob("how many services there are", levels=(2, 3, 3, 3, 4, 4, 4, 5, 5, 5), ge=2, le=5)
        beside: bool = knob("whether calls run side by side", levels=(False,) * 3 + (True,) * 7)

    class Instance(task.Instance):
        calls: tuple[Call, ...]
        services: tuple[str, ...]

        @property
        def rows(self) -> list[tuple[object, ...]]:
            return [
                (number, caller or "-", service, start, end, "failed" if failed else "ok")
                for number, caller, service, start, end, failed in self.calls
            ]

    prompt = Prompt(
        en=r"""
        A trace of calls between services; caller is the number of the call that made this one, times are in
        milliseconds:

        {{ rows | table(["call", "caller", "service", "start", "end", "result"]) }}

        The own time of a call is its duration less the time during which at least one of the calls that it made is
        running. The own time of a service is the sum over all its calls.

        A failed call is a root failure if none of the calls that it made failed. The cause is the root failure that
        ends first.

        Give own, the own time of each of the services {{ services | listed }} in milliseconds, and cause, the number of
        the cause.
        """,
        zh=r"""
        下面是一份服务之间的调用记录：call 为调用的编号，caller 为发出它的调用的编号，service 为服务，start 和 end
        为起止时间（毫秒），result 为结果（ok 成功，failed 失败）：

        {{ rows | table(["call", "caller", "service", "start", "end", "result"]) }}

        一次调用的自身时间，是它的时长减去其间至少有一个由它发出的调用在运行的时间。
        一个服务的自身时间是它的所有调用的自身
        时间之和。

        若一次失败的调用所发出的调用都没有失败，就称它为根失败。原因是结束最早的根失败。

        给出 own：服务 {{ services | listed("zh") }} 各自的自身时间（毫秒）；以及 cause：原因的编号。
        """,
    )

    def format(self, instance: Instance) -> Record:
        times = Mapping(Choice(instance.services), Integer(low=0), required=instance.services)
        return Record(own=times, cause=Choice(tuple(str(number) for number, *_ in instance.calls)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        services = tuple(rng.sample(rng.choice(_SERVICES), params.services))
        numbers = rng.sample(range(1, 100), params.calls)
        for _ in range(60):
            spans = [(0, 0, 40 * params.calls + rng.randrange(50), 1)]  # the calling one's place, start, end, depth
            while len(spans) < params.calls:
                place = rng.randrange(len(spans))
                _, start, end, depth = spans[place]
                if depth >= params.depth or end - start < 12:
                    break
                low, high = sorted(rng.sample(range(start + 1, end), 2))
                near = [one for one in spans[1:] if one[0] == place]
                if not params.beside and any(low < b and a < high for _, a, b, _ in near):
                    continue
                spans.append((place, low, high, depth + 1))
            if len(spans) < params.calls or (params.beside and not _side_by_side(spans)):
                continue
            failed = _draw_failures(rng, spans)
            calls = [
                (numbers[i], numbers[caller] if i else 0, rng.choice(services), start, end, i in failed)
                for i, (caller, start, end, _) in enumerate(spans)
            ]
            rng.shuffle(calls)
            instance = self.Instance(calls=tuple(calls), services=services)
            answer = self.solve(instance)
            ends = sorted(end for *_, end, bad in calls if bad)
            if len(set(ends)) == len(ends) and min(answer["own"].values()) > 0:
                return instance, answer
        raise task.Retry

    def solve(self, instance: Instance) -> dict[str, Any]:
        own = dict.fromkeys(instance.services, 0)
        roots = []
        for number, _, service, start, end, failed in instance.calls:
            made, spans = _made(instance, number)
            own[service] += end - start - sum(b - a for a, b in spans)
            if failed and not any(call[5] for call in made):
                roots.append((end, str(number)))
        return {"own": own, "cause": min(roots)[1]}

    def key(self, instance: Instance) -> object:
        return sorted(instance.calls)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        own: dict[str, list[int]] = {service: [] for service in instance.services}
        lines, roots = [], []
        for number, _, service, start, end, failed in sorted(instance.calls, key=lambda call: call[4] - call[3]):
            made, spans = _made(instance, number)
            whole = end - start
            steps = [f"{end} - {start} = {whole}"]
            for a, b in spans:
                parts = [f"{call[3]}-{call[4]}" for call in made if a <= call[3] and call[4] <= b]
                steps += [f"{' ∪ '.join(parts)}: {b} - {a} = {b - a}"] if len(parts) > 1 else []
            if spans:
                lengths = [b - a for a, b in spans]
                steps += [running_sum(lengths)] if len(lengths) > 1 else []
                steps.append(f"{whole} - {sum(lengths)} = {whole - sum(lengths)}")
                whole -= sum(lengths)
            own[service].append(whole)
            lines.append(f"{number}: {', '.join(steps)}")
            if failed and not any(call[5] for call in made):
                roots.append((end, number))
        lines += [f"{service}: {running_sum(times)}" for service, times in own.items()]
        ends = ", ".join(f"{number} ({end})" for end, number in sorted(roots))
        return "\n".join([*lines, f"{ends} → {min(roots)[1]}"])


def _made(instance: LogRootCauseTrace.Instance, number: int) -> tuple[list[Call], list[tuple[int, int]]]:
    """Give the calls that a call made, and the stretches of time in which one of them is running."""
    made = [call for call in instance.calls if call[1] == number]
    spans: list[tuple[int, int]] = []
    for _, _, _, start, end, _ in sorted(made, key=lambda call: call[3]):
        if spans and start <= spans[-1][1]:
            spans[-1] = (spans[-1][0], max(end, spans[-1][1]))
        else:
            spans.append((start, end))
    return made, spans


def _side_by_side(spans: list[tuple[int, int, int, int]]) -> bool:
    """Tell whether two calls of the same caller run at once."""
    inner = spans[1:]
    return any(
        one[0] == two[0] and one[1] < two[2] and two[1] < one[2] for i, one in enumerate(inner) for two in inner[:i]
    )


def _draw_failures(rng: Random, spans: list[tuple[int, int, int, int]]) -> set[int]:
    """Draw failed calls: some by themselves, and callers that pass failures on."""
    failed = set(rng.sample(range(1, len(spans)), max(1, len(spans) // 5)))
    for place in sorted(failed):
        caller = spans[place][0]
        while caller and rng.random() < 0.7:
            failed.add(caller)
            caller = spans[caller][0]
    return failed
