import { type ComponentRef, startTransition, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icon/icon.tsx';
import type { Picture } from '../shell/tile/tile-props.ts';
import { token } from '../theme/token.ts';
import { motion } from '../theme/motions.ts';

export interface ArtworkProps {
  /** Address, or picture with its size; absent draws the place alone. */
  readonly picture: Picture | string | undefined;
  /** Loads at once: what the first screen shows. */
  readonly eager?: boolean;
  /** Stands in its place until it is there. */
  readonly sign?: string;
}

type Arrival = 'waiting' | 'there' | 'failed';

/**
 * A picture that fills its frame. While it is on its way, and when it cannot be had, a sign stands in its place (row
 * G-128); one that failed is asked for again by and by, since a platform may still be drawing it. The frame gives size and
 * form, and round corners by `--art-radius`.
 */
export function Artwork({ picture, eager = false, sign = 'slots' }: ArtworkProps) {
  const place = useRef<ComponentRef<'span'>>(null);
  const drawn = useRef<ComponentRef<'img'>>(null);
  const { src, width, height }: Partial<Picture> = typeof picture === 'string' ? { src: picture } : { ...picture };
  const [last, setLast] = useState<{ readonly src: string | undefined; readonly arrival: Arrival }>();
  const arrival = last?.src === src ? (last?.arrival ?? 'waiting') : 'waiting';
  const note = (next: Arrival) => {
    if (next !== arrival) setLast({ src, arrival: next });
  };
  useEffect(() => {
    // A picture that the server drew may have come, or failed, before anyone listened. A wall has many of them.
    const image = drawn.current;
    if (!image?.complete) return;
    startTransition(() => setLast({ src, arrival: image.naturalWidth === 0 ? 'failed' : 'there' }));
  }, [src]);
  useEffect(() => {
    const frame = place.current;
    if (arrival !== 'failed' || src === undefined || frame === null) return undefined;
    const ended = new AbortController();
    void import('./await-picture.ts').then(
      ({ awaitPicture }) =>
        awaitPicture(src, { frame, until: ended.signal, onThere: () => setLast({ src, arrival: 'waiting' }) }),
      () => undefined,
    );
    return () => ended.abort();
  }, [arrival, src]);
  return (
    <Place ref={place}>
      {arrival === 'there' ? null : (
        <Sign>
          <Icon name={sign} />
        </Sign>
      )}
      {src === undefined || arrival === 'failed' ? null : (
        <Drawn
          src={src}
          alt=""
          width={width}
          height={height}
          loading={eager ? undefined : 'lazy'}
          draggable={false}
          onLoad={() => note('there')}
          onError={() => note('failed')}
          ref={drawn}
        />
      )}
    </Place>
  );
}

const Place = styled.span`
  position: relative;
  display: block;
  block-size: 100%;
  border-radius: var(--art-radius, 0);
  background: ${token('color.raised')};
  overflow: hidden;
`;

/** What comes quickly is not announced. Not by opacity: that would be a layer for each of a wall's pictures. */
const Sign = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  color: ${token('color.muted')};
  animation: ${motion('appear')} 1ms 600ms backwards;
  > svg { inline-size: 38%; max-inline-size: 44px; block-size: auto; }
`;

const Drawn = styled.img`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
`;
