import { useImageHost, useOpenVendor, type Vendor, vendorPicture } from '../../../client/index.ts';
import { GameTile } from '../../../ui/index.ts';

export interface VendorTileProps {
  readonly vendor: Vendor;
  /** Whose games of his are opened. */
  readonly category: string;
}

/** A vendor's picture and name as a tile; a tap opens the vendor's games (row G-065). */
export function VendorTile({ vendor, category }: VendorTileProps) {
  const host = useImageHost();
  const open = useOpenVendor(category);
  const src = vendorPicture(vendor, host);
  return (
    <GameTile
      picture={src === undefined ? undefined : { src, width: 240, height: 240 }}
      name={vendor.displayName}
      onOpen={() => open(vendor)}
    />
  );
}
