import { styled } from 'styled-components';
import type { Change, ImpactAnswer } from '../../contracts/console/impact.ts';
import { useText } from '../texts/use-text.ts';

/** Four numbers: merchants, screens, items and fields, and what needs a look. */
export function ImpactNumbers({
  answer,
  changes,
}: {
  readonly answer: ImpactAnswer;
  readonly changes: readonly Change[];
}) {
  const text = useText();
  const merchants = new Set(changes.map(({ merchant }) => merchant)).size;
  const everywhere = answer.groups.some(({ everyScreen }) => everyScreen);
  const screens = new Set(answer.groups.flatMap((group) => group.screens)).size;
  const parts = new Set(
    answer.groups.flatMap(({ items, fields }) => [
      ...items.map(({ slot, id }) => `${slot} ${id}`),
      ...fields.map(({ form, field }) => `${form} ${field}`),
    ]),
  ).size;
  const open =
    answer.refused.length + answer.groups.flatMap(({ breaks }) => breaks).length + Number(answer.needsApproval);
  return (
    <Numbers>
      <Figure value={merchants} label={text('number.merchants', { count: merchants })} />
      <Figure
        value={everywhere ? text('number.every') : screens}
        label={text('number.screens', { count: everywhere ? 2 : screens })}
      />
      <Figure value={parts} label={text('number.parts', { count: parts })} />
      <Figure value={open} label={text('number.review', { count: open })} isOpen={open > 0} />
    </Numbers>
  );
}

function Figure({ value, label, isOpen }: { value: number | string; label: string; isOpen?: boolean }) {
  return (
    <div data-open={isOpen || undefined}>
      <dd>{value}</dd>
      <dt>{label}</dt>
    </div>
  );
}

const Numbers = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  border-block-end: 1px solid var(--line);
  & > div {
    display: flex;
    flex-direction: column;
    padding: 12px 6px 11px 20px;
    & + div { border-inline-start: 1px solid var(--line); padding-inline-start: 16px; }
    &[data-open] > dd { color: var(--warn); }
  }
  & dd { font: 600 1.3125rem/1 var(--sans); letter-spacing: -0.01em; }
  & dt { margin-block-start: 5px; color: var(--muted); font-size: 0.75rem; line-height: 1.25; }
`;
