"""Follow swaps, deposits and withdrawals through constant-product pools in whole units.

Answer: what the trader holds of each token at the end, and the reserves of a pool; unique.
Harder: more pools, tokens and actions, routes over several pools, deposits and withdrawals.
Skills: arithmetic, simulation
Source: original; the rules of automated market makers, simplified.
"""

from __future__ import annotations

from itertools import combinations, pairwise
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Mapping, Record, Sequence, Word

Pool = tuple[int, int, int, int, int]
"""Two tokens, their reserves, and the shares that exist."""
Action = tuple[str, int, tuple[int, ...]]
"""``swap`` (an amount, then the tokens on the way), ``add`` (of the first token, to a pool), ``remove`` (shares)."""
Answer = dict[str, Any]


class AmmPoolSwaps(Task["AmmPoolSwaps.Params", "AmmPoolSwaps.Instance", Answer]):
    version = 1

    class Params(task.Params):
        tokens: int = knob("the tokens", levels=(2, 2, 3, 3, 3, 4, 4, 4, 5, 5), ge=2, le=6)
        actions: int = knob("the actions", levels=(1, 2, 2, 3, 4, 5, 6, 7, 8, 10), ge=1, le=12)
        route: int = knob("the most pools on a route", levels=(1, 1, 2, 2, 2, 3, 3, 3, 4, 4), ge=1, le=5)
        shares: bool = knob("whether shares are bought and sold", levels=(False,) * 3 + (True,) * 7)

    class Instance(task.Instance):
        pools: tuple[Pool, ...]
        fee: int  # tenths of a percent
        purse: tuple[int, ...]
        actions: tuple[Action, ...]
        asked: int

        def tokens(self) -> tuple[str, ...]:
            return tuple("KLMNPQ"[: len(self.purse)])

        def rows(self) -> list[tuple[object, ...]]:
            names = self.tokens()
            pools = enumerate(self.pools, start=1)
            return [(n, f"{x} {names[a]}", f"{y} {names[b]}", s) for n, (a, b, x, y, s) in pools]

        def told(self, language: str) -> list[str]:
            return [_told(self, action, language == "zh") for action in self.actions]

        def holdings(self) -> str:
            return ", ".join(f"{amount} {name}" for amount, name in zip(self.purse, self.tokens(), strict=True))

        def longest(self) -> int:
            return max(len(places) for _, _, places in self.actions)

        def kinds(self) -> set[str]:
            return {action[0] for action in self.actions}

    prompt = Prompt(
        en=r"""
        These pools each hold two tokens:

        {{ rows() | table(["pool", "first reserve", "second reserve", "shares"]) }}

        A trader holds {{ holdings() }} and no shares, and acts as follows, one action after the other:

        {{ told("en") | numbered }}

        The rules; all amounts are whole, and "down" means rounded down:

        - A swap of d units into a pool with the reserves x of the token that is paid in and y of the other pays out
        {{ "y·e / (1000x + e), down, where e = %sd" % (1000 - fee) if fee else "y·d / (x + d), down" }}. All d units go
        into the pool, what is paid out leaves it.
        {% if longest() > 2 %}
        - A swap over several tokens uses the pools of its pairs, step by step, and always all that was paid out before.
        {% endif %}
        {% if "add" in kinds() %}
        - Adding d of the first token to a pool with reserves x, y and s shares takes d·y/x, down, of the second token
        too; both go into the pool, and the trader gets d·s/x, down, new shares.
        {% endif %}
        {% if "remove" in kinds() %}
        - Giving back t of the s shares of a pool with reserves x, y pays out x·t/s and y·t/s, both down; s falls by t.
        {% endif %}

        Give as purse what the trader holds of each token in the end, and as reserves the first and the second reserve
        of pool {{ asked + 1 }}.
        """,
        zh=r"""
        下列每个资金池各有两种代币：

        {{ rows() | table(["池", "第一储备", "第二储备", "份额"]) }}

        某交易者持有 {{ holdings() | replace(", ", "、") }}，没有份额，依次进行下列操作：

        {{ told("zh") | numbered }}

        规则如下；所有数量都是整数，“取整”指向下取整：

        - 向资金池投入 d 个单位时，设投入的代币的储备为 x，另一种的储备为 y，则换出
        {{ "y·e / (1000x + e)，取整，其中 e = %sd" % (1000 - fee) if fee else "y·d / (x + d)，取整" }}。
        全部 d 个单位进入资金池，换出的数量离开资金池。
        {% if longest() > 2 %}
        - 经过几种代币的兑换，逐步使用每对相邻代币的资金池，每步都用上一步换出的全部数量。
        {% endif %}
        {% if "add" in kinds() %}
        - 向储备为 x、y，份额为 s 的资金池加入 d 个第一种代币时，还要加入 d·y/x（取整）个第二种代币；两者都进入资金池，
        交易者得到 d·s/x（取整）个新份额。
        {% endif %}
        {% if "remove" in kinds() %}
        - 交回资金池 s 个份额中的 t 个，设储备为 x 和 y，则得到 x·t/s 和 y·t/s（都取整），s 减少 t。
        {% endif %}

        请给出：purse 为最后交易者持有每种代币的数量；reserves 为池 {{ asked + 1 }} 的第一储备和第二储备。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        purse = Mapping(Word(bank=instance.tokens()), Integer(low=0), required=instance.tokens())
        return Record(purse=purse, reserves=Sequence(Integer(low=0), length=2))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        pairs = list(combinations(range(params.tokens), 2))
        ring = [pair for pair in pairs if pair[1] - pair[0] in (1, params.tokens - 1)]
        pairs = ring + rng.sample([pair for pair in pairs if pair not in ring], max(0, len(pairs) - len(ring)) // 2)
        pools = []
        for pair in sorted(pairs):
            a, b = rng.sample(pair, 2)
            pools.append((a, b, 10 * rng.randint(20, 300), 10 * rng.randint(20, 300), 10 * rng.randint(20, 100)))
        purse = tuple(10 * rng.randint(8, 60) for _ in range(params.tokens))
        fee = rng.choice((3, 5, 10, 20, 30)) * (params.actions > 2)
        instance = self.Instance(pools=tuple(pools), fee=fee, purse=purse, actions=(), asked=0)
        used = set[int]()
        for _ in range(params.actions):
            have, state, held = _run(instance)
            kind = rng.choice(("swap", "swap", "add", "remove", "remove")) if params.shares else "swap"
            own = [place for place, count in enumerate(held) if count]
            kind = "add" if kind == "remove" and not own else kind
            a, b, x, y, _ = state[place := rng.choice(own if kind == "remove" else range(len(pools)))]
            if kind == "remove":
                action: Action = (kind, rng.randint((held[place] + 1) // 2, held[place]), (place,))
            elif kind == "add":
                most = min(have[a], have[b] * x // max(y, 1)) * 2 // 3
                if most < 5:
                    raise task.Retry
                action = (kind, rng.randint(most // 2, most), (place,))
            else:
                start = rng.choice([token for token, amount in enumerate(have) if amount > 9])
                way = [start]
                for _ in range(rng.randint(1, params.route)):
                    ahead = [token for p in pools for token in p[:2] if way[-1] in p[:2] and token not in way]
                    way += [rng.choice(ahead)] if ahead else []
                action = (kind, rng.randint(have[start] // 4 + 1, have[start] * 3 // 4), tuple(way))
            used |= {place} if kind != "swap" else {_pool(pools, *step) for step in pairwise(action[2])}
            instance = instance.model_copy(update={"actions": (*instance.actions, action)})
        instance = instance.model_copy(update={"asked": rng.choice(sorted(used))})
        have, state, _ = _run(instance)
        last = dict(zip(instance.tokens(), have, strict=True))
        return instance, {"purse": last, "reserves": tuple(state[instance.asked][2:4])}


def _pool(pools: list[Pool] | tuple[Pool, ...], a: int, b: int) -> int:
    return next(place for place, pool in enumerate(pools) if {a, b} == set(pool[:2]))


def _run(instance: AmmPoolSwaps.Instance) -> tuple[list[int], list[list[int]], list[int]]:
    have, pools, held = list(instance.purse), [list(pool) for pool in instance.pools], [0] * len(instance.pools)
    for kind, amount, places in instance.actions:
        if kind == "swap":
            have[places[0]] -= amount
            for a, b in pairwise(places):
                pool = pools[_pool(instance.pools, a, b)]
                one, other = (2, 3) if pool[0] == a else (3, 2)
                e = amount * (1000 - instance.fee)
                paid = pool[other] * e // (1000 * pool[one] + e)
                pool[one], pool[other], amount = pool[one] + amount, pool[other] - paid, paid
            have[places[-1]] += amount
            continue
        a, b, x, y, s = pools[places[0]]
        first, second, new = amount, amount * y // x, amount * s // x
        if kind == "remove":
            first, second, new = -(x * amount // s), -(y * amount // s), -amount
        pools[places[0]] = [a, b, x + first, y + second, s + new]
        have[a], have[b], held[places[0]] = have[a] - first, have[b] - second, held[places[0]] + new
    return have, pools, held


def _told(instance: AmmPoolSwaps.Instance, action: Action, zh: bool) -> str:
    kind, amount, places = action
    names = instance.tokens()
    if kind == "swap":
        way = " → ".join(names[token] for token in places)
        return f"兑换 {way}，投入 {amount}" if zh else f"swap {way}, paying in {amount}"
    first, n = names[instance.pools[places[0]][0]], places[0] + 1
    if kind == "add":
        return f"向池 {n} 加入 {amount} 个 {first}" if zh else f"add {amount} {first} to pool {n}"
    return f"交回池 {n} 的 {amount} 个份额" if zh else f"give back {amount} shares of pool {n}"
