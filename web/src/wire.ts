// Made by tools/web_types.py of the types in Python; do not edit.

export interface StandIn {
  level: string
  why: string
}

export interface Seat {
  player: string | null
  name: string
  level: string | null
  stand_in: StandIn | null
  gave_up: boolean
  invited?: string | null
  declined?: string
  alike?: number | null
}

export interface Clock {
  game?: number | null
  increment?: number
  turn?: number | null
}

export interface About {
  game: string
  rules: number
  title: string
  status: string
  options: Record<string, unknown>
  public: boolean
  spectators: boolean
  imported: boolean
  after: string | null
  by: string
  created: number
  commitment: string
  chairs: Seat[]
  clock: Clock | null
  places?: number[] | null
  scores?: number[] | null
  seed?: string | null
  salt?: string | null
  rematch?: string | null
  past?: number
  hints?: boolean
  rated?: boolean
  deal?: string | null
}

export interface Summary extends About {
  turn?: number | null
}

export interface Times {
  left: number[]
  seat: number | null
  since: number
  deadline: number | null
}

export interface News {
  after: number
  what: string
  seat: number
  why?: string
  level?: string
}

export interface ChatLine {
  at: number
  player: string
  name: string
  seat: number | null
  text: string
}

export interface HintedTurn {
  actions: string[]
  reasons: Record<string, unknown>[]
  value: number | null
}

export interface TableMessage {
  t: "table"
  protocol: string
  n: number
  move: number
  seat: number | null
  table: About
  log: Record<string, unknown>[]
  chat: ChatLine[]
  clock?: Times | null
  news?: News[]
  acted?: number
  absent?: number | null
  now?: number | null
  view?: string | null
  legal?: string[]
  undoable?: number
}

export interface EventMessage {
  t: "event"
  n: number
  at: number
  move: number
  what: string
  about?: Record<string, unknown>
  log?: Record<string, unknown> | null
  chat?: ChatLine | null
  table?: About | null
  clock?: Times | null
  view?: string | null
  legal?: string[]
  undoable?: number
}

export interface Presence {
  t: "presence"
  seats: string[]
}

export interface Done {
  t: "done"
  id: number | string
  n: number
}

export interface Refusal {
  t: "error"
  code: string
  text: string
  id?: number | string | null
  clause?: string | null
}

export interface WhyAnswer {
  t: "why"
  id: number | string
  why: Record<string, string[] | null>
}

export interface Hinted {
  t: "hints"
  id: number | string
  at: number
  turns: HintedTurn[]
  now?: number | null
}

export interface Planned {
  t: "planned"
  id: number | string
  at: number
  plan: Record<string, unknown>
}

export interface Pong {
  t: "pong"
  id: number | string
  n: number
  now?: number | null
}

export interface PastView {
  t: "then"
  protocol: string
  number: number
  view: string
}

export interface ReplayPage {
  t: "replay"
  protocol: string
  seat: number | null
  first: number
  played: number
  views: string[]
  lines: Record<string, unknown>[]
  table?: About | null
}

export type Message = TableMessage | EventMessage | Presence | Done | Refusal | WhyAnswer | Hinted | Planned | Pong

export interface Join {
  do: "join"
  seat?: number | null
  id?: number | string
}

export interface Leave {
  do: "leave"
  id?: number | string
}

export interface Decline {
  do: "decline"
  id?: number | string
}

export interface Release {
  do: "release"
  seat: number
  level?: string | null
  id?: number | string
}

export interface Start {
  do: "start"
  fill?: string | null
  id?: number | string
}

export interface Play {
  do: "play"
  action: string
  at: number
  id?: number | string
}

export interface Undo {
  do: "undo"
  at: number
  all?: boolean
  id?: number | string
}

export interface Resign {
  do: "resign"
  id?: number | string
}

export interface TakeOver {
  do: "take_over"
  seat: number
  id?: number | string
}

export interface Return {
  do: "return"
  id?: number | string
}

export interface Chat {
  do: "chat"
  text: string
  id?: number | string
}

export interface Rename {
  do: "rename"
  title: string
  id?: number | string
}

export interface Close {
  do: "close"
  id?: number | string
}

export interface Why {
  do: "why"
  actions: string[]
  id?: number | string
}

export interface AskHint {
  do: "hint"
  at: number
  id?: number | string
}

export interface AskPlan {
  do: "plan"
  at: number
  wish?: number[]
  id?: number | string
}

export interface Ping {
  do: "ping"
  id?: number | string
}

export type AnyCommand = Join | Leave | Decline | Release | Start | Play | Undo | Resign | TakeOver | Return | Chat | Rename | Close | Why | AskHint | AskPlan | Ping

export interface AgainstInfo {
  game: string
  player: string | null
  level: string | null
  name: string
  games: number
  ahead: number
  behind: number
  last: number
}

export interface Carried {
  id: string
  name: string
  login: boolean
}

export interface DealInfo {
  code: string
  url: string
  daily: boolean
  game: string
  seats: string[]
  options: Record<string, unknown>
  title: string
  by: string
  chosen: boolean
  begins: number
  until: number
  over: boolean
  commitment: string
  table: string | null
  finished: boolean
  results: DealResult[] | null
  seed: string | null
  salt: string | null
}

export interface DealResult {
  rank: number | null
  chose: boolean
  mine: boolean
  at: number
  gave_up: boolean
  seats: DealSeat[]
  table: string | null
}

export interface DealSeat {
  name: string
  level: string | null
  score: number
  place: number
}

export interface DeviceCode {
  code: string
}

export interface DeviceLink {
  code: string
  url: string
  seconds: number
}

export interface Former {
  id: string
  name: string
}

export interface GameInfo {
  id: string
  title: string
  rules: number
  seats: number[]
  options: OptionInfo[]
  words: Record<string, unknown>
  levels: LevelState[]
}

export interface Games {
  games: GameInfo[]
  levels: LevelInfo[]
}

export interface Hook {
  id: string
  kind: string
  table: string | null
  where: string
  created: number
  secret: string | null
}

export interface Hooks {
  key: string
  subscriptions: Hook[]
}

export interface HttpProblem {
  code: string
  text: string
  clause: string | null
}

export interface Identity {
  me: Me | null
  former: Former[]
}

export interface Leader {
  name: string
  level: string | null
  me: boolean
  rating: number
  games: number
  provisional: boolean
}

export interface LevelInfo {
  name: string
  character: string
}

export interface LevelState {
  name: string
  ready: boolean
  seconds: number | null
}

export interface ListedTable {
  id: string
  game: string
  status: string
  public: boolean
  created: number
  changed: number
  version: number
  table: Summary
  ratings: (SeatRating | null)[]
}

export interface ListedTables {
  tables: ListedTable[]
  next: string | null
}

export interface Me {
  id: string
  name: string
  host: boolean
  login: string | null
  token: string | null
}

export interface MutedPlayer {
  id: string
  name: string
}

export interface MutedPlayers {
  players: MutedPlayer[]
}

export interface NewBrowser {
  endpoint: string
  p256dh: string
  auth: string
}

export interface NewChallenge {
  game: string
  seats: string[]
  options?: Record<string, unknown>
  days?: number
  title?: string
  seed?: number | string | null
}

export interface NewGuest {
  name: string
  program?: boolean
}

export interface NewHook {
  url: string
  table?: string | null
}

export interface NewName {
  name: string
}

export interface NewReport {
  table: string
  what: string
  player?: string | null
  at?: number | null
  note?: string
}

export interface NewTable {
  game: string
  seats: string[]
  options?: Record<string, unknown>
  title?: string
  clock?: Clock | null
  public?: boolean
  spectators?: boolean
  hints?: boolean | null
  rated?: boolean
  start?: boolean
}

export interface OptionInfo {
  name: string
  default: unknown
  help: string
  values: unknown[] | null
  least: number | null
  most: number | null
}

export interface PlayedGame {
  table: string
  game: string
  at: number
  seat: number
  seats: SeatResult[]
  rated: boolean
  rating: number | null
  deal: string | null
}

export interface PlayedGames {
  games: PlayedGame[]
  next: string | null
}

export interface RatingInfo {
  game: string
  at: number
  rating: number
}

export interface SeatRating {
  rating: number
  provisional: boolean
}

export interface SeatResult {
  name: string
  player: string | null
  level: string | null
  score: number
  place: number
  gave_up: boolean
}

export interface TableInfo {
  id: string
  url: string
  version: number
  seat: number | null
  table: About
}

export interface TotalInfo {
  game: string
  seats: number
  against: string
  games: number
  won: number
  mean: number
  least: number
  most: number
}

export interface Totals {
  totals: TotalInfo[]
  against: AgainstInfo[]
  ratings: RatingInfo[]
}

export const PROTOCOL = "3"

/** Of a page of a replay. */
export const MOMENTS = 200

export const LEVELS = ["apprentice", "hauler", "hewer", "foreman", "captain"] as const

export const EVENTS = ["opened", "sat_down", "stood_up", "declined", "withdrawn", "seated", "began", "played", "took_back", "took_over", "came_back", "gave_up", "said", "renamed", "closed", "rematch"] as const

export const ERRORS = ["actions", "address", "before", "blocked", "busy", "clock", "code", "crowded", "damaged", "deal_open", "deal_over", "form", "full", "game", "gave_up", "hidden", "hint_asked", "hint_failed", "hint_unready", "host", "host_name", "http", "illegal", "instead_of", "invalid", "kept", "level", "logged_out", "login", "login_taken", "malformed", "moment", "moves", "mute", "name", "name_taken", "no_deal", "no_former", "no_hints", "no_player", "no_return", "no_spectators", "no_table", "no_undo", "not_absent", "not_host", "not_invited", "not_seated", "not_waiting", "not_your_turn", "not_yours", "nothing_to_undo", "old_password", "open_seats", "option", "origin", "password", "rated", "report", "review_asked", "review_full", "review_long", "review_unfinished", "rules", "save", "seated", "seats", "since", "slow", "stale", "stand_in", "status", "stop_link", "taken", "text", "title", "too_large", "too_many", "too_many_bots", "too_many_notices", "too_many_tables", "too_much", "unavailable", "uncertain", "unknown_action", "who", "wish", "words"] as const
