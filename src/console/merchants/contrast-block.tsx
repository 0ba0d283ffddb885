import { useMemo } from 'react';
import type { ContrastLine, MerchantPage } from '../../contracts/console/merchant-page.ts';
import { useHealth } from '../api/queries.ts';
import { Block } from '../parts/block.tsx';
import { type SortColumn, SortTable } from '../parts/sort-table.tsx';
import { useText } from '../texts/use-text.ts';

/** Pairs that are shown before all of them are asked for: the tightest. */
const FEW = 12;

/** How well the colours of its theme can be distinguished, in both schemes. */
export function ContrastBlock({ merchant: { code, release, theme } }: { readonly merchant: MerchantPage }) {
  const text = useText();
  const { data: health } = useHealth(code, release);
  const columns = useMemo((): readonly SortColumn<ContrastLine>[] => {
    const said = (contrast: number | undefined) => contrast?.toFixed(2) ?? text('contrast.none');
    return [
      {
        title: text('contrast.pair'),
        value: ({ foreground, background }) => `${foreground} ${background}`,
        draw: ({ foreground, background }) => (
          <>
            <code>{foreground}</code> {text('contrast.on')} <code>{background}</code>
          </>
        ),
      },
      { title: text('contrast.least'), value: ({ least }) => least, draw: ({ least }) => least },
      {
        title: text('contrast.light'),
        value: ({ light }) => light,
        draw: ({ light }) => said(light),
        isLow: ({ light, least }) => (light ?? least) < least,
      },
      {
        title: text('contrast.dark'),
        value: ({ dark }) => dark,
        draw: ({ dark }) => said(dark),
        isLow: ({ dark, least }) => (dark ?? least) < least,
      },
    ];
  }, [text]);
  const lines = health?.contrast;
  return (
    <Block title={text('contrast.title')}>
      {health ? null : <p role="status">{text('health.waiting')}</p>}
      {lines?.length === 0 ? <p>{text('contrast.absent', { theme })}</p> : null}
      {lines && lines.length > 0 ? (
        <SortTable
          lines={lines}
          columns={columns}
          few={FEW}
          every={text('contrast.all', { count: lines.length })}
          caption={text('contrast.lead', { theme, count: lines.length })}
        />
      ) : null}
    </Block>
  );
}
