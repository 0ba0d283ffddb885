import { styled } from 'styled-components';
import { above } from '../../theme/media.ts';
import { token } from '../../theme/token.ts';
import { BannerArt } from './banner-art.tsx';
import type { BannerSlideProps } from './banner-props.ts';
import { BannerButton, BannerTap } from './banner-tap.tsx';

/** A round card; its words stand on a veil that grows from their side, in a tone lighter than the ground. */
export function SoftSlide({ banner, first }: BannerSlideProps) {
  return (
    <Card>
      <BannerTap banner={banner}>
        <BannerArt banner={banner} first={first} />
      </BannerTap>
      {banner.title === undefined ? null : (
        <Words>
          <Title>{banner.title}</Title>
          {banner.note === undefined ? null : <Note>{banner.note}</Note>}
          <BannerButton banner={banner} />
        </Words>
      )}
    </Card>
  );
}

const Card = styled.article`
  position: relative;
  display: grid;
  min-block-size: 164px;
  border-radius: ${token('radius.card')};
  overflow: hidden;
  background: ${token('color.second')};
  > :first-child { position: absolute; inset: 0; }
`;

const veil = (side: string) => `linear-gradient(${side}, color-mix(in oklch, ${token('color.second')} 96%, transparent),
  color-mix(in oklch, ${token('color.second')} 74%, transparent) 44%, transparent 68%)`;

const Words = styled.div`
  position: relative;
  display: grid;
  align-content: center;
  justify-items: start;
  gap: 6px;
  padding-block: 16px;
  padding-inline-start: 22px;
  color: ${token('color.onSecond')};
  pointer-events: none;
  background: ${veil('90deg')};
  [dir='rtl'] & { background: ${veil('270deg')}; }
  > * { max-inline-size: 58%; }
`;

const Title = styled.h2`
  font-family: ${token('font.display')};
  font-size: 1.25rem;
  font-weight: ${token('weight.heading')};
  line-height: 1.1;
  ${above('phone')} { font-size: 1.5rem; }
  [lang|='ur'] & { font-size: 1.125rem; line-height: 1.8; }
`;

const Note = styled.p`
  font-size: 0.84375rem;
  font-weight: ${token('weight.strong')};
  line-height: 1.3;
  [lang|='ur'] & { line-height: 1.9; }
`;
