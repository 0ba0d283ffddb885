import { useSite, useText } from '../../../client/index.ts';
import { type Rank } from '../../../lobby/index.ts';
import { LevelLadder, type LevelState, Money } from '../../../ui/index.ts';

/** The platform's levels as they stand for the player. */
export function Ladder({ rank: { level, levels } }: { readonly rank: Rank }) {
  const text = useText();
  const { currency } = useSite().identity;
  const place = levels.findIndex(({ labelId }) => String(labelId) === String(level));
  return (
    <LevelLadder
      levels={levels.map(({ labelId, name, perks, reward }, index) => {
        const state = stateOf(index - place);
        return {
          id: labelId,
          name,
          state,
          perks,
          ...(state === 'here' || state === 'next' ? { note: text(`benefits:${state}`) } : {}),
          ...(reward === undefined || index <= place
            ? {}
            : { reward: { label: text('benefits:reward'), value: <Money amount={reward} currency={currency} /> } }),
        };
      })}
    />
  );
}

/** Without a level a player stands below the first, which is their next one. */
function stateOf(stepsAbove: number): LevelState {
  if (stepsAbove < 0) return 'had';
  return stepsAbove === 0 ? 'here' : stepsAbove === 1 ? 'next' : 'later';
}
