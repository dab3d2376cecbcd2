"""Run ordered rules on a string: the first one whose condition holds acts, until none does or a string comes back.

Answer: the final string and the number of steps; unique.
Harder: more rules, longer strings, longer runs.
Skills: simulation, instructions
Source: original.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.text import random_text
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Record, Text

Rule = tuple[str, str, str, str, str]
"""A condition with its letters, and an action with its letter and a new letter."""

_MOST = 40
_CONDITIONS = {
    "starts": ("it starts with {}", "它以 {} 开头"),
    "ends": ("it ends with {}", "它以 {} 结尾"),
    "contains": ("it contains {}", "它含有 {}"),
    "even": ("its length is even", "它的长度是偶数"),
    "same": ("its first and last letters are equal", "它的首尾字母相同"),
    "long": ("it has more than {} letters", "它的字母多于 {} 个"),
}
_ACTIONS = {
    "drop_first": ("delete the first letter", "删去第一个字母"),
    "drop_last": ("delete the last letter", "删去最后一个字母"),
    "drop_one": ("delete the first {}", "删去第一个 {}"),
    "drop_all": ("delete every {}", "删去所有的 {}"),
    "to_end": ("move the first letter to the end", "把第一个字母移到末尾"),
    "to_front": ("move the last letter to the front", "把最后一个字母移到开头"),
    "replace": ("replace the first {} by {}", "把第一个 {} 换成 {}"),
    "append": ("add {} at the end", "在末尾添上 {}"),
    "prepend": ("add {} at the front", "在开头添上 {}"),
    "reverse": ("reverse the string", "把整个字符串倒过来"),
}


class StringRuleMachine(Task["StringRuleMachine.Params", "StringRuleMachine.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        rules: int = knob("the number of rules", levels=(3, 3, 4, 5, 6, 7, 8, 9, 10, 12), ge=2, le=16)
        length: int = knob("the length of the string", levels=(4, 5, 6, 7, 8, 9, 10, 12, 14, 16), ge=3, le=30)
        steps: int = knob("the fewest steps", levels=(2, 3, 4, 5, 7, 9, 11, 14, 17, 21), ge=1, le=35)

    class Instance(task.Instance):
        text: str
        rules: tuple[Rule, ...]

        @property
        def told(self) -> list[tuple[str, str]]:
            return [
                (
                    f"If {_CONDITIONS[rule[0]][0].format(rule[1])}: {_ACTIONS[rule[2]][0].format(*rule[3:])}.",
                    f"如果{_CONDITIONS[rule[0]][1].format(rule[1])}：{_ACTIONS[rule[2]][1].format(*rule[3:])}。",
                )
                for rule in self.rules
            ]

    answer = Record(text=Text(alphabet="abc"), steps=Integer(low=0))
    prompt = Prompt(
        en=r"""
        A machine changes the string {{ text }}. In each step it takes the first of these rules whose condition holds
        and carries it out:

        {{ told | map("first") | numbered }}

        It stops when no condition holds, when the string after a step is one that there was before (the string at the
        beginning counts), or after 40 steps. Give the string at the end (text) and the number of steps (steps).
        """,
        zh=r"""
        一台机器对字符串 {{ text }} 进行修改。每一步它取下列规则中第一条条件成立的规则并执行：

        {{ told | map("last") | numbered }}

        当没有条件成立时，或某一步之后的字符串是以前出现过的（包括最初的字符串）时，或执行满 40 步后，机器停止。
        请给出最后的字符串（text）和步数（steps）。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        for _ in range(60):
            rules: list[Rule] = []
            while len(rules) < params.rules:
                condition, action = rng.choice(list(_CONDITIONS)), rng.choice(list(_ACTIONS))
                letters = random_text(rng, rng.randint(1, 3 if condition == "contains" else 2), "abc")
                held = {"even": "", "same": "", "long": str(rng.randint(2, params.length))}.get(condition, letters)
                letter = rng.choice("abc")
                if action in ("drop_one", "drop_all", "replace"):  # what it acts on must be there
                    condition, held = "contains", random_text(rng, rng.randint(1, 3), "abc")
                    letter = rng.choice(held)
                new = rng.choice([other for other in "abc" if other != letter])
                if (condition, held) not in [rule[:2] for rule in rules]:
                    rules.append((condition, held, action, letter, new))
            instance = self.Instance(text=random_text(rng, params.length, "abc"), rules=tuple(rules))
            run = _run(instance)
            text, steps, used = [instance.text, *(one for _, one in run)][-1], len(run), len({rule for rule, _ in run})
            if params.steps <= steps < _MOST and text and len(text) < 25 and used >= min(params.rules, 3 + steps // 8):
                return instance, {"text": text, "steps": steps}
        raise task.Retry

    def solve(self, instance: Instance) -> dict[str, Any]:
        run = _run(instance)
        return {"text": run[-1][1], "steps": len(run)}

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        word, none = {"en": ("rule", "no rule"), "zh": ("规则", "没有规则")}[language]
        lines, texts = [f"0. {instance.text}"], [instance.text]
        for step, (rule, text) in enumerate(_run(instance), start=1):
            again = f" = {texts.index(text)}." if text in texts else ""
            lines.append(f"{step}. {word} {instance.rules.index(rule) + 1}: {text}{again}")
            texts.append(text)
        if not any(_holds(rule, texts[-1]) for rule in instance.rules):
            lines.append(none)
        return "\n".join(lines)


def _run(instance: StringRuleMachine.Instance) -> list[tuple[Rule, str]]:
    """Give the rule of each step and the string after it."""
    text, seen, run = instance.text, {instance.text}, list[tuple[Rule, str]]()
    while len(run) < _MOST:
        rule = next((rule for rule in instance.rules if _holds(rule, text)), None)
        if rule is None:
            break
        text = _acted(rule, text)
        run.append((rule, text))
        if text in seen or not text:  # no case has a run that comes to the empty string
            break
        seen.add(text)
    return run


def _holds(rule: Rule, text: str) -> bool:
    condition, held = rule[:2]
    if condition in ("even", "same", "long"):
        return {"even": len(text) % 2 == 0, "same": text[:1] == text[-1:], "long": len(text) > int(held or 0)}[
            condition
        ]
    return {"starts": text.startswith(held), "ends": text.endswith(held), "contains": held in text}[condition]


def _acted(rule: Rule, text: str) -> str:
    """Give the string after an action."""
    _, _, action, letter, new = rule
    return {
        "drop_first": text[1:],
        "drop_last": text[:-1],
        "drop_one": text.replace(letter, "", 1),
        "drop_all": text.replace(letter, ""),
        "to_end": text[1:] + text[:1],
        "to_front": text[-1:] + text[:-1],
        "replace": text.replace(letter, new, 1),
        "append": text + letter,
        "prepend": letter + text,
        "reverse": text[::-1],
    }[action]
