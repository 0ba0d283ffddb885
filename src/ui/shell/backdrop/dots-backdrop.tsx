import { styled } from 'styled-components';
import { token } from '../../theme/token.ts';

/** A dot matrix below the page, and the lines of a tube over it. */
export function DotsBackdrop() {
  return (
    <>
      <Dots aria-hidden />
      <Lines aria-hidden />
    </>
  );
}

const Dots = styled.div`
  position: fixed;
  inset: 0;
  z-index: -1;
  pointer-events: none;
  background: radial-gradient(circle, ${token('color.pattern')} 1px, transparent 1.4px) 0 0 / 7px 7px;
`;

/** The lines of a tube over everything; they stand still and take no press. */
const Lines = styled.div`
  position: fixed;
  inset: 0;
  z-index: 30;
  pointer-events: none;
  background: repeating-linear-gradient(${token('color.trim2')} 0 1px, transparent 1px 3px);
`;
