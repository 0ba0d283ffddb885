import { ENGINE_FORMAT } from '../../contracts/engine-format.ts';
import type { Hash, ReleaseManifest } from '../../contracts/release.ts';
import type { EmittedPart } from '../emit/make-part.ts';
import { makeJsonPart } from '../emit/make-part.ts';
import type { OldSite } from './release-steps.ts';
import { releaseSteps } from './release-steps.ts';

/** A manifest as it lies in the store: an older engine may have made it. */
export interface StoredManifest extends Omit<ReleaseManifest, 'engineFormat'> {
  readonly engineFormat: number;
}

/** A release in the present format, with the parts that had to be written anew. */
export interface UpgradedRelease {
  readonly manifest: ReleaseManifest;
  readonly parts: readonly EmittedPart[];
}

/** Formats of releases that this engine can show, the oldest first: the present one and those that steps lead up from. */
export const readableFormats: readonly number[] = [...Object.keys(releaseSteps).map(Number), ENGINE_FORMAT];

/**
 * Lifts a release to the present format, step by step; one that has it comes back as it is. The release keeps its name:
 * only what is shown of it is new.
 */
export async function upgradeRelease(
  stored: StoredManifest,
  readPart: (hash: Hash) => Promise<unknown>,
): Promise<UpgradedRelease> {
  const { engineFormat, ...rest } = stored;
  if (engineFormat === ENGINE_FORMAT) return { manifest: { ...rest, engineFormat }, parts: [] };
  let site = asSite(await readPart(stored.parts.site));
  for (let format = engineFormat; format < ENGINE_FORMAT; format += 1) {
    const lift = releaseSteps[format];
    if (!lift) throw new Error(`No step leads up from release format ${format}.`);
    site = { ...lift(site), engineFormat: format + 1 };
  }
  const part = makeJsonPart(site);
  const parts = { ...stored.parts, site: part.hash };
  return { manifest: { ...rest, engineFormat: ENGINE_FORMAT, parts }, parts: [part] };
}

function asSite(value: unknown): OldSite {
  if (typeof value === 'object' && value !== null) return { ...value };
  throw new Error('The site part of a stored release is no object.');
}
