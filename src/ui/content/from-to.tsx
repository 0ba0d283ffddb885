import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface FromToProps {
  readonly from: ReactNode;
  readonly to: ReactNode;
}

/** A range; where it takes two lines the dash begins the second one. */
export function FromTo({ from, to }: FromToProps) {
  return (
    <>
      {from} <Rest>– {to}</Rest>
    </>
  );
}

const Rest = styled.span`
  white-space: nowrap;
`;
