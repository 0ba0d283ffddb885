import { useCallback } from 'react';
import type { Game } from './games.ts';
import { isInSitePath } from './links.ts';
import { useRuntime } from './runtime.tsx';

/** Launches a game: guests go to the login first, the answer's address opens in this tab (rows G-139, G-148, G-320). */
export function useLaunch(): (game: Game) => Promise<void> {
  const { session, navigation, platform } = useRuntime();
  return useCallback(
    async (game) => {
      const record = session.store.getState().session;
      if (record === undefined) {
        navigation.go('login.screen');
        return;
      }
      const { gameType, vassalage, gameCode, gameId, nodeId } = game;
      const query = { gameType, vassalage, gameCode, gameId, nodeId, supportPlay: 1, isGameH5: 1, playType: 'trad' };
      const answer = await platform.call<unknown>('launch', { query }).catch(() => undefined);
      const url = urlOf(answer);
      if (url !== undefined) window.location.assign(url);
    },
    [session, navigation, platform],
  );
}

/** `value` as text, `value.url` or `value.gameUrl`; only https or in-site addresses are opened. */
function urlOf(answer: unknown): string | undefined {
  const url = typeof answer === 'string' ? answer : (fieldOf(answer, 'url') ?? fieldOf(answer, 'gameUrl'));
  return url !== undefined && (isInSitePath(url) || url.startsWith('https://')) ? url : undefined;
}

function fieldOf(value: unknown, name: string): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const field: unknown = Reflect.get(value, name);
  return typeof field === 'string' ? field : undefined;
}
