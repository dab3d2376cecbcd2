"""The Ray engine on a real cluster of two nodes of this machine, one of which is killed."""

import pytest

from bootcamp import Mixture
from bootcamp.engine import generation, verification
from bootcamp.engine.backends import choose
from tests.engine.test_generation import COUNT, PART, files, mixture

ray = pytest.importorskip("ray")
pytestmark = pytest.mark.xdist_group("ray")


@pytest.fixture
def cluster():
    """A head that runs no work, so that all of it is on the nodes that a test adds."""
    from ray.cluster_utils import Cluster

    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 0, "object_store_memory": 10**8})
    yield cluster
    ray.shutdown()
    cluster.shutdown()


def add_node(cluster):
    return cluster.add_node(num_cpus=1, object_store_memory=10**8)


def test_two_nodes_give_the_local_bytes_though_one_is_killed(cluster, tmp_path, monkeypatch):
    monkeypatch.setattr(generation, "CHUNK", 5)
    lost, _ = add_node(cluster), add_node(cluster)
    cluster.wait_for_nodes()
    on_ray = choose("ray", address=cluster.address)

    def killing(work, shared, items):
        """Take a node away while most of the work is ahead and some of it in hand."""
        for number, result in enumerate(on_ray(work, shared, items)):
            if number == 3:
                assert sum(node["Alive"] for node in ray.nodes()) == 3
                cluster.remove_node(lost, allow_graceful=False)
            yield result
        assert sum(node["Alive"] for node in ray.nodes()) == 2

    report = generation.generate(mixture(), COUNT, tmp_path / "ray", killing, part=PART)
    generation.generate(mixture(), COUNT, tmp_path / "local", choose(), part=PART)
    assert report.cases == COUNT
    assert files(tmp_path / "ray") == files(tmp_path / "local")


def test_verdicts_are_the_local_ones(cluster, tmp_path):
    add_node(cluster)
    cluster.wait_for_nodes()
    generation.generate(Mixture("fraction_arithmetic"), 20, tmp_path / "cases", choose())
    responses = tmp_path / "responses.jsonl"
    responses.write_text(
        "".join(f'{{"id": "{case.id}", "response": "1"}}\n' for case in Mixture("fraction_arithmetic")[:20])
    )
    for name, engine in {"local": choose(), "ray": choose("ray", address=cluster.address)}.items():
        verification.verify(tmp_path / "cases", responses, tmp_path / name, engine)
    assert files(tmp_path / "ray") == files(tmp_path / "local")
