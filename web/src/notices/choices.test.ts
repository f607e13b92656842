import { expect, test } from 'vitest';
import { inTurn } from './choices';

test('a change is sent when the one before is answered', async () => {
  const sent: object[] = [];
  let answer = () => {};
  const change = inTurn((settings) => {
    sent.push(settings);
    return new Promise((done) => (answer = done));
  });
  const first = change({ kinds: ['turn'] });
  const second = change({ silent: {} });
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
  const first = change({ kinds: [] });
  const second = change({ silent: {} });
  await expect(first).rejects.toThrow('offline');
  await expect(second).resolves.toBeUndefined();
});
