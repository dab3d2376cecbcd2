"""What the oracles of ciphers share: comparing texts, and texts that are nearly right."""


def differs(answer: object, right: str) -> str:
    """Say where an answer leaves the right text, or nothing."""
    if not isinstance(answer, str):
        return "no text"
    if len(answer) != len(right):
        return "another length"
    wrong = [i for i, (a, b) in enumerate(zip(answer, right, strict=True), 1) if a != b]
    return f"sign {wrong[0]} is another" if wrong else ""


def spoiled(answer: str, *others: str) -> list[str]:
    """Give the answer without its last sign, backwards, with its first two signs exchanged; and the others."""
    nearly = {answer[:-1], answer[::-1], answer[1:2] + answer[:1] + answer[2:], *others}
    return sorted(text for text in nearly if text and text != answer)
