import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { LazyBlock } from '../../../client/index.ts';

/** Pixels that each of these parts takes at least. */
const rooms: Readonly<Record<string, number>> = {
  'home.tabs': 56,
  'home.newGames': 480,
  'home.vendors': 270,
  'home.rails': 400,
};

/** A section that comes once the page is alive, so that nothing drawn waits for it; it finds its room kept. */
export default function Later({ id }: { readonly id: string }) {
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  const [block = id] = id.split(':');
  const blank = <span />;
  return (
    <Room $room={rooms[block] ?? 0}>{isAlive ? <LazyBlock block={`${block}List`} fallback={blank} /> : blank}</Room>
  );
}

const Room = styled.div<{ $room: number }>`
  min-block-size: ${({ $room }) => $room}px;
  &:empty { display: none; }
`;
