import { type Annotation, redraw } from '../board/annotation/annotation';
import { Engine, RejectedError, Stopped } from '../engine/engine';
import { type Rejection, whatHappened } from '../i18n/rejection';
import { combine } from './thinking/combine';
import { MatchJudge } from './matchJudge.svelte';
import { copyOf, merge, sameIn } from './tree/merge';
import { leadTo, type LinkedMoment } from './moment';
import { type Assessment, chancesAtEnd, type Explored, type Line, type Subject } from './report';
import { SiteAnalysis } from './siteAnalysis.svelte';
import { keepTree, type Source } from './source';
import { Study, type StudyShown } from './study.svelte';
import { Thinker } from './thinking/thinker.svelte';
import { type Move, Tree, type TreeNode, wordsTo } from './tree/tree';
import { writeTree } from './tree/treeText';

/** A match or position under analysis: its tree, the position shown, and the engines that think about it. */
export class Analysis {
  subject = $state.raw<Subject | null>(null);
  shown = $state.raw<Explored | null>(null);
  node = $state.raw<TreeNode | null>(null);
  /** Grows with every change of the tree, whose nodes are not reactive themselves. */
  version = $state(0);
  rejection = $state.raw<Rejection | null>(null);
  fault = $state('');
  thinker = $state.raw<Thinker | null>(null);
  judge = $state.raw<MatchJudge | null>(null);
  /** The site's analysis of the match, if that was played there and is over. */
  site = $state.raw<SiteAnalysis | null>(null);
  #board = new Engine();
  /** The study in which the site keeps the tree, if it does. */
  study = $state.raw<Study | null>(null);
  #tree: Tree | null = null;
  /** The tree as the site has it. */
  #base: Tree | null = null;
  #record = '';
  /** The node asked for last, which is shown as soon as the engine has answered. */
  #target: TreeNode | null = null;
  #asked = 0;

  /** @param thinks whether the computer thinks about the position shown */
  constructor(
    private readonly source: Source,
    moment: LinkedMoment,
    private readonly thinks = true,
  ) {
    void this.#open(moment);
  }

  /** The tree; whatever reads it here is updated when it changes. */
  get tree(): Tree | null {
    void this.version;
    return this.#tree;
  }

  get text(): string {
    void this.version;
    return this.#tree ? writeTree(this.#record, this.#tree) : '';
  }

  async #open({ step, line }: LinkedMoment): Promise<void> {
    try {
      const { text, game, study } = this.source;
      if (study) this.#base = await this.#read(study.text);
      this.subject = await this.#board.ask('analyse', text, game);
      this.#record = this.subject.text;
      this.#tree = Tree.of(this.subject.record, this.subject);
      let node = this.#tree.at(step);
      for (const word of line) node = this.#tree.play(node, await this.#moveOf(node, word));
      if (this.thinks) {
        this.thinker = new Thinker(this.#record);
        const judge = new MatchJudge(this.#record);
        this.judge = judge;
        if (this.source.site) this.site = new SiteAnalysis(this.source.site, (report) => judge.take(report));
      }
      await this.#show(node);
      if (study) this.#join(study);
    } catch (error) {
      this.fault = whatHappened(error);
    }
  }

  async #read(text: string): Promise<Tree> {
    const read = await this.#board.ask('analyse', text, '');
    return Tree.of(read.record, read);
  }

  /** Follows the study, now that a position is shown: what has changed there since is told at once. */
  #join(shown: StudyShown): void {
    this.study = new Study(shown, {
      text: () => this.text,
      take: (text) => this.#take(text),
      kept: (tree) => (this.#base = tree),
      tree: () => copyOf(this.#tree!),
    });
    if (this.source.text !== shown.text) this.study.changed(); // what could not be saved the last time
  }

  /** Merges the changes of others into the tree of a study. */
  async #take(text: string): Promise<void> {
    const theirs = await this.#read(text);
    this.#tree = merge(this.#base!, this.#tree!, theirs);
    this.#base = theirs;
    this.node = sameIn(this.#tree, this.node!); // at once, so that nothing is added to the old tree
    this.version++;
    await this.#show(sameIn(this.#tree, this.#target!)); // a step may have been taken meanwhile
  }

  /** An action at a position; rejected unless the rules allow it. */
  async #moveOf(node: TreeNode, word: string): Promise<Move> {
    const known = node.children.find((child) => child.move!.text === word);
    if (known) return known.move!;
    const { onTurn, turn } = await this.explore(wordsTo(node));
    await this.explore([...wordsTo(node), word]);
    return { text: word, seat: onTurn, turn };
  }

  /** Shows a position of the tree. */
  go(node: TreeNode): Promise<void> {
    return this.#try(() => this.#show(node));
  }

  async #show(node: TreeNode): Promise<void> {
    const asked = ++this.#asked;
    this.#target = node;
    const line = wordsTo(node).join(' ');
    const shown = await this.#board.ask('explore', line);
    if (asked !== this.#asked) return;
    this.rejection = null;
    this.node = node;
    this.shown = shown;
    const canBeJudged = this.subject!.judgeable && !shown.result;
    this.thinker?.about(canBeJudged ? line : null);
  }

  /** Does what was asked for, unless the rules reject it; an engine that stops because the reader leaves is no fault. */
  async #try(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (error instanceof RejectedError) this.rejection = error.rejection;
      else if (!(error instanceof Stopped)) this.fault = whatHappened(error);
    }
  }

  /** Plays an action from the position shown. */
  play(word: string): Promise<void> {
    return this.#try(async () => {
      const from = this.node!;
      const move = await this.#moveOf(from, word);
      const node = this.#tree!.play(sameIn(this.#tree!, from), move); // a study may have changed meanwhile
      this.#keep();
      await this.#show(node);
    });
  }

  /** Adds a line of the computer to the tree and shows its first position. */
  follow(line: Line): Promise<void> {
    return this.#try(async () => {
      let node = this.node!;
      let first: TreeNode | null = null;
      for (const { text } of line.actions) {
        const move = await this.#moveOf(node, text);
        node = this.#tree!.play(sameIn(this.#tree!, node), move);
        first ??= node;
      }
      this.#keep();
      if (first) await this.#show(sameIn(this.#tree!, first));
    });
  }

  promote(): void {
    if (this.node && this.#tree?.promote(this.node)) this.#keep();
  }

  async remove(): Promise<void> {
    if (!this.node || !this.#tree) return;
    const left = this.#tree.remove(this.node);
    this.#keep();
    await this.go(left);
  }

  comment(text: string): void {
    if (!this.node) return;
    this.node.comment = text.trim();
    this.#keep();
  }

  /** Draws on the position shown; drawing the same again erases it. */
  annotate(annotation: Annotation): void {
    if (!this.node) return;
    this.node.annotations = redraw(this.node.annotations, annotation);
    this.#keep();
  }

  /** Erases everything drawn on the position shown. */
  erase(): void {
    if (!this.node) return;
    this.node.annotations = [];
    this.#keep();
  }

  /** The position after these actions, as the board shows it. */
  explore(words: string[]): Promise<Explored> {
    return this.#board.ask('explore', words.join(' '));
  }

  /** The query with which `/embed` shows this position; undefined if only this browser has it. */
  get embedded(): string | undefined {
    if (!this.source.embed || !this.node) return undefined;
    const query = new URLSearchParams(this.source.embed);
    leadTo(this.node, query);
    return String(query);
  }

  /** The position shown, as a text from which another analysis can begin. */
  async position(): Promise<string> {
    return (await this.#board.ask('position', wordsTo(this.node!).join(' '))).text;
  }

  /** The chances of a seat after an action from a position. */
  async chanceAfter(node: TreeNode, word: string, seat: number): Promise<number> {
    const line = [...wordsTo(node), word].join(' ');
    const { result } = await this.#board.ask('explore', line);
    const chances = result ? chancesAtEnd(result) : (await this.#assess(line)).chances;
    return chances[seat - 1]!;
  }

  assess(node: TreeNode): Promise<Assessment> {
    return this.#assess(wordsTo(node).join(' '));
  }

  async #assess(line: string): Promise<Assessment> {
    return combine([await this.#board.ask('assess', line, 0, 0, 1)]);
  }

  close(): void {
    this.thinker?.close();
    this.judge?.cancel();
    this.site?.close();
    if (this.study) void this.study.close().then(() => this.#board.close());
    else this.#board.close();
  }

  #keep(): void {
    this.version++;
    if (this.study) this.study.changed();
    else if (this.#tree) keepTree(this.source.name, this.text);
  }
}
