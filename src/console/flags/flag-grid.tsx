import { type KeyboardEvent, type Ref, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import type { FlagMerchant } from '../../contracts/console/flags.ts';
import type { Change } from '../../contracts/console/impact.ts';
import { useDraft } from '../draft/draft.ts';
import { useText } from '../texts/use-text.ts';
import { FlagRow } from './flag-row.tsx';
import { moveFocus } from './grid-focus.ts';
import { Cell, HeadRow } from './grid-styles.ts';
import type { FlagSummary } from './summarise-flags.ts';

interface FlagGridProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly lines: readonly FlagSummary[];
  readonly merchants: readonly FlagMerchant[];
  /** Dotted name of the flag in the panel. */
  readonly opened: string | undefined;
  onOpen(name: string): void;
}

/** More merchants than these are counted instead of standing in a column each. */
const mostColumns = 8;
/** One for all flags that the draft does not touch, so that they are not drawn anew with it. */
const untouched: readonly Change[] = [];

/** Flags as rows, merchants as columns. Arrows move, space changes, Enter opens; one tab stop. Why its keys are ours: decision 55. */
export function FlagGrid({ ref, lines, merchants, opened, onOpen }: FlagGridProps) {
  const text = useText();
  const { changes } = useDraft();
  const touched = useMemo(() => Map.groupBy(changes, ({ name }) => name), [changes]);
  const [active, setActive] = useState({ name: '', column: 1 });
  const row = Math.max(
    0,
    lines.findIndex(({ flag }) => flag.name === active.name),
  );
  const columns = merchants.length <= mostColumns ? merchants : [];
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.target instanceof HTMLElement && moveFocus(event.currentTarget, event.target, event.key))
      event.preventDefault();
  };
  return (
    <Grid
      ref={ref}
      role="grid"
      aria-label={text('nav.flags')}
      aria-rowcount={lines.length + 1}
      data-columns={columns.length}
      onKeyDown={onKeyDown}
    >
      <HeadRow role="row">
        <Cell role="columnheader" data-part="all">
          <span className="unseen">{text('flags.allColumn')}</span>
        </Cell>
        <Cell role="columnheader" data-part="name">
          {text('flags.flag')}
        </Cell>
        {columns.map(({ code, name }) => (
          <Cell key={code} role="columnheader" data-part="at" title={name}>
            <span>{name}</span>
          </Cell>
        ))}
        <Cell role="columnheader" data-part="count">
          {text('flags.onAt')}
        </Cell>
        <Cell role="columnheader" data-part="owner">
          {text('flags.owner')}
        </Cell>
        <Cell role="columnheader" data-part="stage">
          {text('flags.stage')}
        </Cell>
        <Cell role="columnheader" data-part="changed">
          {text('flags.changed')}
        </Cell>
      </HeadRow>
      {lines.map((line, index) => (
        <FlagRow
          key={line.flag.name}
          line={line}
          index={index}
          merchants={merchants}
          columns={columns}
          changes={touched.get(line.flag.name) ?? untouched}
          isOpened={line.flag.name === opened}
          activeColumn={index === row ? active.column : undefined}
          onActive={setActive}
          onOpen={onOpen}
        />
      ))}
    </Grid>
  );
}

const Grid = styled.div`
  padding-block-end: 76px;
  /* Columns of merchants need their room; without it the count of them stands there. */
  &[data-columns='0'] [data-part='at'], &:not([data-columns='0']) [data-part='count'] { display: none; }
  @container (max-width: 1060px) { & [data-part='owner'] { display: none; } }
  @container (max-width: 960px) { & [data-part='changed'] { display: none; } }
  @container (max-width: 820px) { & [data-part='stage'] { display: none; } }
  @container (max-width: 640px) {
    & [data-part='at'] { display: none; }
    &:not([data-columns='0']) [data-part='count'] { display: flex; }
  }
  @container (max-width: 480px) { & [data-part='count'] > i { display: none; } }
`;
