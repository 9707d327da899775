"""`python -m glueck.cli` is `glueck`, also where no script is installed."""

from glueck.cli.main import main

main()
