import { styled } from 'styled-components';
import type { ArrivalLine } from '../../contracts/console/arrival.ts';
import { useArrival, useMerchantName } from '../api/queries.ts';
import { Section } from '../parts/panel.tsx';
import { useText } from '../texts/use-text.ts';
import { ArrivalChart } from './arrival-chart.tsx';
import { durationOf } from './duration-of.ts';

/** Merchants that are shown one by one; the ones with the most pages behind come first. */
const MOST = 12;

/** How a change set arrives at players' open pages, while it does: how many show it, how quickly, who does not and why. */
export function ArrivalSection({ id }: { readonly id: string }) {
  const text = useText();
  const nameOf = useMerchantName();
  const { merchants: lines = [], curve } = useArrival(id).data ?? {};
  if (lines.length === 0) return null;
  const sum = (of: (line: ArrivalLine) => number) => lines.reduce((total, line) => total + of(line), 0);
  const [open, applied] = [sum((line) => line.open), sum((line) => line.applied)];
  const worst = (of: (line: ArrivalLine) => number | undefined) => {
    const known = lines.flatMap((line) => of(line) ?? []);
    return known.length === 0 ? undefined : Math.max(...known);
  };
  const [p50, p99] = [worst((line) => line.p50), worst((line) => line.p99)];
  const listed = lines.toSorted((one, other) => other.open - other.applied - (one.open - one.applied)).slice(0, MOST);
  return (
    <Section>
      <h3>{text('arrival.title')}</h3>
      <Sum role="status">
        <b>{text('arrival.of', { applied, open })}</b>
        <progress value={applied} max={Math.max(open, 1)} aria-label={text('arrival.title')} />
        {curve ? (
          <span>
            {text('arrival.whole', {
              p50: durationOf(curve.p50, text),
              p99: durationOf(curve.p99, text),
              last: durationOf(curve.points.at(-1)?.ms ?? curve.p99, text),
            })}
          </span>
        ) : null}
        {lines.filter((line) => line.p50 !== undefined).length < 2 || p50 === undefined || p99 === undefined ? null : (
          <span>{text('arrival.slowest', { p50: durationOf(p50, text), p99: durationOf(p99, text) })}</span>
        )}
      </Sum>
      {curve || sum((line) => line.waiting) > 0 ? <ArrivalChart curve={curve} /> : null}
      {(['waiting', 'silent', 'refused', 'left'] as const).map((reason) => {
        const count = sum((line) => line[reason]);
        return count > 0 ? <p key={reason}>{text(`arrival.${reason}`, { count })}</p> : null;
      })}
      <Lines>
        {listed.map(({ merchant, seq, open: all, applied: there, p50: half, p99: most, behind }) => (
          <li key={merchant}>
            <b>{nameOf(merchant)}</b> <code>{`#${seq}`}</code>{' '}
            <span>{text('arrival.of', { applied: there, open: all })}</span>
            {half === undefined || most === undefined ? null : (
              <small>{text('arrival.times', { p50: durationOf(half, text), p99: durationOf(most, text) })}</small>
            )}
            {behind.map((other) => (
              <small key={other.seq}>
                {other.seq === 0
                  ? text('arrival.unknown', { count: other.pages })
                  : text('arrival.behind', { count: other.pages, seq: other.seq })}
              </small>
            ))}
          </li>
        ))}
      </Lines>
      {lines.length > MOST ? <p>{text('arrival.more', { count: lines.length - MOST })}</p> : null}
      <Foot>{text('arrival.node')}</Foot>
    </Section>
  );
}

const Sum = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  align-items: center;
  & b { font-weight: 600; }
  & progress { flex: 1 1 120px; block-size: 6px; accent-color: var(--accent); }
  & span { color: var(--muted); font-size: 0.78rem; }
`;

const Lines = styled.ul`
  & > li {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 10px;
    align-items: baseline;
    padding-block: 5px;
    & + li { border-block-start: 1px solid var(--line); }
  }
  & b { font-weight: 500; }
  & code, & small { color: var(--muted); font-size: 0.75rem; }
  & span { margin-inline-start: auto; }
`;

const Foot = styled.p`
  color: var(--muted);
  font-size: 0.75rem;
`;
