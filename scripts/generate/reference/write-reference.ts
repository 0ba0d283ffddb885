import { existsSync } from 'node:fs';
import { join } from 'node:path';
import GithubSlugger from 'github-slugger';
import { loadEngineTexts } from '../../../src/release/load/engine-texts.ts';
import { apiPage } from './api-page.ts';
import { commandsPage } from './commands-page.ts';
import { conditionsPage } from './conditions-page.ts';
import { fieldsPage } from './fields-page.ts';
import { filePages } from './file-pages.ts';
import { flagsPage } from './flags-page.ts';
import { indexPage } from './index-page.ts';
import { code, paragraphs, type ReferencePage } from './markdown.ts';
import { policiesPage } from './policies-page.ts';
import { problemsPage } from './problems-page.ts';
import { settingsPage } from './settings-page.ts';
import { slotsPage } from './slots-page.ts';
import { textsPage } from './texts-page.ts';
import { formsPage, tokensPage } from './theme-pages.ts';

/** Where the reference lies. */
export const referenceFolder = 'docs/reference';

/**
 * Every page of the reference: path below the project root → Markdown. Throws when a link leads to a heading that is not
 * there, so that no page can keep the name of a thing that was renamed.
 */
export async function writeReference(): Promise<ReadonlyMap<string, string>> {
  const texts = await loadEngineTexts('src');
  const pages = [
    ...filePages(),
    textsPage(texts),
    flagsPage(),
    settingsPage(),
    slotsPage(texts),
    fieldsPage(texts),
    conditionsPage(),
    tokensPage(),
    formsPage(),
    policiesPage(),
    problemsPage(),
    commandsPage(),
    apiPage({
      file: 'platform-api.md',
      document: 'platform.openapi.yaml',
      title: 'Platform API',
      summary:
        'Every call that a site makes to an operator’s gaming platform: what a platform of another make has to answer.',
    }),
    apiPage({
      file: 'site-api.md',
      document: 'site.openapi.yaml',
      title: 'Service API',
      summary:
        'What the site service answers besides pages: the live release, the status, and what a platform asks for.',
    }),
  ];
  const written = new Map(
    [indexPage(pages), ...pages].map((page) => [join(referenceFolder, page.file), markdownOf(page)]),
  );
  const dead = deadLinks(written);
  if (dead.length > 0) throw new Error(`Links of the reference lead nowhere:\n${dead.join('\n')}`);
  return written;
}

function markdownOf({ title, summary, body, sources }: ReferencePage): string {
  const back = title === 'Livery reference' ? undefined : '[All pages](README.md)';
  const origin = `_Written by \`npm run generate\` from ${sources.map(code).join(', ')}._`;
  return `${paragraphs(`# ${title}`, summary, back, body, '---', origin)}\n`;
}

/** Links to a page or a heading that is not there, as `page → target`. */
function deadLinks(pages: ReadonlyMap<string, string>): readonly string[] {
  const anchors = new Map([...pages].map(([path, text]) => [path, anchorsOf(text)]));
  return [...pages].flatMap(([path, text]) =>
    [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, target = '']) => {
      if (/^https?:/.test(target)) return [];
      const [file = '', anchor] = target.split('#');
      const aim = file === '' ? path : join(referenceFolder, file);
      const known = anchors.get(aim);
      const isThere = known === undefined ? existsSync(aim) : anchor === undefined || known.has(anchor);
      return isThere ? [] : [`${path} → ${target}`];
    }),
  );
}

function withoutCode(text: string): string {
  return text.replaceAll(/^```[\s\S]*?^```$/gm, '').replaceAll(/`[^`\n]*`/g, '');
}

function anchorsOf(text: string): ReadonlySet<string> {
  const slugger = new GithubSlugger();
  return new Set(
    [...text.replaceAll(/^```[\s\S]*?^```$/gm, '').matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
      slugger.slug(title.replaceAll('`', '')),
    ),
  );
}
