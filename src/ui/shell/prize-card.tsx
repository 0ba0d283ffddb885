import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../theme/token.ts';
import { HeroFrame, HeroSign } from './hero-frame.tsx';

export interface PrizeCardProps {
  readonly title: string;
  readonly amount: ReactNode;
  /** A line under the title: how many of them wait, for example. */
  readonly note?: string | undefined;
  /** The button that collects it. */
  readonly action: ReactNode;
}

/** What a player can collect now, its amount as the largest thing on the page, in the theme's form of heads. */
export function PrizeCard({ title, amount, note, action }: PrizeCardProps) {
  const words = (
    <Words>
      <strong>{title}</strong>
      <Amount data-hero="name">{amount}</Amount>
      {note === undefined ? null : <Note>{note}</Note>}
    </Words>
  );
  return (
    <HeroFrame
      label={title}
      face={<HeroSign icon="gift" />}
      words={words}
      way={action}
      nameSize={`min(${token('size.hero')}, 11vw)`}
    />
  );
}

const Words = styled.span`
  display: grid;
  gap: 3px;
  min-inline-size: 0;
  strong { font-weight: ${token('weight.strong')}; line-height: 1.25; overflow-wrap: anywhere; }
  [lang|='ur'] & strong { line-height: ${token('leading.text')}; }
`;

const Amount = styled.span`
  display: flex;
  font-family: ${token('font.numeric')};
  font-weight: ${token('weight.title')};
  line-height: 1.1;
  overflow-wrap: anywhere;
`;

const Note = styled.span`
  color: ${token('color.muted')};
  font-size: ${token('size.small')};
`;
