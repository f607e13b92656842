import type { Words } from '../lessons';

const en: Words = {
  lead: 'A few minutes with the pieces in hand, then all the rules in our own words.',
  practise: 'Learn by playing',
  rules: 'The rules',
  other: 'That is allowed, but not what this step is about. Try again.',
  again: 'Try again',
  next: 'Next',
  finished: 'That is all. The table is yours.',
  playNow: 'Play against the computer',
  progress: 'Step {n} of {all}',
};

export default en;
