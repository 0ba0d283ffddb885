import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icon/icon.tsx';
import { type BuiltForms, useForms } from '../theme/built-forms.ts';
import { token } from '../theme/token.ts';
import { PressTarget } from './press-target.tsx';

export interface NoticeTickerProps {
  /** Accessible name. */
  readonly label: string;
  readonly notices: readonly { readonly id: string; readonly text: string }[];
  onOpen(id: string): void;
  /** Steps that a running notice makes in a second (row G-178). */
  readonly framesPerSecond?: number;
}

/** One notice after the other runs along a single line; a tap opens it. It stands still for players who want less motion. */
export function NoticeTicker({ label, notices, onOpen, framesPerSecond = 30 }: NoticeTickerProps) {
  const { card } = useForms();
  const [turn, setTurn] = useState(0);
  const run = useRef<HTMLSpanElement>(null);
  const count = notices.length;
  const notice = notices[turn % Math.max(count, 1)];
  const words = notice?.text;

  useEffect(() => {
    const place = run.current;
    if (place === null || words === undefined) return undefined;
    const motion = runAlong(place, { framesPerSecond, isFirst: turn === 0, isOnly: count < 2 });
    motion?.addEventListener('finish', () => setTurn((last) => last + 1));
    return () => motion?.cancel();
  }, [words, turn, count, framesPerSecond]);

  if (notice === undefined) return null;
  const pause = () => run.current?.getAnimations().forEach((motion) => motion.pause());
  const resume = () => run.current?.getAnimations().forEach((motion) => motion.play());
  return (
    <Line aria-label={label} $form={card}>
      <Sign>
        <Icon name="megaphone" size="medium" />
      </Sign>
      <Text
        onChoose={() => onOpen(notice.id)}
        onFocus={pause}
        onPointerEnter={pause}
        onBlur={resume}
        onPointerLeave={resume}
      >
        <Run ref={run}>{notice.text}</Run>
      </Text>
    </Line>
  );
}

const pixelsPerSecond = 45;
/** The first notice can be read before it sets off. */
const restMs = 2500;

interface Course {
  readonly framesPerSecond: number;
  readonly isFirst: boolean;
  readonly isOnly: boolean;
}

/** Moves words through their line once; nothing where motion is unwanted, or where a single notice fits its line. */
function runAlong(place: HTMLElement, { framesPerSecond, isFirst, isOnly }: Course): Animation | undefined {
  const room = place.parentElement?.clientWidth ?? 0;
  const length = place.offsetWidth;
  if (room === 0 || (isOnly && length <= room)) return undefined;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
  const forward = getComputedStyle(place).direction === 'rtl' ? 1 : -1;
  const from = isFirst ? 0 : room;
  const duration = ((from + length) / pixelsPerSecond) * 1000;
  const moved = (pixels: number) => ({ transform: `translateX(${forward * pixels}px)` });
  return place.animate([moved(-from), moved(length)], {
    duration,
    delay: isFirst ? restMs : 0,
    easing: `steps(${Math.max(1, Math.round((duration / 1000) * framesPerSecond))})`,
    fill: 'both',
  });
}

const lines: Record<BuiltForms['card'], string> = {
  mat: `border-block: 1px solid ${token('color.line')}; font-style: normal;`,
  fringe: `border-radius: 22px; background: ${token('color.surface')}; padding-inline: 14px;`,
  block: `border-radius: 22px; background: ${token('color.surface')}; padding-inline: 16px;`,
};

const Line = styled.section<{ $form: BuiltForms['card'] }>`
  display: flex;
  align-items: center;
  gap: 12px;
  block-size: 44px;
  margin: 10px ${token('space.gutter')} 0;
  ${({ $form }) => lines[$form]}
`;

const Sign = styled.span`
  flex: none;
  color: ${token('color.link')};
`;

const Text = styled(PressTarget)`
  flex: 1;
  min-inline-size: 0;
  block-size: 44px;
  overflow: hidden;
  white-space: nowrap;
  text-align: start;
  font-size: 0.875rem;
  &:active { opacity: 0.6; }
`;

const Run = styled.span`
  display: inline-block;
`;
