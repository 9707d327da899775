"""A game at the terminal: people at the keyboard, bots on the other seats, a file behind it."""

from pathlib import Path

from rich.console import Console
from rich.text import Text

from glueck.cli import bots, scores
from glueck.cli.choices import offer
from glueck.cli.compiling import notice, wait_until_compiled
from glueck.cli.files import how_to_replay, how_to_resume, write
from glueck.cli.keyboard import ask
from glueck.cli.narration import told
from glueck.cli.problems import in_words
from glueck.cli.requests import REQUESTS
from glueck.cli.words import understand
from glueck.engine.errors import GlueckError, SaveError
from glueck.engine.game import Entry
from glueck.engine.state import State
from glueck.terminal.board import board_of
from glueck.terminal.seat_names import is_bot, names
from glueck.terminal.setting import Setting
from glueck.terminal.words import t

PROMPT = "> "


class TerminalTable:
    """The state is saved after every action; leaving can therefore never lose more than one."""

    def __init__(self, state: State, path: Path, console: Console) -> None:
        self.state, self.path, self.console = state, path, console
        self.board = board_of(state.game)
        self.at = Setting(names(state.players, state.seats), state.options)
        self.leaving = False
        self._sitting: int | None = None  # the seat that last saw the screen
        self._seen = 0  # actions played when it was
        self._settled = False  # whether they have seen the whole board yet

    def run(self) -> None:
        """Runs until the game is over or somebody leaves, in any way."""
        write(self.state, self.path)  # to fail before the first move, not after the last
        if not self.state.over and (text := notice(self.state.game)):
            self.say(text)
        try:
            while not self.state.over and not self.leaving:
                self.bots_play()
                if not self.state.over:
                    self.one_decision()
        except KeyboardInterrupt:
            self.console.print()
            self.finish()
            raise
        self.finish()

    # -- turns -------------------------------------------------------------------------

    def bots_play(self) -> None:
        state = self.state
        began = len(state.actions)
        while not state.over and is_bot(state.players[state.seat]):
            player = state.players[state.seat]
            if bots.searches(player):
                wait_until_compiled(state.game)
            state.play(bots.choose(player, state))
        if len(state.actions) > began:
            self.save()

    def one_decision(self) -> None:
        """Show the board, then ask until an action is played or undone."""
        seat = self.state.seat
        self.change_seat(seat)
        self.show(seat)
        before = self.state.actions
        while self.state.actions == before and not self.leaving:
            line = ask(PROMPT, self.console)
            if line is None:
                self.leaving = True
            else:
                self.answer(line)
        self.save()

    def change_seat(self, seat: int) -> None:
        """Between two people at one keyboard: each must not see the other's secrets."""
        if self._sitting not in (None, seat):
            self.console.clear()
            self.say(t("press-enter", name=self.at.names[seat]))
            self.leaving = ask(PROMPT, self.console) is None
        if self._sitting != seat:
            self._sitting, self._seen, self._settled = seat, self.own_last(seat), False

    def own_last(self, seat: int) -> int:
        """The number of actions after this seat's last one."""
        own = [e["number"] + 1 for e in self.state.log(seat) if e["seat"] == seat]
        return own[-1] if own else 0

    def show(self, seat: int) -> None:
        """The whole board when others have played, otherwise only what changes in a turn; the news
        are below it, where a short screen still shows them."""
        if self.leaving:
            return
        view, news = self.state.view(seat), self.news(seat)
        others = any(entry["seat"] != seat for entry in news)
        draw = self.board.board if others or not self._settled else self.board.brief
        self.console.print()
        draw(view, self.console, self.at)
        self.tell(news)
        offer(view, self.board, self.console, self.at)
        self._seen, self._settled = len(self.state.actions), True

    def news(self, seat: int) -> list[Entry]:
        """What others did, and the points, since this seat last saw the board."""
        log = self.state.log(seat, self._seen)
        return [entry for entry in log if entry["seat"] != seat or entry["points"]]

    def tell(self, news: list[Entry]) -> None:
        for line in told(news, self.board, self.at):
            self.console.print(line)

    # -- the keyboard ------------------------------------------------------------------

    def answer(self, line: str) -> None:
        """A request (`undo`, `why …`) or an action."""
        word, _, rest = line.strip().partition(" ")
        request = REQUESTS.get(word.lower())
        try:
            if request is not None:
                request(self, rest.strip())
            else:
                self.play(line)
        except GlueckError as problem:
            self.say(in_words(problem, self.state.game), "red")

    def play(self, line: str) -> None:
        legal = self.state.legal()
        if not line.strip() and len(legal) > 1:
            self.say(t("choose-number"))
            return
        self.state.play(understand(line, self.state) if line.strip() else legal[0])

    def say(self, text: str, style: str = "") -> None:
        """A line without wrapping; a long path stays in one piece, so that it can be copied."""
        self.console.print(Text(text, style), soft_wrap="/" in text)

    # -- the file ----------------------------------------------------------------------

    def save(self) -> bool:
        try:
            write(self.state, self.path)
        except SaveError as problem:
            self.say(t("cannot-save", problem=str(problem)), "bold red")
            return False
        return True

    def finish(self) -> None:
        saved = self.save()
        if self.state.over:
            self.board.board(self.state.view(self._sitting), self.console, self.at)
            if self._sitting is not None:
                self.tell(self.news(self._sitting))
            scores.results(self.state, self.board, self.at.names, self.console)
        if saved:
            how = how_to_replay if self.state.over else how_to_resume
            self.say(how(self.path))
