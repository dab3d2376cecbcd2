"""Follow a cache that evicts the least recently used key, with keys that live for a limited time.

Answer: hits and misses, the evicted keys in order, and the keys at the end, the most recent first; unique.
Harder: larger caches, more requests, limited lives.
Skills: simulation, coding
Source: original; least-recently-used replacement with expiry, as caches such as memcached have it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Record, Sequence, Word

Request = tuple[bool, str, int]
"""Whether a key is put, else asked for; the key; and its life, 0 for no limit."""
_EVER = float("inf")
_HIT, _MISS = "+", "-"


class LruCacheTrace(Task["LruCacheTrace.Params", "LruCacheTrace.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        capacity: int = knob("how many keys fit in", levels=(2, 2, 3, 3, 3, 4, 4, 5, 6, 7), ge=1, le=12)
        requests: int = knob("the number of requests", levels=(7, 9, 12, 15, 18, 22, 27, 32, 38, 45), ge=4, le=80)
        lives: int = knob(
            "what percentage of what is put lives for a limited time",
            levels=(0, 0, 0, 0, 25, 30, 35, 40, 45, 50),
            le=90,
        )

    class Instance(task.Instance):
        capacity: int
        requests: tuple[Request, ...]

        @property
        def limited(self) -> bool:
            return any(life for _, _, life in self.requests)

    prompt = Prompt(
        en=r"""
        A cache has room for {{ capacity }} keys and is empty at first.
        At the times 1, 2, 3, ... it gets these requests:

        {% for puts, key, life in requests %}
        {{ loop.index }}. {{ "put" if puts else "get" }} {{ key }}{{ " for %d" % life if life }}
        {% endfor %}

        - "get" is a hit if the key is in the cache, which makes it the most recently used one; else it is a miss.
        - "put" puts the key in, or leaves it in, as the most recently used one. If the cache would then hold more than
          {{ capacity }} keys, the least recently used one is evicted.
        {% if limited %}
        - "for n" behind a "put" at time t means that the key expires: before the request at time t + n it is taken out,
          which is no eviction. Each "put" of a key sets this anew; one without "for" lets it live without limit. "get"
          changes nothing about it.
        {% endif %}

        Give "hits" and "misses" (how many there are), "evicted" (the evicted keys in order) and "left" (the keys in the
        cache after the last request, the most recently used one first).
        """,
        zh=r"""
        一个缓存可容纳 {{ capacity }} 个键，最初为空。在时刻 1、2、3……它依次收到以下请求（put 为存入，get 为读取）：

        {% for puts, key, life in requests %}
        {{ loop.index }}. {{ "put" if puts else "get" }} {{ key }}{{ " for %d" % life if life }}
        {% endfor %}

        - get：如果键在缓存中，就是命中，该键成为最近使用的键；否则是未命中。
        - put：把键存入（已在则保留），并使它成为最近使用的键。如果此时缓存中的键多于 {{ capacity }} 个，
          就淘汰最久没有使用的键。
        {% if limited %}
        - 在时刻 t 的 put 后面写有 for n 时，该键会过期：在时刻 t + n 的请求之前被移出，这不算淘汰。
          对一个键的每次 put 都重新规定其期限；不带 for 的 put 使它没有期限。get 不改变期限。
        {% endif %}

        请给出 "hits" 和 "misses"（命中和未命中的次数）、"evicted"（依次被淘汰的键）和
        "left"（最后一个请求之后缓存中的键，最近使用的写在最前）。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        keys = Sequence(Word(bank=tuple(sorted({key for _, key, _ in instance.requests}))))
        return Record(hits=Integer(low=0), misses=Integer(low=0), evicted=keys, left=keys)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        keys = "ABCDEFGHIJKLMNOP"[: params.capacity + rng.randint(2, 3)]
        requests: list[Request] = []
        for _ in range(params.requests):
            puts = rng.random() < 0.55
            limited = puts and rng.randrange(100) < params.lives
            requests.append((puts, rng.choice(keys), rng.randint(2, 3 * params.capacity) if limited else 0))
        instance = self.Instance(capacity=params.capacity, requests=tuple(requests))
        answer = self.solve(instance)
        if not (answer["hits"] and answer["misses"] and len(answer["evicted"]) > 1 and len(answer["left"]) > 1):
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> dict[str, Any]:
        events = [event for event, _ in _run(instance)]
        *_, (_, ends) = _run(instance)
        evicted = tuple(event for event in events if event not in ("", _HIT, _MISS))
        left = tuple(reversed(ends))
        return {"hits": events.count(_HIT), "misses": events.count(_MISS), "evicted": evicted, "left": left}

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines, counts = [], Counter[str]()
        words = {_HIT: {"en": "hit", "zh": "命中"}[language], _MISS: {"en": "miss", "zh": "未命中"}[language]}
        requests = zip(instance.requests, _run(instance), strict=True)
        for number, ((puts, key, _), (event, ends)) in enumerate(requests, start=1):
            told = " ".join(one if end == _EVER else f"{one}({end})" for one, end in reversed(ends.items()))
            lines.append(f"{number}. {'put' if puts else 'get'} {key}: {told or '-'}")
            if event in words:
                counts[event] += 1
                lines[-1] += f"; {words[event]} {counts[event]}"
            elif event:
                lines[-1] += f"; -{event}"
        return "\n".join(lines)


def _run(instance: LruCacheTrace.Instance) -> Iterator[tuple[str, dict[str, float]]]:
    """Give what happens at each request, a hit, a miss or the key that is evicted, and when the keys then left end.

    They are in order of use, the most recent last.
    """
    ends: dict[str, float] = {}
    for time, (puts, key, life) in enumerate(instance.requests, start=1):
        ends = {one: end for one, end in ends.items() if end > time}
        end = (time + life if life else _EVER) if puts else ends.get(key)
        ends.pop(key, None)
        if end is not None:
            ends[key] = end
        event = "" if puts else _MISS if end is None else _HIT
        if len(ends) > instance.capacity:
            event = next(iter(ends))
            del ends[event]
        yield event, ends
