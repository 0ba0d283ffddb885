import { LaterBlock } from '../../../client/index.ts';

/** Pixels that each of these parts takes at least. */
const rooms: Readonly<Record<string, number>> = {
  'home.tabs': 56,
  'home.newGames': 480,
  'home.vendors': 270,
  'home.rails': 400,
};

/** A section that comes once the page is alive; the files of these blocks hold only their room. */
export default function Later({ id }: { readonly id: string }) {
  const [block = id] = id.split(':');
  return <LaterBlock block={`${block}List`} room={rooms[block] ?? 0} />;
}
