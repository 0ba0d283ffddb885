import { styled } from 'styled-components';
import { token } from '../../../ui/index.ts';

export interface BallsProps {
  readonly label: string;
  readonly numbers: readonly string[];
}

/** Drawn numbers in their order (row G-274). */
export function Balls({ label, numbers }: BallsProps) {
  return (
    <Row aria-label={label} dir="ltr">
      {numbers.map((number, place) => (
        <Ball key={`${place} ${number}`}>{number}</Ball>
      ))}
    </Row>
  );
}

const Row = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: 5px;
  list-style: none;
`;

const Ball = styled.li`
  display: grid;
  place-items: center;
  min-inline-size: 27px;
  block-size: 27px;
  padding-inline: 4px;
  border-radius: 14px;
  background: ${token('color.raised')};
  border: 1px solid ${token('color.line')};
  font-family: ${token('font.numeric')};
  font-variant-numeric: tabular-nums lining-nums;
  font-size: 0.8125rem;
  line-height: 1;
`;
