import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { token } from '../../theme/token.ts';
import type { BannerSlideProps } from './banner-props.ts';

/**
 * The picture of a banner; it fills what stands round it. One that cannot be had leaves its ground, and so does one that is
 * not in sight until the page answers: the first has the network for itself.
 */
export function BannerArt({ banner: { picture }, first }: BannerSlideProps) {
  const [broken, setBroken] = useState<string>();
  const [isDue, setDue] = useState(first);
  useEffect(() => setDue(true), []);
  if (!isDue || picture === undefined || picture.src === '' || picture.src === broken) return <Ground />;
  return (
    <Cover
      src={picture.src}
      alt=""
      width={picture.width}
      height={picture.height}
      loading={first ? undefined : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding="async"
      onError={() => setBroken(picture.src)}
    />
  );
}

const Ground = styled.span`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  background: ${token('color.raised')};
`;

const Cover = styled.img`
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
`;
