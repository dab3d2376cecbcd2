"""Judge by the expected gain of whole plans: the plan told, all plans of a card, and plans changed in one place."""

from fractions import Fraction
from itertools import product
from typing import Any

LEVELS = range(1, 11)
PLACES = {
    "first_opens": "",
    "first_faces_bet": "kb",
    "first_faces_raise": "br",
    "second_after_check": "k",
    "second_faces_bet": "b",
    "second_faces_raise": "kbr",
}
SIGNS = {"check": "k", "bet": "b", "fold": "f", "call": "c", "raise": "r"}


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    own = [name for name in answer if name != "gain"]
    total = Fraction(0)
    for card in range(instance.cards):
        plan = {PLACES[name]: SIGNS[answer[name][card]] for name in own}
        choices = [[SIGNS[a] for a in _open(name, instance.raises)] for name in own]
        everything = [dict(zip(plan, picks, strict=True)) for picks in product(*choices)]
        mine = _expected(instance, card, plan)
        if any(_expected(instance, card, other) > mine for other in everything):
            return f"card {card + 1} can gain more"
        total += mine
        for name in own:
            # Force the way to the situation, and compare the actions there.
            forced = dict(plan)
            place = PLACES[name]
            for cut in range(len(place)):
                if place[:cut] in forced:
                    forced[place[:cut]] = place[cut]
            worth = {
                sign: _expected(instance, card, forced | {place: sign})
                for sign in [SIGNS[a] for a in _open(name, instance.raises)]
            }
            if max(worth, key=lambda sign: worth[sign]) != plan[place]:
                return f"{name} with card {card + 1} has a better action"
    gain = total / instance.cards
    return "" if answer["gain"] == gain else f"the gain is {gain}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Another gain, and one action changed in each situation."""
    wrong = [answer | {"gain": answer["gain"] + Fraction(1, 10)}]
    for name in answer:
        if name != "gain":
            row = answer[name]
            other = next(action for action in _open(name, instance.raises) if action != row[-1])
            wrong.append(answer | {name: (*row[:-1], other)})
    return wrong


def _open(name: str, raises: bool) -> list[str]:
    if name in ("first_opens", "second_after_check"):
        return ["check", "bet"]
    return ["fold", "call"] + ["raise"] * (raises and name.endswith("bet"))


def _expected(instance: Any, card: int, plan: dict[str, str]) -> Fraction:
    """The mean over the rival's cards of the gain, with the plan's signs by what has happened."""
    rivals = [name for name in PLACES if name.startswith(("second", "first")[instance.side])]
    rivals = [name for name in rivals if instance.raises or not name.endswith("raise")]
    total = Fraction(0)
    for other in range(instance.cards):
        if other == card:
            continue
        chances = {
            PLACES[name]: {
                SIGNS[action]: Fraction(n, instance.parts)
                for action, n in zip(_open(name, instance.raises), instance.chances[k][other], strict=True)
            }
            for k, name in enumerate(rivals)
        }
        stack = [("", Fraction(1))]
        while stack:
            so_far, chance = stack.pop()
            if so_far.endswith(("f", "c", "kk")):
                total += chance * _won(instance, so_far, card > other)
            elif so_far in chances:
                stack += [(so_far + sign, chance * share) for sign, share in chances[so_far].items()]
            else:
                stack.append((so_far + plan[so_far], chance))
    return total / (instance.cards - 1)


def _won(instance: Any, line: str, higher: bool) -> int:
    """The gain at the end of a line such as kbc."""
    level = 1 + instance.bet * sum(sign in "br" for sign in line)
    if line[-1] == "f":
        folds = (len(line) - 1) % 2
        matched = level - instance.bet
        return -matched if folds == instance.side else matched
    return level if higher else -level
