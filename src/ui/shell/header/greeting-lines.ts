import { css } from 'styled-components';

/** A greeting on one line; what has no room on it (a long name, large text) goes on below, on two more at most. */
export const greetingLines = css`
  display: -webkit-box;
  max-inline-size: 100%;
  min-inline-size: 0;
  /* Deep letters of some faces reach below their line. */
  padding-block: 0.2em;
  margin-block: -0.2em;
  overflow: hidden;
  line-height: 1.25;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  [lang|='ur'] & { line-height: 1.9; }
`;
