import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { LayoutForms } from '../../contracts/layout-forms.ts';
import { useLayout } from '../content/use-layout.ts';
import { Icon } from '../icon/icon.tsx';
import { token } from '../theme/token.ts';
import { heroForms } from './hero-forms.ts';

export interface HeroFrameProps {
  /** Name of the region; absent where its heading says it. */
  readonly label?: string;
  /** A picture or a sign. */
  readonly face: ReactNode;
  /** One element whose name is `data-hero="name"`. */
  readonly words: ReactNode;
  /** Across the whole width below both. */
  readonly way?: ReactNode;
  /** How large the name is where it is no player's: the form's own size and sign go then. */
  readonly nameSize?: string;
}

/** What heads a screen in the theme's form: a face, words with a name, and a way below them. */
export function HeroFrame({ label, face, words, way, nameSize }: HeroFrameProps) {
  const { hero } = useLayout();
  return (
    <Frame $form={hero} $name={nameSize} aria-label={label}>
      {face}
      {words}
      {way === undefined ? null : <Way data-hero="way">{way}</Way>}
    </Frame>
  );
}

export interface HeroSignProps {
  readonly icon: string;
}

/** A sign in the place of a face. */
export function HeroSign({ icon }: HeroSignProps) {
  return (
    <Sign>
      <Icon name={icon} size="huge" />
    </Sign>
  );
}

interface Formed {
  readonly $form: LayoutForms['hero'];
  readonly $name: string | undefined;
}

const Frame = styled.section<Formed>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 14px 16px;
  padding-block: 2px 4px;
  margin-inline: ${token('space.gutter')};
  ${({ $form }) => heroForms[$form]}
  ${({ $name }) =>
    $name === undefined
      ? ''
      : `&& [data-hero='name'] { font-size: ${$name}; } && [data-hero='name']::before { content: none; }`}
`;

const Sign = styled.span`
  display: grid;
  place-items: center;
  inline-size: 60px;
  block-size: 60px;
  border-radius: ${token('radius.button')};
  background: ${token('color.raised')};
  color: ${token('color.link')};
`;

const Way = styled.div`
  grid-column: 1 / -1;
  display: grid;
  gap: 8px;
`;
