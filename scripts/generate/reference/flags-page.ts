import type { FlagEntry } from '../../../src/contracts/generated/flags.ts';
import type { Read } from '../../../src/engine/conditions/reads.ts';
import { readCatalogues } from './catalogues.ts';
import { findUses, listUses } from './find-uses.ts';
import { code, codeBlock, facts, heading, paragraphs, plain, type ReferencePage } from './markdown.ts';
import { showJson } from './show-json.ts';

interface Group {
  readonly title: string;
  /** Key of site.json, of `flags.json` and of names such as `flags.CBS3`. */
  readonly key: 'flags' | 'promotions' | 'template';
  readonly kind: Read['kind'];
  readonly intro: string;
  readonly on: unknown;
}

const groups: readonly Group[] = [
  {
    title: 'Flags',
    key: 'flags',
    kind: 'flag',
    intro:
      'Given under `flags` in [site.json](site.md#flags); `livery flag <code> <FLAG> on --reason "…"` switches one while the brand is live.',
    on: true,
  },
  {
    title: 'Promotions',
    key: 'promotions',
    kind: 'promotion',
    intro: 'Given under `promotions` in [site.json](site.md#promotions): which kinds of promotion the brand runs.',
    on: true,
  },
  {
    title: 'Template flags',
    key: 'template',
    kind: 'template',
    intro: 'Given under `template` in [site.json](site.md#template); 1 selects the other layout.',
    on: 1,
  },
];

/** Every switch of site.json: effect, default, owner, stage, and all that it switches. */
export function flagsPage(): ReferencePage {
  const { flags: catalogue } = readCatalogues();
  const body = paragraphs(
    'On is `true`, `1`, `"1"` or `"Y"`; anything else, and a flag that is not given, is off, unless its default is on. A flag about money needs a second person in the console. Before you switch one, `livery affects <FLAG> on` says which brands, screens and words change.',
    ...groups.flatMap(({ title, intro, ...group }) => [
      heading(2, title),
      intro,
      ...Object.entries(catalogue[group.key]).map(([name, entry]) => describeSwitch(name, entry, group)),
    ]),
    heading(2, 'Roles'),
    'Lists of customer types under `roles` in [site.json](site.md#roles). Conditions ask about them as `{ "role": "…" }`.',
    ...Object.entries(catalogue.roles).map(([name, { effect, owner, default: types, money }]) =>
      paragraphs(
        heading(3, name),
        plain(effect),
        facts({
          Default: code(showJson(types)),
          Owner: owner,
          Money: money ? 'yes' : 'no',
          Layer: 'site configuration',
        }),
        codeBlock('json', showJson({ roles: { [name]: types } })),
        listUses(findUses({ kind: 'role', name }, `roles.${name}`)),
      ),
    ),
  );
  return {
    file: 'flags.md',
    title: 'Flags, promotions and roles',
    summary: 'Every switch of a live brand: what it does, who owns it, and which items, pages and fields it shows.',
    body,
    sources: ['schemas/flags.json', 'src/features/*/feature.ts', 'src/engine/forms/form-table.ts'],
  };
}

function describeSwitch(name: string, entry: FlagEntry, { key, kind, on }: Omit<Group, 'title' | 'intro'>): string {
  const { effect, owner, stage, default: fallback, money } = entry;
  return paragraphs(
    heading(3, name),
    plain(effect),
    facts({
      Default: fallback ? 'on' : 'off',
      Owner: owner,
      Stage: stage,
      Money: money ? 'yes' : 'no',
      Layer: 'site configuration',
    }),
    codeBlock('json', showJson({ [key]: { [name]: on } })),
    listUses(findUses({ kind, name }, `${key}.${name}`)),
  );
}
