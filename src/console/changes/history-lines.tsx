import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { HistoryEntryLine } from '../../contracts/console/merchants.ts';
import { useMerchantName } from '../api/queries.ts';
import { Ago } from '../parts/moment.tsx';

export interface HistoryLinesProps {
  readonly entries: readonly (HistoryEntryLine & { readonly merchant?: string })[];
  /** What stands at the end of an entry. */
  readonly endOf?: ((entry: HistoryEntryLine) => ReactNode) | undefined;
}

/** What happened, newest first: in words, by whom, when and why. */
export function HistoryLines({ entries, endOf }: HistoryLinesProps) {
  const nameOf = useMerchantName();
  return (
    <List>
      {entries.map((entry) => (
        <li key={`${entry.merchant ?? ''} ${entry.seq}`}>
          <div>
            <p>
              {entry.merchant ? <b>{nameOf(entry.merchant)} </b> : null}
              {entry.words}
            </p>
            {entry.reason ? <q>{entry.reason}</q> : null}
            <small>
              {entry.author} · <Ago at={entry.at} /> ·{' '}
              {entry.changeSet ? <Link to={`/changes/${entry.changeSet}`}>{`#${entry.seq}`}</Link> : `#${entry.seq}`}
            </small>
          </div>
          {endOf?.(entry)}
        </li>
      ))}
    </List>
  );
}

const List = styled.ol`
  & > li {
    display: flex;
    gap: 12px;
    align-items: flex-start;
    padding-block: 8px;
    & + & { border-block-start: 1px solid var(--line); }
    & > div:first-child { flex: 1; min-inline-size: 0; }
  }
  & b { font-weight: 600; }
  & p:not(:has(b))::first-letter { text-transform: uppercase; }
  & q { display: block; color: var(--muted); overflow-wrap: anywhere; }
  & small { color: var(--muted); font-size: 0.75rem; }
`;
