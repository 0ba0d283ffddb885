import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useForms } from '../theme/built-forms.ts';
import { token } from '../theme/token.ts';

export interface LobbyStackProps {
  readonly categories?: ReactNode;
  readonly banners?: ReactNode;
  readonly ticker?: ReactNode;
  /** The game lists and whatever else the merchant shows. */
  readonly children: ReactNode;
}

/** The order of the lobby: banners lead in the fair, notices at the desk, categories elsewhere; the cabinet has them on a rail. */
export function LobbyStack({ categories, banners, ticker, children }: LobbyStackProps) {
  const { lobby } = useForms();
  if (lobby === 'fair') {
    return (
      <>
        {banners}
        {ticker}
        {categories}
        {children}
      </>
    );
  }
  if (lobby === 'cabinet') {
    return (
      <>
        {ticker}
        <Cabinet>
          <Rail>{categories}</Rail>
          <Screen>
            {banners}
            {children}
          </Screen>
        </Cabinet>
      </>
    );
  }
  return (
    <>
      {lobby === 'desk' ? ticker : null}
      {categories}
      {lobby === 'salon' || lobby === 'lagoon' ? banners : null}
      {lobby === 'desk' ? null : ticker}
      {children}
      {lobby === 'bento' || lobby === 'desk' ? banners : null}
    </>
  );
}

const Cabinet = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  margin-block-start: 10px;
`;

const Rail = styled.div`
  align-self: stretch;
  border-inline-end: 1px solid ${token('color.line')};
`;

const Screen = styled.div`
  --page-gutter: ${token('space.gutter')};
  min-inline-size: 0;
  padding-inline-start: 6px;
`;
