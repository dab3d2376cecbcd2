"""Stories of people whose things are counted: what happens, what it changes, and what may be asked in the end."""

from __future__ import annotations

from random import Random

from bootcamp.lib.worlds import World

Amounts = tuple[int, ...]
"""How many things everybody has."""
Event = tuple[str, int, int, int, int, str]
"""Its kind, one or two people, one or two numbers, and a verb, thing or place; each where it matters."""
Question = tuple[str, int, int, int]
"""Its kind, one or two people, and a number; each where it matters."""

_GAINS = ("bought", "found", "received")
_LOSSES = ("sold", "lost", "gave away")
_PAIRED = ("give", "part", "pack", "pool", "catch up", "swap")


def after(amounts: Amounts, event: Event) -> Amounts:
    """Give what everybody has after an event."""
    kind, a, b, n, m, _ = event
    left = list(amounts)
    if kind in ("gain", "lose", "daily", "double", "use"):
        left[a] += {"gain": n, "lose": -n, "daily": n * m, "double": left[a], "use": -(left[a] // n)}[kind]
    elif kind in ("give", "part", "pack"):
        moved = {"give": n, "part": left[a] // n, "pack": left[a] // n * n}[kind]
        left[a], left[b] = left[a] - moved, left[b] + moved
    elif kind == "pool":
        left[a] = left[b] = (left[a] + left[b]) // 2
    elif kind == "catch up":
        left[a] = left[b] + n
    elif kind == "swap":
        left[a], left[b] = left[b], left[a]
    return tuple(left)


def draw_event(amounts: Amounts, largest: int, rng: Random) -> Event | None:
    """Draw an event after which everybody has 1 to `largest` things, or None where the draw does not give one."""
    a, b = rng.sample(range(len(amounts)), 2) if len(amounts) > 1 else (0, 0)
    kind = rng.choice(("gain", "lose", "daily", "double", "use", *_PAIRED * (a != b)))
    n = rng.randint(2, 9) if kind in ("use", "part", "pack") else rng.randint(2, max(3, largest // 5))
    n, m = (rng.randint(2, max(3, largest // 20)), rng.randint(2, 7)) if kind == "daily" else (n, 0)
    whole = {"use": amounts[a] % n, "part": amounts[a] % n, "pool": (amounts[a] + amounts[b]) % 2}.get(kind, 0) == 0
    known = kind != "catch up" or amounts[a] < amounts[b] + n
    event = (kind, a, b, n, m, rng.choice(_LOSSES if kind in ("lose", "use") else _GAINS))
    left = after(amounts, event)
    return event if whole and known and left != amounts and min(left) > 0 and max(left) <= largest else None


def draw_aside(people: int, things: list[str], world: World, rng: Random) -> Event:
    """Draw a fact that changes nothing; `things` are not those that the story is about."""
    kind = rng.choice(("age", "other", "stay", "price"))
    word = rng.choice(world.places if kind == "stay" else things)
    return kind, rng.randrange(people), 0, rng.randint(8, 60), 0, word


def draw_question(amounts: Amounts, rng: Random) -> tuple[Question, int]:
    """Draw a question about the end and give its answer."""
    a, n = rng.randrange(len(amounts)), rng.randint(3, 12)
    poorer = [b for b, amount in enumerate(amounts) if amount < amounts[a]]
    kind = rng.choice(("one", "boxes", "coins", *["all"] * (len(amounts) > 1), *["more"] * bool(poorer)))
    b = rng.choice(poorer) if kind == "more" else 0
    answers = {
        "all": sum(amounts),
        "more": amounts[a] - amounts[b],
        "boxes": -(-amounts[a] // n),
        "coins": n * amounts[a],
    }
    return (kind, a, b, n), answers.get(kind, amounts[a])
