import { type Game, useSite, useText } from '../../../client/index.ts';
import { useVendors } from '../../../lobby/index.ts';
import { type Fact, FactList, Money } from '../../../ui/index.ts';

export interface GameFactsProps {
  readonly game: Game;
}

/** Who made a game, of what kind it is, what it costs at least and what it gives back: as far as the platform says it. */
export function GameFacts({ game }: GameFactsProps) {
  const text = useText();
  const { currency } = useSite().identity;
  const kind = useKind(game);
  const { displayName, minBet, returnPercent } = game;
  const facts: readonly (Fact | undefined)[] = [
    displayName === ''
      ? undefined
      : { id: 'vendor', name: text('games:vendor'), value: <bdi dir="auto">{displayName}</bdi> },
    kind === undefined ? undefined : { id: 'kind', name: text('games:kind'), value: kind },
    minBet === undefined
      ? undefined
      : { id: 'minBet', name: text('games:minBet'), value: <Money amount={minBet} currency={currency} /> },
    returnPercent === undefined
      ? undefined
      : { id: 'returns', name: text('games:returns'), value: <bdi dir="ltr">{returnPercent}%</bdi> },
  ];
  return <FactList facts={facts.filter((fact) => fact !== undefined)} />;
}

/** The name that the platform gives to the game's classification, in the player's language. */
function useKind({ gameType, gameClassify }: Game): string | undefined {
  const groups = useVendors().value ?? [];
  const own = groups.find((group) => group.gameType === gameType);
  return own?.classifications.find(({ key }) => key === gameClassify)?.displayName;
}
