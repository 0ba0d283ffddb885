import { styled } from 'styled-components';
import { Icon } from '../icon/icon.tsx';
import { token } from '../theme/token.ts';

export interface AvatarProps {
  /** Number of one of the drawn icons, from 1; absent while it is not known. */
  readonly icon?: number | undefined;
  /** The player's own picture, shown instead. */
  readonly picture?: string | undefined;
  readonly size?: 'medium' | 'large';
}

/** A player's face: one of twelve signs on the brand's colours, or a picture. It says nothing to a screen reader. */
export function Avatar({ icon, picture, size = 'medium' }: AvatarProps) {
  const sign = icon === undefined ? undefined : avatarSigns[(icon - 1) % avatarSigns.length];
  return (
    <Disc $size={size} $colour={((icon ?? 1) - 1) % colours.length} aria-hidden>
      {picture === undefined ? (
        <Icon name={sign ?? 'user'} size={size === 'large' ? 'huge' : 'medium'} />
      ) : (
        <Picture src={picture} alt="" />
      )}
    </Disc>
  );
}

/** Icon names of the drawn signs, in the platform's numbering. */
export const avatarSigns = [
  'crown',
  'star',
  'fire',
  'heart',
  'trophy',
  'moon',
  'sun',
  'fish',
  'slots',
  'poker',
  'sparkle',
  'gift',
] as const;

const colours = [
  [token('color.brand1'), token('color.onBrand1')],
  [token('color.brand2'), token('color.onBrand2')],
  [token('color.brand3'), token('color.onBrand3')],
  [token('color.brand4'), token('color.onBrand4')],
] as const;

const edges = { medium: '48px', large: '72px' };

const Disc = styled.span<{ $size: 'medium' | 'large'; $colour: number }>`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: ${({ $size }) => edges[$size]};
  block-size: ${({ $size }) => edges[$size]};
  border-radius: 50%;
  overflow: hidden;
  background: ${({ $colour }) => colours[$colour]?.[0] ?? token('color.raised')};
  color: ${({ $colour }) => colours[$colour]?.[1] ?? token('color.text')};
`;

const Picture = styled.img`
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
`;
