"""Coarsen codes of a table as little as possible so that every group is large and varied enough.

Answer: how many final digits of each column are hidden; any choice of least cost.
Harder: more rows and columns, longer codes, rows that may be dropped, more different diagnoses in a group.
Skills: optimization, search
Source: original; L. Sweeney, "k-anonymity", 2002; A. Machanavajjhala et al., "l-diversity", 2007.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from itertools import product
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Choice, Integer, Mapping

Levels = dict[str, int]


class KAnonymityRecoding(Task["KAnonymityRecoding.Params", "KAnonymityRecoding.Instance", Levels]):
    version = 1

    class Params(task.Params):
        rows: int = knob("how many rows the table has", levels=(5, 6, 8, 9, 10, 12, 14, 15, 16, 17), ge=4, le=40)
        columns: int = knob("how many columns hold codes", levels=(2, 2, 3, 3, 3, 3, 3, 3, 4, 4), ge=2, le=5)
        digits: int = knob("how many digits a code has", levels=(3, 3, 3, 3, 3, 3, 3, 4, 3, 3), ge=1, le=5)
        size: int = knob("how many rows a group must have", levels=(2, 2, 2, 2, 2, 3, 3, 3, 3, 3), ge=2, le=6)
        kinds: int = knob(
            "how many kinds of secrets a group must have", levels=(1, 1, 1, 2, 2, 2, 2, 2, 2, 3), ge=1, le=5
        )
        dropped: int = knob("how many rows may be dropped", levels=(0, 0, 0, 1, 1, 2, 2, 2, 3, 3), ge=0, le=9)

    class Instance(task.Instance):
        hidden = ("best",)
        codes: tuple[tuple[str, ...], ...]
        secrets: tuple[str, ...]
        size: int
        kinds: int
        dropped: int
        loss: int
        best: int

        @property
        def columns(self) -> str:
            return "PQRST"[: len(self.codes[0])]

        @property
        def digits(self) -> int:
            return len(self.codes[0][0])

        @property
        def lines(self) -> list[tuple[object, ...]]:
            return [(*row, secret) for row, secret in zip(self.codes, self.secrets, strict=True)]

    prompt = Prompt(
        en=r"""
        Each row of a table holds codes of a person and what the person wants to keep secret:

        {{ lines | table((columns | list) + ["secret"]) }}

        For each of the columns {{ columns | list | listed }}, choose a level from 0 to {{ digits }}: in all rows, so
        many
        digits at the end of its codes are replaced by *. Rows whose codes then look the same form a group. A group is
        safe if it has at least {{ size }} rows{{ " with at least %d different secrets" % kinds if kinds > 1 }}. Rows of
        groups that are not safe must be dropped{{ "; no more than %d may be dropped" % dropped if dropped else
        ", which is not allowed here, so all groups must be safe" }}.

        The cost is the sum of the levels{{ " plus %d for each dropped row" % loss if dropped }}. Choose the levels so
        that the cost is as small as possible. Any best choice will do.
        """,
        zh=r"""
        表中每一行是一个人的若干代码，以及此人想保密的内容（secret）：

        {{ lines | table((columns | list) + ["secret"]) }}

        为列 {{ columns | list | listed("zh") }} 各选一个从 0 到 {{ digits }} 的级别：在所有行中，
        把该列代码末尾的这么多位数字换成 *。此后代码完全相同的行组成一组。
        若一组至少有 {{ size }} 行{{ "，且至少有 %d 种不同的 secret" % kinds if kinds > 1 }}，这组就是安全的。
        不安全的组的行必须删除
        {{- "，最多可以删除 %d 行" % dropped if dropped else "，而这里不允许删除，所以所有组都必须安全" }}。

        代价为各列级别之和{{ "，再加上每删除一行 %d" % loss if dropped }}。
        选择各列的级别使代价最小。若有多种最优选择，任意一种都可以。
        """,
    )

    def format(self, instance: Instance) -> Mapping[str, int]:
        names = tuple(instance.columns)
        return Mapping(Choice(names), Integer(low=0, high=instance.digits), required=names)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Levels]:
        for _ in range(30):
            plan = [rng.randint(0, params.digits) for _ in range(params.columns)]
            middles = [[_code(params.digits, rng) for _ in plan] for _ in range(max(2, params.rows // 5))]
            codes = tuple(
                tuple(_near(code, level, rng) for code, level in zip(rng.choice(middles), plan, strict=True))
                for _ in range(params.rows)
            )
            instance = self.Instance(
                codes=codes,
                secrets=tuple(rng.choice("uvwxyz"[: params.kinds + 2]) for _ in range(params.rows)),
                size=params.size,
                kinds=params.kinds,
                dropped=params.dropped,
                loss=rng.randint(1, 2),
                best=0,
            )
            greedy, best = _cost(instance, _greedy(instance)), params.digits * params.columns
            chosen: list[tuple[int, ...]] = []
            for levels in sorted(product(range(params.digits + 1), repeat=params.columns), key=sum):
                if sum(levels) > best:
                    break
                cost = _cost(instance, levels)
                if cost is not None and cost <= best:
                    chosen = [levels, *(chosen if cost == best else [])]
                    best = cost
            if not 1 < best < params.digits * params.columns or len(chosen) > 2 or len(set(chosen[0])) == 1:
                continue
            if params.rows > 8 and greedy == best:
                continue
            reference = dict(zip(instance.columns, chosen[0], strict=True))
            return instance.model_copy(update={"best": best}), reference
        raise task.Retry

    def check(self, instance: Instance, answer: Levels) -> str:
        cost = _cost(instance, tuple(answer[name] for name in instance.columns))
        if cost is None:
            return "too many rows are in groups that are not safe"
        return "" if cost == instance.best else "the cost is not the least possible"

    def key(self, instance: Instance) -> object:
        return [sorted(instance.lines), instance.size, instance.kinds, instance.dropped, instance.loss]


def _code(digits: int, rng: Random) -> str:
    return "".join(rng.choice("123456789") for _ in range(digits))


def _near(code: str, level: int, rng: Random) -> str:
    """Change up to so many digits at the end, now and then one more."""
    kept = max(0, len(code) - min(level, rng.randint(1, 4)) - (rng.random() < 0.06))
    return code[:kept] + _code(len(code) - kept, rng)


def _bad(instance: KAnonymityRecoding.Instance, levels: tuple[int, ...]) -> int:
    """Count the rows of groups that are not safe."""
    groups: defaultdict[tuple[str, ...], Counter[str]] = defaultdict(Counter)
    for row, secret in zip(instance.codes, instance.secrets, strict=True):
        groups[tuple(code[: len(code) - level] for code, level in zip(row, levels, strict=True))][secret] += 1
    totals = ((sum(group.values()), len(group)) for group in groups.values())
    return sum(rows for rows, kinds in totals if rows < instance.size or kinds < instance.kinds)


def _cost(instance: KAnonymityRecoding.Instance, levels: tuple[int, ...]) -> int | None:
    bad = _bad(instance, levels)
    return None if bad > instance.dropped else sum(levels) + instance.loss * bad


def _greedy(instance: KAnonymityRecoding.Instance) -> tuple[int, ...]:
    """Raise the level that leaves the fewest bad rows, one by one, until few enough are left."""
    levels = (0,) * len(instance.columns)
    while _bad(instance, levels) > instance.dropped and min(levels) < instance.digits:
        options = [
            (*levels[:i], level + 1, *levels[i + 1 :]) for i, level in enumerate(levels) if level < instance.digits
        ]
        levels = min(options, key=lambda one: _bad(instance, one))
    return levels
