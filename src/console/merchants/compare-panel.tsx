import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { HistoryEntryLine, MerchantLine } from '../../contracts/console/merchants.ts';
import { useComparison } from '../api/queries.ts';
import { FramesView } from '../frames/frames-view.tsx';
import { Button } from '../parts/button.tsx';
import { Empty } from '../parts/empty.tsx';
import { FirstAnswer } from '../parts/first-answer.tsx';
import { NoticedLines } from '../parts/noticed-lines.tsx';
import { Panel, Section } from '../parts/panel.tsx';
import { narrow } from '../style/global-style.ts';
import { type Text, useText } from '../texts/use-text.ts';

/** Two states of one merchant's history. */
export interface TwoStates {
  readonly from: number;
  readonly to: number;
}

interface ComparePanelProps {
  readonly merchant: MerchantLine;
  readonly two: TwoStates;
  /** The states that can be chosen, newest first. */
  readonly entries: readonly HistoryEntryLine[];
  onTwo(two: TwoStates): void;
  onClose(): void;
}

/** What differs between any two states of a merchant: in words, and in frames. */
export function ComparePanel({ merchant, two, entries, onTwo, onClose }: ComparePanelProps) {
  const text = useText();
  const comparison = useComparison(merchant.code, two);
  const { from, to } = two;
  const choices = { entries, two, text };
  return (
    <Panel title={text('compare.title', { name: merchant.name })} onClose={onClose}>
      <Section>
        <Choices>
          <State label={text('compare.from')} value={from} {...choices} onSeq={(seq) => onTwo({ from: seq, to })} />
          <State label={text('compare.to')} value={to} {...choices} onSeq={(seq) => onTwo({ from, to: seq })} />
          <Button $tone="quiet" onClick={() => onTwo({ from: to, to: from })}>
            {text('compare.swap')}
          </Button>
        </Choices>
      </Section>
      <FirstAnswer to={comparison} shape="lines">
        {(data) => (
          <>
            {data.noticed.length + data.values.length + data.words.length === 0 ? (
              <Empty icon="check" title={text('compare.same')}>
                {text('compare.sameHint', { from, to })}
              </Empty>
            ) : null}
            {data.isSeen ? <FramesView key={`${from} ${to}`} of={two} merchants={[merchant.code]} /> : null}
            {data.noticed.length > 0 ? (
              <Lines title={text('compare.noticed')}>
                <NoticedLines lines={data.noticed} />
              </Lines>
            ) : null}
            {(['values', 'words'] as const).map((kind) =>
              data[kind].length > 0 ? (
                <Lines key={kind} title={text(`compare.${kind}`)}>
                  {data[kind].map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </Lines>
              ) : null,
            )}
          </>
        )}
      </FirstAnswer>
    </Panel>
  );
}

interface StateProps extends Pick<ComparePanelProps, 'entries' | 'two'> {
  readonly label: string;
  readonly value: number;
  readonly text: Text;
  onSeq(seq: number): void;
}

function State({ label, value, entries, two, text, onSeq }: StateProps) {
  // A link may name a state that lies further back than the list.
  const seqs = new Set([two.from, two.to, ...entries.map(({ seq }) => seq)]);
  const wordsOf = (seq: number) => entries.find((entry) => entry.seq === seq)?.words;
  return (
    <label>
      {label}
      <select aria-label={label} value={value} onChange={({ target }) => onSeq(Number(target.value))}>
        {[...seqs]
          .toSorted((one, other) => other - one)
          .map((seq) => (
            <option key={seq} value={seq}>
              {text('compare.state', { seq, words: wordsOf(seq) ?? '' })}
            </option>
          ))}
      </select>
    </label>
  );
}

function Lines({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Section>
      <h3>{title}</h3>
      <List>{children}</List>
    </Section>
  );
}

const List = styled.ul`
  display: grid;
  gap: 6px;
  & > li { overflow-wrap: anywhere; }
`;

const Choices = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
  gap: 8px;
  align-items: end;
  & > label { display: grid; gap: 4px; color: var(--muted); font-size: 0.78rem; }
  & select {
    min-inline-size: 0;
    min-block-size: 34px;
    padding-inline: 8px;
    border: 1px solid var(--edge);
    border-radius: 7px;
    background: var(--surface);
    color: var(--text);
    font-size: 0.84375rem;
    text-overflow: ellipsis;
  }
  ${narrow} { & select { min-block-size: 44px; } }
`;
