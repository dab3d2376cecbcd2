"""Judge by a clock that goes on by one bit time, with identifiers as strings of bits."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Return "" if `answer` is right, else what is wrong with it."""
    bits = [f"{m[0]:011b}" for m in instance.messages]
    waits = [False] * len(bits)
    lost, free_at, running = 0, 0, None  # running: the message that is to wait again when its time is over
    log: list[tuple[int, int, list[int]]] = []
    for now in range(10**6):
        for i, (_, _, first, period) in enumerate(instance.messages):
            if now >= first and (now - first) % period == 0:
                lost += waits[i]
                waits[i] = True
        if now < free_at:
            continue
        if running is not None:
            lost += waits[running]
            waits[running] = True
            running = None
        race = [i for i, wait in enumerate(waits) if wait]
        if not race:
            continue
        left = list(race)
        for place in range(11):
            if any(bits[i][place] == "0" for i in left):
                left = [i for i in left if bits[i][place] == "0"]
        winner = left[0]
        log.append((now, winner, race))
        if len(log) == instance.sent:
            break
        waits[winner] = False
        free_at = now + 47 + 8 * instance.messages[winner][1]
        if len(log) in instance.destroyed:
            free_at, running = now + 60, winner
    if [instance.names[i] for _, i, _ in log] != list(answer["order"]):
        return f"the order is {[instance.names[i] for _, i, _ in log]}"
    if [now for now, _, _ in log] != list(answer["starts"]):
        return f"the starts are {[now for now, _, _ in log]}"
    if lost != answer["lost"]:
        return f"{lost} are lost"
    number, loser = instance.asked
    left = log[number - 1][2]
    if loser not in left:
        return "the message does not take part"
    for place in range(11):
        if any(bits[i][place] == "0" for i in left):
            left = [i for i in left if bits[i][place] == "0"]
        if loser not in left:
            return "" if place + 1 == answer["bit"] else f"it gives way at bit {place + 1}"
    return "it wins"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """One lost more, another bit, starts moved."""
    return [
        {**answer, "lost": answer["lost"] + 1},
        {**answer, "bit": answer["bit"] % 11 + 1},
        {**answer, "starts": (*answer["starts"][:-1], answer["starts"][-1] + 1)},
    ]
