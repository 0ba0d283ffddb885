import type { FolderFiles } from '../../release/load/read-folder.ts';
import { flagsTakenAway } from '../../release/upstream/flags-taken-away.ts';
import type { AuditNote } from '../store/publish-release.ts';

/** What makes an answer of a platform doubtful though it compiles, as sentences. */
export function doubtsAbout(live: FolderFiles, next: FolderFiles): readonly string[] {
  const gone = flagsTakenAway(live, next);
  if (gone.length === 0) return [];
  return [`The answer no longer speaks of ${gone.length} switches that are on: ${gone.join(', ')}.`];
}

/** The audit entry of an answer, with everything that force overruled. */
export function overruling({ detail, ...note }: Omit<AuditNote, 'action'>, doubts: readonly string[]): AuditNote {
  const { overruled = [], ...rest } = detail;
  const all = [...(Array.isArray(overruled) ? overruled : []), ...doubts];
  return { action: 'upstream', ...note, detail: { ...rest, ...(all.length > 0 ? { overruled: all } : {}) } };
}
