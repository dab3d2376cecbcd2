"""Small causal models: switches of a device, each set by a rule from earlier ones, in several settings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import NamedTuple

SETTINGS: tuple[tuple[str, str, str, str, str], ...] = (  # what there is, on and off, in English and Chinese
    ("valve", "open", "closed", "阀门", "开|关"),
    ("lamp", "on", "off", "指示灯", "亮|灭"),
    ("pump", "running", "stopped", "水泵", "运转|停止"),
    ("gate", "open", "shut", "闸门", "开|关"),
    ("alarm", "ringing", "silent", "警报", "响|不响"),
    ("heater", "hot", "cold", "加热器", "热|冷"),
    ("fan", "turning", "still", "风扇", "转|不转"),
    ("relay", "closed", "open", "继电器", "闭合|断开"),
    ("sensor", "active", "idle", "传感器", "激活|空闲"),
    ("screen", "bright", "dark", "屏幕", "亮|暗"),
    ("motor", "running", "stopped", "电动机", "运转|停止"),
    ("flag", "raised", "lowered", "信号旗", "升起|降下"),
)

RULES: tuple[tuple[str, str, str], ...] = (  # a name, and how it reads of its causes in the state "on"
    ("all", "exactly when all of these are {on}: {causes}", "当且仅当以下全都{on}：{causes}"),
    ("any", "exactly when at least one of these is {on}: {causes}", "当且仅当以下至少一个{on}：{causes}"),
    ("none", "exactly when none of these is {on}: {causes}", "当且仅当以下没有一个{on}：{causes}"),
    ("odd", "exactly when an odd number of these is {on}: {causes}", "当且仅当以下有奇数个{on}：{causes}"),
    ("most", "exactly when more than half of these are {on}: {causes}", "当且仅当以下多于一半{on}：{causes}"),
    ("lone", "exactly when just one of these is {on}: {causes}", "当且仅当以下恰好一个{on}：{causes}"),
)


class Rule(NamedTuple):
    """A variable is on exactly when the rule holds of its causes; a variable of no rule is set from outside."""

    name: str
    kind: str
    causes: tuple[str, ...]


def holds(kind: str, states: Sequence[bool]) -> bool:
    """Tell whether a rule holds of the states of the causes."""
    on = sum(states)
    return {
        "all": on == len(states),
        "any": on > 0,
        "none": on == 0,
        "odd": on % 2 == 1,
        "most": 2 * on > len(states),
        "lone": on == 1,
    }[kind]


def run(rules: Sequence[Rule], outer: Mapping[str, bool], held: Mapping[str, bool]) -> dict[str, bool]:
    """Set all variables, those in `held` against their rules."""
    states = {**outer, **held}
    for rule in rules:  # in an order in which causes come first
        if rule.name not in held:
            states[rule.name] = holds(rule.kind, [states[cause] for cause in rule.causes])
    return states


def draw_rules(rng: Random, outer: Sequence[str], inner: Sequence[str], kinds: int, most: int) -> tuple[Rule, ...]:
    """Draw a rule for each inner variable, with causes among those before it, so that hardly any stays unused."""
    rules: list[Rule] = []
    known, unused = list(outer), list(outer)
    for name in inner:
        kind = RULES[rng.randrange(kinds)][0]
        least = {"most": 3, "none": 1}.get(kind, 2)
        size = min(len(known), rng.randint(least, max(least, most)))
        first = rng.sample(unused, min(len(unused), rng.randint(1, 2)))[:size]
        rest = [other for other in known if other not in first]
        causes = [*first, *rng.sample(rest, size - len(first))]
        rules.append(Rule(name, kind, tuple(sorted(causes))))
        unused = [other for other in unused if other not in causes] + [name]
        known.append(name)
    return tuple(rules)


def told(rules: Sequence[Rule], setting: tuple[str, str, str, str, str]) -> list[tuple[str, str]]:
    """Say the rules in English and Chinese."""
    _, on, _, _, states = setting
    texts = {name: (en, zh) for name, en, zh in RULES}
    found = []
    for rule in rules:
        en, zh = texts[rule.kind]
        shown = zh.format(on=states.split("|")[0], causes="、".join(rule.causes))
        found.append(
            (
                f"{rule.name} is {on} {en.format(on=on, causes=', '.join(rule.causes))}",
                f"{rule.name} {states.split('|')[0]}，{shown}",
            )
        )
    return found
