"""Judge by walking through the three texts at once, as diff3 does, with words compared region by region."""

from typing import Any

LEVELS = range(1, 11)

Lines = tuple[str, ...]


def confirm(instance: Any, answer: Lines) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = _merged(instance)
    return "" if tuple(answer) == right else f"the lines are {right}"


def near_misses(instance: Any, answer: Lines) -> list[Lines]:
    """A merge that always takes one side, one without marks, and one with the sides of conflicts exchanged."""
    swapped = _merged(instance.model_copy(update={"ours": instance.theirs, "theirs": instance.ours}))
    plain = tuple(line for line in answer if line not in ("<<<", "===", ">>>"))
    sides = [tuple(word for _, word in version) for version in (instance.ours, instance.theirs)]
    return [one for one in (swapped, plain, *sides) if one and one != answer]


def _merged(instance: Any) -> Lines:
    texts = [[(at, word) for at, word in enumerate(instance.base, 1)], list(instance.ours), list(instance.theirs)]
    out: list[str] = []
    regions: list[list[str]] = [[], [], []]
    numbers = [{at for at, _ in text} for text in texts]
    while True:
        heads = [text[0][0] if text else None for text in texts]
        if None not in heads and heads[0] == heads[1] == heads[2]:
            out += [*_region(*regions), *{text.pop(0)[1] for text in texts}]
            regions = [[], [], []]
        elif not any(texts):
            return (*out, *_region(*regions))
        else:  # move on in a text whose next line is not one that all three keep
            side = next(
                place
                for place, text in enumerate(texts)
                if text and not (text[0][0] and all(text[0][0] in some for some in numbers))
            )
            regions[side].append(texts[side].pop(0)[1])


def _region(base: list[str], ours: list[str], theirs: list[str]) -> list[str]:
    changed = [side for side in (ours, theirs) if side != base]
    if len(changed) == 2 and ours != theirs:
        return ["<<<", *ours, "===", *theirs, ">>>"]
    return changed[0] if changed else base
