import { styled } from 'styled-components';
import type { MerchantPage } from '../../contracts/console/merchant-page.ts';
import { useDrift } from '../api/queries.ts';
import { Badge } from '../parts/badge.tsx';
import { Block } from '../parts/block.tsx';
import { NoticedLines } from '../parts/noticed-lines.tsx';
import { RefusalNotice } from '../parts/refusal-notice.tsx';
import { useText } from '../texts/use-text.ts';

/** What differs between what is live and the merchant's folder, in words. */
export function DriftBlock({ merchant: { code, release } }: { readonly merchant: MerchantPage }) {
  const text = useText();
  const { data: drift, error } = useDrift(code, release);
  const title = text('drift.title');
  if (!drift)
    return (
      <Block title={title}>
        {error ? <RefusalNotice error={error} /> : <p role="status">{text('drift.waiting')}</p>}
      </Block>
    );
  const end = <Badge $tone={drift.state === 'same' ? 'good' : 'warn'}>{text(`drift.${drift.state}`)}</Badge>;
  return (
    <Block title={title} end={end}>
      {drift.state === 'differs' ? <p>{text('drift.lead')}</p> : <p>{text(`drift.${drift.state}.hint`, { code })}</p>}
      {drift.state === 'differs'
        ? drift.sections.map(({ kind, lines }) => (
            <div key={kind}>
              <h3>{text(`drift.${kind}`)}</h3>
              <Lines aria-label={text(`drift.${kind}`)} tabIndex={0}>
                {kind === 'noticed' ? <NoticedLines lines={lines} /> : lines.map((line) => <li key={line}>{line}</li>)}
              </Lines>
            </div>
          ))
        : null}
      {drift.state === 'refused' ? (
        <Lines aria-label={text('drift.refused')} tabIndex={0}>
          {drift.problems.map(({ code: problem, message, hint }) => (
            <li key={`${problem} ${message}`}>
              {message} {hint}
            </li>
          ))}
        </Lines>
      ) : null}
    </Block>
  );
}

const Lines = styled.ul`
  display: grid;
  gap: 4px;
  max-block-size: 260px;
  overflow-y: auto;
  overflow-wrap: anywhere;
  margin-block-start: 3px;
`;
