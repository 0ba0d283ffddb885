import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icon/icon.tsx';
import { type BuiltForms, useForms } from '../theme/built-forms.ts';
import { calm } from '../theme/media.ts';
import { token } from '../theme/token.ts';
import { PressTarget } from './press-target.tsx';

export interface NoticeTickerProps {
  /** Accessible name. */
  readonly label: string;
  /** None while they are on their way: the line keeps its room, and there is nothing to read or to press. */
  readonly notices: readonly { readonly id: string; readonly text: string }[];
  onOpen(id: string): void;
  /** Steps that a running notice makes in a second (row G-178). */
  readonly framesPerSecond?: number;
}

/** One notice after the other runs along a single line; a tap opens it. For players who want less motion it stands still, and all of it is seen. */
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
    const leaving = new AbortController();
    const next = () => setTurn((last) => last + 1);
    // The line stands from the first paint; how it runs may come later, or not at all without a network.
    void import('./scroll-words.ts').then(
      ({ scrollWords }) =>
        scrollWords(place, { framesPerSecond, isFirst: turn === 0, isOnly: count < 2, next, until: leaving.signal }),
      () => undefined,
    );
    return () => leaving.abort();
  }, [words, turn, count, framesPerSecond]);

  const pause = () => run.current?.getAnimations().forEach((motion) => motion.pause());
  const resume = () => run.current?.getAnimations().forEach((motion) => motion.play());
  return (
    <Line aria-label={label} inert={notice === undefined} $form={card}>
      <Icon name="megaphone" size="medium" />
      <Text
        onChoose={() => notice && onOpen(notice.id)}
        onFocus={pause}
        onPointerEnter={pause}
        onBlur={resume}
        onPointerLeave={resume}
      >
        <span ref={run}>{words}</span>
      </Text>
    </Line>
  );
}

const lines: Record<BuiltForms['card'], string> = {
  mat: `border-block: 1px solid ${token('color.line')}; font-style: normal;`,
  fringe: `border-radius: 22px; background: ${token('color.surface')}; padding-inline: 14px;`,
  block: `border-radius: 22px; background: ${token('color.surface')}; padding-inline: 16px;`,
  flat: `margin: 0; padding-inline: 12px; border-block-end: 1px solid ${token('color.line')}; background: ${token('color.surface')};`,
  soft: `border-radius: 22px; background: ${token('color.surface')}; padding-inline: 18px;`,
  chamfer: `margin-block: 0; border-block-end: 1px solid ${token('color.line')}; &:not(:lang(ur)) { font-family: ${token('font.numeric')}; } * { font-size: 0.75rem; }`,
};

const Line = styled.section<{ $form: BuiltForms['card'] }>`
  display: flex;
  align-items: center;
  gap: 12px;
  min-block-size: 44px;
  margin: 10px ${token('space.gutter')} 0;
  ${({ $form }) => lines[$form]}
  > svg { flex: none; color: ${token('color.link')}; }
`;

const Text = styled(PressTarget)`
  flex: 1;
  min-inline-size: 0;
  min-block-size: 44px;
  overflow: hidden;
  white-space: nowrap;
  text-align: start;
  font-size: 0.875rem;
  &:active { opacity: 0.6; }
  ${calm} { white-space: normal; }
  > span { display: inline-block; }
`;
