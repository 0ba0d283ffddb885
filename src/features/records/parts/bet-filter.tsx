import { useText } from '../../../client/index.ts';
import { Chip, ChipRow } from '../../../ui/index.ts';
import type { BetPage, BetQuery } from './use-bets.ts';

export interface BetFilterProps {
  readonly query: BetQuery;
  /** Whose games the player has bet in. */
  readonly vendors: NonNullable<BetPage['vendors']>;
  onChange(query: BetQuery): void;
}

const ranges = ['all', 'today', 'week', 'month'] as const;
const states = ['', 'won', 'returned', 'lost'] as const;

/** Which bets are shown: of what time, with what end, of which vendor. */
export function BetFilter({ query, vendors, onChange }: BetFilterProps) {
  const text = useText();
  return (
    <>
      <ChipRow label={text('records:range')}>
        {ranges.map((range) => (
          <Chip key={range} pressed={query.range === range} onPress={() => onChange({ ...query, range })}>
            {text(`records:range.${range}`)}
          </Chip>
        ))}
      </ChipRow>
      <ChipRow label={text('records:end')}>
        {states.map((state) => (
          <Chip key={state} pressed={query.state === state} onPress={() => onChange({ ...query, state })}>
            {text(state === '' ? 'records:end.all' : `records:outcome.${state}`)}
          </Chip>
        ))}
      </ChipRow>
      {vendors.length > 1 ? (
        <ChipRow label={text('records:vendor')}>
          {[{ vassalage: '', displayName: text('records:vendor.all') }, ...vendors].map(
            ({ vassalage, displayName }) => (
              <Chip
                key={vassalage}
                pressed={query.vassalage === vassalage}
                onPress={() => onChange({ ...query, vassalage })}
              >
                <bdi dir="auto">{displayName}</bdi>
              </Chip>
            ),
          )}
        </ChipRow>
      ) : null}
    </>
  );
}
