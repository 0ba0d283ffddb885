import { styled } from 'styled-components';
import { useForms } from '../../theme/built-forms.ts';
import { above } from '../../theme/media.ts';
import { token } from '../../theme/token.ts';
import { TruckBorder } from '../truck-border.tsx';
import type { Banner } from './banner-props.ts';
import { BannerButton, BannerTap } from './banner-tap.tsx';

export interface BannerSlideProps {
  readonly banner: Banner;
  /** The first banner is the largest paint of the lobby and loads at once. */
  readonly first: boolean;
}

/** One banner: under a mat with its caption below, between truck borders, or on a colour block. */
export function BannerSlide(props: BannerSlideProps) {
  const { card } = useForms();
  if (card === 'mat') return <MatSlide {...props} />;
  return card === 'fringe' ? <FringeSlide {...props} /> : <BlockSlide {...props} />;
}

function Art({ banner: { picture }, first }: BannerSlideProps) {
  return (
    <Cover
      src={picture.src}
      alt={picture.alt ?? ''}
      width={picture.width}
      height={picture.height}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
    />
  );
}

function MatSlide({ banner, first }: BannerSlideProps) {
  return (
    <Mat>
      <BannerTap banner={banner}>
        <MatPicture>
          <Art banner={banner} first={first} />
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

function FringeSlide({ banner, first }: BannerSlideProps) {
  return (
    <Truck>
      <BannerTap banner={banner}>
        <Art banner={banner} first={first} />
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

function BlockSlide({ banner, first }: BannerSlideProps) {
  return (
    <Poster>
      <BannerTap banner={banner}>
        <Art banner={banner} first={first} />
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

const Cover = styled.img`
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
`;

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
  align-items: center;
  justify-content: space-between;
  gap: 10px;
  min-block-size: 70px;
  padding: 12px 4px 7px;
  ${above('phone')} { padding-inline: 8px; }
`;

const CaptionWords = styled.div`
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
  background: linear-gradient(90deg, color-mix(in oklch, ${token('color.headInset')} 94%, transparent),
    color-mix(in oklch, ${token('color.headInset')} 62%, transparent) 40%, transparent 64%);
  [dir='rtl'] & {
    background: linear-gradient(270deg, color-mix(in oklch, ${token('color.headInset')} 94%, transparent),
      color-mix(in oklch, ${token('color.headInset')} 62%, transparent) 40%, transparent 64%);
  }
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
