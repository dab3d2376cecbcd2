"""Give the numbers that path expressions find in a JSON document.

Answer: a list of numbers for each expression, in the order of the document; unique.
Harder: larger and deeper documents, more steps, parts at any depth, slices, conditions.
Skills: simulation, coding
Source: original; a subset of JSONPath with plain rules.
"""

from __future__ import annotations

import json
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.json_paths import MANUAL, Place, draw_step, kind_of, take
from bootcamp.lib.words import draw
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence

Numbers = tuple[tuple[int, ...], ...]


class JsonPathQuery(Task["JsonPathQuery.Params", "JsonPathQuery.Instance", Numbers]):
    version = 1

    class Params(task.Params):
        nodes: int = knob(
            "about how many values there are", levels=(8, 12, 16, 20, 25, 30, 36, 42, 50, 60), ge=6, le=100
        )
        depth: int = knob("how deep the document is", levels=(2, 3, 3, 4, 4, 5, 5, 6, 6, 7), ge=2, le=8)
        steps: int = knob("the most steps of an expression", levels=(2, 2, 3, 3, 4, 4, 5, 5, 6, 6), ge=1, le=8)
        paths: int = knob("the number of expressions", levels=(2, 2, 2, 3, 3, 3, 4, 4, 4, 4), ge=1, le=6)
        kinds: int = knob("the kinds of steps", levels=(3, 3, 4, 5, 5, 6, 6, 6, 6, 6), ge=3, le=6)

    class Instance(task.Instance):
        document: str
        paths: tuple[tuple[str, ...], ...]

        @property
        def expressions(self) -> list[str]:
            return ["$" + "".join(path) for path in self.paths]

        @property
        def manual(self) -> list[tuple[str, str]]:
            kinds = {kind_of(step) for path in self.paths for step in path}
            return [(en, zh) for kind, en, zh in MANUAL if kind in kinds]

    prompt = Prompt(
        en=r"""
        Here is a JSON document:

        {{ document }}

        A path expression begins with $, the whole document. Each step turns the values found so far into others:

        {{ manual | map("first") | bullets }}

        Values without such a part give nothing. Each place in the document counts once, and the results are listed in
        the order in which they stand in the document. What do these expressions find?

        {{ expressions | numbered }}
        """,
        zh=r"""
        下面是一个 JSON 文档：

        {{ document }}

        路径表达式以 $ 开头，它代表整个文档。每一步把目前找到的各个值变成另一些值：

        {{ manual | map("last") | bullets }}

        没有相应部分的值什么也不给出。文档中的每个位置只算一次，结果按它们在文档中出现的先后列出。
        下列表达式各找到哪些数？

        {{ expressions | numbered }}
        """,
    )

    def format(self, instance: Instance) -> Format[Numbers]:
        return Sequence(Sequence(Integer()), length=len(instance.paths))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Numbers]:
        keys = list(draw(rng, 6, 3, 4))
        document = _value(params.nodes, params.depth, keys, True, rng)
        paths: dict[tuple[str, ...], tuple[int, ...]] = {}
        for _ in range(40 * params.paths):
            found: dict[Place, Any] = {(): document}
            path: list[str] = []
            for _ in range(params.steps + 4):
                kind = rng.choice(MANUAL[: params.kinds])[0]
                step = draw_step(kind, rng.choice(list(found.values())), rng)
                after = take(found, step) if step else {}
                if after and len(path) < params.steps:
                    path.append(step)
                    found = after
                if all(isinstance(value, int) for value in found.values()):
                    break
            numbers = tuple(value for _, value in sorted(found.items()) if isinstance(value, int))
            several = len(numbers) > 1 or (params.steps < 3 and not paths)
            if len(numbers) == len(found) < 10 and several and len(path) > min(2, params.steps // 2):
                paths[tuple(path)] = numbers
            if len(paths) == params.paths:
                kinds = {kind_of(step) for path in paths for step in path}
                if len(kinds) < min(params.kinds - 1, params.paths + 1) or len(set(paths.values())) < params.paths:
                    break
                return self.Instance(document=json.dumps(document), paths=tuple(paths)), tuple(paths.values())
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [instance.document, sorted(instance.paths)]

    def solve(self, instance: Instance) -> Numbers:
        results = []
        for path in instance.paths:
            found: dict[Place, Any] = {(): json.loads(instance.document)}
            for step in path:
                found = take(found, step)
            results.append(tuple(value for _, value in sorted(found.items())))
        return tuple(results)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines = []
        for number, path in enumerate(instance.paths, start=1):
            found: dict[Place, Any] = {(): json.loads(instance.document)}
            for step in path:
                found = take(found, step)
                lines.append(f"{number}. {step}: {'; '.join(json.dumps(value) for _, value in sorted(found.items()))}")
        return "\n".join(lines)


def _value(nodes: int, depth: int, keys: list[str], keyed: bool, rng: Random) -> Any:
    """Draw an object, a list or, where there is no room for more, a number."""
    if nodes < 3 or not depth:
        return rng.randint(1, 50)
    count = min(rng.randint(2, 5), len(keys), nodes - 1)
    shares = [1] * count
    for _ in range(nodes - 1 - count):
        shares[min(rng.randrange(count), rng.randrange(count))] += 1
    rng.shuffle(shares)
    members = [_value(share, depth - 1, keys, not keyed or rng.random() < 0.3, rng) for share in shares]
    return dict(zip(rng.sample(keys, count), members, strict=True)) if keyed else members
