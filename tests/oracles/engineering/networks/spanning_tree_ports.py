"""Judge by messages: switches tell what they know on all ports, round after round, until nothing changes."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Return "" if `answer` is right, else what is wrong with it."""
    wires = []
    for k, (cost, ports) in enumerate(instance.segments):
        left = [port for port in ports if port[0] != instance.failed_switch]
        if k != instance.failed_segment and left:
            wires.append((cost, left))
    ports = [(switch, number, k) for k, (_, own) in enumerate(wires) for switch, number in own]
    ident = dict(enumerate(instance.switches))
    known = {switch: (ident[switch], 0, None) for switch, _, _ in ports}  # the root, the distance, the root port
    heard: dict[Any, Any] = {}
    for _ in range(3 * len(known)):
        told = {(s, p, k): (known[s][0], known[s][1], ident[s], p) for s, p, k in ports}
        heard = {}
        for s, p, k in ports:
            heard[s, p, k] = min((told[o] for o in ports if o[2] == k and o[0] != s), default=None)
        for switch in known:
            offers = [((ident[switch], 0, ident[switch], 0, 0), None)]
            for (s, p, k), message in heard.items():
                if s == switch and message is not None:
                    root, distance, sender, number = message
                    offers.append(((root, distance + wires[k][0], sender, number, p), p))
            best, port = min(offers, key=lambda offer: offer[0])
            known[switch] = (best[0], best[1], port)
    found = {}
    for s, p, k in ports:
        mine = (known[s][0], known[s][1], ident[s], p)
        name = f"{'ABCDEFGHIJKLMN'[s]}{p}"
        designated = heard[s, p, k] is None or mine < heard[s, p, k]
        found[name] = "R" if known[s][2] == p else "D" if designated else "B"
    wrong = [name for name in found if answer.get(name) != found[name]]
    return f"{wrong[0]} is {found[wrong[0]]}" if wrong or len(found) != len(answer) else ""


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The role of one port changed."""
    names = list(answer)
    turn = {"R": "B", "D": "R", "B": "D"}
    return [{**answer, name: turn[answer[name]]} for name in (names[0], names[-1])]
