/** The messages between client and server: docs/protocol.md as types. Seats count from 1. */
export type Gesture = {
  text: string;
  kind: string;
  from: string;
  over: string;
  to: string;
  cost: number;
  via: string[];
};

export type Step = { seat: number; turn: number; text: string };

export type View = {
  seat: number;
  position: string;
  legal: Gesture[];
  undoable: number;
};

export type SeatKind = 'open' | 'player' | 'guest' | 'bot';

export type SeatSummary = {
  seat: number;
  kind: SeatKind;
  /** The name of the occupant, or of the person for whom a free seat is kept. */
  name: string;
  mine: boolean;
  /** Whether I may sit down here; never inside this browser, where no seat is free. */
  vacant?: boolean;
  online: boolean;
  level: number | null;
  /** Until when its clock rests. */
  holiday?: number | null;
};

/**
 * How time is counted, and once the match runs what each seat has left as of `at`; `elapsed` has run since then for
 * the seat on turn.
 */
export type Clock = (
  | { kind: 'none'; silence?: number }
  | { kind: 'match'; seconds: number; increment: number }
  | { kind: 'turn'; days: number }
) & {
  left?: number[] | null;
  at?: number | null;
  elapsed?: number | null;
  /** What the seat on turn has left now. */
  remaining?: number | null;
};

export type Result = { ranks: number[]; code: string; reason: string };

export type Summary = {
  id: string;
  game: string;
  variant: string;
  options: Record<string, string>;
  version: number;
  state: 'waiting' | 'running' | 'over';
  seats: SeatSummary[];
  onTurn: number;
  turn: number;
  points: number[];
  clock: Clock;
  listed: boolean;
  result: Result | null;
  seedHash: string;
  seed?: string | null;
  watch?: string | null;
  invites?: { seat: number; key: string }[] | null;
  offer?: { what: 'draw' | 'takeback'; seat: number } | null;
  next?: string | null;
  /** The time from which the others may go on without the player on turn. */
  silentFrom?: number | null;
  created: number;
  updated: number;
};

export type Event = {
  version: number;
  kind: string;
  seat: number;
  gesture?: Gesture | null;
  /** The number of actions in the record after it, where it changes that. */
  length?: number | null;
  /** The turn in which it was acted. */
  turn?: number | null;
  next?: string | null;
  at: number;
};

export type NewSeat =
  | { kind: 'me' }
  | { kind: 'open' }
  | { kind: 'guest'; name: string }
  | { kind: 'bot'; level: number }
  | { kind: 'friend'; person: string };

export type NewMatch = {
  game: string;
  variant: string;
  options: Record<string, string>;
  seats: NewSeat[];
  first: 'lot' | number;
  clock: Clock;
  listed: boolean;
  /** Whether people may write to each other; they may unless it says otherwise. */
  chat?: boolean;
};

export type Created = { match: string; invites: { seat: number; key: string }[]; watch: string };

/** A browser in which the player is signed in. */
export type Session = { id: string; device: string; created: number; used: number; current: boolean };

/** A token of the player's; its text comes only when it is made. */
export type Token = { id: string; label: string; created: number; token?: string | null };

/**
 * A choice within a variant; one with a form takes other texts, too, which the game's own field makes. A match that does
 * not mention the option has the value `unstated`, or the first.
 */
export type Option = { id: string; values: string[]; unstated?: string; form?: object | null };
export type Variant = { id: string; minSeats: number; maxSeats: number; options: Option[] };
export type GameInfo = { id: string; variants: Variant[] };

export type Command =
  | 'undo'
  | 'resign'
  | 'offer-draw'
  | 'accept-draw'
  | 'decline-draw'
  | 'ask-takeback'
  | 'grant-takeback'
  | 'refuse-takeback'
  | 'holiday'
  | 'nudge'
  | 'close-silent'
  | 'rematch';

export type ClientMessage =
  | { type: 'follow'; match: string; key?: string; since?: number }
  | { type: 'follow-chat'; match: string; channel?: string; since?: number }
  | { type: 'unfollow'; match: string }
  | { type: 'looking'; match: string; looking: boolean }
  | { type: 'lobby'; follow: boolean; changes?: boolean }
  | { type: 'act'; id: string; match: string; version: number; seat: number; action: string }
  | { type: Command; id: string; match: string; version: number; seat: number }
  | { type: 'study'; study: string; follow: boolean }
  | { type: 'ping' };

export type Changed = {
  type: 'changed';
  match: string;
  version: number;
  /** The version the events follow; none when everything is sent. */
  since?: number | null;
  events: Event[];
  summary: Summary;
  views: View[];
  record?: Step[] | null;
};

export type Rejected = {
  type: 'rejected';
  id: string;
  match: string;
  version: number;
  code: string;
  rule: string;
  reason: string;
  views: View[];
};

/** A change of the lobby: tables that are new or have changed, and those that have left it. */
export type LobbyChanged = { type: 'lobby-changed'; tables: Summary[]; gone: string[] };

/** A chat message. */
export type ChatMessage = {
  number: number;
  /** The author's code, the same at every match. */
  person: string;
  /** Empty for somebody who was deleted. */
  name: string;
  /** None for a watcher. */
  seat?: number | null;
  kind: 'text' | 'phrase' | 'reaction';
  /** The text, or the code of the phrase or reaction. */
  body: string;
  at: number;
};

export type ChatHeard = {
  type: 'chat';
  match: string;
  channel: 'players' | 'watchers';
  /** The reader's own code, told once. */
  me?: string | null;
  /** The number that the messages follow; none when these are all that are shown. */
  since?: number | null;
  messages: ChatMessage[];
  /** The numbers of earlier messages that are not shown any more. */
  hidden: number[];
};

/** Who watches a match. */
export type Watchers = { type: 'watchers'; match: string; names: string[]; others: number };

/** A person's relation to me: a friend, asked by me, or asking me. */
export type FriendState = 'friend' | 'asked' | 'asks';

export type Friend = {
  person: string;
  name: string;
  state: FriendState;
  online: boolean;
  won: number;
  drawn: number;
  lost: number;
};

/** The relation to me of a person at a match. */
export type Opponent = { seat: number; person: string; state: FriendState | 'none' };

export type ServerMessage =
  | { type: 'accepted'; id: string; match: string; version: number }
  | Rejected
  | Changed
  | { type: 'lobby'; tables: Summary[] }
  | LobbyChanged
  | {
      type: 'notice';
      match: string;
      what: 'your-turn' | 'over' | 'started' | 'joined' | 'invited' | 'offer' | 'nudge';
    }
  | ChatHeard
  | Watchers
  | { type: 'friends' }
  | { type: 'study'; study: string; version: number }
  | { type: 'error'; code: string; reason: string; match?: string }
  | { type: 'meet'; match: string }
  | { type: 'site-away'; away: boolean }
  | { type: 'bye'; retryMs: number }
  | { type: 'pong' };
