// What the page must know of a game: the default export of its folder's index.ts. All it says is in
// its own catalogues, under these names:
//
//   title, about, play       on the home page; `play` is the button that plays against bots
//   title-long               where it is introduced: with the name that readers know it by, if it has one
//   howto-1, howto-2, …      for newcomers, `howto` of them
//   prompt-PHASE             what is asked of who has the turn in this phase
//   option-NAME              an option; option-NAME-VALUE one of its values; option-NAME-is, if there is
//                            one, says its { $value } in one phrase
//   help-THING               what a thing is that has THING as its data-help
//   clause-CLAUSE            why an action is not allowed
//   lesson-STEP              what the guide says; lesson-poor-WHY of a poor move
//   reason-KIND              what speaks for a turn, in a hint
//
// Phases, options, clauses and kinds of reasons are those of its declared.ts; a test sees that there are words for all.
// Two names mean the same in every game: in the phase `over` nothing is asked any more, and the action
// `end` ends a turn. The turn bar has a button for it, Enter plays it, and who wants it so ends turns
// by themselves where nothing else is legal, unless that would tell the others something (`endTells`).
// A game without such an action does without all that.

import type { Component } from "svelte"
import type { Flight } from "../flights"
import type { Guide } from "../guide/steps"
import type { AnyLine, AnyView } from "../state/messages"
import type { Layout } from "../state/view"

/** How an option is edited that no list of values and no range describes. */
export interface OptionEditor {
  component: Component<{ value: unknown; seats: number }, object, "value">
  /** A value in words, for those who come to the table; none for the usual one. */
  describe(value: unknown): string[]
}

/** A moment of a game, to be tried out from the rulebook. */
export interface Position {
  name: string
  /** The chapter of the rules it is about. */
  chapter: string
  /** The clause that it shows best. */
  clause: string
  /** Whose turn it is: that of who tries it. */
  seat: number
  /** The game so far, as a save file has it. */
  save: { seats: number; actions: string[] }
  /** What there is to do. */
  say(): string
}

/** Part of every page: keep it light. */
export interface GameClient {
  /** Its picture on the home page. */
  poster: Component
  /** How many bots one plays against who just presses `play`. */
  opponents: number
  /** How many lines introduce it to newcomers. */
  howto: number
  options?: Record<string, OptionEditor>
  /** What is in the box, in tables and pictures: part of its rulebook, if it has one in docs/rules. */
  loadBox?(): Promise<{ default: Component }>
  /** Pictures of what the rules say, drawn as on the table: what there is for a chapter. */
  loadExamples?(): Promise<{ default: Component<{ chapter: string }> }>
  loadPositions?(): Promise<{ default: Position[] }>
  /** A first game for newcomers, explained step by step. */
  loadGuide?(): Promise<{ default: Guide }>
  /** Everything else, loaded when somebody sits down. */
  loadTable(): Promise<{ default: GameTable }>
}

/** Who plays, and by which options. */
export interface Setting {
  names: string[]
  options: Record<string, unknown>
}

export interface Turns<Line> {
  /** Whether a line goes on with what the line before it began. */
  continues(line: Line, before: Line): boolean
  /** What the lines of one turn, perhaps an unfinished one, say together. */
  summary(lines: Line[], at: Setting): string[]
}

/** What every game's reasons have. */
export interface AnyReason {
  kind: string
}

/** What is needed to play it. */
export interface GameTable<
  View extends AnyView = AnyView,
  Line extends AnyLine = AnyLine,
  HintReason extends AnyReason = AnyReason,
> {
  layout: Layout
  board: Component
  /** What moves over the board when a line is shown; the view is the one before it. */
  flights(line: Line, view: View): Flight[]
  /** What a line of the log says, in whole sentences; some say nothing. */
  sentences(line: Line, at: Setting): string[]
  /** A line with what two views tell of it: for files that have views and no log. */
  completed?(before: View, line: Line, after: View): Line
  /** How the log is told turn by turn, in as few sentences as will do, with all lines on demand. A game
   * without it is told line by line. */
  turns?: Turns<Line>
  /** What is written on a button that does this; with what lies there, if the view is given. */
  sayAction(action: string, at: Setting, view?: View): string
  /** A reason of a hint, as the game declares it, in a whole sentence. Without it, hints give none. */
  sayReason?(reason: HintReason, at: Setting): string
  /** What is pressed to do this, besides a thing that has the action as its data-action: selectors. The
   * second time that one is named it means the second such thing. */
  pressedFor?(action: string): string[]
  /** Whether a line is an occasion to count points before everybody's eyes. */
  opensScoring(line: Line): boolean
  /** Whether others would learn a secret from a turn that ends by itself where only `end` is legal. */
  endTells?: boolean
}

/** A guide that knows its own views, as the page sees it. */
export const guideOf = <View extends AnyView>(guide: Guide<View>): Guide => guide as unknown as Guide

/** A game's table, which knows its own views and lines, as the page sees it. */
export const tableOf = <View extends AnyView, Line extends AnyLine, Reason extends AnyReason = AnyReason>(
  table: GameTable<View, Line, Reason>,
): GameTable => table as unknown as GameTable
