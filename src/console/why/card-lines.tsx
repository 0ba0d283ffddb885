import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { CardAnswer } from '../../contracts/console/why.ts';
import { HistoryLines } from '../changes/history-lines.tsx';
import { useMerchantName } from '../api/queries.ts';
import { Badge } from '../parts/badge.tsx';
import { At } from '../parts/moment.tsx';
import { useText } from '../texts/use-text.ts';

/** What was behind an error card: where and when, what it said, the call that failed, and what was live. */
export function CardLines({ card }: { readonly card: CardAnswer }) {
  const text = useText();
  const nameOf = useMerchantName();
  const { reference, merchant, at, page, reason, call, seq, release, change } = card;
  return (
    <Card aria-label={text('card.title', { reference })}>
      <header>
        <h2>{text('card.title', { reference })}</h2>
        <Badge $tone="bad">{text('card.seen')}</Badge>
      </header>
      <dl>
        <dt>{text('card.where')}</dt>
        <dd>
          <Link to={`/merchants/${merchant}/overview`}>{nameOf(merchant)}</Link> <code>{page}</code>
        </dd>
        <dt>{text('card.when')}</dt>
        <dd>
          <At at={at} />
        </dd>
        <dt>{text('card.said')}</dt>
        <dd>{reason}</dd>
        <dt>{text('card.call')}</dt>
        <dd>{call === undefined ? text('card.noCall') : <code>{call}</code>}</dd>
        <dt>{text('card.live')}</dt>
        <dd>
          <code>{`#${seq}`}</code> <code>{release.slice(0, 12)}</code>
        </dd>
      </dl>
      {change ? <HistoryLines entries={[change]} /> : null}
    </Card>
  );
}

const Card = styled.section`
  display: grid;
  gap: 10px;
  padding: 14px 16px;
  border: 1px solid var(--line);
  border-radius: 10px;
  background: var(--surface);
  & > header { display: flex; justify-content: space-between; gap: 12px; }
  & h2 { font: 600 0.94rem/1.3 var(--sans); }
  & > dl { display: grid; grid-template-columns: minmax(90px, auto) minmax(0, 1fr); gap: 5px 14px; overflow-wrap: anywhere; }
  & dt { color: var(--muted); }
`;
