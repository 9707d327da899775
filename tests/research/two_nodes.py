"""python two_nodes.py FOLDER: what is played here, and by two nodes of a Ray cluster.

A program of its own, because Ray changes the process that uses it. Prints JSON.
"""

import json
import os
import sys
from pathlib import Path

os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # else it warns that this changes

import ray
from ray.cluster_utils import Cluster

from glueck.bots.arena import ReadyToPlay, Tournament, play_all
from glueck.bots.workers import Workers
from glueck.engine.errors import OptionError
from glueck.research.dataset import DatasetPlan, write
from glueck.research.dataset.read import decisions_path

NODE = {"num_cpus": 1, "object_store_memory": 80 << 20, "include_dashboard": False}
CONTEST = Tournament("gluecksgriff", ("random", "apprentice"), games=8, options={"point_limit": 20})
PLAN = DatasetPlan("gluecksgriff", ("apprentice", "random"), games=8, options={"point_limit": 20})


def node(_: int) -> str:
    import time

    time.sleep(0.2)  # so long that one node cannot do everything before the other has begun
    return ray.get_runtime_context().get_node_id()


def refuse() -> None:
    raise OptionError("games", "there are too many")


def written(folder: Path, name: str, **how: object) -> list[bytes]:
    path = folder / name
    write(PLAN, path, **how)
    return [path.read_bytes(), decisions_path(path).read_bytes()]


def main(folder: Path) -> None:
    cluster = Cluster(initialize_head=True, head_node_args=NODE)
    cluster.add_node(num_cpus=1, object_store_memory=80 << 20)
    try:
        there = cluster.address
        with Workers(ray=there, ready=ReadyToPlay("gluecksgriff")) as workers:
            processors = workers.count
            nodes = set(workers.as_they_come(node, ((n,) for n in range(8))))
            try:
                list(workers.in_order(refuse, [()]))
            except OptionError as problem:
                refused = str(problem)
        found = {
            "processors": processors,
            "nodes": len(nodes),
            "refused": refused,
            "arena": sorted(map(repr, play_all(CONTEST, ray=there)))
            == sorted(map(repr, play_all(CONTEST, processes=1))),
            "dataset": written(folder, "ray.parquet", ray=there)
            == written(folder, "here.parquet", processes=1),
        }
    finally:
        cluster.shutdown()
    print(json.dumps(found))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
