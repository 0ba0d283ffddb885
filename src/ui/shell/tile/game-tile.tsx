import { type ComponentRef, useCallback } from 'react';
import { styled } from 'styled-components';
import { Artwork } from '../../content/artwork.tsx';
import { IconButton } from '../../controls/icon-button.tsx';
import { useForms } from '../../theme/built-forms.ts';
import { useShellForm, useUiText } from '../../theme/theme-provider.tsx';
import { token } from '../../theme/token.ts';
import { PressTarget } from '../press-target.tsx';
import { plainTile, type TileLook } from './tile-look.ts';
import type { GameTileProps } from './tile-props.ts';

/** A game: in a mat, on a stamp, as a poster, over a bar with its name, in a bubble of glass, or as a cartridge. */
export function GameTile({
  picture,
  name,
  vendor,
  href,
  onOpen,
  favourite,
  mark,
  eager = false,
  theme,
  onHold,
}: GameTileProps) {
  const { tile } = useForms();
  const look = useShellForm('tile') ?? plainTile;
  const text = useUiText();
  const place = useHold(onHold);
  return (
    <Place ref={place} data-tile={theme ?? 0}>
      <Open href={href} onChoose={onOpen} aria-label={vendor === undefined ? name : `${name}, ${vendor}`} $look={look}>
        <Frame $look={look}>
          <Artwork picture={picture} eager={eager} />
        </Frame>
        <Name dir="auto" $look={look}>
          {name}
        </Name>
        {vendor === undefined || tile === 'stamp' ? null : (
          <Vendor dir="auto" data-serial={look.serial?.(name)} $look={look}>
            {vendor}
          </Vendor>
        )}
      </Open>
      {mark === undefined ? null : <Mark $look={look}>{mark}</Mark>}
      {favourite === undefined ? null : (
        <Heart $on={favourite.on}>
          <IconButton
            icon="heart"
            size="small"
            filled={favourite.on}
            label={text(favourite.on ? 'removeFavourite' : 'addFavourite', { name })}
            aria-pressed={favourite.on}
            onClick={favourite.onToggle}
          />
        </Heart>
      )}
    </Place>
  );
}

/** Hears `hold`, which `watchTouch` says. */
function useHold(onHold: GameTileProps['onHold']) {
  return useCallback(
    (place: ComponentRef<'div'>) => {
      const hear = (event: Event) => {
        event.preventDefault();
        onHold?.();
      };
      if (onHold) place.addEventListener('hold', hear);
      return () => place.removeEventListener('hold', hear);
    },
    [onHold],
  );
}

const Place = styled.div`
  position: relative;
  container-type: inline-size;
  -webkit-touch-callout: none;
  &[data-tile='1'] { --stamp: ${token('color.brand1')}; }
  &[data-tile='2'] { --stamp: ${token('color.brand2')}; }
  &[data-tile='3'] { --stamp: ${token('color.brand3')}; }
  &[data-tile='4'] { --stamp: ${token('color.brand4')}; }
  &[data-tile='5'] { --stamp: color-mix(in oklch, ${token('color.brand1')}, ${token('color.brand4')}); }
`;

const Open = styled(PressTarget)<{ $look: TileLook }>`
  display: block;
  inline-size: 100%;
  color: ${token('color.text')};
  text-align: start;
  text-decoration: none;
  transition: transform 90ms, opacity 90ms;
  ${({ $look }) => $look.shell ?? ''}
  user-select: none;
  [data-pressed] > & { ${({ $look }) => $look.pressed} }
`;

const Frame = styled.span<{ $look: TileLook }>`
  display: block;
  ${({ $look }) => $look.frame}
`;

/**
 * Of large text or on a narrow phone every name has two lines, also a short one: the rows of a wall are alike. Dots end
 * what is longer.
 */
const Name = styled.span<{ $look: TileLook }>`
  display: block;
  text-align: -webkit-match-parent;
  text-align: match-parent;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  line-height: 1.25;
  ${({ $look }) => $look.name}
  [lang|='ur'] & { line-height: 1.9; margin-block-start: 4px; }
  @container (width < 6.5rem) {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    block-size: 2lh;
    white-space: normal;
    font-size: 14.5cqi;
  }
`;

const Vendor = styled.span<{ $look: TileLook }>`
  display: block;
  text-align: -webkit-match-parent;
  text-align: match-parent;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  margin-block-start: 2px;
  color: ${token('color.muted')};
  font-size: min(${token('size.small')}, 14cqi);
  line-height: 1.3;
  ${({ $look }) => $look.vendor ?? ''}
`;

const Mark = styled.span<{ $look: TileLook }>`
  position: absolute;
  inset-block-start: min(10px, 6cqi);
  inset-inline-start: min(10px, 6cqi);
  padding: 4px 5px;
  border-radius: min(${token('radius.tile')}, 8px);
  background: ${token('color.accent')};
  color: ${token('color.onAccent')};
  font-size: min(0.6875rem, 11.6cqi);
  font-weight: 700;
  line-height: 1;
  pointer-events: none;
  ${({ $look }) => $look.mark ?? ''}
  [lang|='ur'] & { padding-block: 0; font-size: clamp(12px, 0.75rem, 12.6cqi); line-height: ${token('leading.text')}; }
`;

/** A 32 px disc in a 44 px target, readable on any picture. */
const Heart = styled.span<{ $on: boolean }>`
  position: absolute;
  inset-block-start: 2px;
  inset-inline-end: 2px;
  color: ${({ $on }) => ($on ? token('color.accent') : token('color.trim5'))};
  button::before {
    content: '';
    position: absolute;
    inset: 8px;
    border-radius: 50%;
    background: ${token('color.scrim')};
  }
  svg { position: relative; }
`;
