import { css, keyframes } from 'styled-components';

/** Time that an overlay takes to leave. */
export const leaveTime = '200ms';

const fade = keyframes`to { opacity: 0; }`;

/** How the picture of a closing overlay goes, and its mask with it. Calm motion shortens it to nothing. */
export function leavingBy(motion: ReturnType<typeof keyframes>) {
  return css`
    &[data-leaving] { animation: ${motion} ${leaveTime} ease-in forwards; }
    &[data-leaving]::backdrop { animation: ${fade} ${leaveTime} ease-in forwards; }
  `;
}
