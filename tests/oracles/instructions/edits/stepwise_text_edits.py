"""Judge from the English wording of the edits, by regular expressions on the whole text."""

import re
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    text = " ".join(instance.text)
    for line in instance.told("en"):
        text = " ".join(_edited(line, text).split())
    return "" if text == answer else f"the text is {text}"


def near_misses(instance: Any, answer: str) -> list[str]:
    """The first word dropped, the text as it was, the last letter doubled."""
    return [answer.split(" ", 1)[1], " ".join(instance.text), answer + answer[-1]]


def _edited(line: str, text: str) -> str:
    words = text.split()
    numbers = [int(number) for number in re.findall(r"\b\d+", line)]
    found = re.search(r"letter (\w)\b", line)
    letter = found[1] if found else ""
    last = line.split()[-1]
    if line.startswith("exchange words"):
        first, second = (words[number - 1] for number in numbers)
        words[numbers[0] - 1], words[numbers[1] - 1] = second, first
        return " ".join(words)
    if line.startswith("reverse the order"):
        return " ".join(words[::-1])
    if line.startswith("write every"):
        step = numbers[0]
        return " ".join("".join(reversed(w)) if n % step == 0 else w for n, w in enumerate(words, start=1))
    if line.startswith("delete all words that"):
        return re.sub(rf"(?i)\b\w*{letter}\w*\b", "", text)
    if line.startswith("delete all words of"):
        return re.sub(rf"\b\w{{1,{numbers[0]}}}\b", "", text)
    if line.endswith("in capital letters"):
        return re.sub(rf"(?i)\b\w*{letter}\b", lambda one: one[0].upper(), text)
    if line.endswith("in small letters"):
        return re.sub(rf"(?i)\b\w*{letter}\w*\b", lambda one: one[0].lower(), text)
    if line.startswith("take word"):
        word = words.pop(numbers[0] - 1)
        return " ".join([*words[: numbers[1] - 1], word, *words[numbers[1] - 1 :]])
    if line.startswith("in each word that holds"):
        place = int(re.findall(r"replace the (\d+)", line)[0])
        skipped = rf"(?:[^\W{letter}]*{letter}){{{place - 1}}}[^\W{letter}]*"
        return re.sub(rf"(?i)\b({skipped}){letter}", rf"\g<1>{last}", text)
    if line.startswith("replace every"):
        return re.sub(rf"(?i){letter}", last, text)
    if line.startswith("after each word"):
        return re.sub(rf"(?i)\b({letter}\w*)", rf"\1 {last}", text)
    if line.endswith("twice in a row"):
        return " ".join([*words[: numbers[0]], *words[numbers[0] - 1 :]])
    if line.startswith("move the last"):
        cut = len(words) - (numbers[0] if numbers else 1)
        return " ".join(words[cut:] + words[:cut])
    if line.startswith("sort words"):
        begin, end = numbers
        return " ".join([*words[: begin - 1], *sorted(words[begin - 1 : end], key=str.casefold), *words[end:]])
    if line.startswith("join words"):
        head, tail = " ".join(words[: numbers[0]]), " ".join(words[numbers[0] :])
        return head + tail
    size = numbers[0]
    return re.sub(rf"\b(\w)(\w{{{size - 2},}})(\w)\b", r"\3\2\1", text)
