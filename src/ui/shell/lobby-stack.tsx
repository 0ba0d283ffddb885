import type { ReactNode } from 'react';
import { useForms } from '../theme/built-forms.ts';

export interface LobbyStackProps {
  readonly categories?: ReactNode;
  readonly banners?: ReactNode;
  readonly ticker?: ReactNode;
  /** The game lists and whatever else the merchant shows. */
  readonly children: ReactNode;
}

/** The order of the lobby: categories lead in the salon and the bento, banners lead in the fair. */
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
  return (
    <>
      {categories}
      {lobby === 'salon' ? banners : null}
      {ticker}
      {children}
      {lobby === 'bento' ? banners : null}
    </>
  );
}
