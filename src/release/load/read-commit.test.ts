import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readCommit } from './read-commit.ts';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'livery-commit-'));
  const git = (...words: string[]) =>
    execFileSync('git', ['-C', root, '-c', 'user.name=Mira', '-c', 'user.email=mira@example.com', ...words]);
  const put = (path: string, content: string | Uint8Array) => writeFileSync(join(root, path), content);
  mkdirSync(join(root, 'merchants/brand/assets'), { recursive: true });
  git('init', '--quiet');
  put('merchants/brand/site.json', 'before');
  put('merchants/brand/assets/آ b.png', new Uint8Array([0, 255, 10]));
  mkdirSync(join(root, 'pictures'));
  put('pictures/large.png', new Uint8Array(2 * 1024 * 1024));
  put('other.txt', 'not of the folder');
  git('add', '.');
  git('commit', '--quiet', '-m', 'before');
  put('merchants/brand/site.json', 'after');
  git('commit', '--quiet', '-a', '-m', 'after');
  put('merchants/brand/site.json', 'not committed');
});

const read = (commit: string, folder = 'merchants/brand') => {
  const found = readCommit(root, commit, folder);
  return (
    found && {
      folder: found.folder,
      files: Object.fromEntries([...found.files].map(([path, bytes]) => [path, [...bytes]])),
    }
  );
};

describe('readCommit', () => {
  it.each([
    ['HEAD', 'after'],
    ['HEAD~1', 'before'],
    ['HEAD^', 'before'],
  ])('reads the folder as it stood in %s, byte by byte', (commit, text) => {
    expect(read(commit)).toEqual({
      folder: 'merchants/brand',
      files: { 'site.json': [...Buffer.from(text)], 'assets/آ b.png': [0, 255, 10] },
    });
  });

  it('reads files of several megabytes', () => {
    expect(readCommit(root, 'HEAD', 'pictures')?.files.get('large.png')?.byteLength).toBe(2 * 1024 * 1024);
  });

  it('gives nothing where the commit has no such folder', () => {
    expect(read('HEAD', 'merchants/none')).toBeUndefined();
  });

  it('throws where there is no such commit', () => {
    expect(() => read('0123456')).toThrow(/rev-parse/);
  });

  it.each(['--output=x', '-h', 'HEAD; id', 'HEAD:x', '', 'a b', 'HEAD\n'])('takes %j for no commit', (commit) => {
    expect(() => read(commit)).toThrow(`"${commit}" is no commit.`);
  });
});
