import type { Problem } from '../../contracts/problems.ts';
import type { Compiler } from '../../release/compiler.ts';
import type { LiveSite } from '../live/live-site.ts';
import { assembleSite } from '../live/live-site.ts';
import type { PartCache } from '../live/part-cache.ts';
import { releaseEvent } from '../live/release-event.ts';
import type { StreamHub } from '../live/stream-hub.ts';
import { insertParts } from '../store/insert-parts.ts';
import type { Database } from '../store/tables.ts';

/** A folder that somebody works on. */
export interface PreviewRequest {
  readonly code: string;
  /** Where the folder lies; absent: among the merchants of this service. */
  readonly dir?: string;
}

/** What became of a look at a folder. */
export type PreviewResult =
  | { readonly kind: 'shown'; readonly release: string; readonly url: string; readonly warnings: readonly Problem[] }
  | { readonly kind: 'same'; readonly url: string }
  /** The last good preview stays, with the mistakes over it. */
  | { readonly kind: 'refused'; readonly url: string; readonly problems: readonly Problem[] };

/** What is wrong with a folder at this moment; nothing after it was put right. */
export type ProblemListener = (problems: readonly Problem[]) => void;

/** Merchant folders as they are being written, beside what is live: nothing of them is published. */
export interface Previews {
  /** The last good state of a folder that is looked at; nothing when there is none yet. */
  current(code: string): LiveSite | undefined;
  show(request: PreviewRequest): Promise<PreviewResult>;
  /** Calls back at once and after each look; gives what ends it. */
  watch(code: string, listener: ProblemListener): () => void;
}

interface PreviewOptions {
  readonly db: Database;
  readonly compiler: Compiler;
  readonly parts: PartCache;
  readonly hub: StreamHub;
  readonly merchantsDir: string;
  readonly port: number;
  readonly now: () => number;
}

/** Makes the previews of one node; they live in its memory and end with it. */
export function createPreviews(options: PreviewOptions): Previews {
  const { db, compiler, parts, hub, merchantsDir, port, now } = options;
  const sites = new Map<string, LiveSite>();
  const troubles = new Map<string, readonly Problem[]>();
  const listeners = new Map<string, Set<ProblemListener>>();
  const notifyListeners = (code: string, problems: readonly Problem[]) => {
    troubles.set(code, problems);
    for (const listener of listeners.get(code) ?? []) listener(problems);
  };

  return {
    current: (code) => sites.get(code),
    async show({ code, dir = `${merchantsDir}/${code}` }) {
      const url = `http://${code}.preview.localhost:${port}/`;
      const result = await compiler.compileFolder(dir, `merchants/${code}`, { overrides: [] });
      if (!result.ok) {
        notifyListeners(code, result.problems);
        return { kind: 'refused', url, problems: result.problems };
      }
      const { manifest, release, warnings } = result;
      const previous = sites.get(code);
      if (previous?.pointer.release === release) {
        notifyListeners(code, []);
        return { kind: 'same', url };
      }
      await insertParts(db, result.parts);
      for (const part of result.parts) parts.put(part);
      // A browser that saw an earlier preview of this name knows a lower number.
      const pointer = { seq: Math.max(now(), (previous?.pointer.seq ?? 0) + 1), release };
      const next = {
        ...(await assembleSite(parts, { merchant: code, pointer, manifest })),
        channel: `${code}.preview`,
      };
      sites.set(code, next);
      hub.send(next.channel, releaseEvent(previous, next));
      notifyListeners(code, []);
      return { kind: 'shown', url, release, warnings };
    },
    watch(code, listener) {
      const own = listeners.get(code) ?? new Set();
      listeners.set(code, own.add(listener));
      listener(troubles.get(code) ?? []);
      return () => void own.delete(listener);
    },
  };
}
