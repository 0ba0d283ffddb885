import { useCallback } from 'react';
import type { Game } from '../client/platform/content-types.ts';
import { useRuntime } from '../client/runtime.tsx';

export interface LaunchOptions {
  /** With play money; only for members, in games that can be tried (row G-146). */
  readonly isFree?: boolean;
  /** Traditional or entertainment play of a lottery (row G-143). */
  readonly playType?: 'trad' | 'ent';
  /** Match and the end of it that is bet on, `id:pick`: chosen already when the game opens. */
  readonly selection?: string;
}

/** Launches a game; what that takes is loaded with the first tap. */
export function useLaunch(): (game: Game, options?: LaunchOptions) => Promise<void> {
  const { actions } = useRuntime();
  return useCallback((game, options) => actions.run('play.launch', { game, ...options }), [actions]);
}
