import { type PointerEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { type Game, useClock, useEnvironment, useImageHost, useSetting, useText } from '../../../client/index.ts';
import { tilePicture, useLaunch } from '../../../lobby/index.ts';
import { Artwork, Icon, token } from '../../../ui/index.ts';

const perGroup = 4;
/** A shorter movement is no swipe (row G-374). */
const swipePx = 60;
/** A finger that moves further does not tap. */
const tapPx = 10;

export interface HotStripProps {
  readonly games: readonly Game[];
}

/**
 * Hot games, four in view. The next four come every five seconds, unless the strip is closed, touched, out of sight or
 * the player asked for less motion (rows G-040, G-101…G-103, G-374).
 */
export function HotStrip({ games }: HotStripProps) {
  const text = useText();
  const id = useId();
  const [isOpen, setOpen] = useState(true);
  const [isHeld, setHeld] = useState(false);
  const groups = Math.ceil(games.length / perGroup);
  const [group, setGroup] = useState(0);
  const frame = useRef<HTMLDivElement>(null);
  const isSeen = useInSight(frame);
  useEvery(isOpen && isSeen && !isHeld && groups > 1, () => setGroup((last) => (last + 1) % groups));
  const swipe = useSwipe((step) => setGroup((last) => Math.min(Math.max(last + step, 0), groups - 1)));
  if (games.length === 0) return null;
  const current = group % groups;
  return (
    <section aria-label={text('games:hotTitle')}>
      <Toggle type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen((open) => !open)}>
        <Flame>
          <Icon name="fire" size="medium" />
        </Flame>
        <Title>{text('games:hotTitle')}</Title>
        <Turn $isOpen={isOpen}>
          <Icon name="down" size="small" />
        </Turn>
      </Toggle>
      <Frame
        ref={frame}
        id={id}
        hidden={!isOpen}
        {...swipe}
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        <Groups ref={(track) => track?.style.setProperty('--group', String(current))}>
          {Array.from({ length: groups }, (_, index) => (
            <Group key={`group-${index}`} inert={index !== current} data-current={index === current ? '' : undefined}>
              {games.slice(index * perGroup, (index + 1) * perGroup).map((game) => (
                <Mini key={game.nodeId} game={game} isNear={isNext(index, current, groups)} />
              ))}
            </Group>
          ))}
        </Groups>
      </Frame>
    </section>
  );
}

/** Pictures of the group in view and of the next one alone, or the others would keep the page's calls waiting. */
function isNext(index: number, current: number, groups: number): boolean {
  return index === current || index === (current + 1) % groups;
}

function Mini({ game, isNear }: { readonly game: Game; readonly isNear: boolean }) {
  const host = useImageHost();
  const launch = useLaunch();
  return (
    <li>
      <Open type="button" onClick={() => void launch(game)}>
        <Art>
          <Artwork picture={isNear ? tilePicture(game, 's', host) : undefined} />
        </Art>
        <Name dir="auto">{game.gameName}</Name>
      </Open>
    </li>
  );
}

function useEvery(isOn: boolean, task: () => void): void {
  const clock = useClock();
  const { visible } = useEnvironment();
  const ms = useSetting('home.hotStripMs');
  const run = useEffectEvent(task);
  useEffect(() => {
    if (!isOn || !visible || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    return clock.every(ms, () => run());
  }, [clock, isOn, visible, ms]);
}

function useInSight(frame: { readonly current: Element | null }): boolean {
  const [isSeen, setSeen] = useState(true);
  useEffect(() => {
    if (!frame.current) return undefined;
    const sight = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting === true));
    sight.observe(frame.current);
    return () => sight.disconnect();
  }, [frame]);
  return isSeen;
}

function useSwipe(move: (step: 1 | -1) => void) {
  const from = useRef<number>(undefined);
  return {
    onPointerDown: ({ clientX }: PointerEvent) => {
      from.current = clientX;
    },
    onPointerUp: ({ clientX, currentTarget }: PointerEvent) => {
      const way = clientX - (from.current ?? clientX);
      from.current = undefined;
      if (Math.abs(way) > tapPx) {
        // What was dragged is not tapped as well.
        currentTarget.addEventListener('click', drop, { capture: true, once: true });
        setTimeout(() => currentTarget.removeEventListener('click', drop, { capture: true }), 0);
      }
      if (Math.abs(way) < swipePx) return;
      const isForward = way < 0 === (getComputedStyle(currentTarget).direction === 'ltr');
      move(isForward ? 1 : -1);
    },
    onPointerCancel: () => {
      from.current = undefined;
    },
  };
}

function drop(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

const Toggle = styled.button`
  display: flex;
  align-items: center;
  gap: 8px;
  inline-size: 100%;
  min-block-size: 48px;
  padding-inline: var(--page-gutter);
  margin-block-start: 6px;
  text-align: start;
`;

const Flame = styled.span`
  color: ${token('color.link')};
  display: grid;
`;

const Title = styled.span`
  flex: 1;
  font-family: ${token('font.display')};
  font-size: 1.0625rem;
  font-weight: ${token('weight.heading')};
`;

const Turn = styled.span<{ $isOpen: boolean }>`
  display: grid;
  color: ${token('color.muted')};
  transition: transform ${token('motion.duration')};
  ${({ $isOpen }) => ($isOpen ? 'transform: rotate(180deg);' : '')}
`;

const Frame = styled.div`
  margin-inline: var(--page-gutter);
  overflow: hidden;
  touch-action: pan-y;
`;

const Groups = styled.div`
  display: flex;
  transform: translateX(calc(var(--group, 0) * -100%));
  transition: transform 400ms ${token('motion.ease')};
  [dir='rtl'] & { transform: translateX(calc(var(--group, 0) * 100%)); }
  @media (prefers-reduced-motion: reduce) { transition: none; }
`;

const Group = styled.ul`
  display: grid;
  flex: none;
  grid-template-columns: repeat(${perGroup}, minmax(0, 1fr));
  gap: 10px;
  inline-size: 100%;
`;

const Open = styled.button`
  display: block;
  inline-size: 100%;
  &:active { opacity: 0.7; }
`;

const Art = styled.span`
  --art-radius: ${token('radius.tile')};
  display: block;
  aspect-ratio: 1;
`;

const Name = styled.span`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  margin-block: 5px 2px;
  font-size: 0.75rem;
  line-height: 1.3;
  color: ${token('color.muted')};
`;
