import { css } from 'styled-components';
import { type Motion, motion } from '../theme/motions.ts';

/** Time that an overlay takes to leave. */
export const leaveTime = '200ms';

/** How the picture of a closing overlay goes, and its mask with it. Calm motion shortens it to nothing. */
export function leavingBy(picture: Motion) {
  return css`
    &[data-leaving] { animation: ${motion(picture)} ${leaveTime} ease-in forwards; }
    &[data-leaving]::backdrop { animation: ${motion('fadeOut')} ${leaveTime} ease-in forwards; }
  `;
}
