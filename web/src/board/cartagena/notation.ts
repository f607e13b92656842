import type { Gesture } from '../../net/protocol';

/** The actions of a record, as far as its words tell them: which card and from where, but not how far it led. */
export function readRecord(texts: string[]): Gesture[] {
  return texts.map((text) => {
    const [card = '', from = ''] = text.includes('@') ? text.split('@') : [];
    const kind = from === '' ? text : card === '-' ? 'back' : 'forward';
    return { text, kind, from, over: card.replace('-', ''), to: '', cost: 0, via: [] };
  });
}
