import { useMemo } from 'react';
import type { PartWeight } from '../../contracts/console/merchant-page.ts';
import { Block } from '../parts/block.tsx';
import { type SortColumn, SortTable } from '../parts/sort-table.tsx';
import { useText } from '../texts/use-text.ts';

const FEW = 8;

/** What the parts of a release weigh, and what browsers load of them. */
export function WeightTable({ weights }: { readonly weights: readonly PartWeight[] }) {
  const text = useText();
  const columns = useMemo((): readonly SortColumn<PartWeight>[] => {
    const kilobytes = (bytes: number) => text('weight.kb', { size: (bytes / 1024).toFixed(1) });
    return [
      { title: text('weight.part'), value: ({ name }) => name, draw: ({ name }) => name },
      { title: text('weight.bytes'), value: ({ bytes }) => bytes, draw: ({ bytes }) => kilobytes(bytes) },
      { title: text('weight.sent'), value: ({ sent }) => sent, draw: ({ sent }) => kilobytes(sent) },
    ];
  }, [text]);
  const all = weights.reduce((sum, { sent }) => sum + sent, 0);
  return (
    <Block title={text('weight.title')} end={<small>{text('weight.all', { size: (all / 1024).toFixed(0) })}</small>}>
      <SortTable lines={weights} columns={columns} few={FEW} every={text('weight.every', { count: weights.length })} />
    </Block>
  );
}
