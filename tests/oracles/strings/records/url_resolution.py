"""Judge by urllib.parse."""

import re
from collections.abc import Callable
from typing import Any
from urllib.parse import SplitResult, parse_qsl, unquote, urljoin, urlsplit

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = _final(instance, _joined, instance.steps)
    return "" if answer == right else f"the address is {right}"


def near_misses(instance: Any, answer: str) -> list[str]:
    """The base, no or fewer steps, references that are only put behind, and one reference left out."""
    fewer = instance.model_copy(update={"references": instance.references[:-1]})
    wrong = [
        instance.base,
        instance.references[-1],
        _final(fewer, _joined, instance.steps),
        _final(instance, _joined, ()),
        _final(instance, _joined, instance.steps[1:]),
        _final(instance, lambda base, reference: base + reference, instance.steps),
        answer + "/",
        answer.upper(),
    ]
    return [text for text in wrong if text != answer]


def _final(instance: Any, join: Callable[[str, str], str], steps: Any) -> str:
    address = instance.base
    for reference in instance.references:
        address = join(address, reference)
    for step in steps:
        address = _step(urlsplit(address), step).geturl()
    return address


def _joined(base: str, reference: str) -> str:
    found = urljoin(base, reference)
    if reference.startswith("//"):  # urljoin leaves the dots of these
        found = urljoin(found, urlsplit(found)._replace(scheme="", netloc="").geturl())
    return found


def _step(parts: SplitResult, step: str) -> SplitResult:
    if step == "letters":
        return parts._replace(path=_decoded(parts.path), query=_decoded(parts.query))
    if step == "hex":
        path, query = (re.sub("%..", lambda code: code[0].upper(), one) for one in (parts.path, parts.query))
        return parts._replace(path=path, query=query)
    if step == "host":
        return parts._replace(netloc=parts.netloc.lower())
    if step == "port":
        return parts._replace(netloc=re.sub(":80$" if parts.scheme == "http" else ":443$", "", parts.netloc))
    if step == "index":
        return parts._replace(path=re.sub("(?<=/)index[.]html$", "", parts.path))
    if step == "private":
        return parts._replace(query=re.sub("(^|&)ref=[^&]*", "", parts.query).lstrip("&"))
    if step == "sort":
        names = [name for name, _ in parse_qsl(parts.query, keep_blank_values=True)]
        pairs = parts.query.split("&")
        places = sorted(range(len(names)), key=lambda place: (names[place], place))
        return parts._replace(query="&".join(pairs[place] for place in places))
    return parts._replace(fragment="")


def _decoded(text: str) -> str:
    return re.sub("%[3-7][0-9a-f]", lambda code: unquote(code[0]) if unquote(code[0]).isalnum() else code[0], text)
