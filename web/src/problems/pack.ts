import { readSheet, type Problem } from './problem';

/** The composed problems of the folder `problems/`, packed into a file of their own at build time. */
const sheets = import.meta.glob<string>('../../../problems/grade-*/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export const pack: Problem[] = Object.entries(sheets)
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([path, text]) => {
    const [, grade, number] = /grade-(\d)\/(\w+)\.txt$/.exec(path)!;
    return readSheet(`${grade}-${number}`, text);
  });
