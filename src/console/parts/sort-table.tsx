import {
  createSortedRowModel,
  rowSortingFeature,
  type SortDirection,
  sortFn_alphanumeric,
  sortFn_basic,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { type ReactNode, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { narrow } from '../style/global-style.ts';
import { useText } from '../texts/use-text.ts';
import { More } from './block.tsx';

/** One column: what stands in it and what it is sorted by. */
export interface SortColumn<Line> {
  readonly title: string;
  value(line: Line): string | number | undefined;
  draw(line: Line): ReactNode;
  /** Whether it is too low and shall be seen. */
  isLow?(line: Line): boolean;
}

interface SortTableProps<Line> {
  /** The same array as long as its lines are the same, as are the columns. */
  readonly lines: readonly Line[];
  readonly columns: readonly SortColumn<Line>[];
  /** Lines that are shown before all of them are asked for. */
  readonly few: number;
  /** What asks for all of them. */
  readonly every: string;
  readonly caption?: string;
}

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });

/** A table of a block that its heads sort: once upwards, once downwards, and back to the order that it came in. */
export function SortTable<Line extends object>({ lines, columns, few, every, caption }: SortTableProps<Line>) {
  const text = useText();
  const [isWhole, setWhole] = useState(false);
  const definitions = useMemo(
    () =>
      columns.map(({ title, value }) => ({
        id: title,
        accessorFn: value,
        sortFn: lines.some((line) => typeof value(line) === 'number') ? sortFn_basic : sortFn_alphanumeric,
        sortUndefined: 'last' as const,
        sortDescFirst: false,
      })),
    [columns, lines],
  );
  const table = useTable({ features, columns: definitions, data: lines });
  const { rows } = table.getRowModel();
  return (
    <>
      <Table>
        {caption ? <caption>{caption}</caption> : null}
        <thead>
          <tr>
            {table.getAllLeafColumns().map((column) => (
              <th key={column.id} scope="col" aria-sort={orderOf(column.getIsSorted())}>
                <button type="button" onClick={() => column.toggleSorting()}>
                  {column.id}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(isWhole ? rows : rows.slice(0, few)).map(({ id, original }) => (
            <tr key={id}>
              {columns.map(({ title, draw, isLow }) => (
                <td key={title} data-low={isLow?.(original) || undefined}>
                  {draw(original)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      {rows.length > few ? (
        <More type="button" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? text('contrast.few') : every}
        </More>
      ) : null}
    </>
  );
}

function orderOf(sorted: false | SortDirection): 'ascending' | 'descending' | 'none' {
  if (sorted === false) return 'none';
  return sorted === 'asc' ? 'ascending' : 'descending';
}

const Table = styled.table`
  inline-size: 100%;
  /* As wide whatever its lines are, so that no head moves from under the pointer. */
  table-layout: fixed;
  border-collapse: collapse;
  & th:not(:first-child) { inline-size: 76px; }
  & th { padding: 0; color: var(--muted); font: 500 0.75rem/1.3 var(--sans); text-align: start; }
  & th > button {
    display: inline-flex;
    gap: 4px;
    align-items: center;
    min-block-size: 26px;
    &:hover { color: var(--text); }
    /* Its place is kept, so that sorting moves no head. */
    &::after { content: '↑'; opacity: 0; }
    ${narrow} { min-block-size: 44px; }
  }
  /* Words end where their numbers do. */
  & th:not(:first-child) > button { flex-direction: row-reverse; }
  & [aria-sort='ascending'] > button::after { opacity: 1; }
  & [aria-sort='descending'] > button::after { content: '↓'; opacity: 1; }
  & td { padding-block: 5px; border-block-start: 1px solid var(--line); overflow-wrap: anywhere; }
  & :is(td, th):not(:first-child) { padding-inline-start: 12px; text-align: end; white-space: nowrap; }
  [dir='rtl'] & th:first-child { text-align: right; }
  ${narrow} {
    & th:not(:first-child) { inline-size: 64px; }
    & :is(td, th):not(:first-child) { padding-inline-start: 6px; }
  }
  & td[data-low] { color: var(--bad); font-weight: 600; }
  & caption { padding-block-end: 4px; color: var(--muted); text-align: start; }
`;
