"""Judge by the printed lines, with addresses read by the standard library."""

import re
from ipaddress import ip_address, ip_network
from typing import Any

LEVELS = range(1, 11)

_RULE = re.compile(r"(\d+)\. (\w+), from (\S+), ports? (\d+)(?:-(\d+))?")
_PACKET = re.compile(r"(\w+), from (\S+), port (\d+)")


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = tuple(min(_matching(instance, packet), default=0) for packet in instance.traffic)
    return "" if answer == right else f"the rules are {right}"


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The last rule that matches, and numbers counted from 0."""
    last = tuple(max(_matching(instance, packet), default=0) for packet in instance.traffic)
    shifted = tuple(max(0, number - 1) for number in answer)
    return [one for one in (last, shifted) if one != answer]


def _matching(instance: Any, packet: str) -> list[int]:
    asked = _PACKET.fullmatch(packet)
    assert asked is not None
    found = []
    for line in instance.listing:
        rule = _RULE.fullmatch(line)
        assert rule is not None
        ports = range(int(rule[4]), int(rule[5] or rule[4]) + 1)
        if rule[2] in ("any", asked[1]) and ip_address(asked[2]) in ip_network(rule[3]) and int(asked[3]) in ports:
            found.append(int(rule[1]))
    return found
