import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../theme/token.ts';
import { HeroFrame, HeroSign } from './hero-frame.tsx';

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
  const words = (
    <Words>
      <Title data-hero="name">{title}</Title>
      <p>{note}</p>
    </Words>
  );
  return (
    <HeroFrame
      label={title}
      face={<HeroSign icon={icon} />}
      words={words}
      way={action}
      nameSize={token('size.heading')}
    />
  );
}

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
