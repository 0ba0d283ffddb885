import { styled } from 'styled-components';
import { above } from '../../theme/media.ts';
import { token } from '../../theme/token.ts';
import { TruckBorder } from '../truck-border.tsx';
import { BannerArt } from './banner-art.tsx';
import type { BannerSlideProps } from './banner-props.ts';
import { BannerButton, BannerTap } from './banner-tap.tsx';

/** A picture between truck borders, its words over a scrim. */
export function FringeSlide({ banner, first }: BannerSlideProps) {
  return (
    <Truck>
      <BannerTap banner={banner}>
        <BannerArt banner={banner} first={first} />
      </BannerTap>
      {banner.title === undefined ? null : (
        <TruckWords>
          <TruckTitle>{banner.title}</TruckTitle>
          {banner.note === undefined ? null : <TruckNote>{banner.note}</TruckNote>}
          <BannerButton banner={banner} />
        </TruckWords>
      )}
      <TruckBorder place="top" />
      <TruckBorder place="bottom" />
    </Truck>
  );
}

const Truck = styled.article`
  position: relative;
  display: grid;
  min-block-size: 154px;
  border: 3px solid ${token('color.accent')};
  border-radius: ${token('radius.card')};
  overflow: hidden;
  background: ${token('color.headInset')};
  > :first-child { position: absolute; inset: 0; }
`;

/** The scrim grows from the side of the words, in a tone of the picture's ground. */
const TruckWords = styled.div`
  position: relative;
  display: grid;
  align-content: center;
  justify-items: start;
  padding-block: 18px;
  padding-inline-start: 18px;
  color: ${token('color.onHead')};
  pointer-events: none;
  --towards: 90deg;
  background: linear-gradient(var(--towards), color-mix(in oklch, ${token('color.headInset')} 94%, transparent),
    color-mix(in oklch, ${token('color.headInset')} 62%, transparent) 40%, transparent 64%);
  [dir='rtl'] & { --towards: 270deg; }
  > * { max-inline-size: 60%; }
`;

const TruckTitle = styled.h2`
  font-family: ${token('font.display')};
  font-size: 1.1875rem;
  font-weight: 800;
  line-height: 1.05;
  ${above('phone')} { font-size: 1.5rem; }
  [lang|='ur'] & { font-size: 1.125rem; line-height: 1.8; }
`;

const TruckNote = styled.p`
  margin-block: 2px 8px;
  font-size: 0.8125rem;
  line-height: 1.3;
  ${above('phone')} { font-size: 0.875rem; }
  [lang|='ur'] & { line-height: 1.8; margin-block: 0 4px; }
`;
