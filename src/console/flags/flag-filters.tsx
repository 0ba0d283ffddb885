import type { FlagLine, FlagMerchant } from '../../contracts/console/flags.ts';
import { Choice, FilterBar } from '../parts/filter-bar.tsx';
import { Key } from '../parts/key.tsx';
import { MerchantPicker } from '../parts/merchant-picker.tsx';
import { useText } from '../texts/use-text.ts';
import { type FlagQuestion, stateFilters } from './use-found-flags.ts';
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
    <FilterBar>
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
    </FilterBar>
  );
}
