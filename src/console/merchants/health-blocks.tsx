import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { MerchantPage } from '../../contracts/console/merchant-page.ts';
import { HistoryLines } from '../changes/history-lines.tsx';
import { useHealth } from '../api/queries.ts';
import { Badge } from '../parts/badge.tsx';
import { Block } from '../parts/block.tsx';
import { RefusalNotice } from '../parts/refusal-notice.tsx';
import { useText } from '../texts/use-text.ts';

interface HealthProps {
  readonly merchant: MerchantPage;
}

/** Broken promises, what proving finds, and what the compiler warns of. */
export function ProblemsBlock({ merchant: { code, release, broken } }: HealthProps) {
  const text = useText();
  const { i18n } = useTranslation();
  const { data: health, error } = useHealth(code, release);
  const { findings = [], claims = 0, situations = 0, idle = [] } = health?.proof ?? {};
  const warnings = health?.warnings ?? [];
  const count = broken.length + findings.length + warnings.length;
  return (
    <Block
      title={text('health.title')}
      end={
        health ? (
          <Badge $tone={count === 0 ? 'good' : 'warn'}>
            {count === 0 ? text('health.none') : text('health.count', { count })}
          </Badge>
        ) : null
      }
    >
      {health ? null : error ? <RefusalNotice error={error} /> : <p role="status">{text('health.waiting')}</p>}
      {broken.map(({ name, since, later }) => (
        <div key={name}>
          <Name>{text(later ? 'health.later' : 'health.broken', { name })}</Name>
          {since ? <HistoryLines entries={[since]} /> : null}
        </div>
      ))}
      {health ? (
        <p>
          {text(findings.length === 0 ? 'health.proved' : 'health.breaks', {
            claims,
            situations: situations.toLocaleString(i18n.language),
          })}
        </p>
      ) : null}
      {findings.map(({ name, text: words }) => (
        <details key={`${name} ${words}`}>
          <summary>{name}</summary>
          <Words>{words}</Words>
        </details>
      ))}
      {warnings.map(({ code: problem, message, hint, place }) => (
        <div key={`${problem} ${place} ${message}`}>
          <Name>{message}</Name>
          <Small>
            {hint} <code>{place}</code>
          </Small>
        </div>
      ))}
      {idle.length > 0 ? <p>{text('health.idle', { names: idle.join(', ') })}</p> : null}
    </Block>
  );
}

const Name = styled.p`
  font-weight: 500;
  overflow-wrap: anywhere;
`;

const Small = styled.p`
  color: var(--muted);
  font-size: 0.78rem;
  overflow-wrap: anywhere;
`;

const Words = styled.p`
  padding-block: 6px;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
