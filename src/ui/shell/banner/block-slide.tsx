import { styled } from 'styled-components';
import { above } from '../../theme/media.ts';
import { token } from '../../theme/token.ts';
import { BannerArt } from './banner-art.tsx';
import type { BannerSlideProps } from './banner-props.ts';
import { BannerButton, BannerTap } from './banner-tap.tsx';

/** A colour block that bites into the picture. */
export function BlockSlide({ banner, first }: BannerSlideProps) {
  return (
    <Poster>
      <BannerTap banner={banner}>
        <BannerArt banner={banner} first={first} />
      </BannerTap>
      {banner.title === undefined ? null : (
        <PosterWords>
          <PosterTitle>{banner.title}</PosterTitle>
          {banner.note === undefined ? null : <PosterNote>{banner.note}</PosterNote>}
          <BannerButton banner={banner} />
        </PosterWords>
      )}
    </Poster>
  );
}

const Poster = styled.article`
  position: relative;
  block-size: 168px;
  border-radius: ${token('radius.card')};
  overflow: hidden;
  background: ${token('color.brand1')};
  img { inline-size: 62%; margin-inline-start: auto; }
`;

/** A quarter of a disc in the block's colour bites into the picture. */
const PosterWords = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline-start: 0;
  inline-size: 58%;
  display: grid;
  align-content: center;
  justify-items: start;
  padding-inline: 20px 26px;
  border-start-end-radius: 50% 100%;
  background: ${token('color.brand1')};
  color: ${token('color.onBrand1')};
  pointer-events: none;
`;

const PosterTitle = styled.h2`
  font-family: ${token('font.display')};
  font-size: 1.375rem;
  font-weight: ${token('weight.heading')};
  letter-spacing: ${token('tracking.heading')};
  line-height: 1;
  ${above('phone')} { font-size: 1.6875rem; }
  [lang|='ur'] & { font-size: 1.25rem; line-height: 1.5; }
`;

const PosterNote = styled.p`
  margin-block: 6px 12px;
  font-size: 0.875rem;
  line-height: 1.25;
`;
