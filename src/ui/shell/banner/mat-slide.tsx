import { styled } from 'styled-components';
import { above } from '../../theme/media.ts';
import { token } from '../../theme/token.ts';
import { BannerArt } from './banner-art.tsx';
import type { BannerSlideProps } from './banner-props.ts';
import { BannerButton, BannerTap } from './banner-tap.tsx';

/** A picture under a mat, its caption below. */
export function MatSlide({ banner, first }: BannerSlideProps) {
  return (
    <Mat>
      <BannerTap banner={banner}>
        <MatPicture>
          <BannerArt banner={banner} first={first} />
        </MatPicture>
      </BannerTap>
      {banner.title === undefined ? null : (
        <Caption>
          <CaptionWords>
            <MatTitle>{banner.title}</MatTitle>
            {banner.note === undefined ? null : <MatNote>{banner.note}</MatNote>}
          </CaptionWords>
          <BannerButton banner={banner} />
        </Caption>
      )}
    </Mat>
  );
}

const Mat = styled.article`
  padding: 7px;
  border: 1px solid ${token('color.hair')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface')};
`;

const MatPicture = styled.span`
  display: block;
  block-size: 190px;
  border: 1px solid ${token('color.line')};
  overflow: hidden;
`;

const Caption = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 10px;
  min-block-size: 70px;
  padding: 12px 4px 7px;
  ${above('phone')} { padding-inline: 8px; }
`;

const CaptionWords = styled.div`
  flex: 1 1 7rem;
  min-inline-size: 0;
`;

const MatTitle = styled.h2`
  font-family: ${token('font.display')};
  font-size: 1.125rem;
  font-weight: ${token('weight.heading')};
  line-height: ${token('leading.heading')};
  ${above('phone')} { font-size: 1.3125rem; }
`;

const MatNote = styled.p`
  margin-block-start: 3px;
  color: ${token('color.muted')};
  font-size: 0.84375rem;
  line-height: 1.3;
  [lang|='ur'] & { line-height: ${token('leading.text')}; }
`;
