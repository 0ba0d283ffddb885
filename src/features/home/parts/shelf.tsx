import type { ComponentType } from 'react';
import type { Game } from '../../../client/index.ts';
import { SectionHeading, type SectionHeadingProps, type TileSetProps } from '../../../ui/index.ts';
import { GameTiles, type GameTilesProps, TileSkeletons } from './game-tiles.tsx';
import { RailTrack } from './rail-track.tsx';

export interface ShelfProps
  extends Pick<SectionHeadingProps, 'title' | 'icon' | 'action'>,
    Pick<GameTilesProps, 'marksNew'> {
  /** Absent while they are on their way; without any there is no shelf. */
  readonly games: readonly Game[] | undefined;
  readonly form?: ComponentType<TileSetProps>;
}

/** A few games in one line under a heading. */
export function Shelf({ title, icon, action, games, form = RailTrack, marksNew }: ShelfProps) {
  if (games?.length === 0) return null;
  return (
    <section aria-label={title} aria-busy={games === undefined}>
      <SectionHeading title={title} icon={icon} action={action} />
      {games === undefined ? (
        <TileSkeletons label={title} form={form} count={4} />
      ) : (
        <GameTiles label={title} form={form} games={games} marksNew={marksNew} />
      )}
    </section>
  );
}
