import { Fragment, type ReactNode } from 'react';
import { styled } from 'styled-components';

export interface DottedProps {
  readonly parts: readonly ReactNode[];
}

/** Parts of one line with dots between them, each whole on a line as long as it has room; no dot stands at a line's end or start. */
export function Dotted({ parts }: DottedProps) {
  return parts.map((part, place) => (
    <Fragment key={place}>
      {place === 0 ? null : <Dot data-dot=""> </Dot>}
      <Part>{part}</Part>
    </Fragment>
  ));
}

const Part = styled.span`
  display: inline-block;
`;

/** A space, which the end of a line takes away with what is drawn on it. */
const Dot = styled.span`
  word-spacing: 0.45em;
  background: radial-gradient(circle, currentColor 0.07em, transparent 0.1em);
`;
