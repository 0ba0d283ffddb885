import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { narrow } from '../style/global-style.ts';

interface BlockProps {
  readonly title: string;
  /** At the end of the title's line. */
  readonly end?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page that stands in a frame of its own, with a heading. */
export function Block({ title, end, children }: BlockProps) {
  const id = useId();
  return (
    <Frame aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {end}
      </header>
      {children}
    </Frame>
  );
}

/** Two columns of blocks where there is room: what comes late into one moves nothing of the other. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(380px, 100%), 1fr));
  gap: 14px;
  align-items: start;
  padding: 18px;
  & > div { display: grid; gap: 14px; min-inline-size: 0; }
  ${narrow} { padding: 12px; }
`;

const Frame = styled.section`
  display: grid;
  gap: 10px;
  min-inline-size: 0;
  padding: 14px 16px;
  border: 1px solid var(--line);
  border-radius: 10px;
  background: var(--surface);
  & > header { display: flex; gap: 10px; align-items: center; justify-content: space-between; min-block-size: 22px; }
  & > header > h2 { font: 600 0.94rem/1.3 var(--sans); }
  & > p { color: var(--muted); overflow-wrap: anywhere; }
  & h3 { color: var(--muted); font: 500 0.78rem/1.3 var(--sans); }
`;

/** Names and what they have, line by line. */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(96px, auto) minmax(0, 1fr);
  gap: 6px 16px;
  overflow-wrap: anywhere;
  & > dt { color: var(--muted); }
  /* Hosts stand close below one another. */
  & > dd > div > a { display: inline-flex; align-items: center; min-block-size: 24px; }
`;

/** Shows the rest of a list. */
export const More = styled.button`
  justify-self: start;
  min-block-size: 28px;
  color: var(--accent);
  font-weight: 500;
  ${narrow} { min-block-size: 44px; }
`;
