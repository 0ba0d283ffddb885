import { useState } from 'react';
import { styled } from 'styled-components';
import type { MerchantPage } from '../../contracts/console/merchant-page.ts';
import type { EvidenceLine } from '../../contracts/evidence.ts';
import { useEvidence } from '../api/queries.ts';
import { Badge } from '../parts/badge.tsx';
import { Block, More } from '../parts/block.tsx';
import { RefusalNotice } from '../parts/refusal-notice.tsx';
import { useText } from '../texts/use-text.ts';
import { narrow } from '../style/global-style.ts';

/** Clause by clause how the live site keeps the rules of its jurisdiction, or of any other: what is not covered first. */
export function EvidenceBlock({ merchant: { code, release } }: { readonly merchant: MerchantPage }) {
  const text = useText();
  const [policy, setPolicy] = useState('');
  const [isWhole, setWhole] = useState(false);
  const { data, error } = useEvidence(code, release, policy);
  const lines = data?.lines ?? [];
  const open = lines.filter(({ state }) => state === 'uncovered');
  const others = lines.filter(({ state }) => state === 'operator');
  const covered = lines.length - open.length - others.length;
  const { pack, packs = [] } = data ?? {};
  return (
    <Block
      title={text('evidence.title')}
      end={
        pack ? (
          <Badge $tone={open.length > 0 ? 'warn' : 'good'}>
            {open.length > 0 ? text('evidence.open', { count: open.length }) : text('evidence.covered')}
          </Badge>
        ) : null
      }
    >
      <RefusalNotice error={error} />
      {data ? (
        <Pack>
          {text('evidence.pack')}
          <select value={pack?.id ?? ''} onChange={({ target }) => setPolicy(target.value)}>
            {pack ? null : <option value="">{text('evidence.choose')}</option>}
            {packs.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </Pack>
      ) : error ? null : (
        <p role="status">{text('evidence.waiting')}</p>
      )}
      {data ? <p>{pack ? text('evidence.notice', pack) : text('evidence.none')}</p> : null}
      <Clauses>
        {(isWhole ? lines : [...open, ...others]).map((line) => (
          <Clause key={line.clause} line={line} />
        ))}
      </Clauses>
      {covered > 0 ? (
        <More type="button" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? text('evidence.few') : text('evidence.all', { count: covered })}
        </More>
      ) : null}
    </Block>
  );
}

function Clause({ line: { clause, asks, gaps, operator, kept, screens } }: { readonly line: EvidenceLine }) {
  const text = useText();
  return (
    <li>
      <b>{clause}</b>
      <p>{asks}</p>
      {gaps.map((gap) => (
        <p key={gap} data-gap>
          {gap}
        </p>
      ))}
      {operator === undefined ? null : <p>{text('evidence.operator', { operator })}</p>}
      {kept.map(({ name, value, wanted, place }) => (
        <small key={name}>{text('evidence.kept', { name, value, wanted, place })}</small>
      ))}
      {screens.length > 0 ? (
        <small>{text('evidence.screens', { screens: screens.map(({ id }) => id).join(', ') })}</small>
      ) : null}
    </li>
  );
}

const Pack = styled.label`
  display: flex;
  gap: 10px;
  align-items: center;
  color: var(--muted);
  & > select {
    min-block-size: 30px;
    padding: 0 8px;
    border: 1px solid var(--line);
    border-radius: 7px;
    background: var(--surface);
    color: var(--text);
    ${narrow} { min-block-size: 44px; }
  }
`;

const Clauses = styled.ul`
  display: grid;
  gap: 10px;
  &:empty { display: none; }
  & b { font-weight: 500; }
  & p { color: var(--muted); overflow-wrap: anywhere; }
  & p[data-gap] { color: var(--warn); }
  & small { display: block; color: var(--muted); font-size: 0.78rem; overflow-wrap: anywhere; }
`;
