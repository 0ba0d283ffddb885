import { useLanguage, usePlatform, useResource } from '../client/hooks.ts';
import type { Loaded } from '../client/platform/content-types.ts';

interface RankProgress {
  readonly currentProgress?: {
    readonly completedConditions?: number | null;
    readonly totalExpectedConditions?: number | null;
  };
  readonly playerRankProgress?: { readonly labelId?: string | number | null };
  readonly levels?: readonly RankLevel[];
}

/** A level of the platform's ladder. */
export interface RankLevel {
  readonly labelId: string | number;
  readonly name: string;
  readonly perks: readonly string[];
  /** What reaching it brings, decimal text. */
  readonly reward?: string;
}

/** How far the signed-in player is on the way to the next rank. */
export interface Rank {
  /** From 0 to 1. */
  readonly progress: number;
  readonly done: number;
  readonly total: number;
  /** Steps that are still to be done. */
  readonly left: number;
  /** Whether the platform reports a level or of steps to one: without either, nothing can be measured. */
  readonly isKnown: boolean;
  /** Id of the player's level; absent while they have none. */
  readonly level?: string | number;
  /** Every level, lowest first; empty where the platform does not say. */
  readonly levels: readonly RankLevel[];
}

/** The player's rank, for the member centre and the benefits alike (row A-334). */
export function useRank(): Loaded<Rank> & { retry(): void } {
  const platform = usePlatform();
  const { language } = useLanguage();
  return useResource(`member.rank.${language}`, async () =>
    rankOf(await platform.call('rankProgress', { query: { language }, quiet: true })),
  );
}

/** Progress is 1 without a rank label, else completed by expected conditions, from 0 to 1 (row A-169). */
export function rankOf({ currentProgress, playerRankProgress, levels = [] }: RankProgress): Rank {
  const done = currentProgress?.completedConditions ?? 0;
  const total = currentProgress?.totalExpectedConditions ?? 0;
  const label = playerRankProgress?.labelId;
  const isRanked = label !== undefined && label !== null && label !== '';
  const progress = isRanked && total > 0 ? Math.min(1, Math.max(0, done / total)) : 1;
  const isKnown = isRanked || total > 0;
  const left = Math.max(0, total - done);
  return { progress, done, total, left, isKnown, levels, ...(isRanked ? { level: label } : {}) };
}
