import { styled } from 'styled-components';
import { useSession, useText } from '../../../client/index.ts';
import { Icon, token } from '../../../ui/index.ts';
import type { ListAddress } from './list-of-path.ts';
import type { ListChange } from './use-list-address.ts';

export interface ModeChipsProps {
  readonly address: ListAddress;
  change(change: ListChange): void;
}

/** Hot and New for everybody, Favourites and Recent for players (rows G-034, G-035, G-053…G-056). */
export function ModeChips({ address, change }: ModeChipsProps) {
  const text = useText();
  const { session } = useSession();
  return (
    <Row aria-label={text('games:show')} role="group">
      {chips.map(({ mode, icon, isOwn, on, off }) =>
        isOwn && !session ? null : (
          <Chip
            key={mode}
            type="button"
            aria-pressed={address.mode === mode}
            onClick={() => change({ name: '', ...(address.mode === mode ? off : on) })}
          >
            <Icon name={icon} size="small" filled={address.mode === mode && icon === 'heart'} />
            {text(`games:mode.${mode}`)}
          </Chip>
        ),
      )}
    </Row>
  );
}

const chips = [
  { mode: 'hot', icon: 'fire', isOwn: false, on: { mode: 'hot', type: '' }, off: { mode: 'all' } },
  { mode: 'new', icon: 'sparkle', isOwn: false, on: { mode: 'all', type: 'NEW' }, off: { type: '' } },
  { mode: 'favourites', icon: 'heart', isOwn: true, on: { mode: 'favourites', type: '' }, off: { mode: 'all' } },
  { mode: 'recent', icon: 'clock', isOwn: true, on: { mode: 'recent', type: '' }, off: { mode: 'all' } },
] as const;

const Row = styled.div`
  display: flex;
  gap: 8px;
  padding: 10px var(--page-gutter) 2px;
  scroll-padding-inline: var(--page-gutter);
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
`;

const Chip = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 7px;
  min-block-size: 44px;
  padding-inline: 14px;
  border: ${token('border.width')} solid ${token('color.line')};
  border-radius: ${token('radius.button')};
  background: ${token('color.surface')};
  color: ${token('color.text')};
  font-size: 0.9375rem;
  font-weight: ${token('weight.strong')};
  line-height: 1;
  white-space: nowrap;
  transition: background ${token('motion.duration')}, color ${token('motion.duration')};
  &:active { opacity: 0.7; }
  &[aria-pressed='true'] {
    border-color: ${token('color.accent')};
    background: ${token('color.accent')};
    color: ${token('color.onAccent')};
  }
`;
