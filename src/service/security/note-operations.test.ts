import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectControl } from '../control-client.ts';
import { CONTROL_SOCKET } from '../control-socket.ts';
import { startTestService, type TestService } from '../fixture.ts';

let running: TestService;
beforeAll(async () => {
  running = await startTestService();
}, 240_000);
afterAll(() => running.stop());

it('notes what staff switch, publish and take back, who it was, and what was refused', {
  timeout: 120_000,
}, async () => {
  const operations = await connectControl(join(running.dataDir, CONTROL_SOCKET));
  if (!operations) throw new Error('The service does not answer on its socket.');
  const note = { code: 'karat', author: 'mira', reason: 'chat is staffed' };
  expect((await operations.override({ ...note, name: 'flags.CBS3', value: true })).kind).toBe('published');
  expect((await operations.rollback(note)).kind).toBe('published');
  await operations.publish(note);
  expect((await operations.override({ ...note, code: 'nobody', name: 'flags.CBS3', value: true })).kind).toBe(
    'impossible',
  );
  const file = join(running.dataDir, 'whole.gz');
  expect((await operations.backup({ file, author: 'mira' })).kind).toBe('answer');
  expect((await operations.backup({ file, author: 'mira' })).kind).toBe('impossible');
  const lines = readFileSync(join(running.dataDir, 'security.log'), 'utf8').split('\n').slice(0, -1);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { event: 'staff.act', outcome: 'done', merchant: 'karat', reference: 'override flags.CBS3 by mira: published' },
    { event: 'staff.act', outcome: 'done', merchant: 'karat', reference: 'rollback by mira: published' },
    { event: 'staff.act', outcome: 'done', merchant: 'karat', reference: expect.stringMatching(/^publish by mira: /) },
    { event: 'staff.act', outcome: 'refused', merchant: 'nobody' },
    { event: 'staff.act', outcome: 'done', reference: expect.stringMatching(/^backup .*whole\.gz by mira: answer$/) },
    { event: 'staff.act', outcome: 'refused', reference: expect.stringMatching(/^backup /) },
  ]);
});
