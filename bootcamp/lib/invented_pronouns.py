"""Invented pronouns: their meanings are rules on who came up before, in sentences of subject, verb and object."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

Meant = tuple[str, str, str]
"""A sentence with the persons whom it means: the subject, the verb, the object."""

RULES: Mapping[str, tuple[str, str]] = {
    "subject": ("the subject of the sentence directly before", "紧接在前的一句的主语"),
    "object": ("the object of the sentence directly before", "紧接在前的一句的宾语"),
    "self": ("the subject of the same sentence", "本句的主语"),
    "red": (
        "the person of the red team who came up last before this word, by name or by pronoun",
        "在该词之前最后出现（不论以人名还是以代词）的红队成员",
    ),
    "second": ("the subject of the sentence two before", "往前数第二句的主语"),
    "blue": (
        "the person of the blue team who came up last before this word, by name or by pronoun",
        "在该词之前最后出现（不论以人名还是以代词）的蓝队成员",
    ),
    "away": (
        "the person who came up last before the sentence directly before, among those who do not come up in that one",
        "在紧接在前的一句之前最后出现、且不在那一句中出现的人",
    ),
    "verb": ("the subject of the last earlier sentence with the same verb", "前面最近一个动词相同的句子的主语"),
    "first": ("the person who came up first in the whole story", "整个故事中最先出现的人"),
}
"""The meanings that pronouns may have, in English and in Chinese."""


def mean(rule: str, teams: Mapping[str, str], before: Sequence[Meant], verb: str, own: Sequence[str]) -> str:
    """Tell whom a pronoun means, or give "" where its rule finds nobody.

    `before` holds the sentences before, `verb` is that of the pronoun's own sentence, and `own` holds the subject if
    the pronoun is the object.

    >>> mean("object", {}, [("Ada", "helps", "Bo")], "greets", []), mean("self", {}, [], "greets", ["Cy"])
    ('Bo', 'Cy')
    """
    if rule == "self":
        return own[0] if own else ""
    if rule in ("red", "blue"):
        came = [person for subject, _, other in before for person in (subject, other)] + list(own)
        return next((person for person in reversed(came) if teams[person] == rule), "")
    if rule == "first":
        return before[0][0] if before else own[0] if own else ""
    if rule == "verb":
        return next((subject for subject, other_verb, _ in reversed(before) if other_verb == verb), "")
    if rule == "second":
        return before[-2][0] if before[1:] else ""
    if not before:
        return ""
    subject, _, other = before[-1]
    if rule == "away":
        earlier = [person for one, _, two in before[:-1] for person in (one, two)]
        return next((person for person in reversed(earlier) if person not in (subject, other)), "")
    return subject if rule == "subject" else other
