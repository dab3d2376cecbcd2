"""Judge by all addresses as far as the prefixes reach, and by the three passes of ORTC, with the module ipaddress."""

from ipaddress import IPv4Address, IPv4Network
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    table = {IPv4Network(prefix): hop for prefix, hop in instance.shown}
    if [_decide(table, int(IPv4Address(one))) for one in instance.addresses] != list(answer["hops"]):
        return "other next hops"
    try:
        other = {IPv4Network(prefix): hop for prefix, hop in answer["table"].items()}
    except ValueError:
        return "no table"
    depth = max((prefix.prefixlen for prefix in (*table, *other)), default=0)
    if depth > 20 or len(other) != len(answer["table"]):
        return "prefixes that are too long or given twice"
    if _spread(table, depth) != _spread(other, depth):
        return "the table decides otherwise"
    return "" if len(other) == _least(table) else "there is a smaller table"


def greedy(instance: Any) -> dict[str, Any]:
    """Leave out what the next shorter prefix decides in the same way."""
    table = {IPv4Network(prefix): hop for prefix, hop in instance.shown}
    kept = {}
    for prefix, hop in table.items():
        above = [other for other in table if other != prefix and prefix.subnet_of(other)]
        if not above or table[max(above, key=lambda one: one.prefixlen)] != hop:
            kept[str(prefix)] = hop
    return {"hops": tuple(_decide(table, int(IPv4Address(one))) for one in instance.addresses), "table": kept}


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """The table as given, an entry less, an entry halved, two hops exchanged."""
    table = answer["table"]
    long = max(table, key=lambda prefix: IPv4Network(prefix).prefixlen)
    halves = {str(half): table[long] for half in IPv4Network(long).subnets()}
    hop = next(iter(set(table.values()) - {answer["hops"][0]}))
    wrong: list[dict[str, Any]] = [
        {**answer, "table": dict(instance.shown)},
        {**answer, "table": {prefix: hop for prefix, hop in table.items() if prefix != long}},
        {**answer, "table": {**{prefix: hop for prefix, hop in table.items() if prefix != long}, **halves}},
        {**answer, "hops": (hop, *answer["hops"][1:])},
        {**answer, "table": {**table, "10.0.0.1/8": hop}},
    ]
    return [one for one in wrong if confirm(instance, one)]


def _decide(table: Any, address: int) -> str | None:
    fitting = [prefix for prefix in table if int(prefix[0]) <= address <= int(prefix[-1])]
    return table[max(fitting, key=lambda prefix: prefix.prefixlen)] if fitting else None


def _spread(table: Any, depth: int) -> list[str | None]:
    """Paint the blocks of addresses, those of shorter prefixes first."""
    hops: list[str | None] = [None] * 2**depth
    for prefix in sorted(table, key=lambda one: one.prefixlen):
        size = 2 ** (depth - prefix.prefixlen)
        start = int(prefix[0]) >> (32 - depth)
        hops[start : start + size] = [table[prefix]] * size
    return hops


def _least(table: Any) -> int:
    """Count the entries of ORTC: sets of hops from below, then hops chosen from above where needed."""
    depth = max(prefix.prefixlen for prefix in table)
    levels: list[list[frozenset[str | None]]] = [[frozenset([hop]) for hop in _spread(table, depth)]]
    while len(levels[-1]) > 1:
        below = levels[-1]
        pairs = zip(below[::2], below[1::2], strict=True)
        levels.append([one & other or one | other for one, other in pairs])
    count = 0
    above: list[str | None] = [None]
    for sets in reversed(levels):
        chosen = []
        for place, hops in enumerate(sets):
            hop = above[place * len(above) // len(sets)]
            if hop not in hops:
                hop, count = min(map(str, hops)), count + 1
            chosen.append(hop)
        above = chosen
    return count
