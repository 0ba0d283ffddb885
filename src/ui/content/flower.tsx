import { styled } from 'styled-components';
import { token } from '../theme/token.ts';

const petals = Array.from({ length: 12 }, (_, index) => index * 30);

export interface FlowerProps {
  /** A wide heart that carries a word or an icon; otherwise a small eye with beads round it. */
  readonly open?: boolean;
}

/** The twelve-petalled flower of the painted trucks; fills its parent. */
export function Flower({ open = true }: FlowerProps) {
  return (
    <Drawing viewBox="-50 -50 100 100" aria-hidden $open={open}>
      {petals.map((angle, index) => (
        <Petal
          key={angle}
          d="M0-46C10-38 10-24 0-14-10-24-10-38 0-46Z"
          transform={`rotate(${angle})`}
          $odd={index % 2 === 1}
          $open={open}
        />
      ))}
      {open ? null : petals.map((angle) => <Bead key={angle} cy="-20" r="2.4" transform={`rotate(${angle + 15})`} />)}
      <Rim r={open ? 31 : 15} $open={open} />
      <Heart r={open ? 27 : 9} />
      {open ? null : <Bead r="4" />}
    </Drawing>
  );
}

const Drawing = styled.svg<{ $open: boolean }>`
  inline-size: 100%;
  block-size: 100%;
`;

const Petal = styled.path<{ $odd: boolean; $open: boolean }>`
  fill: ${({ $odd, $open }) => petalFill($odd, $open)};
`;

function petalFill(odd: boolean, open: boolean): string {
  if (odd) return token('color.trim2');
  return open ? `color-mix(in oklch, ${token('color.trim2')}, black 12%)` : token('color.trim4');
}

const Rim = styled.circle<{ $open: boolean }>`
  fill: ${({ $open }) => ($open ? `color-mix(in oklch, ${token('color.trim2')}, white 35%)` : token('color.trim3'))};
`;

const Heart = styled.circle`
  fill: ${token('color.trim2')};
`;

const Bead = styled.circle`
  fill: ${token('color.trim5')};
`;
