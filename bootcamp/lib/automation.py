"""Rules that switch devices when other devices are switched, at once or some minutes later."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from random import Random

Switch = tuple[str, bool]  # a device, and whether it is turned on
Rule = tuple[Switch, tuple[Switch, ...], Switch, int]  # trigger, conditions, action, minutes of delay


def draw_rule(rng: Random, devices: Sequence[str], conditions: int, longest: int) -> Rule:
    """Draw a rule with at most so many conditions and, in two cases of five, up to `longest` minutes of delay."""
    (trigger, goal), others = rng.sample(devices, 2), list(devices)
    others.remove(trigger)
    chosen = rng.sample(others, min(len(others), rng.randint(0, conditions)))
    delay = rng.randint(1, longest) if longest and rng.random() < 0.4 else 0
    return (
        (trigger, rng.random() < 0.5),
        tuple((one, rng.random() < 0.5) for one in chosen),
        (goal, rng.random() < 0.5),
        delay,
    )


def draw_rules(rng: Random, devices: Sequence[str], count: int, conditions: int, longest: int) -> tuple[Rule, ...]:
    """Draw different rules; of four or more, some are paired with one that does the opposite on the same trigger.

    Four or more have conditions and delays among them, if there may be any.
    """
    drawn: dict[Rule, None] = {}
    while len(drawn) < count:
        trigger, needed, (goal, on), _ = rule = draw_rule(rng, devices, conditions, longest)
        if 3 < count > len(drawn) + 1 and (not drawn or rng.random() < 0.2):
            drawn[trigger, (), (goal, not on), 0] = None
            rule = (trigger, needed, (goal, on), 0)
        drawn[rule] = None
    lacks = (conditions and not any(rule[1] for rule in drawn)) or (longest and not any(rule[3] for rule in drawn))
    if count > 3 and lacks:
        return draw_rules(rng, devices, count, conditions, longest)
    rules = [*drawn]
    rng.shuffle(rules)
    return tuple(rules)


def run(
    rules: Sequence[Rule], events: Sequence[tuple[int, Switch]], on: Iterable[str], last: int
) -> dict[int, frozenset[str]]:
    """Give the devices that are on at the end of each minute from the first event to `last`.

    In a minute delayed switchings come first, then the events, then the rules: as long as the trigger of one that has
    not acted in this minute has happened and its conditions hold, the first such rule acts.

    >>> rules = [(("fan", True), (), ("lamp", True), 0), (("lamp", True), (("fan", True),), ("fan", False), 1)]
    >>> [sorted(found) for found in run(rules, [(5, ("fan", True))], [], 6).values()]
    [['fan', 'lamp'], ['lamp']]
    """
    now_on, seen = set(on), dict[int, frozenset[str]]()
    due, pressed = defaultdict[int, list[Switch]](list), defaultdict[int, list[Switch]](list)
    for minute, switch in events:
        pressed[minute].append(switch)
    for minute in range(events[0][0], last + 1):
        happened: set[Switch] = set()
        for switch in (*due[minute], *pressed[minute]):
            _turn(now_on, switch, happened)
        waiting = list(rules) if happened else []
        while ready := next((rule for rule in waiting if rule[0] in happened and _holds(rule, now_on)), None):
            waiting.remove(ready)
            if ready[3]:
                due[minute + ready[3]].append(ready[2])
            else:
                _turn(now_on, ready[2], happened)
        seen[minute] = frozenset(now_on)
    return seen


def said(rule: Rule) -> tuple[str, str]:
    """Write a rule in English and in Chinese.

    >>> said((("fan", True), (("lamp", False),), ("pump", False), 1))[0]
    'When the fan is turned on, if the lamp is off, the pump is turned off 1 minute later.'
    """
    (trigger, up), conditions, (goal, on), delay = rule
    en = " and ".join(f"the {device} is {_en(one)}" for device, one in conditions)
    zh = "且".join(f" {device} {'开着' if one else '关着'}" for device, one in conditions)
    late = f" {delay} minute{'s' * (delay > 1)} later" if delay else ""
    wait = f"过 {delay} 分钟" if delay else ""
    return (
        f"When the {trigger} is turned {_en(up)}{f', if {en}' if en else ''}, the {goal} is turned {_en(on)}{late}.",
        f"当 {trigger} 被{_zh(up)}时，{f'如果{zh}，' if zh else ''}{wait}把 {goal} {_zh(on)}。",
    )


def _turn(on: set[str], switch: Switch, happened: set[Switch]) -> None:
    device, up = switch
    if (device in on) != up:
        happened.add(switch)
        on ^= {device}


def _holds(rule: Rule, on: set[str]) -> bool:
    return all((device in on) == up for device, up in rule[1])


def _en(on: bool) -> str:
    return "on" if on else "off"


def _zh(on: bool) -> str:
    return "打开" if on else "关闭"
