import type { ReactNode } from 'react';
import { Radio as Label } from 'react-aria-components';
import { styled } from 'styled-components';

/** One of a `RadioGroup`, with its words. */
export function Radio({ value, children }: { readonly value: string; readonly children: ReactNode }) {
  return (
    <Frame value={value}>
      <i aria-hidden="true" />
      {children}
    </Frame>
  );
}

const Frame = styled(Label)`
  position: relative;
  display: flex;
  gap: 9px;
  align-items: center;
  /* Unseen over all that is drawn instead of in a corner: whoever explores by touch finds it where it is seen. */
  & > span:first-child {
    inset: 0 !important;
    inline-size: 100% !important;
    block-size: 100% !important;
    margin: 0 !important;
    clip: auto !important;
    clip-path: none !important;
    opacity: 0;
    & > input { inline-size: 100%; block-size: 100%; margin: 0; cursor: pointer; }
  }
  & > i {
    flex: none;
    inline-size: 15px;
    block-size: 15px;
    border: 1.5px solid var(--edge);
    border-radius: 50%;
    background: var(--surface);
  }
  &[data-selected] > i { border: 4.5px solid var(--accent); }
  &[data-focus-visible] > i { outline: 2px solid var(--accent); outline-offset: 2px; }
`;
