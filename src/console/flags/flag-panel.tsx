import { styled } from 'styled-components';
import type { FlagLine, FlagMerchant } from '../../contracts/console/flags.ts';
import { useFlagHistory, useFlagPage } from '../api/queries.ts';
import { HistoryList } from '../changes/history-list.tsx';
import { Badge } from '../parts/badge.tsx';
import { FirstAnswer } from '../parts/first-answer.tsx';
import { Panel, Section } from '../parts/panel.tsx';
import { useFoundMerchants } from '../parts/use-found-merchants.tsx';
import { useText } from '../texts/use-text.ts';
import { stageTones } from './flag-row.tsx';
import { findDiffering } from './find-differing.ts';
import { codeOf, ownerOf, stageOf } from './flag-words.ts';
import { MerchantState } from './merchant-state.tsx';
import { StopLink } from './stop-link.tsx';

interface FlagPanelProps {
  readonly flag: FlagLine;
  readonly merchants: readonly FlagMerchant[];
  onClose(): void;
}

/** More merchants than these get a field to find one. */
const fewMerchants = 12;

/** One flag: what it does, its state at every merchant and why, where it is used, and what became of it over time. */
export function FlagPanel({ flag, merchants, onClose }: FlagPanelProps) {
  const text = useText();
  const page = useFlagPage(flag.name);
  const history = useFlagHistory(flag.name);
  const { found, field } = useFoundMerchants(merchants, fewMerchants);
  // From the table, which is there already: a line that came with the page would push the switches down.
  const differs = findDiffering(flag.name, merchants);
  return (
    <Panel
      title={flag.effect}
      onClose={onClose}
      lead={
        <>
          <code>{codeOf(flag)}</code>
          <span>{ownerOf(flag, text)}</span>
          <Badge $tone={stageTones[flag.stage] ?? 'neutral'}>{stageOf(flag, text)}</Badge>
          {flag.money ? <Badge $tone="warn">{text('flags.money')}</Badge> : null}
          {flag.isUnused ? <Badge>{text('flags.unused')}</Badge> : null}
        </>
      }
    >
      <Section>
        <Head>
          <h3>{text('flag.at')}</h3>
          <StopLink flag={flag} merchants={merchants} />
        </Head>
        {differs.merchants.length > 0 ? (
          <p>
            {text(differs.mostly ? 'flag.differsOff' : 'flag.differsOn', {
              count: differs.merchants.length,
              merchants: differs.merchants.map((merchant) => merchant.name).join(', '),
            })}
          </p>
        ) : null}
        {field}
        <ul>
          {found.map((merchant) => (
            <MerchantState key={merchant.code} flag={flag} merchant={merchant} />
          ))}
        </ul>
      </Section>
      <FirstAnswer to={page} shape="lines">
        {({ usedBy }) => (
          <>
            <Section>
              <h3>{text('flag.used')}</h3>
              {usedBy.length === 0 ? <p>{text('flag.usedNowhere')}</p> : null}
              <Uses>
                {usedBy.map(({ kind, id, slot, feature }) => (
                  <li key={`${kind} ${id} ${slot ?? ''}`}>
                    <span>{text(`use.${kind}`)}</span>
                    <code>{id}</code>
                    {kind === 'code' || kind === 'shell' ? null : <small>{slot ?? feature}</small>}
                  </li>
                ))}
              </Uses>
            </Section>
            <Section>
              <h3>{text('flag.history')}</h3>
              <HistoryList of={history} />
            </Section>
          </>
        )}
      </FirstAnswer>
    </Panel>
  );
}

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-block-size: 24px;
`;

const Uses = styled.ul`
  display: grid;
  gap: 5px;
  & > li { display: grid; grid-template-columns: 64px minmax(0, auto) 1fr; gap: 8px; align-items: baseline; }
  & span, & small { color: var(--muted); font-size: 0.75rem; }
  & code { overflow-wrap: anywhere; font-size: 0.78rem; }
`;
