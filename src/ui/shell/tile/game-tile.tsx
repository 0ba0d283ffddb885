import { type ComponentRef, useCallback, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../../controls/icon-button.tsx';
import { type BuiltForms, useForms } from '../../theme/built-forms.ts';
import { useUiText } from '../../theme/theme-provider.tsx';
import { token } from '../../theme/token.ts';
import { PressTarget } from '../press-target.tsx';
import type { GameTileProps, Picture } from './tile-props.ts';

/** A game: framed in a mat, on a stamp with perforated edges, or as a poster with round corners. */
export function GameTile({
  picture,
  name,
  vendor,
  href,
  onOpen,
  favourite,
  isNew = false,
  eager = false,
  theme,
  onHold,
}: GameTileProps) {
  const { tile } = useForms();
  const text = useUiText();
  const [broken, setBroken] = useState<string>();
  const given = typeof picture === 'string' ? { src: picture } : picture;
  const art: Picture | undefined = given?.src === broken ? undefined : given;
  const place = useHold(onHold);
  return (
    <Place ref={place} data-tile={theme ?? 0}>
      <Open href={href} onChoose={onOpen} aria-label={vendor === undefined ? name : `${name}, ${vendor}`} $form={tile}>
        <Frame $form={tile}>
          {art === undefined ? (
            <Blank $form={tile} />
          ) : (
            <Art
              src={art.src}
              alt={art.alt ?? ''}
              width={art.width}
              height={art.height}
              loading={eager ? 'eager' : 'lazy'}
              decoding="async"
              onError={() => setBroken(art.src)}
              // A picture that the server drew may have failed before anyone listened.
              ref={(image) => {
                if (image?.complete && image.naturalWidth === 0) setBroken(art.src);
              }}
              $form={tile}
            />
          )}
        </Frame>
        <Name dir="auto" $form={tile}>
          {name}
        </Name>
        {vendor === undefined || tile === 'stamp' ? null : <Vendor dir="auto">{vendor}</Vendor>}
      </Open>
      {isNew ? <Mark>{text('new')}</Mark> : null}
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

/** Presses are felt once the page has time: their code comes with the first tile that is alive (rows G-371…G-373). */
function useHold(onHold: GameTileProps['onHold']) {
  useEffect(() => {
    void import('./watch-touch.ts').then(({ watchTouch }) => watchTouch());
  }, []);
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

type Form = BuiltForms['tile'];

const Place = styled.div`
  position: relative;
  min-inline-size: 0;
  -webkit-touch-callout: none;
  &[data-tile='1'] { --stamp: ${token('color.brand1')}; }
  &[data-tile='2'] { --stamp: ${token('color.brand2')}; }
  &[data-tile='3'] { --stamp: ${token('color.brand3')}; }
  &[data-tile='4'] { --stamp: ${token('color.brand4')}; }
  &[data-tile='5'] { --stamp: color-mix(in oklch, ${token('color.brand1')}, ${token('color.brand4')}); }
`;

const Open = styled(PressTarget)<{ $form: Form }>`
  display: block;
  inline-size: 100%;
  color: ${token('color.text')};
  text-align: ${({ $form }) => ($form === 'stamp' ? 'center' : 'start')};
  text-decoration: none;
  transition: transform 90ms, opacity 90ms;
  user-select: none;
  [data-pressed] > & { ${({ $form }) => pressed[$form]} }
`;

const pressed: Record<Form, string> = {
  mat: 'opacity: 0.75;',
  stamp: 'transform: translateY(3px);',
  poster: 'transform: scale(0.98);',
};

const frames: Record<Form, string> = {
  mat: `aspect-ratio: 3 / 4; padding: 4px; border: 1px solid ${token('color.line')}; border-radius: ${token('radius.tile')};
    background: ${token('color.surface')};`,
  stamp: `aspect-ratio: 1; padding: 6px; background: var(--stamp, ${token('color.brand4')});
    mask:
      radial-gradient(6.5px at 50% 50%, black 98%, transparent) 0 0 / 11.5px 11.5px round,
      linear-gradient(black 0 0) center / calc(100% - 11px) calc(100% - 11px) no-repeat;`,
  poster: `aspect-ratio: 1; border-radius: ${token('radius.tile')}; overflow: hidden; background: ${token('color.surface')};`,
};

const Frame = styled.span<{ $form: Form }>`
  display: block;
  ${({ $form }) => frames[$form]}
`;

const Blank = styled.span<{ $form: Form }>`
  display: block;
  block-size: 100%;
  background: ${token('color.raised')};
  border-radius: ${({ $form }) => ($form === 'stamp' ? token('radius.tile') : '0')};
`;

const Art = styled.img<{ $form: Form }>`
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
  background: ${token('color.raised')};
  border-radius: ${({ $form }) => ($form === 'stamp' ? token('radius.tile') : '0')};
`;

const names: Record<Form, string> = {
  mat: `margin-block-start: 9px; font-family: ${token('font.display')}; font-weight: 500; font-size: 0.9375rem;`,
  stamp: `margin-block-start: 6px; font-family: ${token('font.display')}; font-weight: 700; font-size: 0.875rem;`,
  poster: `margin-block-start: 9px; font-weight: ${token('weight.strong')}; font-size: 0.9375rem;`,
};

const Name = styled.span<{ $form: Form }>`
  display: block;
  text-align: -webkit-match-parent;
  text-align: match-parent;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  line-height: 1.25;
  ${({ $form }) => names[$form]}
  [lang|='ur'] & { line-height: 1.9; margin-block-start: 4px; }
`;

const Vendor = styled.span`
  display: block;
  text-align: -webkit-match-parent;
  text-align: match-parent;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  margin-block-start: 2px;
  color: ${token('color.muted')};
  font-size: ${token('size.small')};
  line-height: 1.3;
`;

const Mark = styled.span`
  position: absolute;
  inset-block-start: 10px;
  inset-inline-start: 10px;
  padding: 4px 7px;
  border-radius: min(${token('radius.tile')}, 8px);
  background: ${token('color.accent')};
  color: ${token('color.onAccent')};
  font-size: 0.6875rem;
  font-weight: 700;
  line-height: 1;
  pointer-events: none;
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
