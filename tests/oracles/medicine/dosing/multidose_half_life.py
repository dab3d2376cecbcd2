"""Go through the hours that matter and let one amount in the body, and one share for each infusion, halve."""

from fractions import Fraction
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    lives, odd, found = dict(instance.lives), dict(instance.odd), {}
    body, life = Fraction(0), lives[0]
    missing = [Fraction(0)] * len(instance.infusions)  # to the plateau, while the infusion runs
    power = Fraction(0)  # halvings that are still due: all that matters happens after whole half-lives
    for hour in range(0, max(instance.asked) + 1):
        if hour:
            power += Fraction(1, life)
        life = lives.get(hour, life)
        if power == int(power) and power:
            body /= 2 ** int(power)
            missing = [one / 2 ** int(power) for one in missing]
            power = Fraction(0)
        if hour % instance.interval == 0 and hour // instance.interval < instance.doses:
            assert power == 0
            body += instance.dose * odd.get(hour // instance.interval + 1, 1)
        for place, (first, last, level) in enumerate(instance.infusions):
            if hour == first:
                missing[place] = Fraction(level)
            if hour == last:
                body += level - missing[place]
        if hour in instance.asked:
            running = [
                level - missing[place]
                for place, (first, last, level) in enumerate(instance.infusions)
                if first <= hour < last
            ]
            found[hour] = body + sum(running)
    right = tuple(found[hour] for hour in instance.asked)
    return "" if answer == right else f"it is {right}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Half an amount, one more, one amount less."""
    return [(answer[0] / 2, *answer[1:]), (answer[0] + 1, *answer[1:]), (*answer, answer[0])]
