"""Share seats among parties by several methods of apportionment.

Answer: the seats of each party under each method; unique.
Harder: more parties, seats and methods, a threshold that keeps small parties out.
Skills: arithmetic, simulation
Source: original; the methods of Hamilton, Jefferson, Webster, Huntington and Hill, and J. Q. Adams.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Record, Sequence

Seats = tuple[int, ...]
Answer = dict[str, Seats]

_DIVISORS = {
    "jefferson": ("n + 1", lambda n: 4 * (n + 1) ** 2),
    "webster": ("n + 1/2", lambda n: (2 * n + 1) ** 2),
    "huntington_hill": ("the square root of n(n + 1)", lambda n: 4 * n * (n + 1)),
    "adams": ("n", lambda n: 4 * n * n),
}
"""The divisor for a party with n seats, and its square times 4."""
_FINE = 10**15  # quotients that are closer than this tells apart count as tied
_METHODS = ("hamilton", *_DIVISORS)


class ApportionmentDivisors(Task["ApportionmentDivisors.Params", "ApportionmentDivisors.Instance", Answer]):
    version = 1

    class Params(task.Params):
        parties: int = knob("how many parties there are", levels=(3, 3, 4, 4, 5, 6, 7, 8, 9, 10), ge=2, le=12)
        seats: int = knob("the most seats there are", levels=(8, 10, 12, 15, 18, 24, 30, 40, 50, 60), ge=6, le=120)
        methods: int = knob("how many methods are asked for", levels=(1, 2, 2, 3, 3, 3, 4, 4, 5, 5), ge=1, le=5)
        votes: int = knob("the most votes of a party", levels=(99, 200) + (999,) * 4 + (9999,) * 4, ge=50, le=10**6)
        threshold: bool = knob("whether small parties get nothing", levels=(False,) * 5 + (True,) * 5)

    class Instance(task.Instance):
        votes: Seats
        seats: int
        threshold: int  # in percent
        methods: tuple[str, ...]

        def parties(self) -> list[tuple[str, int]]:
            return list(zip("ABCDEFGHIJKL", self.votes, strict=False))

        @property
        def divisors(self) -> list[tuple[str, str]]:
            return [(method, _DIVISORS[method][0]) for method in self.methods if method in _DIVISORS]

    prompt = Prompt(
        en=r"""
        In an election these parties got votes:

        {{ parties() | table(("party", "votes")) }}

        {{ seats }} seats are shared out.
        {% if threshold %}

        A party with less than {{ threshold }}% of all votes gets no seat, and its votes are left out of everything
        that follows.
        {% endif %}

        The method{{ "s are" if methods | length > 1 else " is" }}:

        {% if "hamilton" in methods %}
        - hamilton: the quota of a party is its share of the votes times the number of seats. Each party first gets its
          quota rounded down; the seats left go one each to the parties with the largest fractional parts.
        {% endif %}
        {% for method, divisor in divisors %}
        - {{ method }}: the seats are given one by one. Each goes to the party for which votes divided by d is greatest,
          where d is {{ divisor }} for a party with n seats so far
          {%- if method in ("adams", "huntington_hill") %}; a party without a seat comes before all with seats
          {%- endif %}.
        {% endfor %}

        There are no ties that matter. Give the seats of all parties under {{ "each of " if methods | length > 1 }}
        {{- methods | listed }}, in the order of the table.
        """,
        zh=r"""
        一次选举中各政党得票如下：

        {{ parties() | table(("政党", "得票")) }}

        共有 {{ seats }} 个席位待分配。
        {% if threshold %}

        得票不足总票数 {{ threshold }}% 的政党不得席位，其选票在以下计算中全部不计。
        {% endif %}

        分配方法如下：

        {% if "hamilton" in methods %}
        - hamilton：政党的配额等于其得票比例乘以席位数。各党先得到配额向下取整的席位；剩余席位给小数部分最大的各党，
          每党一席。
        {% endif %}
        {% for method, divisor in divisors %}
        - {{ method }}：席位逐个分配，每个席位给得票除以 d 最大的政党，
          已有 n 席的政党的 d 为 {{ "n(n + 1) 的平方根" if "root" in divisor else divisor }}
          {%- if method in ("adams", "huntington_hill") %}；尚无席位的政党优先于已有席位的政党{% endif %}。
        {% endfor %}

        不会出现影响结果的并列。对 {{ methods | listed(language) }} {{ "各" if methods | length > 1 }}方法，
        按表中的顺序写出各党的席位数。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        return Record(**{method: Sequence(Integer(low=0), length=len(instance.votes)) for method in instance.methods})

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        threshold = rng.choice((3, 4, 5, 6, 8)) if params.threshold else 0
        drawn = [rng.randint(params.votes // 20, params.votes) for _ in range(params.parties)]
        if threshold:
            i = rng.randrange(params.parties)
            drawn[i] = (sum(drawn) - drawn[i]) * threshold // rng.randint(101, 140)
        votes = tuple(drawn)
        seats = rng.randint(max(2 * params.parties, params.seats * 2 // 3), params.seats)
        methods = tuple(sorted(rng.sample(_METHODS, params.methods), key=_METHODS.index))
        instance = self.Instance(votes=votes, seats=seats, threshold=threshold, methods=methods)
        out = [v for v in votes if 100 * v < threshold * sum(votes)]
        if (params.threshold and not out) or any(100 * v == threshold * sum(votes) for v in votes):
            raise task.Retry
        found = self.solve(instance)
        if params.methods > 1 and params.parties > 3 and len(set(found.values())) < 2 + params.methods // 4:
            raise task.Retry
        return instance, found

    def key(self, instance: Instance) -> object:
        return [sorted(instance.votes), instance.seats, instance.threshold, instance.methods]

    def solve(self, instance: Instance) -> Answer:
        total = sum(instance.votes)
        votes = [v if 100 * v >= instance.threshold * total else 0 for v in instance.votes]
        return {
            method: _by_divisors(votes, instance.seats, _DIVISORS[method][1])
            if method in _DIVISORS
            else _largest_remainders(votes, instance.seats)
            for method in instance.methods
        }


def _largest_remainders(votes: list[int], seats: int) -> Seats:
    total = sum(votes)
    shares = [v * seats // total for v in votes]
    order = sorted(range(len(votes)), key=lambda i: -(votes[i] * seats % total))
    left = seats - sum(shares)
    parts = [votes[i] * seats % total for i in order]
    if left > 0 and parts[left - 1] == parts[left]:
        raise task.Retry
    for i in order[:left]:
        shares[i] += 1
    return tuple(shares)


def _by_divisors(votes: list[int], seats: int, square: Callable[[int], int]) -> Seats:
    """Give the seats one by one, comparing squares of quotients; raise Retry where a tie decides."""
    live = [i for i, v in enumerate(votes) if v]
    found = [0] * len(votes)
    if square(0) == 0:
        for i in live:
            found[i] = 1
    ranks = {i: _FINE * votes[i] ** 2 // square(found[i]) for i in live}
    last = 0
    while sum(found) < seats:
        i = max(live, key=lambda i: ranks[i])
        last = ranks[i]
        found[i] += 1
        ranks[i] = _FINE * votes[i] ** 2 // square(found[i])
    if last in ranks.values():
        raise task.Retry
    return tuple(found)
