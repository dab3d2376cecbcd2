"""Write a JSON object that fits a printed schema, holds given facts, and keeps rules that tie its fields together.

Answer: JSON; every value that fits is right.
Harder: more fields, deeper nesting, more rules between fields.
Skills: instructions, planning
Source: original; the keywords are a part of those of JSON Schema, and `mask` is this library's own.
"""

from __future__ import annotations

import json
from itertools import pairwise
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import words
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Json

Rule = tuple[str, str, str]  # its kind and the paths of two fields, keys joined by dots

_TEXTS = {
    "items": ("the number of items of {a} is the value of {b}", "{a} 的元素个数等于 {b} 的值"),
    "sum": ("the sum of the items of {a} is the value of {b}", "{a} 的各元素之和等于 {b} 的值"),
    "length": ("the number of characters of {a} is the value of {b}", "{a} 的字符数等于 {b} 的值"),
    "less": ("{a} is less than {b}", "{a} 小于 {b}"),
    "member": ("{b} is one of the items of {a}", "{b} 是 {a} 的元素之一"),
    "only_if": ("{b} is there if {a} is true, and is not there if {a} is false",
        "{a} 为 true 时必须有 {b}，{a} 为 false 时不得有 {b}"),
    "rising": ("the items of {a} stand in strictly rising order", "{a} 的元素严格递增"),
}  # fmt: skip
_TYPES = {"rising": (list, list), "length": (str, int), "less": (int, int)}  # else a list and a number
_SIGNS: dict[str, str] = {"A": words.ALPHABET.upper(), "a": words.ALPHABET, "9": "0123456789"}


class JsonSchemaInstance(Task["JsonSchemaInstance.Params", "JsonSchemaInstance.Instance", Any]):
    version = 1

    class Params(task.Params):
        fields: int = knob("the number of fields", levels=(2, 3, 5, 6, 8, 10, 12, 14, 17, 20), ge=2, le=24)
        depth: int = knob("how deep objects are nested", levels=(1, 1, 1, 2, 2, 2, 3, 3, 3, 4), ge=1, le=5)
        rules: int = knob("the number of rules between fields", levels=(0, 1, 2, 3, 4, 5, 7, 9, 11, 13), ge=0, le=16)
        facts: int = knob("the number of fields that are given", levels=(1, 1, 1, 1, 2, 2, 2, 3, 3, 4), ge=0, le=6)

    class Instance(task.Instance):
        schema_text: str
        facts: tuple[tuple[str, str | int | bool], ...]
        rules: tuple[Rule, ...]

        def told(self, language: str) -> list[str]:
            equal = "{} 的值为 {}" if language == "zh" else "the value of {} is {}"
            facts = [equal.format(path, json.dumps(value)) for path, value in self.facts]
            return facts + [_TEXTS[kind][language == "zh"].format(a=a, b=b) for kind, a, b in self.rules]

    answer = Json()
    prompt = Prompt(
        en=r"""
        Write a JSON object that fits this schema:

        {{ schema_text }}

        The keywords mean: an object has exactly the keys of its properties, of which those in optional may be lacking;
        an integer is from minimum to maximum, both included, and divisible by multipleOf if that is given; a string
        has from minLength to maxLength characters, all of them small letters, or is one of enum, or follows mask, in
        which A stands for a capital letter, a for a small one, 9 for a digit, and each other sign for itself; letters
        are English ones. An array holds from minItems to maxItems integers, all different, from minimum to maximum.

        Besides, with dots between the keys of nested objects:

        {{ told(language) | bullets }}

        Any object that fits will do; there is one.
        """,
        zh=r"""
        请写一个符合下列模式（schema）的 JSON 对象：

        {{ schema_text }}

        各关键字的含义：object 的键恰好是 properties 中的键，其中列在 optional 里的可以没有；
        integer 在 minimum 到 maximum 之间（含两端），若有 multipleOf 则能被它整除；
        string 的字符数在 minLength 到 maxLength 之间且全部是小写字母，
        或者是 enum 之一，或者符合 mask，其中 A 代表大写字母，a 代表小写字母，9 代表数字，其他符号代表自身；
        字母指英文字母。array 含 minItems 到 maxItems 个互不相同的整数，都在 minimum 到 maximum 之间。

        此外，用点连接嵌套对象的键：

        {{ told(language) | bullets }}

        任何一个符合要求的对象都可以，这样的对象存在。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Any]:
        names = list(words.draw(rng, params.fields + params.depth, 3, 7))
        value, leaves, owners = dict[str, Any](), dict[str, Any](), dict[str, dict[str, Any]]()
        schema: dict[str, Any] = {"type": "object", "properties": {}, "optional": []}
        places = [("", schema, value)]
        for _ in range(1, params.depth):
            (path, inner, held), name = places[-1], names.pop()
            inner["properties"][name], held[name] = {"type": "object", "properties": {}, "optional": []}, {}
            places.append((f"{path}{name}.", inner["properties"][name], held[name]))
        for n, name in enumerate(names[: params.fields]):
            path, inner, held = places[-1 - n] if n < len(places) else rng.choice(places)
            inner["properties"][name], held[name] = _field(rng, ("integer", "array", "string", "boolean")[n % 4])
            leaves[path + name], owners[path + name] = held[name], inner
        kinds = [kind for kind in _TEXTS if kind != "only_if"]
        pool = [(kind, a, b) for kind in kinds for a in leaves for b in leaves if (a == b) == (kind == "rising")]
        rng.shuffle(pool)
        rules = list[Rule]()
        for rule in pool:
            alike = sum(rule[0] == other[0] for other in rules)
            if len(rules) < params.rules and alike <= params.rules // 4 and _holds(rule, value):
                rules.append(rule)
        for a, b in rng.sample([(a, b) for a in leaves for b in leaves], len(leaves)):
            used = {path for rule in rules for path in rule[1:]}
            free = b not in used and leaves[b] not in (True, False) and len(rules) < params.rules
            if leaves[a] is True and free and rng.random() < 0.5:
                rules.append(("only_if", a, b))
                owners[b]["optional"].append(b.rpartition(".")[2])
        known = sorted((path, one) for path, one in leaves.items() if not isinstance(one, list))
        facts = tuple(sorted(rng.sample(known, min(params.facts, len(known)))))
        if len(rules) < params.rules:
            raise task.Retry
        return self.Instance(schema_text=json.dumps(schema), facts=facts, rules=tuple(rules)), value

    def check(self, instance: Instance, answer: Any) -> str:
        fault = _misfit(json.loads(instance.schema_text), answer, "the object")
        for path, value in () if fault else instance.facts:
            found = _get(answer, path)
            if found != value or type(found) is not type(value):
                return f"{path} has not the given value"
        told = zip(instance.rules, instance.told("en")[len(instance.facts) :], strict=True)
        return fault or next((f"it does not hold that {text}" for rule, text in told if not _holds(rule, answer)), "")


def _field(rng: Random, kind: str) -> tuple[dict[str, Any], Any]:
    low = rng.randint(1, 9)
    if kind == "boolean":
        return {"type": kind}, low < 7
    if kind == "array":
        items = (sorted if rng.random() < 0.4 else list)(rng.sample(range(low, low + 12), rng.randint(2, 5)))
        least = len(items) - rng.randint(0, 1)
        return {"type": kind, "minItems": least, "maxItems": least + 2, "minimum": low, "maximum": low + 12}, items
    if kind == "integer":
        step, value = rng.randint(2, 4), rng.randint(low, 30)
        schema = {"type": kind, "minimum": low, "maximum": value + rng.randint(1, 20)}
        return schema | ({"multipleOf": step} if value % step == 0 else {}), value
    if rng.random() < 0.3:
        options = list(words.draw(rng, 3, 3, 6))
        return {"type": kind, "enum": options}, rng.choice(options)
    if rng.random() < 0.5:
        mask = rng.choice(("AA-99", "A9a", "99/aa", "Aaa9", "9-A-9"))
        return {"type": kind, "mask": mask}, "".join(rng.choice(_SIGNS.get(sign, sign)) for sign in mask)
    (word,) = words.draw(rng, 1, 3, 8)
    return {"type": kind, "minLength": len(word) - 1, "maxLength": len(word) + 2}, word


def _get(value: Any, path: str) -> Any:
    for key in path.split("."):
        value = value.get(key) if isinstance(value, dict) else None
    return value


def _holds(rule: Rule, value: Any) -> bool:
    first, second = _get(value, rule[1]), _get(value, rule[2])
    if rule[0] == "only_if":
        return (second is not None) == (first is True)
    if (type(first), type(second)) != _TYPES.get(rule[0], (list, int)):
        return False
    if rule[0] in ("items", "length", "sum"):
        return bool((sum(first) if rule[0] == "sum" else len(first)) == second)
    if rule[0] in ("less", "member"):
        return bool(first < second if rule[0] == "less" else second in first)
    return all(x < y for x, y in pairwise(first))


def _misfit(schema: dict[str, Any], value: Any, path: str) -> str:
    """Say where a value does not fit its schema, or nothing."""
    kind = schema["type"]
    if kind == "object":
        keys = set(schema["properties"])
        if not isinstance(value, dict) or not keys - set(schema["optional"]) <= set(value) <= keys:
            return f"the keys of {path} are not those of the schema"
        return next(filter(None, (_misfit(schema["properties"][key], one, key) for key, one in value.items())), "")
    if type(value).__name__ != {"integer": "int", "string": "str", "boolean": "bool", "array": "list"}[kind]:
        return f"{path} is not of the type {kind}"
    numbers: Any = [value] if kind == "integer" else value if kind == "array" else []
    fits = all(type(n) is int and schema["minimum"] <= n <= schema["maximum"] for n in numbers)
    fits = fits and all(n % schema.get("multipleOf", 1) == 0 for n in numbers) and len(set(numbers)) == len(numbers)
    unit = "Items" if kind == "array" else "Length"
    if "mask" in schema:
        pairs = zip(schema["mask"], value, strict=False)
        fits = len(value) == len(schema["mask"]) and all(sign in _SIGNS.get(m, m) for m, sign in pairs)
    elif "enum" in schema:
        fits = value in schema["enum"]
    elif kind in ("array", "string"):
        fits = fits and schema[f"min{unit}"] <= len(value) <= schema[f"max{unit}"]
        fits = fits and (kind == "array" or set(value) <= set(words.ALPHABET))
    return "" if fits else f"{path} does not fit its schema"
