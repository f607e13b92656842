import { expect, test } from 'vitest';
import { type Choices, inTurn, withHours, withKind } from './choices';

test('a change is sent when the one before is answered', async () => {
  const sent: object[] = [];
  let answer = () => {};
  const change = inTurn((settings) => {
    sent.push(settings);
    return new Promise((done) => (answer = done));
  });
  const first = change(() => ({ kinds: ['turn'] }));
  const second = change(() => ({ silent: {} }));
  await Promise.resolve();
  expect(sent).toEqual([{ kinds: ['turn'] }]);
  answer();
  await first;
  await Promise.resolve();
  expect(sent).toEqual([{ kinds: ['turn'] }, { silent: {} }]);
  answer();
  await second;
});

test('a change that fails is told to whoever made it, and the next is sent all the same', async () => {
  const change = inTurn((settings) =>
    'kinds' in settings ? Promise.reject(new Error('offline')) : Promise.resolve(),
  );
  const first = change(() => ({ kinds: [] }));
  const second = change(() => ({ silent: {} }));
  await expect(first).rejects.toThrow('offline');
  await expect(second).resolves.toBeUndefined();
});

/** A site that keeps the choices and answers with all of them, a little later. */
function site(choices: Choices) {
  const kept = { choices };
  const change = inTurn(async (settings) => {
    await Promise.resolve();
    kept.choices = { ...kept.choices, ...settings };
  });
  return { kept, change: (made: (now: Choices) => object) => change(() => made(kept.choices)) };
}

test('of two boxes that are unchecked quickly, both stay unchecked', async () => {
  const { kept, change } = site({ kinds: ['turn', 'time', 'offer'] });
  await Promise.all([
    change((now) => withKind(now, 'turn', false)),
    change((now) => withKind(now, 'offer', false)),
  ]);
  expect(kept.choices.kinds).toEqual(['time']);
});

test('of two ends of the silent hours that are set quickly, both hold', async () => {
  const { kept, change } = site({ silent: { from: '22:00', until: '07:00', zone: 'UTC' } });
  await Promise.all([
    change((now) => withHours(now, { from: '23:00' }, 'UTC')),
    change((now) => withHours(now, { until: '08:00' }, 'UTC')),
  ]);
  expect(kept.choices.silent).toEqual({ from: '23:00', until: '08:00', zone: 'UTC' });
});
