import { styled } from 'styled-components';
import { calm } from '../theme/media.ts';
import { token } from '../theme/token.ts';
import { motion } from '../theme/motions.ts';

/** What is on its way: lines of text, a control, a card, a tile or a round picture. */
export type SkeletonShape = 'line' | 'title' | 'control' | 'card' | 'tile' | 'disc';

export interface SkeletonProps {
  readonly shape?: SkeletonShape;
  /** How many of them. */
  readonly count?: number;
}

/** Grey forms of the same size as what is loading. The screen that shows them says `aria-busy`. */
export function Skeleton({ shape = 'line', count = 1 }: SkeletonProps) {
  return (
    <>
      {Array.from({ length: count }, (_, index) => (
        <Form key={`${shape}-${index}`} $shape={shape} aria-hidden />
      ))}
    </>
  );
}

const shapes: Record<SkeletonShape, string> = {
  line: 'block-size: 14px; inline-size: 100%; margin-block: 6px; border-radius: 4px;',
  title: 'block-size: 22px; inline-size: 55%; margin-block: 8px; border-radius: 4px;',
  control: `block-size: ${token('control.field')}; border-radius: ${token('radius.field')};`,
  card: `block-size: 150px; border-radius: ${token('radius.card')};`,
  tile: `aspect-ratio: 1; border-radius: ${token('radius.tile')};`,
  disc: 'inline-size: 58px; block-size: 58px; border-radius: 50%;',
};

const Form = styled.span<{ $shape: SkeletonShape }>`
  display: block;
  background: ${token('color.raised')};
  animation: ${motion('breathe')} 1400ms ease-in-out infinite;
  ${({ $shape }) => shapes[$shape]}
  ${calm} { animation: none; }
`;
