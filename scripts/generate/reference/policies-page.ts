import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PolicyBound, PolicyPack } from '../../../src/contracts/generated/policy-pack.ts';
import { code, codeBlock, heading, link, paragraphs, plain, type ReferencePage, table } from './markdown.ts';
import { showJson } from './show-json.ts';

const folder = 'schemas/policies';

/** What each policy pack demands of a brand that names it. */
export function policiesPage(): ReferencePage {
  const packs = readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as PolicyPack);
  const body = paragraphs(
    'A policy pack holds what a jurisdiction demands. A brand names one as `policy` in [merchant.json](merchant.md#policy). A brand may be stricter than its pack; what is looser does not compile (`POLICY_BROKEN`), and a live change that loosens it is refused.',
    ...packs.map(describePack),
  );
  return {
    file: 'policies.md',
    title: 'Policy packs',
    summary: 'What the rules of a jurisdiction fix, and why.',
    body,
    sources: [`${folder}/*.json`],
  };
}

function describePack({ id, title, description, source, settings, fields, items, clauses }: PolicyPack): string {
  const fieldRows = Object.entries(fields).flatMap(([field, rule]) =>
    Object.entries(rule).map(([key, bound]) => [link('fields.md', field), code(key), ...boundWords(bound)]),
  );
  return paragraphs(
    heading(2, id),
    plain(`${title}. ${description}`),
    plain(`${source.notice} Read from: ${source.name} (${source.date}).`),
    codeBlock('json', showJson({ policy: id })),
    heading(3, 'Clauses'),
    plain(countWords(clauses)),
    table(
      ['Clause', 'Asks', 'State'],
      clauses.map((clause) => [plain(clause.clause), plain(clause.asks), plain(stateOf(clause))]),
    ),
    heading(3, 'Settings'),
    table(
      ['Setting', 'Permitted', 'Why'],
      Object.entries(settings).map(([name, bound]) => [link('settings.md', name), ...boundWords(bound)]),
    ),
    heading(3, 'Registration rules'),
    table(['Field', 'Key', 'Permitted', 'Why'], fieldRows),
    heading(3, 'Items that must stand'),
    table(
      ['Slot', 'Items'],
      Object.entries(items).map(([slot, ids]) => [link('slots.md', slot), ids.map(code).join(', ')]),
    ),
  );
}

type Clause = PolicyPack['clauses'][number];

function countWords(clauses: readonly Clause[]): string {
  const open = clauses.filter(({ missing }) => missing !== undefined).length;
  const others = clauses.filter(({ missing, operator }) => missing === undefined && operator !== undefined).length;
  const shown = clauses.length - open - others;
  return `${clauses.length} clauses: ${shown} shown by tests, ${open} not covered, ${others} the operator’s.`;
}

function stateOf({ tests, missing, operator }: Clause): string {
  if (missing !== undefined) return `Not covered. ${missing}`;
  return operator === undefined
    ? `Shown by ${tests.length} ${tests.length === 1 ? 'test' : 'tests'}.`
    : `The operator’s. ${operator}`;
}

function boundWords({ is, atLeast, atMost, oneOf, isAdvice, why }: PolicyBound): readonly [string, string] {
  const said = [
    is === undefined ? undefined : code(JSON.stringify(is)),
    atLeast === undefined ? undefined : `at least ${atLeast}`,
    atMost === undefined ? undefined : `at most ${atMost}`,
    oneOf?.map((value) => code(JSON.stringify(value))).join(' or '),
  ].filter((part) => part !== undefined);
  return [`${said.join(', ')}${isAdvice === true ? ' (advice)' : ''}`, plain(why)];
}
