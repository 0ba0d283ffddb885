export interface RankProgress {
  readonly currentProgress?: { readonly completedConditions: number; readonly totalExpectedConditions: number };
  readonly playerRankProgress?: { readonly labelId?: string | number };
}

/** VIP progress: 1 without a rank label, else completed divided by expected conditions (spec §4). */
export function progressOf(rank: RankProgress): number {
  const label = rank.playerRankProgress?.labelId;
  const total = rank.currentProgress?.totalExpectedConditions ?? 0;
  if (label === undefined || label === '' || total === 0) return 1;
  return (rank.currentProgress?.completedConditions ?? 0) / total;
}
