import type { Component } from 'svelte';
import type { Key } from '../i18n/i18n.svelte';
import type { Sound } from '../look/sound';
import type { GameInfo, Gesture, Option, SeatSummary, Summary, View } from '../net/protocol';
import type { BoardProps } from './board';
import type { PositionEditor } from './editing';
import type { Held } from './held.svelte';
import type { Spot } from './picker.svelte';

/** What is left of the running turn: a number of pips, the same in words, and a hint what to do next. */
export type TurnLeft = { pips: number; of: number; text: string; hint: string; ending: boolean };

export type SeatFactsProps = { summary: Summary; position: string; seat: SeatSummary; eyes: number };

/** A value of an option that is no plain choice; an empty one is not made yet, and without `change` it is only shown. */
export type OptionFieldProps = { option: Option; value: string; change?: (value: string) => void };

/** An action of the record, as it is drawn beside its words. */
export type ActionIconProps = { gesture: Gesture; seat: number };

/** The face of a computer player of this level, in pixels. */
export type FaceProps = { level: number; size: number };

/** A word of advice for the first match: `tip.GAME.ID` in the texts, at the moment when it helps whoever is on turn. */
export type Tip = { id: string; applies: (view: View) => boolean };

/** What the client knows of a game besides its texts; each missing part has a plain substitute. */
export type Game = GameInfo & {
  /** The variant that one click begins, where the first is not the easiest to begin with. */
  quickVariant?: string;
  /** Whether people at one screen must not see each other's cards in this variant. */
  hidesHands: (variant: string) => boolean;
  /** Whether nothing is hidden or left to chance in this variant once the match has begun. */
  hasPerfectInformation?: (variant: string) => boolean;
  /** Whether players of this variant have to remember what they saw, so that no hint may remind them. */
  testsMemory?: (variant: string) => boolean;
  /** Whether the players may agree on a draw. */
  drawByAgreement?: boolean;
  /** The title of a match without a single winner. */
  tie?: Key;
  Board?: Component<BoardProps>;
  /** Shows and makes the values of options that have a form. */
  OptionField?: Component<OptionFieldProps>;
  /** The facts below a player's name. */
  SeatFacts?: Component<SeatFactsProps>;
  /** The faces of its computer players. */
  Face?: Component<FaceProps>;
  /** What the pieces of each seat are made of, where that tells the seats apart instead of their colours. */
  materials?: { top: string; rim: string }[];
  points?: (n: number) => string;
  turnLeft?: (position: string, held: Held, legal: Gesture[]) => TurnLeft;
  /** How many steps the board shows for an action that led to this position. */
  steps?: (gesture: Gesture, position: string) => number;
  /** The actions of a record, as far as their notation tells them. */
  readRecord?: (texts: string[]) => Gesture[];
  /** What a spot of the board is called, where notation has another name for it. */
  spotName?: (spot: Spot) => string;
  /** What an action does, as it follows a name: `pushes the crate from B4 to B3`. */
  does?: (gesture: Gesture) => string;
  ActionIcon?: Component<ActionIconProps>;
  tips?: Tip[];
  /** Whether an analysis tells what each piece could score in the next turn of its player (`GAME.prospects`). */
  hasProspects?: boolean;
  /** Why a match ended as it did, where more is to be said than `result.CODE` can. */
  why?: (summary: Summary, position: string, nameAt: (seat: number) => string) => string;
  /** What the action that led to this position has shown for a moment, for those who hear the table. */
  uncovered?: (gesture: Gesture, position: string) => string;
  sound?: Sound;
  /** How its positions are set up by hand; fetched when somebody wants to. */
  editor?: () => Promise<{ editor: PositionEditor }>;
};
