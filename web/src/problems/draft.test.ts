import { expect, it } from 'vitest';
import { applyTool, emptyDraft, lacks, readDraft, setGoal, writeDraft } from './draft';
import { fromLink, readSheet, toLink } from './problem';
import { published } from './published';

it('a crate pressed again becomes a pile, then goes', () => {
  let draft = applyTool(emptyDraft(), 'crate', 'C6');
  expect(draft.crates).toEqual(['C6']);
  draft = applyTool(draft, 'crate', 'C6');
  expect(draft.crates).toEqual(['C6', 'C6']);
  expect(applyTool(draft, 'crate', 'C6').crates).toEqual([]);
});

it('what stood on a square makes room for what is put there', () => {
  const draft = applyTool(applyTool(emptyDraft(), 'docker', 'D6'), 'other', 'D6');
  expect(draft.dockers).toEqual([['D6'], []]);
});

it('says what is to be placed next', () => {
  let draft = emptyDraft();
  expect(lacks(draft)).toBe('crate');
  draft = applyTool(draft, 'crate', 'C2');
  expect(lacks(draft)).toBe('docker');
  draft = applyTool(draft, 'docker', 'C1');
  expect(lacks(draft)).toBe('goal');
  expect(lacks(setGoal(draft, 'C2', 'C3'))).toBeNull();
});

it('a crate that goes takes its goal along', () => {
  const draft = setGoal(applyTool(emptyDraft(), 'crate', 'C6'), 'C6', 'C3');
  expect(draft.goals).toEqual([{ crate: 'C6', depot: 'C3' }]);
  expect(applyTool(draft, 'erase', 'C6').goals).toEqual([]);
});

it('in a pile both crates can have a goal', () => {
  let draft = applyTool(applyTool(emptyDraft(), 'crate', 'I3'), 'crate', 'I3');
  draft = setGoal(setGoal(draft, 'I3', 'J1'), 'I3', 'H3');
  expect(draft.goals.map((goal) => goal.crate)).toEqual(['I3.top', 'I3.bottom']);
});

it.each(published)('$id survives the editor and a link', ({ text }) => {
  expect(writeDraft(readDraft(text)!).split('\n').sort()).toEqual(text.split('\n').sort());
  expect(fromLink(toLink(text))).toBe(text);
});

it('an empty draft survives a link', () => {
  const text = writeDraft(emptyDraft());
  expect(readDraft(fromLink(toLink(text)))).toEqual(emptyDraft());
});

it.each([
  'rubbish',
  'crates Z99\ndockers B9',
  'crates C6\ngoal C6 B2',
  'goal C6.middle C3',
  'turns many',
  'turns 0',
  'dockers B9\nresting B9',
])('is no draft: %j', (text) => {
  expect(readDraft(text)).toBeNull();
});

it('reads what is proved about a sheet', () => {
  const sheet =
    '# title    x\n# grade    3\n# proved   turns 2 points 6 solutions 1\ngame fragile-problem\nturns    2\n';
  expect(readSheet('3-01', sheet)).toMatchObject({ grade: 3, turns: 2, best: { turns: 2, points: 6 } });
});
