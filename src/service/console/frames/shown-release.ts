import type { ReleaseManifest } from '../../../contracts/release.ts';
import type { FormSite } from '../../../engine/index.ts';
import type { EmittedPart } from '../../../release/emit/make-part.ts';
import type { FolderFiles } from '../../../release/load/read-folder.ts';
import { ownWords } from '../../../release/prove/read-subject.ts';
import { assembleSite, type LiveSite, loadLiveSite } from '../../live/live-site.ts';
import { type PartCache, servePart } from '../../live/part-cache.ts';
import { unpackSource } from '../../publishing/pack-source.ts';
import { prunedWords } from '../../store/prune-releases.ts';
import { readHistoryEntry } from '../../store/read-history.ts';
import { readSource } from '../../store/read-release.ts';
import type { ConsoleContext } from '../console-context.ts';
import { RefusedError } from '../http/console-refusal.ts';

/** A release that frames show. */
export interface ShownRelease {
  readonly site: LiveSite;
  readonly parts: Pick<PartCache, 'get'>;
  /** What decides about its forms. */
  readonly form: FormSite;
  /** Its place in the history; absent for what was never live. */
  readonly seq?: number;
  readonly at?: Date;
}

/**
 * A state of the history as players had it.
 * @throws RefusedError `NOT_FOUND` when there is none, or its release is no longer stored.
 */
export async function storedRelease(
  { db, parts }: Pick<ConsoleContext, 'db' | 'parts'>,
  merchant: string,
  seq: number,
): Promise<ShownRelease> {
  const entry = await readHistoryEntry(db, merchant, seq);
  if (!entry) throw new RefusedError('NOT_FOUND', `${merchant} has no seq ${seq}.`);
  const { release, source, at } = entry;
  const bytes = await readSource(db, source);
  if (!bytes) throw new RefusedError('NOT_FOUND', prunedWords(merchant, seq));
  const site = forStaff(await loadLiveSite(db, parts, { merchant, pointer: { seq, release } }));
  return { site, parts, form: formOf(site, await unpackSource(bytes)), seq, at };
}

/** What was compiled and is not stored: its new parts lie in memory for as long as it is shown. */
export async function unpublishedRelease(
  { parts }: Pick<ConsoleContext, 'parts'>,
  before: ShownRelease,
  compiled: { readonly release: string; readonly manifest: ReleaseManifest; readonly parts: readonly EmittedPart[] },
  files: FolderFiles,
): Promise<ShownRelease> {
  const { merchant, pointer, platformUrl } = before.site;
  const known = new Set(hashesOf(before.site.manifest));
  const own = new Map(
    compiled.parts.flatMap((part) => (part.private || known.has(part.hash) ? [] : [[part.hash, servePart(part)]])),
  );
  const layered: PartCache = {
    get: (hash) => Promise.resolve(own.get(hash) ?? parts.get(hash)),
    put: (part) => parts.put(part),
  };
  const { release, manifest } = compiled;
  const next = { merchant, pointer: { seq: pointer.seq + 1, release }, manifest };
  const site = forStaff(await assembleSite(layered, next));
  return {
    site: platformUrl === undefined ? site : { ...site, platformUrl },
    parts: layered,
    form: formOf(site, files),
  };
}

/** A site whose streams hear of nothing, open wherever staff are. */
function forStaff(site: LiveSite): LiveSite {
  return { ...site, channel: 'frame', isForStaff: true };
}

function formOf({ site }: LiveSite, files: FolderFiles): FormSite {
  const { patterns, switchedOff = [] } = ownWords(files);
  return { site, patterns, switchedOff };
}

function hashesOf({ parts: { strings, assets, ...single } }: ReleaseManifest): readonly string[] {
  return [...Object.values(single), ...Object.values(strings), ...Object.values(assets)];
}
