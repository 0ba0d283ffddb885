import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { type Game, useSite, useText, useVendors } from '../../../client/index.ts';
import { Money, token } from '../../../ui/index.ts';

export interface GameFactsProps {
  readonly game: Game;
}

/** Who made a game, of what kind it is, what it costs at least and what it gives back: as far as the platform says it. */
export function GameFacts({ game }: GameFactsProps) {
  const text = useText();
  const { currency } = useSite().identity;
  const kind = useKind(game);
  const { displayName, minBet, returnPercent } = game;
  return (
    <Facts>
      {displayName === '' ? null : <Fact name={text('games:vendor')}>{<bdi dir="auto">{displayName}</bdi>}</Fact>}
      {kind === undefined ? null : <Fact name={text('games:kind')}>{kind}</Fact>}
      {minBet === undefined ? null : (
        <Fact name={text('games:minBet')}>
          <Money amount={minBet} currency={currency} />
        </Fact>
      )}
      {returnPercent === undefined ? null : (
        <Fact name={text('games:returns')}>
          <bdi dir="ltr">{returnPercent}%</bdi>
        </Fact>
      )}
    </Facts>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The name that the platform gives to the game's classification, in the player's language. */
function useKind({ gameType, gameClassify }: Game): string | undefined {
  const groups = useVendors().value ?? [];
  const own = groups.find((group) => group.gameType === gameType);
  return own?.classifications.find(({ key }) => key === gameClassify)?.displayName;
}

const Facts = styled.dl`
  display: grid;
  align-content: start;
  margin: 0;
  min-inline-size: 0;
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 12px;
    padding-block: 5px;
    border-block-end: 1px solid ${token('color.line')};
  }
  > div:last-child { border-block-end: 0; }
  dt { color: ${token('color.muted')}; font-size: ${token('size.small')}; }
  dd { margin: 0; font-weight: ${token('weight.strong')}; overflow-wrap: anywhere; }
`;
