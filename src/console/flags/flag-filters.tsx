import { styled } from 'styled-components';
import type { FlagLine, FlagMerchant } from '../../contracts/console/flags.ts';
import { Key } from '../parts/key.tsx';
import { MerchantPicker } from '../parts/merchant-picker.tsx';
import { useText } from '../texts/use-text.ts';
import { type FlagQuestion, stateFilters } from './find-flags.ts';
import { ownerOf, stageOf } from './flag-words.ts';

interface FlagFiltersProps {
  readonly flags: readonly FlagLine[];
  readonly all: readonly FlagMerchant[];
  /** None chosen: all of them. */
  readonly chosen: readonly FlagMerchant[];
  readonly question: FlagQuestion;
  onChange(name: 'owner' | 'stage' | 'state' | 'at', value: string): void;
}

/** What narrows the table: merchants, state, owner, stage. */
export function FlagFilters({ flags, all, chosen, question, onChange }: FlagFiltersProps) {
  const text = useText();
  const owners = [...new Set(flags.map(({ owner }) => owner))];
  const stages = [...new Set(flags.map(({ stage }) => stage))];
  return (
    <Bar>
      <MerchantPicker
        merchants={all}
        chosen={chosen.map(({ code }) => code)}
        words={text('filter.merchants', { count: chosen.length || all.length })}
        onChoose={(codes) => onChange('at', codes.join(','))}
      />
      <Choice
        label={text('filter.state')}
        value={question.state}
        options={stateFilters.map((state) => [state, text(`state.${state}`)])}
        onChoose={(value) => onChange('state', value)}
      />
      <Choice
        label={text('flags.owner')}
        value={question.owner}
        options={owners.map((owner) => [owner, ownerOf({ owner }, text)])}
        onChoose={(value) => onChange('owner', value)}
      />
      <Choice
        label={text('flags.stage')}
        value={question.stage}
        options={stages.map((stage) => [stage, stageOf({ stage }, text)])}
        onChoose={(value) => onChange('stage', value)}
      />
      <p aria-hidden="true">
        <Key>↑↓</Key> {text('hint.move')} <Key>{text('key.space')}</Key> {text('hint.toggle')}
      </p>
    </Bar>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  onChoose(value: string): void;
}

/** One filter: its name while it narrows nothing, what it narrows to otherwise. */
function Choice({ label, value, options, onChoose }: ChoiceProps) {
  const text = useText();
  return (
    <select
      aria-label={label}
      value={value}
      data-narrows={value === '' ? undefined : true}
      onChange={({ target }) => onChoose(target.value)}
    >
      <option value="">{value === '' ? label : text('filter.any', { name: label })}</option>
      {options.map(([option, words]) => (
        <option key={option} value={option}>
          {words}
        </option>
      ))}
    </select>
  );
}

const Bar = styled.div`
  display: flex;
  gap: 7px;
  align-items: center;
  flex: none;
  min-block-size: 46px;
  padding: 0 18px;
  overflow-x: auto;
  scrollbar-width: none;
  border-block-end: 1px solid var(--line);
  & > select {
    appearance: none;
    flex: none;
    field-sizing: content;
    min-block-size: 28px;
    max-inline-size: 180px;
    padding: 0 10px;
    border: 1px solid var(--line);
    border-radius: 6px;
    background: var(--bg);
    color: var(--muted);
    &:hover { color: var(--text); }
    &[data-narrows] { background: var(--chosen); border-color: transparent; color: var(--text); font-weight: 500; }
    & option { background: var(--surface); color: var(--text); }
  }
  & > p { margin-inline-start: auto; color: var(--muted); white-space: nowrap; & > kbd { margin-inline-start: 8px; } }
  @container (max-width: 760px) { & > p { display: none; } }
  @media (max-width: 719px) { padding-inline: 14px; min-block-size: 58px; & > select { min-block-size: 44px; } }
`;
