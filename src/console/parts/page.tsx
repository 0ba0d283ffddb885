import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { narrow } from '../style/global-style.ts';

interface PageProps {
  readonly title: string;
  readonly count?: number | undefined;
  /** At the end of the top line. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
  /** What stands beside the page. */
  readonly panel?: ReactNode;
}

/** A page: its title in a line of its own, what it is about, and a panel beside it. */
export function Page({ title, count, tools, children, panel }: PageProps) {
  return (
    <Columns>
      <Main>
        <header>
          <h1 tabIndex={-1}>{title}</h1>
          {count === undefined ? null : <span>{count}</span>}
          {tools ? <div>{tools}</div> : null}
        </header>
        {children}
      </Main>
      {panel}
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  grid-template-rows: minmax(0, 1fr);
  min-block-size: 0;
`;

const Main = styled.main`
  position: relative;
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  container-type: inline-size;
  & > header {
    display: flex;
    gap: 10px;
    align-items: center;
    flex: none;
    min-block-size: 54px;
    padding: 0 18px;
    border-block-end: 1px solid var(--line);
    & > h1 { font: 600 1.0625rem/1 var(--sans); }
    & > span { color: var(--muted); }
    & > div { display: flex; gap: 8px; align-items: center; margin-inline-start: auto; min-inline-size: 0; }
  }
  ${narrow} { & > header { padding-inline: 14px; } }
`;

/** The part of a page that scrolls. */
export const Scroll = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow: auto;
  /* What has the focus stands between the head of a table and what lies over the foot. */
  scroll-padding-block: 34px 76px;
  overscroll-behavior: contain;
`;
