import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icon/icon.tsx';
import { type BuiltForms, useForms } from '../theme/built-forms.ts';
import { token } from '../theme/token.ts';
import { Artwork } from './artwork.tsx';
import { pictureCardForms } from './picture-card-forms.ts';

export interface PictureCardProps {
  readonly title: string;
  readonly detail: ReactNode;
  readonly picture?: string;
  /** Words of the link at the end, for example "Read more". */
  readonly actionLabel: string;
  readonly onPress: () => void;
}

/** A card that is one press target: picture, title, period and what the press does. A picture that comes late has its place. */
export function PictureCard({ title, detail, picture, actionLabel, onPress }: PictureCardProps) {
  const { card } = useForms();
  return (
    <Frame type="button" onClick={onPress} $form={card}>
      {picture === undefined ? null : (
        <Picture data-card="picture">
          <Artwork picture={picture} sign="gift" />
        </Picture>
      )}
      <Caption data-card="caption">
        <Title>{title}</Title>
        <Detail>{detail}</Detail>
        <More>
          {actionLabel}
          <Icon name="chevron" size="small" />
        </More>
      </Caption>
    </Frame>
  );
}

const Frame = styled.button<{ $form: BuiltForms['card'] }>`
  display: block;
  inline-size: 100%;
  overflow: hidden;
  text-align: start;
  background: ${token('color.surface')};
  border-radius: ${token('radius.card')};
  ${({ $form }) => pictureCardForms[$form]}
  transition: opacity 90ms;
  &:active { opacity: 0.8; }
`;

const Picture = styled.span`
  display: block;
  inline-size: 100%;
  aspect-ratio: 2 / 1;
  overflow: hidden;
`;

const Caption = styled.span`
  display: grid;
  gap: 4px;
  padding: 14px 16px;
`;

const Title = styled.span`
  overflow-wrap: anywhere;
  font-family: ${token('font.display')};
  font-size: ${token('size.heading')};
  font-weight: ${token('weight.heading')};
  line-height: ${token('leading.heading')};
`;

const Detail = styled.span`
  color: ${token('color.muted')};
  font-size: ${token('size.small')};
  font-variant-numeric: tabular-nums;
`;

const More = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  margin-block-start: 4px;
  color: ${token('color.link')};
  font-weight: ${token('weight.strong')};
`;
