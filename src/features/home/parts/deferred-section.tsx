import { DeferredBlock } from '../../../client/index.ts';

/** Pixels that each of these sections takes at least; a player's own shelves may be empty and take none. */
const leastHeights: Readonly<Record<string, number>> = {
  tabs: 56,
  newGames: 480,
  vendors: 270,
  rails: 400,
  topTen: 240,
  newShelf: 240,
};

/** A section of the lobby, by the id of its contribution, that comes once the page is hydrated; until then it holds its room. */
export default function DeferredSection({ id }: { readonly id: string }) {
  const [, section = ''] = id.split(/[.:]/);
  return <DeferredBlock block={`home.list:${section}`} room={leastHeights[section] ?? 0} />;
}
