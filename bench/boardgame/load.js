// Two players at each of many matches, each moving as soon as it is its turn and it has been told.
const { io } = require('socket.io-client');

const [port, tables, seconds, pause] = process.argv.slice(2).map(Number);
const times = [];
let moves = 0;
let counting = false;
let begun = false;
const waiting = []; // what players will do once everybody sits

function player(match, id) {
  const socket = io(`http://127.0.0.1:${port}/load`, { transports: ['websocket'], forceNew: true });
  let sent = 0;
  const act = (state) => {
    if (state.ctx.currentPlayer !== id) return;
    const go = () => {
      sent = process.hrtime.bigint();
      const payload = { type: 'step', args: [Math.floor(Math.random() * 100)], playerID: id };
      socket.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, match, id);
    };
    if (!begun) waiting.push(go);
    else pause ? setTimeout(go, pause * (0.5 + Math.random())) : go();
  };
  socket.on('connect', () => socket.emit('sync', match, id, undefined, 2));
  socket.on('sync', (_, info) => act(info.state));
  socket.on('update', (_, state) => {
    if (sent && state.ctx.currentPlayer !== id) {
      if (counting) {
        moves += 1;
        times.push(Number(process.hrtime.bigint() - sent) / 1e6);
      }
      sent = 0;
    }
    act(state);
  });
  return new Promise((done) => socket.on('sync', done));
}

(async () => {
  for (let i = 0; i < tables; i++) {
    await player(`m${i}`, '0');
    await player(`m${i}`, '1');
  }
  begun = counting = true;
  waiting.forEach((go) => go());
  const began = process.hrtime.bigint();
  await new Promise((done) => setTimeout(done, seconds * 1000));
  const took = Number(process.hrtime.bigint() - began) / 1e9;
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(share * times.length))];
  console.log(JSON.stringify({ rate: moves / took, p50: at(0.5), p99: at(0.99), moves }));
  process.exit(0);
})();
