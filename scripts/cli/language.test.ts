import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { root } from './folders.ts';
import { language } from './language.ts';

function aFolder(): string {
  const place = mkdtempSync(join(tmpdir(), 'livery-language-'));
  onTestFinished(() => rmSync(place, { recursive: true, force: true }));
  const dir = join(place, 'smallest');
  cpSync(join(root, 'tests/brands/smallest'), dir, { recursive: true });
  return dir;
}

const offered = (dir: string): unknown =>
  JSON.parse(readFileSync(join(dir, 'merchant.json'), 'utf8')).languages.offered;
const write = (dir: string, options: Readonly<Record<string, string | boolean>> = {}) =>
  language.run({ words: [dir, 'fr'], options });

it('a language is offered to players once it is translated, and says how much is left until then', async () => {
  const dir = aFolder();
  const { text, value } = await write(dir);
  const { total } = value as { total: number };
  expect(total).toBeGreaterThan(500);
  expect(text).toContain(`${total} texts, ${total} of them new, ${total} still to be translated.`);
  expect(text).toContain('does not offer fr yet');
  expect(offered(dir)).toEqual(['en']);

  const file = join(dir, 'strings/fr.json');
  const { $schema, ...groups } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, string>>;
  const french = Object.entries(groups).map(([group, texts]) => {
    return [group, Object.fromEntries(Object.entries(texts).map(([key, words]) => [key, `${words}·`]))] as const;
  });
  writeFileSync(file, JSON.stringify({ $schema, ...Object.fromEntries(french) }));
  expect((await write(dir)).text).toMatch(/0 of them new, 0 still to be translated\.\n.*offers fr now\./);
  expect(offered(dir)).toEqual(['en', 'fr']);
  expect((await write(dir)).text).toContain('offers fr already.');
});

it('a language that is asked for is offered as it is', async () => {
  const dir = aFolder();
  expect((await write(dir, { offer: true })).text).toContain('offers fr now.');
  expect(offered(dir)).toEqual(['en', 'fr']);
});
