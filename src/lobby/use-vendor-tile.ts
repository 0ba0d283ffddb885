import { useImageHost } from '../client/platform/image-host.ts';
import { useSetting } from '../client/hooks.ts';
import { useOpenVendor } from './use-open-vendor.ts';
import type { Vendor } from './vendors.ts';

/** What a tile of a vendor shows, and what its tap does. */
export interface VendorTile {
  readonly picture: { readonly src: string; readonly width: number; readonly height: number } | undefined;
  readonly name: string;
  onOpen(): void;
}

/** Vendors of a category as tiles: the platform's picture, else the merchant's by code (rows G-062, G-065). */
export function useVendorTile(category: string): (vendor: Vendor) => VendorTile {
  const host = useImageHost();
  const open = useOpenVendor(category);
  const iconHost = useSetting('vendors.iconHost');
  return (vendor) => {
    const src = vendorPicture(vendor, host) ?? (iconHost && `${iconHost}${vendor.vassalage}-COLOR.png`);
    return {
      picture: src === '' ? undefined : { src, width: 240, height: 240 },
      name: vendor.displayName,
      onOpen: () => open(vendor),
    };
  };
}

/** Address of a vendor's picture on the visit's image host; none where the platform names none. */
export function vendorPicture({ mobileLargeIcon }: Vendor, host: string): string | undefined {
  return mobileLargeIcon ? `${host}${mobileLargeIcon}` : undefined;
}
