"""Work out the bits of a Bloom filter, its false positives, and the keys that may be taken out without a trace.

Answer: the bits that are set, the queried keys reported wrongly, and the stored keys whose bits others set as well.
Harder: more bits, hash functions, keys and queries.
Skills: simulation, arithmetic
Source: original; B. H. Bloom, Comm. ACM 13 (1970).
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Record, Set


class BloomFilterAudit(Task["BloomFilterAudit.Params", "BloomFilterAudit.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        bits: int = knob("the number of bits", levels=(9, 11, 14, 17, 21, 25, 30, 36, 43, 50), ge=8, le=99)
        hashes: int = knob("the number of hash functions", levels=(2, 2, 2, 2, 3, 3, 3, 3, 4, 4), ge=2, le=4)
        keys: int = knob("the number of stored keys", levels=(3, 4, 5, 6, 6, 7, 9, 11, 11, 13), ge=2, le=20)
        queries: int = knob("the number of queried keys", levels=(3, 4, 5, 6, 7, 8, 9, 10, 11, 12), ge=2, le=20)

    class Instance(task.Instance):
        bits: int
        hashes: tuple[tuple[int, int], ...]
        keys: tuple[int, ...]
        queries: tuple[int, ...]

        def places(self, key: int) -> set[int]:
            return {(factor * key + shift) % self.bits for factor, shift in self.hashes}

    prompt = Prompt(
        en=r"""
        A Bloom filter has the bits 0 to {{ bits - 1 }}, all 0 at first. A key k belongs to the bits
        {% for factor, shift in hashes %}
        - ({{ factor }}k + {{ shift }}) mod {{ bits }}
        {% endfor %}

        Some of these may be the same bit. To store a key, all its bits are set to 1. A key is reported as stored just
        if all its bits are 1. The keys {{ keys | comma }} are stored, then the keys {{ queries | comma }} are queried.

        Give "bits" (the set of the bits that are 1), "wrong" (the set of the queried keys that are reported as stored
        but are not) and "needless" (the set of the stored keys each of which could have been left out alone, with the
        same bits in the end).
        """,
        zh=r"""
        一个布隆过滤器有 0 到 {{ bits - 1 }} 号位，最初全为 0。键 k 对应的位是
        {% for factor, shift in hashes %}
        - ({{ factor }}k + {{ shift }}) mod {{ bits }}
        {% endfor %}

        其中有些可能是同一位。存入一个键就是把它的各位都置为 1。当且仅当一个键的各位都是 1 时，过滤器报告它已存入。
        先存入 {{ keys | comma }}，再查询 {{ queries | comma }}。

        请给出 "bits"（为 1 的位的集合）、"wrong"（被报告已存入、其实没有存入的查询键的集合），
        以及 "needless"（满足以下条件的已存键的集合：单独不存这一个键，最后各位仍然一样）。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        return Record(bits=Set(Integer(0, instance.bits - 1)), wrong=Set(Integer()), needless=Set(Integer()))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        hashes = tuple(
            (factor, rng.randrange(params.bits)) for factor in rng.sample(range(2, params.bits), params.hashes)
        )
        pool = rng.sample(range(1, 200), params.keys + params.queries)
        keys = pool[: params.keys]
        queries = [*pool[params.keys :], *rng.sample(keys, min(2, params.keys))]
        rng.shuffle(queries)
        instance = self.Instance(
            bits=params.bits, hashes=hashes, keys=tuple(keys), queries=tuple(queries[: params.queries])
        )
        answer = self.solve(instance)
        if not answer["wrong"] or len(answer["needless"]) in (0, params.keys):
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> dict[str, Any]:
        places = {key: instance.places(key) for key in instance.keys}
        bits = set().union(*places.values())
        others = {key: set().union(*(places[one] for one in instance.keys if one != key)) for key in instance.keys}
        return {
            "bits": frozenset(bits),
            "wrong": frozenset(
                key for key in instance.queries if key not in instance.keys and instance.places(key) <= bits
            ),
            "needless": frozenset(key for key in instance.keys if others[key] == bits),
        }

    def key(self, instance: Instance) -> object:
        hashes = sorted((factor % instance.bits, shift) for factor, shift in instance.hashes)
        return [instance.bits, hashes, sorted(instance.keys), sorted(instance.queries)]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        def worked(key: int) -> str:
            values = [factor * key + shift for factor, shift in instance.hashes]
            return f"{key}: {', '.join(f'{value} ≡ {value % instance.bits}' for value in values)}"

        places = [instance.places(key) for key in instance.keys]
        bits = {bit: [n for n, own in enumerate(places, 1) if bit in own] for bit in sorted(set().union(*places))}
        lines = [*map(worked, instance.keys)]
        lines.append(", ".join(f"{bit} ({' '.join(map(str, owners))})" for bit, owners in bits.items()))
        for key in instance.queries:
            if key not in instance.keys:
                lines.append(f"{worked(key)} {'✓' if instance.places(key) <= bits.keys() else '✗'}")
        return "\n".join(lines)
