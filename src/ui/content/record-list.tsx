import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { LayoutForms } from '../../contracts/layout-forms.ts';
import { token } from '../theme/token.ts';
import { useLayout } from './use-layout.ts';
import { recordForms } from './record-forms.ts';

/** How a round ended; a return at or below the stake is no win. */
export type Outcome = 'won' | 'returned' | 'lost' | 'open';

export interface RecordEntry {
  readonly id: string | number;
  readonly title: ReactNode;
  /** Art or mark of what it was. */
  readonly mark?: ReactNode;
  /** Time of the day. */
  readonly time: string;
  /** Small facts: stake, way, selections. */
  readonly facts?: ReactNode;
  /** What the player asks support with. */
  readonly reference?: string;
  readonly amount: ReactNode;
  readonly outcome?: { readonly kind: Outcome; readonly label: string };
}

export interface RecordDay {
  /** Identity of the day. */
  readonly id: string;
  readonly date: string;
  /** What the day came to, with its name. */
  readonly sum?: { readonly label: string; readonly value: ReactNode };
  readonly entries: readonly RecordEntry[];
}

export interface RecordListProps {
  readonly days: readonly RecordDay[];
}

/** What was played or paid, day by day, newest first. */
export function RecordList({ days }: RecordListProps) {
  const { record } = useLayout();
  return (
    <List $form={record}>
      {days.map(({ id, date, sum, entries }) => (
        <section key={id}>
          <header data-record="day">
            <h2>{date}</h2>
            {sum === undefined ? null : (
              <p>
                <span>{sum.label}</span> {sum.value}
              </p>
            )}
          </header>
          <ol>
            {entries.map((entry) => (
              <Entry key={entry.id} {...entry} />
            ))}
          </ol>
        </section>
      ))}
    </List>
  );
}

function Entry({ title, mark, time, facts, reference, amount, outcome }: RecordEntry) {
  return (
    <li data-outcome={outcome?.kind ?? 'none'}>
      {mark === undefined ? null : <span data-record="mark">{mark}</span>}
      <span data-record="words">
        <strong>{title}</strong>
        <span data-record="facts">
          <time dir="ltr">{time}</time>
          {facts === undefined ? null : facts}
          {reference === undefined ? null : <bdi dir="ltr">{reference}</bdi>}
        </span>
      </span>
      <span data-record="leader" />
      <span data-record="amount">
        <b>{amount}</b>
        {outcome === undefined ? null : <em>{outcome.label}</em>}
      </span>
    </li>
  );
}

const List = styled.div<{ readonly $form: LayoutForms['record'] }>`
  display: grid;
  gap: 22px;
  min-inline-size: 0;
  ol { display: grid; margin: 0; padding: 0; list-style: none; }
  li { display: flex; align-items: center; gap: 12px; min-inline-size: 0; }
  [data-record='day'] { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 2px 12px; }
  [data-record='day'] h2 { font-size: ${token('size.label')}; font-weight: ${token('weight.strong')}; }
  [data-record='day'] p { color: ${token('color.muted')}; font-size: ${token('size.small')}; }
  [data-record='mark'] { flex: none; inline-size: 44px; block-size: 44px; overflow: hidden; position: relative; display: grid; place-items: center; }
  [data-record='mark'] > :not(svg) { inline-size: 100%; }
  [data-record='words'] { flex: 1 1 8em; display: grid; gap: 3px; min-inline-size: 0; }
  strong { font-weight: ${token('weight.strong')}; line-height: 1.25; overflow-wrap: anywhere; }
  [data-record='facts'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0 10px;
    color: ${token('color.muted')};
    font-size: ${token('size.small')};
  }
  [data-record='leader'] { display: none; }
  [data-record='amount'] { display: grid; justify-items: end; gap: 4px; text-align: end; }
  b { font-family: ${token('font.numeric')}; font-weight: ${token('weight.strong')}; font-variant-numeric: lining-nums tabular-nums; white-space: nowrap; }
  em { font-size: ${token('size.small')}; font-style: normal; }
  [data-outcome='won'] em { color: ${token('color.success')}; }
  [data-outcome='lost'] em, [data-outcome='returned'] em, [data-outcome='open'] em { color: ${token('color.muted')}; }
  [lang|='ur'] & :is(strong, h2) { line-height: ${token('leading.text')}; }
  @container (inline-size < 17em) { li { flex-wrap: wrap; } }
  container-type: inline-size;
  ${({ $form }) => recordForms[$form]}
`;
