import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { DeskNews } from '../../../contracts/desk.ts';
import { openPublishing, type Publishing } from '../../publishing/publishing.fixture.ts';
import { followDesk } from './follow-desk.ts';

let publishing: Publishing;
beforeAll(async () => {
  publishing = await openPublishing();
  for (const code of ['alder', 'birch'])
    await publishing.publisher.publishFolder(publishing.folder(code), { author: 'start', reason: 'first' });
}, 60_000);
afterAll(() => publishing.close());

it('tells consoles what moves at a desk, everything after it was away, and stops when it is told to @C-748', async () => {
  const marks: (string | undefined)[] = [];
  const answers: (DeskNews | Error)[] = [
    { mark: 'a 1' },
    { mark: 'a 2', merchants: ['birch'] },
    { mark: 'a 2', merchants: [] },
    new Error('It is away.'),
    { mark: 'b 0' },
  ];
  const news = (mark: string | undefined, end: AbortSignal) =>
    new Promise<DeskNews>((resolve, reject) => {
      marks.push(mark);
      const next = answers.shift();
      if (next instanceof Error) reject(next);
      else if (next) resolve(next);
      else end.addEventListener('abort', () => reject(new Error('Nobody waits any more.')), { once: true });
    });
  const send = vi.fn();
  const stop = followDesk(
    { db: publishing.db, events: { send, join: () => true, close: () => undefined } },
    { news },
    5,
  );
  await vi.waitFor(() => expect(marks).toHaveLength(6));
  await stop();
  expect(marks).toEqual([undefined, 'a 1', 'a 2', 'a 2', 'a 2', 'b 0']);
  expect(send.mock.calls).toEqual([
    ['support', {}, ['alder', 'birch']],
    ['support', {}, ['birch']],
    ['support', {}, ['alder', 'birch']],
  ]);
});
