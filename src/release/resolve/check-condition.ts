import type { Condition } from '../../contracts/conditions.ts';
import { flagsCatalogue, settingsCatalogue } from '../../contracts/generated/catalogues.ts';
import type { Problem, ProblemCode } from '../../contracts/problems.ts';
import { type Read, reads } from '../../engine/index.ts';
import type { JsonDocument } from '../load/json-document.ts';
import { problemIn } from '../load/json-document.ts';
import { nearestName } from '../nearest-name.ts';

const catalogues: Partial<Record<Read['kind'], { readonly code: ProblemCode; readonly names: readonly string[] }>> = {
  flag: { code: 'FLAG_UNKNOWN', names: Object.keys(flagsCatalogue.flags) },
  promotion: { code: 'FLAG_UNKNOWN', names: Object.keys(flagsCatalogue.promotions) },
  template: { code: 'FLAG_UNKNOWN', names: Object.keys(flagsCatalogue.template) },
  setting: { code: 'SETTING_UNKNOWN', names: Object.keys(settingsCatalogue.settings) },
};

/** Names in a condition that no catalogue has. */
export function unknownNames(
  condition: Condition,
): { readonly read: Read; readonly code: ProblemCode; readonly nearest: string | undefined }[] {
  return reads(condition).flatMap((read) => {
    const catalogue = catalogues[read.kind];
    if (catalogue === undefined || catalogue.names.includes(read.name)) return [];
    return { read, code: catalogue.code, nearest: nearestName(read.name, catalogue.names) };
  });
}

/** Checks that a merchant's condition asks about things that exist: a misspelt flag would hide an item for ever. */
export function checkCondition(document: JsonDocument, pointer: string, condition: Condition): Problem[] {
  return unknownNames(condition).map(({ read, code, nearest }) =>
    problemIn(document, pointer, {
      code,
      nearest,
      message: `The condition asks about the ${read.kind} ${read.name}, which does not exist.`,
    }),
  );
}
