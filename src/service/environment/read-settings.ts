import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ProductionEnvironment } from '../../contracts/generated/production.ts';

/** Name of a setting of a production server. */
export type SettingName = keyof ProductionEnvironment;

/** What `schemas/production.schema.json` says of one setting. */
export interface SettingSchema {
  readonly description: string;
  readonly examples: readonly string[];
  readonly default?: string;
  /** A secret: its value is never printed, and `<NAME>_FILE` may name a file that holds it. */
  readonly writeOnly?: true;
  /** What to do when it is missing or cannot be used, as the end of a sentence. */
  readonly $comment: string;
}

/** The schema of a production server's environment. */
export interface EnvironmentSchema {
  readonly required: readonly SettingName[];
  readonly properties: Readonly<Record<SettingName, SettingSchema>>;
}

/** One setting as it was found. */
export interface Setting {
  readonly name: SettingName;
  /** Absent when it is set nowhere and has no default. */
  readonly value?: string;
  readonly source: 'environment' | 'file' | 'default' | 'nowhere';
  /** The file that a secret was read from, or could not be read from. */
  readonly file?: string;
  /** Why the file could not be read. */
  readonly trouble?: string;
}

const path = resolve(import.meta.dirname, '../../../schemas/production.schema.json');

/** Reads `schemas/production.schema.json`. */
export function readEnvironmentSchema(): EnvironmentSchema {
  return JSON.parse(readFileSync(path, 'utf8')) as EnvironmentSchema;
}

/** Names and schemas of all settings, in the schema's order. */
export function settingsOf({ properties }: EnvironmentSchema): readonly (readonly [SettingName, SettingSchema])[] {
  return Object.entries(properties) as [SettingName, SettingSchema][];
}

/** Finds the value of every setting and where it comes from; an empty variable counts as none. */
export function readSettings(env: NodeJS.ProcessEnv, schema: EnvironmentSchema): readonly Setting[] {
  return settingsOf(schema).map(([name, { default: fallback, writeOnly }]) => {
    const value = env[name];
    if (value !== undefined && value !== '') return { name, value, source: 'environment' };
    const file = writeOnly ? env[`${name}_FILE`] : undefined;
    if (file !== undefined && file !== '') return readSecret(name, file);
    return fallback === undefined ? { name, source: 'nowhere' } : { name, value: fallback, source: 'default' };
  });
}

function readSecret(name: SettingName, file: string): Setting {
  try {
    const value = readFileSync(file, 'utf8').trim();
    return { name, source: 'file', file, ...(value === '' ? { trouble: 'it is empty' } : { value }) };
  } catch (error) {
    return { name, source: 'file', file, trouble: error instanceof Error ? error.message : String(error) };
  }
}
