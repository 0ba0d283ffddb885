import { type ComponentRef, useRef } from 'react';
import { useImageHost, useSeen, useText } from '../../../client/index.ts';
import { tilePicture, useVendorTile, type Vendor } from '../../../lobby/index.ts';
import { useTileShape, VendorCard } from '../../../ui/index.ts';
import { coverCount, useVendorGames } from './use-vendor-games.ts';

export interface VendorEntryProps {
  readonly vendor: Vendor;
  readonly category: string;
}

const onTheWay = Array.from({ length: coverCount }, () => undefined);

/** A vendor of a category with three of its games and how many there are; without them, name and mark remain. */
export function VendorEntry({ vendor, category }: VendorEntryProps) {
  const text = useText();
  const host = useImageHost();
  const shape = useTileShape();
  const place = useRef<ComponentRef<'li'>>(null);
  const { name, picture, onOpen } = useVendorTile(category)(vendor);
  const { value, status } = useVendorGames(vendor, category, useSeen(place));
  const covers = value?.games.slice(0, coverCount).map((game) => tilePicture(game, shape, host));
  const count = value?.totalCount ?? 0;
  return (
    <VendorCard
      ref={place}
      name={name}
      mark={picture}
      note={count > 0 ? text('games:count', { count }) : undefined}
      covers={covers ?? (status === 'error' ? [] : onTheWay)}
      onOpen={onOpen}
    />
  );
}
