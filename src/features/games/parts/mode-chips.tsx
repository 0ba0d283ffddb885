import { useSession, useText } from '../../../client/index.ts';
import { Chip, ChipRow, Icon } from '../../../ui/index.ts';
import type { ListAddress } from './list-of-route.ts';
import type { ListChange } from './use-list-address.ts';

export interface ModeChipsProps {
  readonly address: ListAddress;
  change(change: ListChange): void;
}

/** All, Hot and New for everybody, Favourites and Recent for players (rows G-034, G-035, G-053…G-056, G-366). */
export function ModeChips({ address, change }: ModeChipsProps) {
  const text = useText();
  const { session } = useSession();
  const { mode } = address;
  const current = mode === 'filter' ? 'all' : mode;
  return (
    <ChipRow label={text('games:show')}>
      {chips.map(({ mode: own, icon, isOwn, on }) =>
        isOwn && !session ? null : (
          <Chip
            key={own}
            pressed={current === own}
            // A second tap takes the choice back.
            onPress={() => change({ name: '', ...(current === own ? everything : on) })}
          >
            {icon === undefined ? null : <Icon name={icon} size="small" filled={current === own && icon === 'heart'} />}
            {text(`games:mode.${own}`)}
          </Chip>
        ),
      )}
    </ChipRow>
  );
}

const everything = { mode: 'all', type: '' };

const chips = [
  { mode: 'all', icon: undefined, isOwn: false, on: everything },
  { mode: 'hot', icon: 'fire', isOwn: false, on: { mode: 'hot', type: '' } },
  { mode: 'new', icon: 'sparkle', isOwn: false, on: { mode: 'all', type: 'NEW' } },
  { mode: 'favourites', icon: 'heart', isOwn: true, on: { mode: 'favourites', type: '' } },
  { mode: 'recent', icon: 'clock', isOwn: true, on: { mode: 'recent', type: '' } },
] as const;
