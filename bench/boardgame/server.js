// boardgame.io's own server with its in-memory store, and a game whose state is as large as
// Glück Auf's: the same number of bytes of JSON, a few of which change with every move.
const { Server, Origins } = require('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core');

const [port, bytes] = process.argv.slice(2).map(Number);
const cells = Math.floor(bytes / 8);

const load = {
  name: 'load',
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({ cells: Array.from({ length: cells }, (_, i) => 1000000 + i), moves: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    step: ({ G }, at) => {
      if (!Number.isInteger(at) || at < 0 || at >= cells) return INVALID_MOVE;
      for (let i = 0; i < 10; i++) G.cells[(at + i) % cells] = 1000000 + ((at * 7 + i) % 999999);
      G.moves += 1;
    },
  },
};

const server = Server({ games: [load], origins: [Origins.LOCALHOST] });
server.run(port, () => console.log('ready'));
