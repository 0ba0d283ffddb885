import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { TickBox } from '../controls/tick-box.tsx';
import { RowEnd, type RowFormed, rowRules, RowTitle, RowWords, wrapping } from './row-parts.tsx';
import { useLayout } from './use-layout.ts';

export interface PickRowProps {
  readonly title: ReactNode;
  /** A date, a state. */
  readonly end?: ReactNode;
  readonly unread?: boolean;
  readonly picked: boolean;
  onPick(picked: boolean): void;
}

/** A line of a list that is chosen or not: the whole line is what is pressed, the title names the box. */
export function PickRow({ title, end, unread = false, picked, onPick }: PickRowProps) {
  const { list } = useLayout();
  const titleId = useId();
  return (
    <Row $form={list}>
      <TickBox checked={picked} labelledBy={titleId} onChange={onPick} />
      <RowWords data-row="words">
        <RowTitle id={titleId} title={title} unread={unread} />
      </RowWords>
      <span data-row="leader" />
      {end === undefined ? null : <RowEnd data-row="end">{end}</RowEnd>}
    </Row>
  );
}

const Row = styled.label<RowFormed>`
  ${rowRules}
  ${wrapping}
  cursor: pointer;
`;
