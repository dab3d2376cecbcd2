"""Judge by a count with a weight for each single voter."""

from fractions import Fraction
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    votes = [ranking for count, ranking in instance.profile.ballots for _ in range(count)]
    papers: list[list[Any]] = [[1, 1, list(ranking)] for ranking in votes]
    people = len(papers)
    quota = people // (instance.seats + 1) + 1
    left, open_seats = sorted(papers[0][2]), instance.seats
    right = []
    while open_seats > 0:
        if len(left) == open_seats:
            right += [name + "+" for name in left]
            break
        piles: dict[str, list[Any]] = {name: [] for name in left}
        for paper in papers:
            while paper[2][0] not in left:
                paper[2].pop(0)
            piles[paper[2][0]].append(paper)
        worth = {name: sum((Fraction(p[0], p[1]) for p in pile), Fraction(0)) for name, pile in piles.items()}
        over = [name for name in left if worth[name] >= quota]
        pool = over or left
        aim = max(worth[name] for name in pool) if over else min(worth[name] for name in pool)
        who = [name for name in pool if worth[name] == aim][-1]
        if over:
            rest = (aim - quota) / aim
            for paper in piles[who]:
                paper[0] *= rest.numerator
                paper[1] *= rest.denominator
            open_seats -= 1
        right.append(who + "-+"[bool(over)])
        left.remove(who)
    return "" if list(answer) == right else f"the events are {right}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """An event dropped, two exchanged, the signs turned round."""
    turned = tuple(event[0] + ("-" if event[1] == "+" else "+") for event in answer)
    return [answer[:-1], turned, *([answer[1:] + answer[:1]] if len(answer) > 1 else [])]
