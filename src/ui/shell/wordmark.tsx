import { styled } from 'styled-components';
import { token } from '../theme/token.ts';
import { PressTarget } from './press-target.tsx';
import type { LogoPicture, ShellAction } from './shell-props.ts';

export interface WordmarkProps {
  readonly name: string;
  readonly logo?: LogoPicture | undefined;
  readonly home?: ShellAction | undefined;
  readonly className?: string;
}

/** The brand's name, which is the title of the lobby: its logo picture, or the name set in the logo face. Leads home when `home` is given. */
export function Wordmark({ name, logo, home, className }: WordmarkProps) {
  const mark = logo === undefined ? <Name translate="no">{name}</Name> : <Picture {...logo} alt={name} />;
  return (
    <Title>
      {home === undefined ? (
        <span className={className}>{mark}</span>
      ) : (
        <Home className={className} href={home.href} onChoose={home.onChoose} aria-label={home.label}>
          {mark}
        </Home>
      )}
    </Title>
  );
}

/** Adds the meaning and no box. */
const Title = styled.h1`
  display: contents;
  font: inherit;
`;

const Home = styled(PressTarget)`
  display: inline-flex;
  align-items: center;
  min-block-size: 44px;
  color: inherit;
  text-decoration: none;
`;

const Name = styled.span`
  font-family: ${token('font.logo')};
  letter-spacing: ${token('tracking.logo')};
  white-space: nowrap;
`;

const Picture = styled.img`
  inline-size: auto;
  max-inline-size: 160px;
  block-size: 36px;
  object-fit: contain;
`;
