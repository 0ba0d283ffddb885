import { useDeferredValue, useEffect } from 'react';
import { type Game, useLanguage, usePlatform, useResource, useRuntime, useSetting } from '../../../client/index.ts';
import { readGamePage } from '../../../lobby/index.ts';

export interface Winner {
  readonly game: Game;
  readonly amount: number;
  readonly player: string;
  /** Made up for a demonstration; nobody has won it. */
  readonly isDemo: boolean;
}

const none: readonly Winner[] = [];
const wasLeft = 'winners.wasLeft';

/** The winners of the platform, highest first (rows G-136…G-138, G-314, G-343). */
export function useWinners(): readonly Winner[] {
  const platform = usePlatform();
  const { resources } = useRuntime();
  const { language } = useLanguage();
  const limitNum = useSetting('pageSize.winners');
  const found = useResource(`winners.${language}`, async () =>
    readWinners(
      await platform.call('winners', { quiet: true, query: { gameCategory: 'ALL', language, limitNum } }),
      limitNum,
    ),
  );
  useEffect(() => {
    // What was read on an earlier visit of the lobby may lack a win of since then. The board and the banner ask once.
    if (resources.read<boolean>(wasLeft).value === true) {
      resources.put(wasLeft, false);
      found.retry();
    }
    return () => resources.put(wasLeft, true);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each visit
  }, []);
  // Drawn in slices: a store's change would draw twenty entries in one piece.
  return useDeferredValue(found.value) ?? none;
}

/** Reads the board: the amount stands on the entry, else on its game; a full name is masked (rows G-137, G-140). */
export function readWinners(answer: unknown, most: number): readonly Winner[] {
  const list: unknown = Object(answer).list;
  const entries = Array.isArray(list) ? list : [];
  return entries
    .flatMap((entry: unknown) => {
      const { vo, winAmount, userName, isDemo } = Object(entry);
      const [game] = readGamePage({ list: [vo] }).games;
      const amount = Number(winAmount ?? Object(vo).winAmount);
      if (!game || !Number.isFinite(amount)) return [];
      return [{ game, amount, player: maskName(String(userName ?? '')), isDemo: isDemo === 1 }];
    })
    .toSorted((left, right) => right.amount - left.amount)
    .slice(0, most);
}

/** At most half of a name is shown, whatever its length; one that came masked stays as it is. */
function maskName(name: string): string {
  if (name === '' || name.includes('*')) return name;
  const letters = [...name];
  const { length } = letters;
  const start = letters.slice(0, length < 6 ? Math.min(length >> 1, 1) : 2);
  return `${start.join('')}***${length < 4 ? '' : letters.at(-1)}`;
}
