import { styled } from 'styled-components';
import type { ImpactAnswer, ImpactGroup } from '../../contracts/console/impact.ts';
import { useMerchantName } from '../api/queries.ts';
import { Badge } from '../parts/badge.tsx';
import { Notice } from '../parts/notice.tsx';
import { NoticedLines } from '../parts/noticed-lines.tsx';
import { Section } from '../parts/panel.tsx';
import { useText } from '../texts/use-text.ts';
import { BreakNotices } from './break-notices.tsx';

/** What would happen, merchants at which the same happens together, the largest group first. */
export function ImpactView({ answer }: { readonly answer: ImpactAnswer }) {
  const text = useText();
  const nameOf = useMerchantName();
  return (
    <>
      {answer.refused.map(({ merchant, problems }) => (
        <Pad key={merchant}>
          <Notice tone="bad">
            <p>{text('impact.refused', { merchant: nameOf(merchant) })}</p>
            <ul>
              {problems.map(({ code, message, hint }) => (
                <li key={`${code} ${message}`}>
                  {message} {hint}
                </li>
              ))}
            </ul>
          </Notice>
        </Pad>
      ))}
      {answer.needsApproval ? (
        <Pad>
          <Notice tone="warn" icon="people">
            {text('impact.approval')}
          </Notice>
        </Pad>
      ) : null}
      {answer.groups.map((group) => (
        <Group key={group.merchants.join()} group={group} />
      ))}
      {answer.unnoticed.length > 0 ? (
        <Section>
          <h3>{text('impact.unnoticed')}</h3>
          <p>{text('impact.unnoticedHint', { merchants: answer.unnoticed.map(nameOf).join(', ') })}</p>
        </Section>
      ) : null}
    </>
  );
}

/** Merchants named before the rest is counted. */
const named = 4;

function Group({ group }: { readonly group: ImpactGroup }) {
  const text = useText();
  const nameOf = useMerchantName();
  const { merchants, lines, items, fields, words, slots, screens, visitors, breaks, everyScreen, bytes } = group;
  const rest = merchants.length - named;
  const names = merchants
    .slice(0, rest > 1 ? named : undefined)
    .map(nameOf)
    .join(', ');
  return (
    <Section>
      <h3>{rest > 1 ? text('impact.andMore', { merchants: names, count: rest }) : names}</h3>
      <BreakNotices breaks={breaks} />
      <Lines>
        <NoticedLines lines={lines} />
      </Lines>
      <Facts>
        <dt>{text('impact.visitors')}</dt>
        <dd>{visitors.join(', ') || text('impact.nobody')}</dd>
        <dt>{text('impact.screens')}</dt>
        <dd>{everyScreen ? text('impact.everyScreen') : screens.join(', ') || text('impact.none')}</dd>
        <dt>{text('impact.slots')}</dt>
        <dd>
          {slots.map((slot) => (
            <code key={slot}>{slot}</code>
          ))}
          {slots.length === 0 ? text('impact.none') : null}
        </dd>
        {items.length > 0 ? (
          <>
            <dt>{text('impact.items')}</dt>
            <dd>
              {items.map(({ id, slot, to }) => (
                <span key={`${slot} ${id}`}>
                  <Badge $tone={to === 'shown' ? 'changed' : 'neutral'}>{text(`impact.to.${to}`)}</Badge>{' '}
                  <code>{id}</code>
                </span>
              ))}
            </dd>
          </>
        ) : null}
        {fields.length > 0 ? (
          <>
            <dt>{text('impact.fields')}</dt>
            <dd>
              {fields.map(({ form, field, change }) => (
                <span key={`${form} ${field} ${change}`}>
                  <Badge $tone="changed">{text(`impact.field.${change}`)}</Badge> <code>{`${form}.${field}`}</code>
                </span>
              ))}
            </dd>
          </>
        ) : null}
        {words.length > 0 ? (
          <>
            <dt>{text('impact.words')}</dt>
            <dd>{words.map(({ key, text: words }) => (words ? `“${words}”` : key)).join(', ')}</dd>
          </>
        ) : null}
        <dt>{text('impact.bytes')}</dt>
        <dd>{text('impact.bytesOf', { count: bytes.most })}</dd>
      </Facts>
    </Section>
  );
}

const Pad = styled.div`
  padding: 12px 20px 0;
`;

const Lines = styled.ul`
  display: grid;
  gap: 4px;
  & > li { padding-inline-start: 14px; position: relative; }
  & > li::before { content: ''; position: absolute; inset-inline-start: 2px; inset-block-start: 0.6em; inline-size: 4px; block-size: 4px; border-radius: 2px; background: var(--changed); }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: 78px 1fr;
  gap: 5px 12px;
  margin-block-start: 4px;
  & > dt { color: var(--muted); font-size: 0.78rem; line-height: 20px; }
  & > dd { display: flex; flex-wrap: wrap; gap: 3px 8px; min-inline-size: 0; overflow-wrap: anywhere; line-height: 20px; }
  & code { overflow-wrap: anywhere; }
`;
