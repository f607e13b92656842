import type { Words } from '../lessons';

const en: Words = {
  lead: 'A few minutes with the pieces in hand, then the whole rules in our words.',
  practise: 'Learn by moving',
  rules: 'The rules',
  other: 'That is allowed, but not what this step is about. Try again.',
  again: 'Once more',
  next: 'Next',
  finished: 'That was all. The table is yours.',
  playNow: 'Play against the computer',
  progress: 'Step {n} of {all}',
};

export default en;
