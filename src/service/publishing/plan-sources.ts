import { canonicalJson } from '../../contracts/canonical-json.ts';
import type { Override } from '../../contracts/origins.ts';
import { type FolderFiles, hashFolder } from '../../release/load/read-folder.ts';
import { withUpstreamFile } from '../../release/upstream/upstream-file.ts';
import type { AuditNote } from '../store/publish-release.ts';
import type { StoredPointer } from '../store/read-pointer.ts';
import type { Database } from '../store/tables.ts';
import { readUpstream } from '../store/upstreams.ts';
import { readUpstreamSettings } from '../upstream/upstream-settings.ts';
import type { LiveSources } from './live-sources.ts';
import { doubtsAbout, overruling } from './overrule.ts';
import type { Plan } from './plan-overrides.ts';
import { impossible, type PublishResult, unknownMerchant } from './publish-result.ts';

interface SourceOptions {
  readonly db: Database;
  readonly sources: Pick<LiveSources, 'read'>;
  /** Overrides in force of a merchant. */
  readonly overridesOf: (merchant: string) => Promise<readonly Override[]>;
}

/** What goes live from other files than before, or from the same files by another engine. */
export interface SourcePlans {
  /** A folder, with what the platform that it follows said last. */
  planFolder(merchant: string, files: FolderFiles, note: AuditNote): (pointer?: StoredPointer) => Promise<Plan>;
  /** What is live, with another answer of its platform. */
  planAnswer(
    merchant: string,
    answer: string,
    note: Omit<AuditNote, 'action'>,
  ): (pointer?: StoredPointer) => Promise<Plan | PublishResult>;
  /** What is live, by the engine of now. */
  planRecompile(merchant: string, note: AuditNote): (pointer?: StoredPointer) => Promise<Plan | PublishResult>;
}

/** Makes the plans of changes that bring files. */
export function createSourcePlans({ db, sources, overridesOf }: SourceOptions): SourcePlans {
  return {
    planFolder: (merchant, files, note) => async (pointer) => {
      const upstream = readUpstreamSettings(files) ?? null;
      const overrides = await overridesOf(merchant);
      const stored = await readUpstream(db, merchant);
      const answer = upstream && stored?.answer;
      const merged = answer ? withUpstreamFile(files, answer) : files;
      // Where calls go is part of no release, and every node must hear of it.
      const isElsewhere = canonicalJson(upstream) !== canonicalJson(stored?.settings ?? null);
      // What overrides hide of a folder must be in the source, so that it counts when they end.
      const always = isElsewhere || (overrides.length > 0 && hashFolder(merged) !== pointer?.source);
      return { files: merged, overrides, folder: hashFolder(files), note, always, upstream, isFolder: true };
    },
    planAnswer: (merchant, answer, note) => async (pointer) => {
      const files = pointer && (await sources.read(pointer.source));
      if (!files) return unknownMerchant(merchant);
      if (!readUpstreamSettings(files))
        return impossible(`What is live of ${merchant} follows no platform; publish its folder again.`);
      const merged = withUpstreamFile(files, answer);
      const doubts = doubtsAbout(files, merged);
      if (doubts[0] !== undefined && note.detail['forced'] !== true) return impossible(doubts[0]);
      // The source must hold the answer even where overrides hide it, so that it counts when they end.
      const always = hashFolder(merged) !== pointer.source;
      const overrides = await overridesOf(merchant);
      return { files: merged, overrides, folder: pointer.folder, note: overruling(note, doubts), always };
    },
    planRecompile: (merchant, note) => async (pointer) => {
      const files = pointer && (await sources.read(pointer.source));
      if (!files) return unknownMerchant(merchant);
      return { files, overrides: await overridesOf(merchant), folder: pointer.folder, note, always: false };
    },
  };
}
