"""Bots' games as Parquet files, to learn from and to study: one with games, one with decisions.

    from glueck.research.dataset import Dataset, DatasetPlan, write
    write(DatasetPlan("glueckauf", ("hauler", "hewer"), games=1000), Path("play.parquet"))
    Dataset(Path("play.parquet")).state(17, moves=40)

docs/research.md has the schema. `glueck dataset` and `glueck stats` do it at the terminal.
"""

from glueck.research.dataset.plan import DatasetPlan
from glueck.research.dataset.read import Dataset
from glueck.research.dataset.writer import write

__all__ = ["Dataset", "DatasetPlan", "write"]
