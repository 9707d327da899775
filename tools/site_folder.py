"""The page as a folder for any file host: it plays without a server.

python tools/site_folder.py [FOLDER]     writes it; site/ by default

All its addresses are relative, so it may be under any path. The host needs no configuration.
"""

import shutil
import sys
from pathlib import Path

import web_build
from web_page import BUILT, ROOT, STAMP

FOLDER = ROOT / "site"
HEAD = "<head>"
AS_IT_IS = ".nojekyll"  # GitHub Pages would make web pages of the rulebooks, which are Markdown
NO_SERVER = '<meta name="server" content="none" />'  # the page uses no server, and says so


def write(folder: Path, page: Path = BUILT) -> None:
    """A copy of the built page, marked as having no server."""
    if folder.exists():
        if not (folder / "index.html").is_file() and any(folder.iterdir()):
            sys.exit(f"{folder} is there already, and is not a page.")
        shutil.rmtree(folder)
    shutil.copytree(page, folder, ignore=shutil.ignore_patterns(STAMP))
    (folder / AS_IT_IS).touch()
    index = folder / "index.html"
    text = index.read_text(encoding="utf-8")
    assert HEAD in text
    index.write_text(text.replace(HEAD, f"{HEAD}\n    {NO_SERVER}", 1), encoding="utf-8")


def main() -> None:
    folder = Path(sys.argv[1]) if sys.argv[1:] else FOLDER
    web_build.build()
    if (BUILT / "rules.json").read_text(encoding="utf-8").strip() == "{}":
        sys.exit("There are no modules of the games: python tools/wasm_build.py, then once more.")
    write(folder)
    print(f"{folder} can be put on any file host, under any path.")


if __name__ == "__main__":
    main()
