"""Judge by rewriting text with all brackets written out, at the combinator that stands furthest to the left."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    rules = {name: (variables, right) for name, variables, right in instance.rules}
    items, steps = _items(instance.term), 0
    while steps < 500:
        after = _once(items, rules)
        if after is None:
            break
        items, steps = after, steps + 1
    try:
        given = _items(answer["term"])
    except (IndexError, ValueError):
        return "this is no term"
    if given != items:
        return "the term is another"
    return "" if answer["steps"] == steps else f"it takes {steps} steps"


def others(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """Brackets around the whole, and around its head."""
    term = answer["term"]
    return [answer | {"term": f"({term})"}, answer | {"term": f"({term[0]}){term[1:]}" if term[0] != "(" else term}]


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """A step too many or too few, a letter more, the letters backwards, no brackets."""
    term = answer["term"]
    wrong = [answer | {"steps": answer["steps"] + 1}, answer | {"steps": answer["steps"] - 1}]
    texts = [term + "a", term[1:], term.replace("(", "").replace(")", ""), instance.term]
    wrong += [answer | {"term": text} for text in texts if text]
    return [one for one in wrong if confirm(instance, one)]


def _items(text: str) -> list[Any]:
    """Read a term as the list of what stands in it side by side, brackets at the head opened."""
    stack: list[list[Any]] = [[]]
    for sign in text:
        if sign == "(":
            stack.append([])
        elif sign == ")":
            inner = stack.pop()
            if not inner:
                raise ValueError("empty")
            stack[-1].append(inner)
        else:
            stack[-1].append(sign)
    (items,) = stack
    if not items:
        raise ValueError("empty")
    return _plain(items)


def _plain(items: list[Any]) -> list[Any]:
    """Open brackets at the head and around single terms."""
    while isinstance(items[0], list):
        items = items[0] + items[1:]
    plain = [_plain(item) if isinstance(item, list) else item for item in items]
    return [item[0] if isinstance(item, list) and len(item) == 1 else item for item in plain]


def _once(items: list[Any], rules: dict[str, tuple[str, str]]) -> list[Any] | None:
    variables, right = rules.get(items[0], ("", ""))
    count = len(variables)
    if count and len(items) > count:
        values = dict(zip(variables, items[1:], strict=False))

        def put(part: Any) -> Any:
            return [put(one) for one in part] if isinstance(part, list) else values[part]

        return _plain([put(part) for part in _items(right)] + items[count + 1 :])
    for place, item in enumerate(items):
        if isinstance(item, list):
            after = _once(item, rules)
            if after is not None:
                return _plain([*items[:place], after, *items[place + 1 :]])
    return None
