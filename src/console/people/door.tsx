import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Mark } from '../parts/icon.tsx';
import { useText } from '../texts/use-text.ts';

/** The page of whoever is not inside yet: one card in the middle. */
export function Door({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  const text = useText();
  return (
    <Page>
      <Card>
        <p>
          <Mark />
          {text('product')}
        </p>
        <h1>{title}</h1>
        <p>{lead}</p>
        {children}
      </Card>
    </Page>
  );
}

const Page = styled.main`
  display: grid;
  place-items: center;
  min-block-size: 100%;
  padding: 24px 16px;
`;

const Card = styled.div`
  inline-size: min(100%, 420px);
  padding: 26px;
  border: 1px solid var(--line);
  border-radius: 14px;
  background: var(--surface);
  box-shadow: var(--shadow);
  & > p:first-child {
    display: flex;
    gap: 9px;
    align-items: center;
    margin-block-end: 22px;
    font: 600 1rem/1 var(--sans);
    & > svg { color: var(--accent); }
  }
  & > h1 { font: 600 1.3rem/1.25 var(--sans); }
  & > h1 + p { margin-block: 6px 20px; color: var(--muted); }
  & form { display: grid; gap: 14px; }
  & form > button { min-block-size: 42px; margin-block-start: 4px; }
`;
