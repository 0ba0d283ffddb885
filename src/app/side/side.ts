import { styled } from 'styled-components';
import { besideOne, COLUMN_WIDTH } from '../../ui/theme/media.ts';

const gap = '20px';
const widest = '340px';

/**
 * One side of a wide window, between its edge and the column; what is longer than the window scrolls within. Where there is
 * room for one alone, the column stands at the end and the offers have no place.
 */
export const Side = styled.aside`
  --space-gutter: 0px;
  position: fixed;
  inset-block: var(--above, 0px) 0;
  inline-size: min(${widest}, calc(50% - ${COLUMN_WIDTH} / 2 - 2 * ${gap}));
  padding-block: 16px 32px;
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  &[data-side='start'] { inset-inline-start: max(${gap}, calc(50% - ${COLUMN_WIDTH} / 2 - ${gap} - ${widest})); }
  &[data-side='end'] { inset-inline-end: max(${gap}, calc(50% - ${COLUMN_WIDTH} / 2 - ${gap} - ${widest})); }
  @media ${besideOne} {
    inline-size: calc(100% - ${COLUMN_WIDTH} - 3 * ${gap});
    &[data-side='end'] { display: none; }
  }
`;
