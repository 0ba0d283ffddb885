import { styled } from 'styled-components';
import { token } from '../../theme/token.ts';

export interface CutShapeProps {
  /** Icon name of the category: known subjects have their own picture. */
  readonly subject: string;
  /** The tall first block gets the large picture. */
  readonly tall: boolean;
}

/** Flat paper shapes in the corner of a bento block. */
export function CutShape({ subject, tall }: CutShapeProps) {
  if (tall) {
    return (
      <Paper width="175" height="130" viewBox="0 0 175 130" aria-hidden>
        <circle className="yellow" cx="60" cy="92" r="44" />
        <path className="orange" d="M104 130V62a35 35 0 0 1 71 0v68Z" />
        <rect className="pink" y="92" width="60" height="44" />
        <circle className="white" cx="139" cy="62" r="13" />
      </Paper>
    );
  }
  const Shape = shapes[subject] ?? Quarter;
  return <Shape />;
}

function Eye() {
  return (
    <Paper width="83" height="88" viewBox="0 0 92 98" aria-hidden>
      <path className="ink" d="M92 6A46 46 0 0 0 92 98Z" />
      <path className="white" d="M92 28a24 24 0 0 0 0 48Z" />
    </Paper>
  );
}

function Fish() {
  return (
    <Paper width="84" height="74" viewBox="0 0 84 74" aria-hidden>
      <path className="blue" d="M0 74A42 42 0 0 1 84 74Z" />
      <circle className="white" cx="30" cy="54" r="7" />
      <path className="yellow" d="M84 74V36L58 55Z" />
    </Paper>
  );
}

function Ball() {
  return (
    <Paper width="80" height="80" viewBox="0 0 80 80" aria-hidden>
      <circle className="white" cx="52" cy="52" r="40" />
      <path className="ink" d="M52 36l15 11-6 18H43l-6-18Z" />
    </Paper>
  );
}

function Draw() {
  return (
    <Paper width="86" height="76" viewBox="0 0 86 76" aria-hidden>
      <circle className="orange" cx="24" cy="60" r="20" />
      <circle className="yellow" cx="58" cy="46" r="24" />
      <path className="ink digit" d="M50 37h16v4.5l-8.5 17h-5.5l8-16H50Z" />
    </Paper>
  );
}

function Flame() {
  return (
    <Paper width="80" height="82" viewBox="0 0 80 82" aria-hidden>
      <path className="orange" d="M6 82c0-34 22-40 26-76 26 14 48 40 48 76Z" />
      <path className="yellow" d="M28 82c0-20 12-24 16-44 16 12 26 26 26 44Z" />
    </Paper>
  );
}

function Slot() {
  return (
    <Paper width="90" height="70" viewBox="0 0 90 70" aria-hidden>
      <rect className="yellow" x="0" y="22" width="30" height="48" />
      <rect className="pink" x="30" y="22" width="30" height="48" />
      <rect className="orange" x="60" y="22" width="30" height="48" />
      <circle className="white" cx="45" cy="46" r="9" />
    </Paper>
  );
}

function Quarter() {
  return (
    <Paper width="78" height="72" viewBox="0 0 78 72" aria-hidden>
      <path className="yellow" d="M78 0v72H6A72 72 0 0 1 78 0Z" />
      <circle className="ink" cx="58" cy="50" r="11" />
    </Paper>
  );
}

const shapes: Readonly<Record<string, () => React.JSX.Element>> = {
  live: Eye,
  fish: Fish,
  sports: Ball,
  lottery: Draw,
  fire: Flame,
  slots: Slot,
};

const Paper = styled.svg`
  position: absolute;
  inset-block-end: 0;
  inset-inline-end: 0;
  transform: scale(var(--cut-scale, 1));
  transform-origin: 100% 100%;
  [dir='rtl'] & { transform: scaleX(-1) scale(var(--cut-scale, 1)); transform-origin: 0 100%; translate: calc(var(--cut-scale, 1) * 100%); }
  [dir='rtl'] & .digit { transform: scaleX(-1); transform-origin: 58px 0; }
  .yellow { fill: ${token('color.accent')}; }
  .blue { fill: ${token('color.brand1')}; }
  .orange { fill: ${token('color.brand2')}; }
  .pink { fill: ${token('color.brand3')}; }
  .white { fill: ${token('color.trim5')}; }
  .ink { fill: ${token('color.onBrand2')}; }
`;
