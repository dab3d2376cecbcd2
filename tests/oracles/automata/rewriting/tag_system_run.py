"""Judge by a queue of letters."""

from collections import deque
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    queue, made = deque(instance.start), 0
    need = instance.dropped or 1
    while made < instance.steps and len(queue) >= need:
        if instance.dropped:
            queue.extend(instance.words[ord(queue[0]) - ord("a")])
            for _ in range(instance.dropped):
                queue.popleft()
        elif queue.popleft() == "1":
            queue.extend(instance.words[made % len(instance.words)])
        made += 1
    return "" if answer == {"word": "".join(queue), "steps": made} else f"after {made} steps the word is another"


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """A step too few or too many, a letter dropped or doubled at an end."""
    word = answer["word"]
    letter = "0" if not instance.dropped else "a"
    return [
        answer | {"steps": answer["steps"] + 1},
        answer | {"steps": answer["steps"] - 1},
        answer | {"word": word + letter},
        *([answer | {"word": word[1:]}, answer | {"word": word + word[-1]}] if word else []),
    ]
