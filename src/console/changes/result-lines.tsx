import { styled } from 'styled-components';
import type { ChangeResult } from '../../contracts/console/change-sets.ts';
import { useMerchants } from '../api/queries.ts';
import { Badge, type Tone } from '../parts/badge.tsx';
import { useText } from '../texts/use-text.ts';

const tones: Readonly<Record<ChangeResult['state'], Tone>> = { published: 'good', unchanged: 'neutral', failed: 'bad' };

/** How a change went at each merchant, and how many open browsers it reached there. */
export function ResultLines({ results }: { readonly results: readonly ChangeResult[] }) {
  const text = useText();
  const merchants = useMerchants().data;
  return (
    <List>
      {results.map(({ merchant, state, seq, message }) => {
        const line = merchants?.find(({ code }) => code === merchant);
        return (
          <li key={merchant}>
            <span>{line?.name ?? merchant}</span>
            {seq === undefined ? null : <code>{`#${seq}`}</code>}
            {state === 'published' && line ? <small>{text('change.browsers', { count: line.browsers })}</small> : null}
            <Badge $tone={tones[state]}>{text(`result.${state}`)}</Badge>
            {message ? <p>{message}</p> : null}
          </li>
        );
      })}
    </List>
  );
}

const List = styled.ul`
  & > li {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 10px;
    align-items: center;
    padding-block: 5px;
    & + & { border-block-start: 1px solid var(--line); }
    & > span:first-child { font-weight: 500; }
    & > code, & > small { color: var(--muted); font-size: 0.75rem; }
    & > span:last-of-type { margin-inline-start: auto; }
    & > p { flex: 1 0 100%; color: var(--muted); overflow-wrap: anywhere; }
  }
`;
