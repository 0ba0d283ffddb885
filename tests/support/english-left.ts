import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

const root = join(import.meta.dirname, '../..');

/** English words of our own that an Urdu page still says: to the eye or, as names and hints, to a screen reader. */
export async function findEnglishLeft(page: Page, where: string): Promise<string[]> {
  const said = await page.evaluate(everythingSaid);
  return said.filter((text) => english().has(text)).map((text) => `${where}: still English: ${text}`);
}

let known: ReadonlySet<string> | undefined;

/** Every English text that has another one in Urdu. Short ones are names of games too; those with values never match. */
function english(): ReadonlySet<string> {
  known ??= new Set(
    globSync('src/**/strings/en.json', { cwd: root }).flatMap((file) => {
      const urdu = textsOf(file.replace(/en\.json$/, 'ur.json'));
      const pairs = Object.entries(textsOf(file)).filter(([key, text]) => urdu[key] !== text && text.length > 3);
      return pairs.map(([, text]) => text);
    }),
  );
  return known;
}

function textsOf(file: string): Readonly<Record<string, string>> {
  const entries = Object.entries(JSON.parse(readFileSync(join(root, file), 'utf8')) as Record<string, unknown>);
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

function everythingSaid(): string[] {
  const said = new Set<string>();
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const text = words.currentNode.textContent?.trim() ?? '';
    const place = words.currentNode.parentElement;
    if (text !== '' && !place?.closest('script, style, [translate=no], [lang=en]:not(html)')) said.add(text);
  }
  for (const name of ['aria-label', 'aria-roledescription', 'alt', 'title', 'placeholder']) {
    for (const element of document.querySelectorAll(`[${name}]`)) said.add(element.getAttribute(name) ?? '');
  }
  return [...said];
}
