import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { LayoutForms } from '../../contracts/layout-forms.ts';
import { useLayout } from '../content/use-layout.ts';
import { Icon } from '../icon/icon.tsx';
import { token } from '../theme/token.ts';
import { heroForms } from './hero-forms.ts';

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
  const { hero } = useLayout();
  return (
    <Frame $form={hero} aria-label={title}>
      <Face>
        <Icon name="gift" size="huge" />
      </Face>
      <Words>
        <strong>{title}</strong>
        <Amount data-hero="name">{amount}</Amount>
        {note === undefined ? null : <Note>{note}</Note>}
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
  && [data-hero='name'] { font-size: min(${token('size.hero')}, 11vw); }
  && [data-hero='name']::before { content: none; }
`;

const Face = styled.span`
  display: grid;
  place-items: center;
  inline-size: 64px;
  block-size: 64px;
  border-radius: 50%;
  background: ${token('color.raised')};
  color: ${token('color.link')};
`;

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

const Way = styled.div`
  grid-column: 1 / -1;
  display: grid;
`;
