import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { makeInternalKey } from './internal-key.ts';

it('the internal key is another at every start, in a file of this user alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'livery-key-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'data/internal.key');
  const first = makeInternalKey(file);
  const second = makeInternalKey(file);
  expect(first).toMatch(/^[\da-f]{64}$/);
  expect(second).not.toBe(first);
  expect(readFileSync(file, 'utf8')).toBe(second);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(join(folder, 'data'))).toEqual(['internal.key']);
});
