import type { Condition } from '../../../src/contracts/conditions.ts';
import { shellReads } from '../../../src/engine/affects/shell-reads.ts';
import { describe } from '../../../src/engine/conditions/describe.ts';
import { type Read, reads } from '../../../src/engine/conditions/reads.ts';
import { type FormField, formTable } from '../../../src/engine/forms/form-table.ts';
import { slotIds } from '../../../src/engine/slot-ids.ts';
import { features } from '../../../src/features/index.ts';
import { code, link, plain } from './markdown.ts';

/** What a named value of the site switches, a sentence each, from the manifests of all features and the table of forms. */
export function findUses(read: Read, name: string): readonly string[] {
  const asks = (condition: Condition | undefined): condition is Condition =>
    condition !== undefined && reads(condition).some((one) => one.kind === read.kind && one.name === read.name);
  return [...itemUses(asks), ...routeUses(asks), ...formUses(asks), ...codeUses(name)];
}

type Asks = (condition: Condition | undefined) => condition is Condition;

function itemUses(asks: Asks): readonly string[] {
  return features.flatMap(({ contributes = {} }) =>
    slotIds.flatMap((slot) =>
      (contributes[slot] ?? []).flatMap(({ id, visible, refuses = [] }) => [
        ...(asks(visible) ? [`${code(id)} in ${link('slots.md', slot)} shows while ${plain(describe(visible))}.`] : []),
        ...refuses.flatMap(({ when }) =>
          asks(when) ? [`${code(id)} in ${link('slots.md', slot)} refuses a tap while ${plain(describe(when))}.`] : [],
        ),
      ]),
    ),
  );
}

function routeUses(asks: Asks): readonly string[] {
  return features.flatMap(({ routes = [] }) =>
    routes.flatMap(({ id, path, guards = [] }) =>
      guards.flatMap(({ when, to }) =>
        asks(when) ? [`The page ${code(id)} (${code(path)}) sends to ${code(to)} while ${plain(describe(when))}.`] : [],
      ),
    ),
  );
}

function formUses(asks: Asks): readonly string[] {
  return Object.entries(formTable).flatMap(([form, fields]) =>
    fields.flatMap((spec) =>
      conditionsOf(spec).flatMap(([verb, condition]) =>
        asks(condition)
          ? [`The form ${code(form)} ${verb} ${link('fields.md', spec.field)} while ${plain(describe(condition))}.`]
          : [],
      ),
    ),
  );
}

function conditionsOf({ shown, required }: FormField): readonly (readonly [string, Condition | undefined])[] {
  return [
    ['asks for', typeof shown === 'object' ? shown.when : undefined],
    ['demands', typeof required === 'object' ? required.when : undefined],
  ];
}

function codeUses(name: string): readonly string[] {
  const readers = features.filter(({ readsInCode = [] }) => readsInCode.includes(name)).map(({ id }) => code(id));
  return [
    ...(readers.length > 0 ? [`Screens of ${readers.join(', ')} read it.`] : []),
    ...(shellReads.includes(name) ? ['Every screen may read it.'] : []),
  ];
}

/** What a value switches, as a list below a line of words; nothing when nothing reads it. */
export function listUses(uses: readonly string[]): string {
  if (uses.length === 0) return '';
  return `What it switches:\n\n${uses.map((use) => `- ${use}`).join('\n')}`;
}
