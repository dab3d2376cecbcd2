"""Choose one version of each package that is needed so that all requirements hold.

Answer: a version for each package chosen; several may be right unless the newest choice is asked for.
Harder: more packages, versions and requirements, conflicts, choices that fail only further on.
Skills: search, logic
Source: original; what package managers do.
"""

from __future__ import annotations

from collections.abc import Sequence as List
from random import Random

from bootcamp import task
from bootcamp.lib.words import invented
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Mapping, Word

Clause = tuple[str, str, str]
"""NEEDS or CLASHES, a package and a range of versions."""
Package = tuple[str, tuple[tuple[str, tuple[Clause, ...]], ...]]
"""Its name and its versions, each with its clauses."""
Choice = dict[str, str]

_NEEDS, _CLASHES = "needs", "conflicts with"


class DependencyResolution(Task["DependencyResolution.Params", "DependencyResolution.Instance", Choice]):
    version = 1

    class Params(task.Params):
        packages: int = knob("the number of packages", levels=(3, 4, 5, 6, 7, 8, 9, 10, 11, 12), ge=3, le=16)
        versions: int = knob("the most versions of a package", levels=(3, 3, 3, 4, 4, 4, 5, 5, 5, 6), ge=2, le=7)
        needs: int = knob("the most requirements of a version", levels=(1, 2, 2, 2, 2, 3, 3, 3, 3, 3), ge=1, le=4)
        conflicts: int = knob(
            "what percentage of the requirements are conflicts",
            levels=(0, 0, 0, 10, 15, 15, 20, 20, 20, 20),
            ge=0,
            le=50,
        )
        newest: bool = knob("whether the newest choice is asked for", levels=(False,) * 4 + (True,) * 6)

    class Instance(task.Instance):
        hidden = ("best",)
        packages: tuple[Package, ...]
        wanted: tuple[Clause, ...]
        newest: bool
        best: tuple[tuple[str, str], ...]  # the newest choice, where that is asked for

        @property
        def listing(self) -> list[str]:
            rows = (("the program", self.wanted), *((f"{p} {v}", c) for p, some in self.packages for v, c in some))
            return [" ".join((head, ", ".join(map(" ".join, clauses)))).strip() for head, clauses in rows]

        @property
        def signs(self) -> str:
            return "".join(self.listing)

    prompt = Prompt(
        en=r"""
        These versions of packages exist, and a program needs some of them:

        {{ listing | bullets }}

        Versions are compared by their first number, then by their second.
        {{- " ^x.y means at least x.y with the same x." if "^" in signs }}
        Choose versions, at most one of each package, so that a version in the given range is chosen of every package
        that the program or a chosen version needs, and so that no package is chosen that neither needs.
        {{- " A chosen version must not conflict with a chosen version." if "conflicts" in signs }}
        {% if newest %}
        Of all such choices take the one with the newest version of the first package in the list, of these the one
        with the newest version of the second package, and so on; a missing package counts as older than any.
        {% endif %}
        Give each chosen package with its version.{{ " Any such choice will do." if not newest }}
        """,
        zh=r"""
        下面列出一个程序的需要，以及各个包的现有版本和它们的需要{{ "（排斥表示与之冲突）" if "conflicts" in signs }}：

        {{ listing | bullets | replace("the program ", "该程序：") | replace("needs ", "需要 ")
        | replace("conflicts with ", "排斥 ") | replace(", ", "，") }}

        版本先比较第一个数，再比较第二个数。{{ "^x.y 表示第一个数为 x 且不低于 x.y 的版本。" if "^" in signs
        }}请选择版本，每个包至多选一个：程序和所选版本需要的每个包，都要选一个在所给范围内的版本；
        程序和所选版本都不需要的包不得选。{{ "所选的版本之间不得有冲突。" if "conflicts" in signs }}
        {% if newest %}
        在所有这样的选法中，取列表中第一个包的版本最新的；若有多种，再取第二个包的版本最新的，依此类推；
        不选视为比任何版本都旧。
        {% endif %}
        请给出所选的每个包及其版本。{{ "任意一种这样的选法都可以。" if not newest }}
        """,
    )

    def format(self, instance: Instance) -> Format[Choice]:
        return Mapping(Word(tuple(name for name, _ in instance.packages)), Word())

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Choice]:
        words = invented(rng, params.packages, 2)
        for _ in range(30):
            packages, wanted = _draw(params, words, rng)
            names = [name for name, _ in rng.sample(packages, len(packages))]
            found = _choices(packages, wanted)
            if not found or min(map(len, found)) < min(2 + params.packages // 3, 5):
                continue
            best = max(found, key=lambda choice: [_number(choice.get(name, "0.0")) for name in names])
            if best == found[0] if params.newest else len(found) > 6:
                continue
            if params.packages > 3 and _choices(packages, wanted, greedy=True):
                continue
            listed = tuple(sorted(packages, key=lambda package: names.index(package[0])))
            shown = tuple(best.items()) if params.newest else ()
            return self.Instance(packages=listed, wanted=wanted, newest=params.newest, best=shown), best
        raise task.Retry

    def key(self, instance: Instance) -> object:
        places = {name: str(place) for place, (name, _) in enumerate(instance.packages)}
        return [[places.get(word, word) for line in instance.listing for word in line.split()], instance.newest]

    def check(self, instance: Instance, answer: Choice) -> str:
        packages = {name: dict(releases) for name, releases in instance.packages}
        if any(version not in packages[name] for name, version in answer.items()):
            return "a version chosen does not exist"
        clauses = [*instance.wanted, *(one for name in answer for one in packages[name][answer[name]])]
        if any(verb == _NEEDS and not _within(answer.get(name, ""), text) for verb, name, text in clauses):
            return "a package that is needed is not chosen in the range given"
        if set(answer) - {name for verb, name, _ in clauses if verb == _NEEDS}:
            return "a package that is chosen is not needed"
        if any(verb == _CLASHES and _within(answer.get(name, ""), text) for verb, name, text in clauses):
            return "two chosen versions are in conflict"
        return "another choice is newer" if instance.newest and answer != dict(instance.best) else ""


def _number(version: str) -> list[int]:
    return [int(part) for part in version.split(".")]


def _within(version: str, text: str) -> bool:
    """Tell whether a version, "" for none, lies in a range."""
    sign, bound = text.rstrip("0123456789."), _number(text.lstrip("^<>=!"))
    if not version:
        return False
    number = _number(version)
    if sign == "^":
        return number >= bound and number[0] == bound[0]
    return number < bound if sign == "<" else number != bound if sign == "!=" else number >= bound


def _draw(
    params: DependencyResolution.Params, names: List[str], rng: Random
) -> tuple[list[Package], tuple[Clause, ...]]:
    """Draw packages, each of which needs only later ones, and what the program needs, around a planted choice."""
    every = [f"{x}.{y}" for x in (1, 2, 3) for y in range(4)]
    versions = [sorted(rng.sample(every, rng.randint(2, params.versions)), key=_number) for _ in names]
    planted = [rng.choice(some[:-1]) for some in versions]

    def pick(low: int, most: int, verbs: tuple[str, ...], true: bool) -> tuple[Clause, ...]:
        rest = range(low, len(names))[:5]
        clauses: list[Clause] = []
        for one in rng.sample(rest, min(most, len(rest))):
            verb = rng.choice(verbs)
            ranges = [rng.choice(("^", "^", ">=", "<", "!=")) + rng.choice(versions[one]) for _ in range(9)]
            fitting = [text for text in ranges if not true or _within(planted[one], text) == (verb == _NEEDS)]
            clauses += [(verb, names[one], text) for text in fitting[:1]]
        return tuple(sorted(clauses, reverse=True))

    verbs = (_NEEDS,) * (100 - params.conflicts) + (_CLASHES,) * params.conflicts
    packages = [
        (
            name,
            tuple(
                (one, pick(place + 1, rng.randint(place < 2, params.needs), verbs, one == planted[place]))
                for one in versions[place]
            ),
        )
        for place, name in enumerate(names)
    ]
    return packages, pick(0, 2, (_NEEDS,), True)


def _choices(packages: list[Package], wanted: tuple[Clause, ...], greedy: bool = False) -> list[Choice]:
    """List all choices, or the one that takes the newest version that fits so far, if that never fails."""
    found: list[Choice] = []
    stack: list[tuple[int, Choice, tuple[Clause, ...]]] = [(0, {}, wanted)]
    for _ in range(1500):
        if not stack:
            return found
        place, choice, clauses = stack.pop()
        while place < len(packages) and all(clause[:2] != (_NEEDS, packages[place][0]) for clause in clauses):
            place += 1
        if place == len(packages):
            found.append(choice)
            continue
        name, releases = packages[place]
        bound = [(verb == _NEEDS, text) for verb, other, text in clauses if other == name]
        fitting = [
            (place + 1, choice | {name: version}, clauses + more)
            for version, more in releases
            if all(_within(version, text) == wished for wished, text in bound)
        ]
        stack.extend(fitting[-1:] if greedy else fitting)
    raise task.Retry
