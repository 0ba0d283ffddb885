import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface FromToProps {
  readonly from: ReactNode;
  readonly to: ReactNode;
}

/** A range in the order that the page is read in, each end by itself; where it takes two lines the dash begins the second one. */
export function FromTo({ from, to }: FromToProps) {
  return (
    <>
      <bdi>{from}</bdi>{' '}
      <Rest>
        – <bdi>{to}</bdi>
      </Rest>
    </>
  );
}

const Rest = styled.span`
  white-space: nowrap;
`;
