// Plays recorded games in a module and sums up everything that comes out, step by step, as
// recorded.py does with the native rules. Runs in node and in browsers.

const TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  for (let k = 0; k < 8; k++) n = n & 1 ? (n >>> 1) ^ 0xedb88320 : n >>> 1
  return n
})

/** The CRC-32 of zlib. */
class Sum {
  #crc = -1
  bytes(array) {
    let crc = this.#crc
    for (const one of array) crc = TABLE[(crc ^ one) & 255] ^ (crc >>> 8)
    this.#crc = crc
    return this
  }
  numbers(list) {
    return this.bytes(new Uint8Array(Int32Array.from(list).buffer))
  }
  text(text) {
    return this.bytes(new TextEncoder().encode(text))
  }
  get value() {
    return ~this.#crc >>> 0
  }
}

const ARRAYS = { u1: Uint8Array, i2: Int16Array, i4: Int32Array, u4: Uint32Array, f8: Float64Array }

export class Game {
  constructor(module, about) {
    this.about = about
    this.run = new WebAssembly.Instance(module, {}).exports
    this.areas = {}
    for (const [name, { at, type, count }] of Object.entries(about.areas))
      this.areas[name] = new ARRAYS[type](this.run.memory.buffer, this.run.areas.value + at, count)
  }
  start(seats, key, options) {
    this.areas.key.set(key)
    this.areas.options.set(this.about.options.flatMap((option) => numbersOf(option, options[option.name])))
    this.run.start(0, seats)
  }
  position(p = 0) {
    const size = this.about.position.bytes
    return this.areas.positions.subarray(p * size, (p + 1) * size)
  }
  legal() {
    return [...this.areas.moves.subarray(0, this.run.legal(0))]
  }
  words(action, p = 0) {
    this.run.words(p)
    const fill = (_, place, more) => String(this.areas.numbers[place] + Number(more))
    return this.about.actions[action].replace(/\{(\d)([+-]\d+)\}/g, fill)
  }
}

/** An option's value as numbers, by the form that the description has. */
export function numbersOf(option, value) {
  if (option.list) {
    const cards = value.flatMap((card) => option.list.flatMap((part) => numbersOf(part, card[part.name])))
    return [value.length, ...cards, ...Array(option.width).fill(0)].slice(0, option.width)
  }
  if (option.values) return [(option.first ?? 0) + option.values.indexOf(value)]
  if (option.seat) return [value === option.seat ? 0 : value + 1]
  return [value]
}

/** What there is to be seen of a position. */
function look(game, sum, seats, tried) {
  const { run, areas } = game
  sum.bytes(game.position())
  const legal = game.legal()
  sum.numbers(legal).numbers(tried.map((action) => run.refusal(0, action)))
  for (const action of legal) sum.text(game.words(action))
  for (let viewer = -1; viewer < seats; viewer++) {
    const size = run.view(0, viewer)
    sum.bytes(areas.view).bytes(areas.runs.subarray(0, size))
    areas.before.set(areas.view)
    run.seen(0, viewer, 1)
    sum.bytes(game.position(1))
    areas.key.fill(viewer + 2)
    run.redeal(1, viewer)
    sum.bytes(game.position(1)).numbers([run.sound(1)])
  }
  sum.numbers(areas.numbers.subarray(0, run.score(0)))
  sum.numbers(areas.numbers.subarray(0, run.rank(0)))
}

/** After each action of a game, the sum of all that can be seen. */
function replayed(game, { seats, key, options, actions, tried }) {
  game.start(seats, key, options)
  game.areas.before.fill(0)
  const sums = []
  for (let number = 0; ; number++) {
    const sum = new Sum()
    look(game, sum, seats, tried[number])
    if (number > 0) sum.bytes(game.areas.entry)
    sums.push(sum.value)
    if (number === actions.length) return sums
    const refused = tried[number].find((action) => game.run.refusal(0, action))
    if (refused !== undefined) game.run.play(0, refused) // and nothing changes
    if (game.run.play_and_tell(0, actions[number])) throw new Error(`${number} is refused`)
  }
}

/** What bots decide, and of those that search what they found. */
function decided(module, about, { seats, key, options, levels, slice, most }) {
  const game = new Game(module, about)
  game.start(seats, key, options)
  const names = about.levels.map((level) => level.name)
  const bots = levels.map((level, seat) => {
    const bot = new Game(module, about)
    bot.run.become(names.indexOf(level), seat)
    return bot
  })
  const { seat, over } = about.position
  const actions = []
  while (!game.position()[over] && actions.length < most) {
    const bot = bots[game.position()[seat]]
    bot.position().set(game.position())
    let action = bot.run.begin(0)
    if (action < 0) {
      while (bot.run.search(slice) > 0);
      const count = bot.run.advice()
      const sum = new Sum().numbers(bot.areas.moves.subarray(0, count))
      sum.numbers(bot.areas.visits.subarray(0, count))
      const values = bot.areas.values.slice(0, count)
      actions.push(sum.bytes(new Uint8Array(values.buffer)).value)
      action = bot.run.decide()
    }
    actions.push(action)
    game.run.play(0, action)
  }
  return actions
}

/** The turns that a hint names, as glueck.bots.hint finds them. */
function hinted(game, { seats, key, options, actions, seed, simulations }) {
  const { run, areas, about } = game
  game.start(seats, key, options)
  for (const action of actions) run.play(0, action)
  run.become(about.hint.level, seed)
  const only = run.begin(0)
  if (only < 0) run.search(simulations)
  const first = only < 0 ? [...areas.moves.subarray(0, run.advice())] : [only]
  const found = new Map()
  for (const action of first) {
    const alike = game.words(action).split(/[ -]/).sort().join()
    if (!found.has(alike)) found.set(alike, action)
  }
  return [...found.values()].slice(0, about.hint.turns).map((action) => wholeTurn(game, action, seed))
}

function wholeTurn(game, first, seed) {
  const { run, about } = game
  run.begin_turn(0, seed)
  const turn = [game.words(first, about.hint.deal)]
  let goesOn = run.continue_turn(first)
  while (goesOn && turn.length < about.hint.longest) {
    let next = run.next_of_turn(seed)
    if (next < 0) {
      while (run.search(1000) > 0);
      next = run.decide()
    }
    turn.push(game.words(next, about.hint.deal))
    goesOn = run.continue_turn(next)
  }
  return turn
}

/** What the planner answers, or why it does not. */
function planned(game, { position, wish }) {
  game.position().set(Buffer.from(position, "hex"))
  game.areas.wish.fill(0)
  for (const one of wish) game.areas.wish[one] = 1
  return game.run.plan(0) || Buffer.from(game.areas.answer).toString("hex")
}

/** Of turns in a game: whether each goes on behind its last action, the sum of its reasons, and why some
 * cards would be no play there. */
function weighed(game, { seats, key, options, actions, turns }) {
  const { run, areas, about } = game
  game.start(seats, key, options)
  const found = []
  for (let number = 0; number <= actions.length; number++) {
    for (const { seed, actions, verb, cards } of turns.filter(({ at }) => at === number)) {
      run.begin_turn(0, seed)
      const goesOn = actions.map((action) => run.continue_turn(action)).at(-1)
      run.weigh(game.position()[about.position.seat])
      areas.numbers.set(cards)
      found.push(goesOn, new Sum().bytes(areas.reasons).value, run.unfit(0, verb, cards.length))
    }
    if (number < actions.length) run.play(0, actions[number])
  }
  return found
}

export function results(bytes, about, { games = [], decisions = [], hints = [], turns = [], plans = [] }) {
  const module = new WebAssembly.Module(bytes)
  const game = new Game(module, about)
  return {
    games: games.map((one) => replayed(game, one)),
    decisions: decisions.map((one) => decided(module, about, one)),
    hints: hints.map((one) => hinted(game, one)),
    plans: plans.map((one) => planned(game, one)),
    turns: turns.map((one) => weighed(game, one)),
  }
}
