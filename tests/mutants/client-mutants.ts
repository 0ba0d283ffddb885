import { mutantsOf } from './mutant.ts';

/** Mutants of browser code and the compiler. */
export const clientMutants = [
  ...mutantsOf('src/client/release/live-source.ts', [
    ['timing', 'const reportWithinMs = 1_500;', 'const reportWithinMs = 4_500;', 'C-504'],
  ]),
  ...mutantsOf('src/release/resolve/resolve-site.ts', [
    ['order', 'Date.parse(one) - Date.parse(other)).at(-1)', 'Date.parse(other) - Date.parse(one)).at(-1)', 'C-602'],
  ]),
  ...mutantsOf('src/release/resolve/check-overrides.ts', [
    ['limit', 'isWhole && value >= (minimum ?? -Infinity)', 'isWhole && value >= (minimum ?? -Infinity) - 1', 'C-772'],
    ['condition', "type !== 'integer' || Number.isInteger(value)", 'true as boolean', 'C-772'],
    ['condition', 'allowed === undefined || allowed.some((one) => one === value)', 'true as boolean', 'C-772'],
    ['condition', 'if (pattern !== undefined && !', 'if (false as boolean && pattern !== undefined && !', 'C-772'],
    ['condition', 'return typeof value === type ? undefined :', 'return typeof value !== type ? undefined :', 'C-772'],
  ]),
  ...mutantsOf('src/console/draft/draft.ts', [
    ['order', 'past.at(-1)', 'past.at(0)', 'C-783'],
    ['limit', 'const mostSteps = 50;', 'const mostSteps = 1;', 'C-783'],
  ]),
  ...mutantsOf('src/console/parts/name-list.tsx', [['limit', 'const most = 8;', 'const most = 9;', 'C-786']]),
  ...mutantsOf('src/console/settings/setting-value.ts', [
    ['limit', 'value <= (maximum ?? Infinity)', 'value <= (maximum ?? Infinity) + 1', 'C-774'],
  ]),
];
