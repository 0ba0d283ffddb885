import { styled } from 'styled-components';
import { motion, token } from '../../../ui/index.ts';

const places = [1, 2, 3, 4, 5, 6, 7];

/** Envelopes that fall slowly behind the page's head; they hang still where motion is not wanted. */
export function FallingEnvelopes({ isFalling }: { readonly isFalling: boolean }) {
  return (
    <Sky aria-hidden data-falling={isFalling}>
      {places.map((place) => (
        <Envelope key={place} />
      ))}
    </Sky>
  );
}

const Sky = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;
  pointer-events: none;
  opacity: 0.35;
`;

const Envelope = styled.span`
  position: absolute;
  inset-block-start: 12%;
  inline-size: 22px;
  block-size: 30px;
  border-radius: 4px;
  background: ${token('color.danger')};
  transform: rotate(-8deg);
  &::after {
    content: '';
    position: absolute;
    inset: 9px 5px auto;
    block-size: 12px;
    border-radius: 50%;
    background: ${token('color.surface')};
  }
  /* At the sides, where no words stand. */
  &:nth-child(1) { inset-inline-start: 3%; --delay: -1s; }
  &:nth-child(2) { inset-inline-start: 8%; inset-block-start: 74%; --delay: -5s; }
  &:nth-child(3) { inset-inline-start: 13%; inset-block-start: 4%; --delay: -3s; }
  &:nth-child(4) { inset-inline-start: 2%; inset-block-start: 46%; --delay: -7s; }
  &:nth-child(5) { inset-inline-start: 81%; inset-block-start: 4%; --delay: -2s; }
  &:nth-child(6) { inset-inline-start: 85%; inset-block-start: 78%; --delay: -6s; }
  &:nth-child(7) { inset-inline-start: 91%; inset-block-start: 30%; --delay: -4s; }
  @media (prefers-reduced-motion: no-preference) {
    [data-falling='true'] > & { inset-block-start: 0; animation: ${motion('fall')} 8s linear var(--delay) infinite; }
  }
`;
