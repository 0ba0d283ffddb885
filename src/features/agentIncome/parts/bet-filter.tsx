import { styled } from 'styled-components';
import { useText } from '../../../client/index.ts';
import { Chip, ChipRow, ChoiceField, token } from '../../../ui/index.ts';

const states = ['', 'won', 'returned', 'lost'] as const;

/** Which bets of the team are shown; an empty text limits nothing. */
export interface TeamBetQuery {
  readonly member: string;
  readonly gameType: string;
  /** Vendor code. */
  readonly vassalage: string;
  readonly state: (typeof states)[number];
}

export const everyBet: TeamBetQuery = { member: '', gameType: '', vassalage: '', state: '' };

export interface BetFilterProps {
  readonly query: TeamBetQuery;
  /** Those that the team bet in. */
  readonly gameTypes: readonly string[];
  readonly vendors: readonly { readonly vassalage: string; readonly displayName: string }[];
  onChange(query: TeamBetQuery): void;
}

/** Chooses how bets ended, in games of which type and of which vendor. */
export function BetFilter({ query, gameTypes, vendors, onChange }: BetFilterProps) {
  const text = useText();
  return (
    <>
      <ChipRow label={text('agentIncome:result')}>
        {states.map((state) => (
          <Chip key={state} pressed={query.state === state} onPress={() => onChange({ ...query, state })}>
            {text(`agentIncome:result.${state === '' ? 'all' : state}`)}
          </Chip>
        ))}
      </ChipRow>
      <Choices>
        <ChoiceField
          label={text('agentIncome:gameType')}
          value={query.gameType}
          onChange={(gameType) => onChange({ ...query, gameType })}
          options={[
            { value: '', label: text('agentIncome:gameType.all') },
            ...gameTypes.map((value) => ({ value, label: text(`agentIncome:gameType.${value}`) })),
          ]}
        />
        <ChoiceField
          label={text('agentIncome:vendor')}
          value={query.vassalage}
          onChange={(vassalage) => onChange({ ...query, vassalage })}
          options={[
            { value: '', label: text('agentIncome:vendor.all') },
            ...vendors.map(({ vassalage, displayName }) => ({ value: vassalage, label: displayName })),
          ]}
        />
      </Choices>
    </>
  );
}

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8em), 1fr));
  gap: 10px;
  padding: 10px ${token('space.gutter')} 0;
`;
