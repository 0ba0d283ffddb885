import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useForms } from '../theme/built-forms.ts';
import { token } from '../theme/token.ts';

export interface LobbyStackProps {
  /** What stands above the categories. */
  readonly above?: ReactNode;
  /** Absent where the lobby shows none. */
  readonly categories?: ReactNode;
  /** The game lists and whatever else the merchant shows. */
  readonly children: ReactNode;
}

/** The lobby from top to bottom; the cabinet has the categories on a rail beside what follows them. */
export function LobbyStack({ above, categories, children }: LobbyStackProps) {
  const { lobby } = useForms();
  return (
    <>
      {above}
      {lobby === 'cabinet' && categories !== undefined ? (
        <Cabinet>
          <Rail>{categories}</Rail>
          <Screen>{children}</Screen>
        </Cabinet>
      ) : (
        <>
          {categories}
          {children}
        </>
      )}
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
