import { styled } from 'styled-components';
import type { BannerSlideProps } from './banner-props.ts';

/** The picture of a banner; it fills what stands round it. */
export function BannerArt({ banner: { picture }, first }: BannerSlideProps) {
  return (
    <Cover
      src={picture.src || undefined}
      alt=""
      width={picture.width}
      height={picture.height}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
    />
  );
}

const Cover = styled.img`
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
`;
