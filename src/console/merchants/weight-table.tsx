import { useState } from 'react';
import type { PartWeight } from '../../contracts/console/merchant-page.ts';
import { Block, More, Table } from '../parts/block.tsx';
import { useText } from '../texts/use-text.ts';

const FEW = 8;

/** What the parts of a release weigh, and what browsers load of them. */
export function WeightTable({ weights }: { readonly weights: readonly PartWeight[] }) {
  const text = useText();
  const [isWhole, setWhole] = useState(false);
  const kilobytes = (bytes: number) => text('weight.kb', { size: (bytes / 1024).toFixed(1) });
  const all = weights.reduce((sum, { sent }) => sum + sent, 0);
  return (
    <Block title={text('weight.title')} end={<small>{text('weight.all', { size: (all / 1024).toFixed(0) })}</small>}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{text('weight.part')}</th>
            <th scope="col">{text('weight.bytes')}</th>
            <th scope="col">{text('weight.sent')}</th>
          </tr>
        </thead>
        <tbody>
          {(isWhole ? weights : weights.slice(0, FEW)).map(({ name, bytes, sent }) => (
            <tr key={name}>
              <td>{name}</td>
              <td>{kilobytes(bytes)}</td>
              <td>{kilobytes(sent)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {weights.length > FEW ? (
        <More type="button" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? text('contrast.few') : text('weight.every', { count: weights.length })}
        </More>
      ) : null}
    </Block>
  );
}
