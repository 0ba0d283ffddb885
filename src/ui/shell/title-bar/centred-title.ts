import { styled } from 'styled-components';
import { token } from '../../theme/token.ts';

/** A bar with the title in its middle, between the way back and the tools at the end. */
export const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(44px, 1fr) minmax(0, auto) minmax(44px, 1fr);
  align-items: center;
  min-block-size: 58px;
  padding-block: 4px;
  padding-inline: 10px;
`;

/**
 * A long title takes a second line: it is never cut. Nastaliq stands high in its line, up to 2.3 times its size: it comes
 * down and gets smaller by as much as its lines are taller, so that the strokes of ک and گ stay in the bar.
 */
export const Title = styled.h1`
  min-inline-size: 0;
  overflow-wrap: break-word;
  text-wrap: balance;
  text-align: center;
  font-family: ${token('font.display')};
  font-size: min(${token('size.title')}, 7.4vw);
  font-weight: ${token('weight.title')};
  line-height: 1.3;
  [lang|='ur'] & {
    position: relative;
    inset-block-start: calc((${token('leading.heading')} - 1.45) * 0.78em);
    padding-block: calc((${token('leading.heading')} - 1.45) * 0.9em) 2px;
    font-size: min(${token('size.title')}, 7.4vw, (4.1 - 1.5 * ${token('leading.heading')}) * 1rem);
    line-height: 2;
  }
`;

export const End = styled.div`
  display: flex;
  justify-content: flex-end;
  white-space: nowrap;
  > button { padding-inline: 8px; }
`;
