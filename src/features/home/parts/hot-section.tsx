import { useState } from 'react';
import { useSetting, useText } from '../../../client/index.ts';
import { useHotGames } from '../../../lobby/index.ts';
import { EmptyState, ErrorCard, SectionHeading, TileGrid, TileShelf, useIsLine } from '../../../ui/index.ts';
import { Expander } from './expander.tsx';
import { GameTiles, TileSkeletons } from './game-tiles.tsx';
import { useMore } from './use-more.ts';

/** In columns the hot games are folded, so that what follows them can be found. */
const folded = 12;

/** The hot games of the merchant (row G-114). */
export function HotSection() {
  const text = useText();
  const hot = useHotGames({ early: true });
  const hasLines = useIsLine();
  const isLine = !useSetting('home.grid') && hasLines;
  const form = isLine ? TileShelf : TileGrid;
  const [isOpen, setOpen] = useState(false);
  const games = hot.value ?? [];
  const shown = isLine || isOpen ? games : games.slice(0, folded);
  const title = text('home:hotTitle');
  const action = useMore({ route: 'games.hot' });
  return (
    <section aria-label={title}>
      <SectionHeading title={title} icon="fire" count={games.length} action={action} />
      {hot.value === undefined && hot.status === 'error' ? (
        <ErrorCard text={text('errors:loadingFailed')} onRetry={hot.retry} />
      ) : hot.value === undefined ? (
        <TileSkeletons label={title} form={form} count={6} />
      ) : games.length === 0 ? (
        <EmptyState icon="grid" title={text('home:noGames')} note={text('home:noGamesHint')} />
      ) : (
        <GameTiles label={title} form={form} games={shown} eager={4} />
      )}
      {!isLine && games.length > folded ? <Expander isOpen={isOpen} onToggle={() => setOpen((last) => !last)} /> : null}
    </section>
  );
}
