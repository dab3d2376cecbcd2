"""Judge by the ipaddress module of Python; other plans move one network to where there is room."""

import ipaddress
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Return "" if `answer` is right, else what is wrong with it."""
    block = ipaddress.IPv4Network(instance.block)
    reserved = [ipaddress.IPv4Network(net) for net in instance.reserved]
    nets = {}
    for name, hosts in zip(instance.names, instance.hosts, strict=True):
        try:
            net = ipaddress.IPv4Network(answer[name])
        except ValueError as fault:
            return str(fault)
        nets[name] = net
        if net.num_addresses - 2 < hosts or net.num_addresses // 2 - 2 >= hosts:
            return f"{name} has a wrong size"
        if not block.supernet_of(net):
            return f"{name} leaves the block"
        others = [*reserved, *(other for key, other in nets.items() if key != name)]
        if any(net.overlaps(other) for other in others):
            return f"{name} overlaps"
    for kind, i, j, length in instance.relations:
        a, b = (nets[instance.names[k]].supernet(new_prefix=length) for k in (i, j))
        if (a == b) != (kind == "together"):
            return f"{kind} {i} {j}"
    if instance.free and all(
        any(piece.overlaps(net) for net in [*reserved, *nets.values()])
        for piece in block.subnets(new_prefix=instance.free)
    ):
        return "nothing stays free"
    return ""


def others(instance: Any, answer: Any) -> list[Any]:
    """Plans with one network moved that still hold."""
    block = ipaddress.IPv4Network(instance.block)
    found = []
    for name in list(answer)[:4]:
        length = int(answer[name].split("/")[1])
        for piece in list(block.subnets(new_prefix=length))[:40]:
            moved = {**answer, name: str(piece)}
            if str(piece) != answer[name] and not confirm(instance, moved):
                found.append(moved)
                break
    return found


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """One network twice, one half as large, one that begins elsewhere."""
    names = list(answer)
    first, length = answer[names[0]].split("/")
    near = [
        {**answer, names[0]: answer[names[1]]},
        {**answer, names[0]: f"{first}/{int(length) + 1}"},
        {**answer, names[0]: f"{first[: first.rfind('.')]}.1/{length}"},
    ]
    return [one for one in near if confirm(instance, one)]
