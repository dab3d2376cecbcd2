"""Read printed statements about who is before whom into CP-SAT, apart from the tasks' own code."""

import re
from typing import Any


def add_sentence(model: Any, place: dict[str, Any], text: str, on: Any = None) -> None:
    """Demand that a sentence is true of the places, if `on` is."""
    who = re.findall("|".join(map(re.escape, sorted(place, key=len, reverse=True))), text)

    def earlier(a: str, b: str) -> Any:
        true = model.new_bool_var("")
        model.add(place[a] < place[b]).only_enforce_if(true)
        model.add(place[a] > place[b]).only_enforce_if(~true)
        return true

    def demand(*rules: Any) -> None:
        for rule in rules:
            if on is None:
                model.add(rule)
            else:
                model.add(rule).only_enforce_if(on)

    if text.startswith("If "):
        demand(earlier(*who[:2]) <= earlier(*who[2:]))
    elif text.startswith("Exactly one of"):
        demand(earlier(*who[:2]) + earlier(*who[2:]) == 1)
    elif text.startswith("Exactly one person"):
        size = model.new_int_var(0, len(place), "")
        model.add_abs_equality(size, place[who[0]] - place[who[1]])
        demand(size == 2)
    elif "directly after" in text:
        demand(place[who[0]] == place[who[1]] + 1)
    elif "neither" in text:
        demand(place[who[0]] > 0, place[who[0]] < len(place) - 1)
    elif "at least one" in text:
        demand(earlier(who[0], who[1]) + earlier(who[0], who[2]) >= 1)
    elif "between" in text:
        demand(earlier(who[1], who[0]) == earlier(who[0], who[2]))
    elif "is after" in text:
        demand(place[who[0]] > place[who[1]], place[who[0]] > place[who[2]])
    else:
        demand(place[who[0]] < place[who[1]])
