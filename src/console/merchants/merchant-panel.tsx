import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { HistoryEntryLine, MerchantLine } from '../../contracts/console/merchants.ts';
import { HistoryList } from '../changes/history-list.tsx';
import { useMerchantHistory } from '../api/queries.ts';
import { Button, IconButton } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { Links } from '../parts/links.ts';
import { Panel, Section } from '../parts/panel.tsx';
import { useOpenSession, useRight } from '../shell/session-context.ts';
import { narrow } from '../style/global-style.ts';
import { useText } from '../texts/use-text.ts';
import { ComparePanel } from './compare-panel.tsx';
import { PastPanel } from './past-panel.tsx';
import { RollBack } from './roll-back.tsx';

/** One merchant: where it is, what is live, and its history, from which any state can come back. */
export function MerchantPanel({ merchant, onClose }: { readonly merchant: MerchantLine; onClose(): void }) {
  const text = useText();
  const history = useMerchantHistory(merchant.code);
  const { groups } = useOpenSession().person;
  // Both reach everything of a merchant.
  const mayRollBack = useRight('roll-back') && groups === undefined;
  const mayStop = useRight('stop') && groups === undefined;
  const [target, setTarget] = useState<HistoryEntryLine>();
  const [look, setLook] = useSearchParams();
  const close = () => setLook({});
  const [seq, from, to] = ['seq', 'from', 'to'].map((name) => Number(look.get(name)));
  if (seq) return <PastPanel key={seq} merchant={merchant} seq={seq} onClose={close} />;
  if (from && to)
    return (
      <ComparePanel
        merchant={merchant}
        two={{ from, to }}
        entries={history.data?.entries ?? []}
        onTwo={(two) => setLook({ from: String(two.from), to: String(two.to) })}
        onClose={close}
      />
    );
  return (
    <Panel
      title={merchant.name}
      onClose={onClose}
      lead={
        <>
          <code>{`#${merchant.seq}`}</code>
          <code>{merchant.release.slice(0, 12)}</code>
          <span>{text('change.browsers', { count: merchant.browsers })}</span>
        </>
      }
    >
      <Section>
        {merchant.domains.length === 0 ? null : (
          <Ways>
            {merchant.domains.map((domain) => (
              <li key={domain}>
                <a href={`${location.protocol}//${domain}`} target="_blank" rel="noreferrer">
                  {domain}
                </a>
              </li>
            ))}
          </Ways>
        )}
        <Links>
          <Link to={`/merchants/${merchant.code}/overview`}>{text('merchant.overview')}</Link>
          <Link to={`/flags?at=${merchant.code}`}>{text('merchant.flags')}</Link>
          {mayStop ? <Link to={`/stop?name=maintenance&at=${merchant.code}`}>{text('merchant.stop')}</Link> : null}
        </Links>
      </Section>
      <Section>
        <h3>{text('flag.history')}</h3>
        <HistoryList
          of={history}
          endOf={(entry) => (
            <Ends>
              <IconButton
                $tone="quiet"
                aria-label={text('past.open', { seq: entry.seq })}
                onClick={() => setLook({ seq: String(entry.seq) })}
              >
                <Icon name="eye" size={16} />
              </IconButton>
              {entry.seq === merchant.seq ? null : (
                <IconButton
                  $tone="quiet"
                  aria-label={text('compare.with', { seq: entry.seq })}
                  onClick={() => setLook({ from: String(entry.seq), to: String(merchant.seq) })}
                >
                  <Icon name="compare" size={16} />
                </IconButton>
              )}
              {mayRollBack && entry.seq !== merchant.seq ? (
                <Button
                  $tone="quiet"
                  aria-label={text('merchant.rollBackTo', { seq: entry.seq })}
                  onClick={() => setTarget(entry)}
                >
                  <Icon name="undo" size={15} />
                  {text('merchant.rollBack')}
                </Button>
              ) : null}
            </Ends>
          )}
        />
      </Section>
      {target ? <RollBack merchant={merchant} target={target} onClose={() => setTarget(undefined)} /> : null}
    </Panel>
  );
}

const Ways = styled.ul`
  display: grid;
  gap: 4px;
  & a { display: inline-flex; align-items: center; min-block-size: 26px; overflow-wrap: anywhere; }
  ${narrow} { & a { min-block-size: 44px; } }
`;

const Ends = styled.div`
  white-space: nowrap;
  display: flex;
  flex: none;
  align-items: center;
`;
