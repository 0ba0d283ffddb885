import { expect, it } from 'vitest';
import { problemCatalogue } from '../../../src/contracts/problems.ts';
import { semanticTokens } from '../../../src/contracts/tokens.ts';
import { slotIds } from '../../../src/engine/slot-ids.ts';
import { features } from '../../../src/features/index.ts';
import { verbs } from '../../cli/verbs.ts';
import { readCatalogues } from './catalogues.ts';
import { writeReference } from './write-reference.ts';

const pages = await writeReference();
const { flags, fields, settings } = readCatalogues();

function headingsOf(page: string): readonly string[] {
  const text = pages.get(`docs/reference/${page}`) ?? '';
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => title.replaceAll('`', ''));
}

it.each([
  ['flags.md', [flags.flags, flags.promotions, flags.template, flags.roles].flatMap((group) => Object.keys(group))],
  ['settings.md', Object.keys(settings)],
  ['fields.md', Object.keys(fields)],
  ['slots.md', slotIds],
  ['theme-tokens.md', semanticTokens],
  ['problems.md', Object.keys(problemCatalogue)],
  ['commands.md', verbs.map(({ name }) => `livery ${name}`)],
])('%s has a heading for every name', (page, names) => {
  expect(headingsOf(page)).toEqual(expect.arrayContaining([...names]));
});

it('names every item of every slot', () => {
  const text = pages.get('docs/reference/slots.md') ?? '';
  const ids = features.flatMap(({ contributes = {} }) =>
    Object.values(contributes)
      .flat()
      .map(({ id }) => id),
  );
  expect(ids.filter((id) => !text.includes(`| \`${id}\` |`))).toEqual([]);
});

it('says what a flag switches: items, refused taps and fields', () => {
  const text = pages.get('docs/reference/flags.md') ?? '';
  expect(text).toContain(
    '- `liveChat.row` in [`messageCentre.row`](slots.md#messagecentrerow) shows while flag CBS3 is on.',
  );
  expect(text).toContain('demands [`verificationCode`](fields.md#verificationcode) while flag REGMOBVERF3 is on.');
});

it('leaves rows of requirements out of what merchants read', () => {
  const citing = [...pages].filter(([, text]) => /\(rows? [AG]-\d/.test(text)).map(([path]) => path);
  expect(citing).toEqual([]);
});
