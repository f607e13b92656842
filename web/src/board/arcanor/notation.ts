import type { Gesture } from '../../net/protocol';

const kinds: Record<string, string> = { '-': 'move', '^': 'release', x: 'capture', '^x': 'capture-leaving' };

/** The actions of a record. */
export function readRecord(texts: string[]): Gesture[] {
  return texts.map((text) => {
    const done = { text, from: '', over: '', to: '', cost: 0, via: [] };
    if (text === '--') return { ...done, kind: 'pass' };
    if (text.startsWith('?')) return { ...done, kind: 'peek', from: text.slice(1) };
    const [, from = '', sign = '', to = ''] = /^([a-h][1-7])(-|\^x|\^|x)([a-h][1-7])$/.exec(text) ?? [];
    return { ...done, kind: kinds[sign] ?? 'move', from, to };
  });
}
