import { isDeepStrictEqual } from 'node:util';
import type { Override } from '../../contracts/origins.ts';
import type { EngineVariant, MadeRelease } from '../../release/compiler.ts';
import type { FolderFiles } from '../../release/load/read-folder.ts';
import type { AuditNote } from '../store/publish-release.ts';
import type { StoredPointer } from '../store/read-pointer.ts';
import type { UpstreamSettings } from '../upstream/upstream-settings.ts';
import { readUpstreamSettings } from '../upstream/upstream-settings.ts';
import type { LiveSources } from './live-sources.ts';
import { mayRepeat, type OverrideChange, withoutEnded } from './override-stack.ts';
import { type PublishResult, unchanged, unknownMerchant } from './publish-result.ts';

/** What goes live, and in whose name. */
export interface Plan {
  readonly files: FolderFiles;
  readonly overrides: readonly Override[];
  readonly folder: string;
  readonly note: AuditNote;
  /** Moves the pointer even when the release is the same, because the overrides are not. */
  readonly always: boolean;
  /** The overrides before one that says, perhaps, what is so without it: then nothing moves. */
  readonly repeated?: readonly Override[];
  /** Whether the files come from a folder and not from the store. */
  readonly isFolder?: boolean;
  /** What is live, where it is at hand, and its overrides where it kept every promise as it went live. */
  readonly made?: MadeRelease | undefined;
  readonly kept?: readonly Override[] | undefined;
  /** Another engine than the shipped one. */
  readonly variant?: EngineVariant;
  /** How the merchant follows a platform from here on; null when it does not, absent when that stays as it is. */
  readonly upstream?: UpstreamSettings | null;
}

/** What is live of a merchant, with every stored override. */
export interface OverrideState {
  readonly pointer: StoredPointer;
  readonly stored: readonly Override[];
}

interface PlannedChange {
  readonly change: OverrideChange;
  readonly note: AuditNote;
}

interface PlanOptions {
  readonly sources: Pick<LiveSources, 'read'>;
  readonly now: () => Date;
}

/** Makes the plans of changes that lay and take overrides. */
export function createPlans({ sources, now }: PlanOptions) {
  return {
    /** What is live again with other overrides; a release that is live because of what they say counts for always. */
    async planOverrides(
      { pointer, stored }: OverrideState,
      { change, note }: PlannedChange,
    ): Promise<Plan | PublishResult> {
      const files = await sources.read(pointer.source);
      if (!files) return unknownMerchant(pointer.merchant);
      const before = withoutEnded(stored, now());
      const overrides = change(before);
      if (isDeepStrictEqual(overrides, stored)) return unchanged(pointer, stored);
      const plan = { files, overrides, folder: pointer.folder, note };
      const isFollowing = readUpstreamSettings(files) !== undefined;
      const isRepeat = before.length === stored.length && mayRepeat(before, overrides, isFollowing);
      return isRepeat ? { ...plan, always: false, repeated: before } : { ...plan, always: true };
    },
  };
}
