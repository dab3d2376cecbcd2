"""Judge by four notional funds a period, whose returns differ by the effects, in floating point (numpy)."""

from typing import Any

import numpy as np

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Return "" if `answer` is right, else what is wrong with it."""
    data = np.array(instance.periods, dtype=float)  # period, segment, and the four columns
    money = np.array(instance.start, dtype=float)
    count = len(data)
    notional, alone = np.zeros((count, 4)), np.zeros(count)
    for t in range(count):
        flows, own, weight, other = data[t].T
        money = money + flows
        w, r, g, b = money / money.sum(), own / 100, weight / 100, other / 100
        if abs(g.sum() - 1) > 1e-12:
            return "the weights of the benchmark do not add up"
        notional[t] = [g @ b, w @ b, g @ r, w @ r]
        alone[t] = (w - g)[instance.asked] * (b[instance.asked] - g @ b)
        money = money * (1 + r)
    bench, tilted, picked, fund = notional.T
    factor = np.array([np.prod(1 + fund[:t]) * np.prod(1 + bench[t + 1 :]) for t in range(count)])
    found = {
        "fund": np.prod(1 + fund) - 1,
        "benchmark": np.prod(1 + bench) - 1,
        "allocation": (tilted - bench) @ factor,
        "selection": (picked - bench) @ factor,
        "interaction": (fund - picked - tilted + bench) @ factor,
        "segment": alone @ factor,
    }
    total = found["allocation"] + found["selection"] + found["interaction"]
    if abs(total - found["fund"] + found["benchmark"]) > 1e-9:
        return "the effects do not add up"
    wrong = [name for name, value in found.items() if abs(round(100 * value, 2) - float(answer[name])) > 1e-6]
    return f"{wrong[0]} is about {100 * found[wrong[0]]}" if wrong else ""


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """One effect a hundredth more, or with another sign."""
    return [{**answer, "allocation": answer["allocation"] + 1}, {**answer, "fund": -answer["fund"]}]
