import { type Annotation, redraw } from '../board/annotation/annotation';
import { Engine, RejectedError } from '../engine/engine';
import { type Rejection, whatHappened } from '../i18n/rejection';
import { combine } from './thinking/combine';
import { MatchJudge } from './matchJudge.svelte';
import { copyOf, merge, sameIn } from './tree/merge';
import type { Assessment, Explored, Line, Subject } from './report';
import { SiteAnalysis } from './siteAnalysis.svelte';
import { keepTree, type Source } from './source';
import { Study, type StudyShown } from './study.svelte';
import { Thinker } from './thinking/thinker.svelte';
import { type Move, Tree, type TreeNode, wordsTo } from './tree/tree';
import { writeTree } from './tree/treeText';

/** A match or position under analysis: the tree, where one stands in it, and who thinks about it. */
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
  /** What the site knows of the match, if that is over and was played there. */
  site = $state.raw<SiteAnalysis | null>(null);
  #board = new Engine();
  /** Where the tree is kept on the site, if it is. */
  study = $state.raw<Study | null>(null);
  #tree: Tree | null = null;
  /** The tree as the site has it. */
  #base: Tree | null = null;
  #record = '';
  #asked = 0;

  /** @param thinks whether the computer thinks about what is shown */
  constructor(
    private readonly source: Source,
    step: number,
    line: string[],
    private readonly thinks = true,
  ) {
    void this.#open(step, line);
  }

  /** The tree; reading it here makes the reader hear of its changes. */
  get tree(): Tree | null {
    void this.version;
    return this.#tree;
  }

  get text(): string {
    void this.version;
    return this.#tree ? writeTree(this.#record, this.#tree) : '';
  }

  async #open(step: number, line: string[]): Promise<void> {
    try {
      this.subject = await this.#board.ask('analyse', this.source.text, this.source.game);
      this.#record = this.subject.text;
      this.#tree = Tree.of(this.subject.record, this.subject);
      if (this.source.study) this.#join(this.source.study);
      let node = this.#tree.at(step);
      for (const word of line) node = this.#tree.play(node, await this.#moveOf(node, word));
      if (this.thinks) {
        this.thinker = new Thinker(this.#record);
        const judge = new MatchJudge(this.#record);
        this.judge = judge;
        if (this.source.site) this.site = new SiteAnalysis(this.source.site, (report) => judge.take(report));
      }
      await this.go(node);
    } catch (error) {
      this.fault = whatHappened(error);
    }
  }

  #join(shown: StudyShown): void {
    this.#base = copyOf(this.#tree!);
    this.study = new Study(shown, {
      text: () => this.text,
      take: (text) => this.#take(text),
      kept: (tree) => (this.#base = tree),
      tree: () => copyOf(this.#tree!),
    });
  }

  /** Takes in what others have made of a study. */
  async #take(text: string): Promise<void> {
    const read = await this.#board.ask('analyse', text, '');
    const theirs = Tree.of(read.record, read);
    this.#tree = merge(this.#base!, this.#tree!, theirs);
    this.#base = theirs;
    this.node = sameIn(this.#tree, this.node!); // at once, so that nothing is added to the old tree
    this.version++;
    await this.go(this.node);
  }

  /** An action at a position, which the rules must allow. */
  async #moveOf(node: TreeNode, word: string): Promise<Move> {
    const known = node.children.find((child) => child.move!.text === word);
    if (known) return known.move!;
    const { onTurn, turn } = await this.explore(wordsTo(node));
    await this.explore([...wordsTo(node), word]);
    return { text: word, seat: onTurn, turn };
  }

  /** Shows a position of the tree. */
  async go(node: TreeNode): Promise<void> {
    const asked = ++this.#asked;
    const line = wordsTo(node).join(' ');
    const shown = await this.#board.ask('explore', line);
    if (asked !== this.#asked) return;
    this.rejection = null;
    this.node = node;
    this.shown = shown;
    const canBeJudged = this.subject!.judgeable && !shown.result;
    this.thinker?.about(canBeJudged ? line : null);
  }

  /** Plays an action from where one stands. */
  async play(word: string): Promise<void> {
    if (!this.node || !this.#tree) return;
    try {
      const from = this.node;
      const move = await this.#moveOf(from, word);
      const node = this.#tree.play(sameIn(this.#tree, from), move); // a study may have changed meanwhile
      this.#keep();
      await this.go(node);
    } catch (error) {
      if (error instanceof RejectedError) this.rejection = error.rejection;
      else this.fault = whatHappened(error);
    }
  }

  /** Puts a line of the computer on the tree and goes to its first position. */
  async follow(line: Line): Promise<void> {
    let node = this.node!;
    let first: TreeNode | null = null;
    for (const { text } of line.actions) {
      const move = await this.#moveOf(node, text);
      node = this.#tree!.play(sameIn(this.#tree!, node), move);
      first ??= node;
    }
    this.#keep();
    if (first) await this.go(first);
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

  /** Draws on the position one stands on, or erases what is drawn once more. */
  annotate(annotation: Annotation): void {
    if (!this.node) return;
    this.node.annotations = redraw(this.node.annotations, annotation);
    this.#keep();
  }

  /** Erases all that is drawn on the position one stands on. */
  erase(): void {
    if (!this.node) return;
    this.node.annotations = [];
    this.#keep();
  }

  /** What is to be seen after some actions. */
  explore(words: string[]): Promise<Explored> {
    return this.#board.ask('explore', words.join(' '));
  }

  /** What a page of others shows of it, at the step of the main line; none of what only this browser has. */
  get embedded(): string | undefined {
    const step = this.node?.isMain ? this.node.step : 0;
    return this.source.embed && `${this.source.embed}&step=${step}`;
  }

  /** The position one stands on, as a text from which another analysis can begin. */
  async position(): Promise<string> {
    return (await this.#board.ask('position', wordsTo(this.node!).join(' '))).text;
  }

  /** How good an action is from a position: the chances of a seat after it. */
  async chanceAfter(node: TreeNode, word: string, seat: number): Promise<number> {
    const line = [...wordsTo(node), word].join(' ');
    const { result } = await this.#board.ask('explore', line);
    if (result) {
      const winners = result.ranks.filter((rank) => rank === 1).length;
      return result.ranks[seat - 1] === 1 ? 10_000 / winners : 0;
    }
    return (await this.#assess(line)).chances[seat - 1]!;
  }

  assess(node: TreeNode): Promise<Assessment> {
    return this.#assess(wordsTo(node).join(' '));
  }

  async #assess(line: string): Promise<Assessment> {
    return combine([await this.#board.ask('assess', line, 0, 0, 1)]);
  }

  close(): void {
    this.#board.close();
    this.thinker?.close();
    this.judge?.cancel();
    this.site?.close();
    this.study?.close();
  }

  #keep(): void {
    this.version++;
    if (this.study) this.study.changed();
    else if (this.#tree) keepTree(this.source.name, this.text);
  }
}
