"""Judge by a model in which the cursor is a sign within a list of signs and every state is kept whole."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = "".join(_final(instance))
    return "" if answer == right else f"the text is {right}"


def near_misses(instance: Any, answer: str) -> list[str]:
    """The text at the start, without the cursor, with the cursor elsewhere, and with a letter less."""
    plain = answer.replace("|", "")
    wrong = [instance.text, plain, "|" + plain, plain + "|", plain[1:] + "|", answer[::-1]]
    return [text for text in wrong if text != answer]


def _final(instance: Any) -> list[str]:
    signs = list(instance.text)
    anchor = None
    clip: list[str] = []
    past: list[tuple[list[str], list[str]]] = []
    future: list[tuple[list[str], list[str]]] = []
    for name, rest in instance.commands:
        here = signs.index("|")
        if name == "select":
            anchor = here if anchor is None else anchor
            signs = _move(signs, *rest.split())
            continue
        ends = (here, here) if anchor is None else (min(here, anchor), max(here, anchor))
        chosen = [sign for sign in signs if sign != "|"][ends[0] : ends[1]]
        if name in ("copy", "cut") and chosen:
            clip = chosen
        if name == "copy":
            continue
        anchor = None
        if name in ("undo", "redo"):
            source, other = (past, future) if name == "undo" else (future, past)
            if source:
                other.append(source.pop())
                signs = list(other[-1][name == "redo"])
            continue
        new = list(signs)
        if name in ("type", "paste", "cut", "backspace", "delete"):
            if chosen:
                bare = [sign for sign in signs if sign != "|"]
                new = [*bare[: ends[0]], "|", *bare[ends[1] :]]
            at = new.index("|")
            if name in ("type", "paste"):
                new[at:at] = list(rest) if name == "type" else clip
            elif name == "backspace" and not chosen and at:
                del new[at - 1]
            elif name == "delete" and not chosen:
                del new[at + 1 : at + 2]
            if [sign for sign in new if sign != "|"] != [sign for sign in signs if sign != "|"]:
                past.append((signs, new))
                future = []
            signs = new
        else:
            signs = _move(signs, *([name, *rest.split()]))
    return signs


def _move(signs: list[str], name: str, count: str = "0") -> list[str]:
    at = signs.index("|")
    text = "".join(sign for sign in signs if sign != "|")
    if name in ("home", "end"):
        at = 0 if name == "home" else len(text)
    elif name in ("left", "right"):
        for _ in range(int(count)):
            at += (at < len(text)) if name == "right" else -(at > 0)
    else:
        step = 1 if name == "word-right" else -1
        at += step
        while 0 < at < len(text) and not (text[at] != " " and text[at - 1] == " "):
            at += step
        at = min(max(at, 0), len(text))
    return [*text[:at], "|", *text[at:]]
