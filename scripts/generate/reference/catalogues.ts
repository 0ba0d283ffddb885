import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FieldCatalogue } from '../../../src/contracts/generated/fields.ts';
import type { FlagsCatalogue } from '../../../src/contracts/generated/flags.ts';
import type { SettingsCatalogue } from '../../../src/contracts/generated/settings.ts';

/** The catalogues as their files have them: the constants of `generated/` may be about to be written. */
export function readCatalogues() {
  return {
    flags: read<FlagsCatalogue>('flags.json'),
    fields: read<FieldCatalogue>('fields.json').fields,
    settings: read<SettingsCatalogue>('settings.json').settings,
  };
}

function read<T>(file: string): T {
  return JSON.parse(readFileSync(join('schemas', file), 'utf8')) as T;
}
