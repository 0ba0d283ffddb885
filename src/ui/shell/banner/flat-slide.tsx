import { styled } from 'styled-components';
import { above } from '../../theme/media.ts';
import { token } from '../../theme/token.ts';
import { BannerArt } from './banner-art.tsx';
import type { BannerSlideProps } from './banner-props.ts';
import { BannerButton, BannerTap } from './banner-tap.tsx';

/** A picture from edge to edge over a bar with the words. */
export function FlatSlide({ banner, first }: BannerSlideProps) {
  return (
    <Frame>
      <BannerTap banner={banner}>
        <Picture>
          <BannerArt banner={banner} first={first} />
        </Picture>
      </BannerTap>
      {banner.title === undefined ? null : (
        <Bar>
          <Words>
            <Title>{banner.title}</Title>
            {banner.note === undefined ? null : <Note>{banner.note}</Note>}
          </Words>
          <BannerButton banner={banner} />
        </Bar>
      )}
    </Frame>
  );
}

const Frame = styled.article`
  background: ${token('color.surface')};
  border-block-end: 1px solid ${token('color.line')};
`;

const Picture = styled.span`
  display: block;
  block-size: 150px;
  overflow: hidden;
`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 10px;
  min-block-size: 66px;
  padding: 8px 12px;
`;

const Words = styled.div`
  min-inline-size: 0;
`;

const Title = styled.h2`
  font-family: ${token('font.display')};
  font-size: 1.25rem;
  font-weight: 700;
  line-height: 1.05;
  text-transform: uppercase;
  ${above('phone')} { font-size: 1.4375rem; }
  [lang|='ur'] & { font-size: 1.125rem; line-height: 1.5; }
`;

const Note = styled.p`
  margin-block-start: 2px;
  color: ${token('color.muted')};
  font-size: 0.84375rem;
  line-height: 1.3;
  [lang|='ur'] & { line-height: ${token('leading.text')}; }
`;
