import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { LayoutForms } from '../../contracts/layout-forms.ts';
import { useLayout } from '../content/use-layout.ts';
import { Icon } from '../icon/icon.tsx';
import { token } from '../theme/token.ts';
import { heroForms } from './hero-forms.ts';

export interface OfferCardProps {
  readonly icon: string;
  /** What is offered, also the name of the region. */
  readonly title: string;
  readonly note: string;
  /** The button that takes it. */
  readonly action: ReactNode;
}

/** One thing that a page offers besides its content: a sign, a line, a sentence and a button, in the theme's form of heads. */
export function OfferCard({ icon, title, note, action }: OfferCardProps) {
  const { hero } = useLayout();
  return (
    <Frame $form={hero} aria-label={title}>
      <Sign>
        <Icon name={icon} size="huge" />
      </Sign>
      <Words>
        <Title data-hero="name">{title}</Title>
        <p>{note}</p>
      </Words>
      <Way data-hero="way">{action}</Way>
    </Frame>
  );
}

const Frame = styled.section<{ readonly $form: LayoutForms['hero'] }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 14px 16px;
  margin-inline: ${token('space.gutter')};
  ${({ $form }) => heroForms[$form]}
  && [data-hero='name'] { font-size: ${token('size.heading')}; }
  && [data-hero='name']::before { content: none; }
`;

const Sign = styled.span`
  display: grid;
  place-items: center;
  inline-size: 56px;
  block-size: 56px;
  border-radius: ${token('radius.button')};
  background: ${token('color.raised')};
  color: ${token('color.link')};
`;

const Words = styled.div`
  display: grid;
  gap: 6px;
  min-inline-size: 0;
  > p { color: ${token('color.muted')}; }
`;

const Title = styled.h2`
  font-family: ${token('font.display')};
  font-weight: ${token('weight.heading')};
  letter-spacing: ${token('tracking.heading')};
  line-height: ${token('leading.heading')};
  overflow-wrap: break-word;
  text-wrap: balance;
`;

const Way = styled.div`
  grid-column: 1 / -1;
  display: grid;
`;
