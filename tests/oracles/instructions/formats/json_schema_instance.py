"""Judge a flat table of paths: every leaf by a regular expression on its JSON text or by a range, then the rules."""

import json
import re
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    flat = _flat(answer, "")
    leaves, objects = _leaves(json.loads(instance.schema_text), "")
    lacking = {path for path, (_, optional) in leaves.items() if not optional} - set(flat)
    if lacking or set(flat) - set(leaves) or not all(_get(answer, path) for path in objects):
        return "the keys are wrong"
    for path, value in flat.items():
        schema, text = leaves[path][0], json.dumps(flat[path])
        numbers = value if isinstance(value, list) else [value] if schema["type"] == "integer" else []
        if not re.fullmatch(_pattern(schema), text):
            return f"{path} is {text}"
        if any(n not in range(schema["minimum"], schema["maximum"] + 1, 1) for n in numbers):
            return f"{path} is out of range"
        if numbers and (any(n % schema.get("multipleOf", 1) for n in numbers) or len(numbers) > len(set(numbers))):
            return f"{path} has a wrong number"
        if isinstance(value, list) and len(value) not in range(schema["minItems"], schema["maxItems"] + 1):
            return f"{path} has a wrong number of items"
    if any(flat.get(path) != value for path, value in instance.facts):
        return "a fact is missing"
    return next((str(rule) for rule in instance.rules if not _kept(flat, *rule)), "")


def _pattern(schema: dict[str, Any]) -> str:
    if "mask" in schema:
        classes = {"A": "[A-Z]", "a": "[a-z]", "9": "[0-9]"}
        return f'"{"".join(classes.get(s, re.escape(s)) for s in schema["mask"])}"'
    if "enum" in schema:
        return f'"(?:{"|".join(schema["enum"])})"'
    low, high = schema.get("minLength", 0), schema.get("maxLength", 0)
    kinds = {"boolean": "true|false", "integer": r"\d+", "array": r"\[(?:\d+, )*\d+\]"}
    return kinds.get(schema["type"], f'"[a-z]{{{low},{high}}}"')


def _get(value: Any, path: str) -> bool:
    for key in path.split("."):
        value = value[key]
    return isinstance(value, dict)


def _leaves(schema: dict[str, Any], path: str) -> tuple[dict[str, Any], list[str]]:
    found: dict[str, Any] = {}
    objects: list[str] = []
    for key, one in schema["properties"].items():
        if one["type"] == "object":
            inner = _leaves(one, f"{path}{key}.")
            found |= inner[0]
            objects += [path + key, *inner[1]]
        else:
            found[path + key] = one, key in schema["optional"]
    return found, objects


def _flat(value: Any, path: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        return {path: value}
    found: dict[str, Any] = {}
    for key, one in value.items():
        found |= _flat(one, f"{path}.{key}" if path else key)
    return found


def _kept(flat: dict[str, Any], kind: str, a: str, b: str) -> bool:
    if kind == "only_if":
        return flat[a] == (b in flat)
    x, y = flat[a], flat[b]
    if kind == "rising":
        return bool(x == sorted(x))
    tests: dict[str, Any] = {"items": len, "length": len, "sum": sum}
    return bool(tests[kind](x) == y) if kind in tests else bool(y in x if kind == "member" else x - y < 0)


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """A key more, a key less, every number as text."""
    key = next(iter(answer))
    return [{**answer, "extra": 1}, {k: v for k, v in answer.items() if k != key} or {"x": 1}, [answer, 1]]


def others(instance: Any, answer: Any) -> list[Any]:
    """The keys in reverse order."""
    return [dict(reversed(answer.items()))]
