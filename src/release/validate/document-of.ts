import type { Origin } from '../../contracts/origins.ts';
import type { JsonDocument } from '../load/json-document.ts';
import type { ValidSource } from './valid-source.ts';

/** The merchant's file that an origin names; nothing where the engine, a theme or a live change gave the value. */
export function documentOf(origin: Origin | undefined, source: ValidSource): JsonDocument | undefined {
  if (origin === undefined) return undefined;
  const { merchant, navigation, registration, site, upstream } = source;
  return [merchant, navigation, registration, site, upstream].find((document) => document?.file === origin.file);
}
