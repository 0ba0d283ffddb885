import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { sweepOf } from './sweep.ts';

const root = mkdtempSync(join(tmpdir(), 'livery-sweep-'));
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@t.example', ...args], { cwd: root });

function commit(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
  git('add', '.');
  git('commit', '-qm', file);
}

it('names the sources, and the brands that the last ten commits changed; a manifest alone is no change', () => {
  expect(sweepOf(root), 'without history').toMatch(/^[0-9a-f]{16}$/);
  git('init', '-q');
  commit('merchants/karat/site.json', '1');
  for (let turn = 0; turn < 8; turn += 1) commit('merchants/tide/manifest.txt', String(turn));
  commit('themes/soda/theme.json', '1');
  expect(sweepOf(root)).toMatch(/^[0-9a-f]{16} karat soda$/);
  commit('notes.txt', '1');
  expect(sweepOf(root)).toMatch(/^[0-9a-f]{16} soda$/);
});
