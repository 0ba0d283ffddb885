import type { OriginsPart } from '../../../contracts/origins.ts';
import type { ReleaseManifest } from '../../../contracts/release.ts';
import type { SitePart } from '../../../contracts/site.ts';
import { upgradeRelease } from '../../../release/upgrade/upgrade-release.ts';
import { readJsonPart } from '../../live/live-site.ts';
import { readManifest } from '../../store/read-release.ts';
import type { ConsoleContext } from '../console-context.ts';

/** A release as the console reads it. */
export interface OpenedRelease {
  readonly manifest: ReleaseManifest;
  readonly site: SitePart;
  readonly origins: OriginsPart;
}

/** Opens a release of the store. Throws when it is not there. */
export async function openRelease(
  { db, parts }: Pick<ConsoleContext, 'db' | 'parts'>,
  release: string,
): Promise<OpenedRelease> {
  const stored = await readManifest(db, release);
  if (!stored) throw new Error(`Release ${release} is not in the store.`);
  const { manifest, parts: lifted } = await upgradeRelease(stored, (hash) => readJsonPart<unknown>(parts, hash));
  for (const part of lifted) parts.put(part);
  const [site, origins] = await Promise.all([
    readJsonPart<SitePart>(parts, manifest.parts.site),
    readJsonPart<OriginsPart>(parts, manifest.parts.origins),
  ]);
  return { manifest, site, origins };
}
