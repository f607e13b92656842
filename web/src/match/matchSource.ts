import type { Rejection } from '../i18n/rejection';
import type { Command, Gesture, Step, Summary, View } from '../net/protocol';
import type { Link } from '../net/socket.svelte';

/** What the page shows at one moment: everything that one version of a match tells. */
export type Shown = {
  version: number;
  summary: Summary;
  views: View[];
  record: Step[];
  /** The action that led here, to be seen on its way. */
  last: Gesture | null;
  lastSeat: number;
  /** The actions of the turn that was played last, or of the one that is running. */
  recent: Gesture[];
};

/** A moment of the record: an action and the position after it. */
export type Past = { position: string; points: number[]; onTurn: number; gesture: Gesture | null };

/** How a match hears from its server; `sending` and `unanswered` tell how long a command has waited. */
export type MatchLink = Link | 'sending' | 'unanswered';

/** A match wherever it is played: on a server or inside the browser. Its fields are reactive. */
export interface MatchSource {
  readonly now: Shown | null;
  /** The last rejection, or another message for the player. */
  readonly rejection: Rejection | null;
  /** Why the match cannot be shown at all. */
  readonly fault: string | null;
  readonly waiting: boolean;
  /** Whether the page is up to date. */
  readonly link: MatchLink;
  act(seat: number, action: string): void;
  command(what: Command, seat: number, more?: object): void;
  positionAt(step: number, seat: number): Promise<Past>;
  /** The match as text, as whole as it is known here: of a match in this browser with all that is hidden in it. */
  record(): Promise<string>;
  /** The same as the players may have it: with the seed once the match is over. */
  published(): Promise<string>;
  dismiss(): void;
  close(): void;
}
