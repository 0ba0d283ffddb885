import { useState } from 'react';
import { styled } from 'styled-components';
import { useImageHost, useSetting } from '../../../client/index.ts';
import { type Vendor, vendorPicture } from '../../../lobby/index.ts';
import { Icon, token } from '../../../ui/index.ts';

export interface VendorIconProps {
  readonly vendor: Vendor;
  readonly size: number;
}

/**
 * A vendor's mark: from the merchant's icon host by the vendor's code, else the platform's own; one that cannot be
 * loaded becomes the general sign, once (rows G-061, G-062).
 */
export function VendorIcon({ vendor, size }: VendorIconProps) {
  const host = useImageHost();
  const iconHost = useSetting('vendors.iconHost');
  const src = iconHost === '' ? (vendorPicture(vendor, host) ?? '') : `${iconHost}${vendor.vassalage}-COLOR.png`;
  const [broken, setBroken] = useState('');
  if (src === '' || src === broken) return <Icon name="slots" size="huge" />;
  return (
    <Mark
      src={src}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(src)}
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) setBroken(src);
      }}
    />
  );
}

const Mark = styled.img`
  object-fit: contain;
  border-radius: min(22%, ${token('radius.tile')});
`;
