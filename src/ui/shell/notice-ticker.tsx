import { useEffect, useState } from 'react';
import { keyframes, styled } from 'styled-components';
import { Icon } from '../icon/icon.tsx';
import { type BuiltForms, useForms } from '../theme/built-forms.ts';
import { token } from '../theme/token.ts';
import { PressTarget } from './press-target.tsx';

export interface NoticeTickerProps {
  /** Accessible name. */
  readonly label: string;
  readonly notices: readonly { readonly id: string; readonly text: string }[];
  onOpen(id: string): void;
  /** Milliseconds that each notice stays. */
  readonly stay?: number;
}

/** One notice at a time on a single line; a tap opens it. It stands still for players who want less motion. */
export function NoticeTicker({ label, notices, onOpen, stay = 5000 }: NoticeTickerProps) {
  const { card } = useForms();
  const [index, setIndex] = useState(0);
  const count = notices.length;

  useEffect(() => {
    if (count < 2 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => setIndex((current) => (current + 1) % count), stay);
    return () => clearInterval(timer);
  }, [count, stay]);

  const notice = notices[index % Math.max(count, 1)];
  if (notice === undefined) return null;
  return (
    <Line aria-label={label} $form={card}>
      <Sign>
        <Icon name="megaphone" size="medium" />
      </Sign>
      <Text key={notice.id} onChoose={() => onOpen(notice.id)}>
        {notice.text}
      </Text>
    </Line>
  );
}

const enter = keyframes`from { opacity: 0; transform: translateY(8px); }`;

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
  text-overflow: ellipsis;
  white-space: nowrap;
  text-align: start;
  font-size: 0.875rem;
  animation: ${enter} ${token('motion.duration')} ${token('motion.ease')};
  &:active { opacity: 0.6; }
`;
