import { css } from 'styled-components';
import { token } from '../theme/token.ts';

/** The dashed wire of a string of lamps, behind a row; the row says where it begins and ends. */
export const festoonWire = css`
  content: '';
  position: absolute;
  z-index: -1;
  inset-block: 0;
  inset-inline-start: 21px;
  border-inline-start: 2px dashed ${token('color.accent')};
`;

/** A lamp on the wire. */
export const festoonLamp = css`
  content: '';
  position: absolute;
  inset-inline-start: 14px;
  inline-size: 16px;
  block-size: 16px;
  border-radius: 50%;
  background: ${token('color.accent')};
  box-shadow: 0 0 0 4px ${token('color.bg')};
`;
