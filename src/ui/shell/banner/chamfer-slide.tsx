import { styled } from 'styled-components';
import { above } from '../../theme/media.ts';
import { token } from '../../theme/token.ts';
import { chamferFrame } from '../chamfer.ts';
import { BannerArt } from './banner-art.tsx';
import type { BannerSlideProps } from './banner-props.ts';
import { BannerButton, BannerTap } from './banner-tap.tsx';

/** A screen with cut corners; the words stand on its dark foot. */
export function ChamferSlide({ banner, first }: BannerSlideProps) {
  return (
    <Frame>
      <BannerTap banner={banner}>
        <BannerArt banner={banner} first={first} />
      </BannerTap>
      {banner.title === undefined ? null : (
        <Foot>
          <Words>
            {banner.note === undefined ? null : <Note>{banner.note}</Note>}
            <Title>{banner.title}</Title>
          </Words>
          <BannerButton banner={banner} />
        </Foot>
      )}
    </Frame>
  );
}

const Frame = styled.article`
  display: grid;
  align-items: end;
  min-block-size: 172px;
  ${chamferFrame(10, token('color.line'), token('color.surface'), true)}
  > :first-child { position: absolute; inset: 0; }
`;

const Foot = styled.div`
  position: relative;
  display: flex;
  align-items: end;
  justify-content: space-between;
  gap: 8px;
  padding: 40px 12px 11px;
  background: linear-gradient(transparent, ${token('color.scrim')} 40%, ${token('color.scrim')});
  color: ${token('color.trim5')};
  pointer-events: none;
`;

const Words = styled.div`
  min-inline-size: 0;
`;

const Note = styled.p`
  display: none;
  margin-block-end: 4px;
  font-size: 0.75rem;
  line-height: 1.3;
  ${above('phone')} { display: block; }
  [lang|='ur'] & { line-height: 1.5; }
`;

const Title = styled.h2`
  font-family: ${token('font.display')};
  font-size: 1.0625rem;
  font-weight: 700;
  line-height: 1.1;
  ${above('phone')} { font-size: 1.25rem; }
  [lang|='ur'] & { line-height: 1.5; }
`;
