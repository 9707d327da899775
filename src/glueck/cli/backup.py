"""`glueck export`, `import` and `repair`: a whole server's tables and players."""

import asyncio
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import click

from glueck.cli.simulate import progress
from glueck.terminal.screen import screen


def database_option(command: Callable[..., Any]) -> Callable[..., Any]:
    return click.option("--db", help="As for glueck serve.")(command)


def run(work: Coroutine[Any, Any, Any]) -> Any:
    """To the end, or to an error in words."""
    from glueck.store import StoreError

    try:
        return asyncio.run(work)
    except (StoreError, OSError) as problem:
        raise click.ClickException(str(problem)) from None


def address(db: str | None) -> str:
    from glueck.server.settings import SettingError, gather

    try:
        return gather({"db": db}).database
    except SettingError as problem:
        raise click.UsageError(str(problem)) from None


@click.command("export")
@click.argument("file", type=Path)
@database_option
def export(file: Path, db: str | None) -> None:
    """Write everything a server keeps into one FILE; it may go on serving meanwhile."""
    from glueck.store import dump, open_store

    async def work() -> int:
        store = await open_store(address(db), read_only=True)
        try:
            return await dump.write(file, await store.everything())
        finally:
            await store.close()

    click.echo(f"{run(work())} entries written to {file}")


@click.command("import")
@click.argument("file", type=Path)
@database_option
def import_(file: Path, db: str | None) -> None:
    """Fill an empty database with what `glueck export` wrote to FILE: all of it or nothing."""
    from glueck.store import dump, open_store

    async def work() -> int:
        if not file.is_file():
            raise click.ClickException(f"{file} is not there")
        store = await open_store(address(db))
        try:
            return await store.restore(dump.read(file))
        finally:
            await store.close()

    click.echo(f"{run(work())} entries read from {file}")


@click.command()
@database_option
def repair(db: str | None) -> None:
    """Replay every stored match and say which do not come out as they are remembered."""
    from glueck.server import repair as check
    from glueck.store import open_store

    async def work() -> tuple[int, list[check.Finding]]:
        store, findings, count = await open_store(address(db), read_only=True), [], 0
        try:
            with progress(screen(stderr=True)) as bar:
                task = bar.add_task("replaying", total=sum((await store.count()).values()))
                async for row in check.rows(store):
                    finding = await check.replayed(store, row)
                    findings += [finding] if finding else []
                    count += 1
                    bar.update(task, completed=count)
        finally:
            await store.close()
        return count, findings

    count, findings = run(work())
    for one in findings:
        click.echo(f"{one.table}: {one.problem}")
    click.echo(f"{count} tables replayed, {len(findings)} differ")
    if findings:
        sys.exit(1)
