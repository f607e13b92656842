import { describe, expect, it } from 'vitest';
import { codeFor, pageBehind } from './code';

describe('a board on the page of somebody else', () => {
  it('is an iframe with a title', () => {
    expect(codeFor('match=m1&step=3', 'Ana & "Bo"', 'https://site.example/play/match?id=m1')).toBe(
      '<iframe src="https://site.example/play/embed?match=m1&amp;step=3" title="Ana &amp; &quot;Bo&quot;" width="480" height="560"></iframe>',
    );
  });

  it('leads to the analysis of what it shows', () => {
    const query = new URLSearchParams('study=s1&step=2');
    expect(pageBehind(query, 'https://site.example/embed?study=s1&step=2')).toBe(
      'https://site.example/analyse?study=s1&step=2',
    );
  });
});
