"""List the users who may do an action on a resource under a policy of allow and deny entries.

Answer: a set of users, never empty; it is unique.
Harder: more users, groups within groups, deeper folders, more entries, entries that deny.
Skills: deduction, logic
Source: original; access control lists with inheritance are common to file systems.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random

from bootcamp import task
from bootcamp.lib.worlds import draw_names
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Choice, Format, Set

Entry = tuple[str, str, str, str]  # who, "allow" or "deny", an action, and a folder or the resource

_ACTIONS = ("read", "write", "delete", "share")
_GROUPS = (
    *("admins", "editors", "finance", "guests", "interns", "legal", "managers", "partners", "sales", "support"),
    *("testers", "writers", "auditors", "trainers"),
)
_FOLDERS = (
    *("plans", "budget", "photos", "contracts", "archive", "reports", "drafts", "recipes", "maps", "music"),
    *("lessons", "orders", "letters", "designs", "surveys", "menus"),
)


class AccessControlPolicy(Task["AccessControlPolicy.Params", "AccessControlPolicy.Instance", frozenset[str]]):
    version = 1

    class Params(task.Params):
        users: int = knob("how many users", levels=(4, 5, 6, 6, 8, 9, 10, 12, 14, 16), ge=3, le=18)
        groups: int = knob("how many groups", levels=(1, 2, 3, 4, 5, 6, 7, 8, 9, 10), ge=1, le=12)
        depth: int = knob("how many folders the resource lies in", levels=(1, 2, 2, 2, 3, 3, 3, 4, 4, 5), ge=1, le=6)
        entries: int = knob("how many entries", levels=(4, 6, 8, 10, 13, 16, 19, 23, 27, 32), ge=3, le=40)
        nested: int = knob("% of groups in another", levels=(0, 30, 40, 50, 60, 65, 70, 75, 80, 80), ge=0, le=100)

    class Instance(task.Instance):
        users: tuple[str, ...]
        members: tuple[tuple[str, tuple[str, ...]], ...]  # the users and groups of each group
        entries: tuple[Entry, ...]
        nearest: bool  # of entries on one level those of the nearest user or group decide
        action: str
        resource: str

    prompt = Prompt(
        en=r"""
        Users: {{ users | comma }}. Groups and their direct members, which may be groups too:

        {% for name, own in members %}
        - {{ name }}: {{ own | comma }}
        {% endfor %}

        Everybody who is in a group is also in the groups that contain this group. The entries of a policy say who is
        allowed or denied an action on a folder or file and on everything in it:

        {% for who, effect, action, path in entries %}
        {{ loop.index }}. {{ effect }} {{ who }} {{ action }} {{ path }}
        {% endfor %}

        An entry matches a user for an action on a resource if it names this action, the resource itself or a folder
        that contains it, and the user or a group that the user is in. Only the matching entries on the longest path
        count.
        {% if nearest %}
        Of these, only those with the least distance from the user count: distance 0 if the entry names the user, 1 for
        a group of which the user is a direct member, 2 for a group that directly contains such a group, and so on,
        always on the shortest way. If they disagree, deny decides.
        {% else %}
        If these disagree, deny decides.
        {% endif %}
        If no entry matches, the user may not do it.

        Which users may {{ action }} {{ resource }}? There is at least one.
        """,
        zh=r"""
        用户：{{ users | join("、") }}。各组及其直接成员（成员也可以是组）：

        {% for name, own in members %}
        - {{ name }}：{{ own | join("、") }}
        {% endfor %}

        属于某个组的人也属于包含这个组的组。
        策略的各个条目规定允许（allow）或禁止（deny）谁对某个文件夹或文件以及其中的一切做某个操作：

        {% for who, effect, action, path in entries %}
        {{ loop.index }}. {{ effect }} {{ who }} {{ action }} {{ path }}
        {% endfor %}

        若一个条目写的是这个操作、写的是这个资源本身或包含它的文件夹，并且写的是这个用户或该用户所属的组，
        则它对该用户匹配。只有匹配条目中路径最长的那些算数。
        {% if nearest %}
        在这些条目中，只有与该用户距离最小的算数：写的是用户本人，距离为 0；写的是用户直接所属的组，距离为 1；
        写的是直接包含这种组的组，距离为 2；依此类推，总取最短的途径。若它们互相矛盾，以 deny 为准。
        {% else %}
        若它们互相矛盾，以 deny 为准。
        {% endif %}
        没有匹配的条目时，该用户不可以做这个操作。

        哪些用户可以对 {{ resource }} 做 {{ action }} 操作？至少有一个。
        """,
    )

    def format(self, instance: Instance) -> Format[frozenset[str]]:
        return Set(Choice(instance.users))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, frozenset[str]]:
        users, groups = draw_names(rng, params.users), rng.sample(_GROUPS, params.groups)
        members: dict[str, list[str]] = {}
        for place, group in enumerate(groups):
            members[group] = rng.sample(users, rng.randint(1, max(2, params.users // 3)))
            for other in groups[:place]:
                if rng.randrange(100) < params.nested and sum(other in own for own in members.values()) == 0:
                    members[group].append(other)
                    break
        folders = rng.sample(_FOLDERS, params.depth + 2)
        paths = ["/" + "/".join(folders[:depth]) for depth in range(1, params.depth + 1)]
        paths.append(f"{paths[-1]}/file.txt")
        aside = ["/" + "/".join([*folders[: params.depth - 1], folders[-1]]), f"/{folders[-2]}"]
        action, nearest = rng.choice(_ACTIONS), rng.random() < 0.5
        busy = rng.choice(paths[1:])  # where entries are more likely to meet
        entries: dict[tuple[str, str, str], str] = {}
        for _ in range(200):
            if len(entries) == params.entries:
                break
            near = rng.random() < 0.65
            path = rng.choice(paths if near or rng.random() < 0.5 else aside)
            who = rng.choice(groups if rng.random() < 0.65 else users)
            key = (who, action if near else rng.choice(_ACTIONS), busy if near and rng.random() < 0.5 else path)
            entries.setdefault(key, rng.choice(("allow", "deny")))
        rows = tuple((who, effect, act, path) for (who, act, path), effect in entries.items())
        instance = self.Instance(
            users=users,
            members=tuple((group, tuple(own)) for group, own in members.items()),
            entries=rows,
            nearest=nearest,
            action=action,
            resource=paths[-1],
        )
        found = frozenset(user for user in users if _allowed(instance, user, nearest, True))
        if len(rows) < params.entries or not len(users) <= 6 * len(found) <= 5 * len(users):
            raise task.Retry
        if any(found == {u for u in users if _allowed(instance, u, *reading)} for reading in _OTHERS[nearest]):
            raise task.Retry
        careless = [
            (0.5, instance, "allow"),
            *((0.7, simpler, "deny") for simpler in _simpler(instance)),
        ]
        for share, changed, ties in careless if params.nested > 30 else ():
            if rng.random() < share and found == {u for u in users if _allowed(changed, u, nearest, True, ties)}:
                raise task.Retry
        return instance, found

    def key(self, instance: Instance) -> object:
        number = {name: f"u{place}" for place, name in enumerate(sorted(instance.users))}
        members = sorted((group, sorted(number.get(one, one) for one in own)) for group, own in instance.members)
        entries = sorted((number.get(who, who), *rest) for who, *rest in instance.entries)
        return [members, entries, instance.nearest, instance.action]


_OTHERS = {True: ((False, False),), False: ((False, False), (True, True))}
"""Readings that must give other users: without levels of folders, and by the nearest group though deny decides."""


def _simpler(instance: AccessControlPolicy.Instance) -> list[AccessControlPolicy.Instance]:
    """Take entries on all actions for one on the action asked about, leave out those that deny, or groups in groups."""
    rows = instance.entries
    direct = tuple((name, tuple(one for one in own if one in instance.users)) for name, own in instance.members)
    changes: list[dict[str, object]] = [
        {"entries": tuple(row for row in rows if row[1] == "allow")},
        {"entries": tuple((who, effect, instance.action, path) for who, effect, _, path in rows)},
    ]
    changes += [{"members": direct}] if direct != instance.members else []
    return [instance.model_copy(update=change) for change in changes]


@lru_cache(maxsize=256)
def _distances(members: tuple[tuple[str, tuple[str, ...]], ...], user: str) -> dict[str, int]:
    """Give the distance to the user herself and to each group that she is in."""
    found, level = {user: 0}, [user]
    while level:
        level = [group for group, own in members if group not in found and any(one in own for one in level)]
        found |= dict.fromkeys(level, max(found.values()) + 1)
    return found


def _allowed(instance: AccessControlPolicy.Instance, user: str, nearest: bool, deep: bool, ties: str = "deny") -> bool:
    """Decide; `deep` lets only the longest path count, and `ties` is what decides between entries that disagree."""
    far = _distances(instance.members, user)
    matches = [
        (-len(path) if deep else 0, far[who] if nearest else 0, effect)
        for who, effect, action, path in instance.entries
        if action == instance.action and who in far and f"{instance.resource}/".startswith(f"{path}/")
    ]
    first = min(matches, default=(0, 0, ""))
    effects = {effect for *place, effect in matches if tuple(place) == first[:2]}
    return effects == {"allow"} or (len(effects) == 2 and ties == "allow")
