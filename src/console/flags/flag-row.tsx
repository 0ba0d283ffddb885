import { memo } from 'react';
import { cellOf, type FlagMerchant } from '../../contracts/console/flags.ts';
import type { Change } from '../../contracts/console/impact.ts';
import { toggleFlag } from '../draft/toggle-flag.ts';
import { Badge, type Tone } from '../parts/badge.tsx';
import { Icon } from '../parts/icon.tsx';
import { Ago } from '../parts/moment.tsx';
import { Switch } from '../parts/switch.tsx';
import { useGroupRight } from '../shell/session-context.ts';
import { useText } from '../texts/use-text.ts';
import { FlagCellButton } from './flag-cell-button.tsx';
import { Cell, Row } from './grid-styles.ts';
import { codeOf, nameOf, ownerOf, stageOf } from './flag-words.ts';
import type { FlagSummary } from './summarise-flags.ts';

interface FlagRowProps {
  readonly line: FlagSummary;
  readonly index: number;
  readonly merchants: readonly FlagMerchant[];
  /** Merchants with a column of their own. */
  readonly columns: readonly FlagMerchant[];
  /** What the draft makes of this flag, at any merchant. */
  readonly changes: readonly Change[];
  readonly isOpened: boolean;
  /** The column of the tab stop, when it is in this row. */
  readonly activeColumn: number | undefined;
  onActive(place: { readonly name: string; readonly column: number }): void;
  onOpen(name: string): void;
}

export const stageTones: Readonly<Record<string, Tone>> = {
  stable: 'good',
  beta: 'warn',
  experimental: 'warn',
  retired: 'bad',
};

/** One flag: a switch for all merchants, its words, and its state at each. */
export const FlagRow = memo(function FlagRow(props: FlagRowProps) {
  const { line, index, merchants, columns, changes, isOpened, activeColumn, onActive, onOpen } = props;
  const { flag } = line;
  const text = useText();
  const mayChange = useGroupRight('change', flag.owner);
  const staged = new Map(changes.map((change) => [change.merchant, change]));
  const touched = changes.length === 0 ? [] : merchants.filter(({ code }) => staged.has(code));
  const on = touched.reduce((sum, merchant) => sum + differenceAt(merchant, staged.get(merchant.code)), line.on);
  const stop = (column: number) => ({
    tabIndex: activeColumn === column ? 0 : -1,
    'data-column': column,
    onFocus: () => onActive({ name: flag.name, column }),
  });
  return (
    <Row role="row" aria-rowindex={index + 2} data-row={index} data-opened={isOpened || undefined}>
      <Cell role="gridcell" data-part="all">
        <Switch
          state={on === 0 ? 'off' : on === merchants.length ? 'on' : 'mixed'}
          isChanged={touched.length > 0}
          label={text('flags.allSwitch', { flag: codeOf(flag), count: merchants.length })}
          disabled={!mayChange}
          onToggle={() => toggleFlag(merchants, flag.name)}
          {...stop(0)}
        />
      </Cell>
      <Cell role="rowheader" data-part="name">
        <button
          type="button"
          {...stop(1)}
          title={flag.effect}
          onClick={() => onOpen(flag.name)}
          onKeyDown={(event) => {
            if (event.key !== ' ' || !mayChange) return;
            event.preventDefault();
            toggleFlag(merchants, flag.name);
          }}
          onKeyUp={(event) => {
            if (event.key === ' ') event.preventDefault();
          }}
        >
          <span>{nameOf(flag)}</span>
          <span>
            <code>{codeOf(flag)}</code>
            {flag.money ? (
              <>
                <Icon name="money" size={15} />
                <span className="unseen">{text('flags.money')}</span>
              </>
            ) : null}
          </span>
        </button>
      </Cell>
      {columns.map((merchant, column) => (
        <Cell key={merchant.code} role="gridcell" data-part="at">
          <FlagCellButton
            flag={flag}
            merchant={merchant}
            request={staged.get(merchant.code)}
            disabled={!mayChange}
            {...stop(column + 2)}
          />
        </Cell>
      ))}
      <Cell role="gridcell" data-part="count">
        <i aria-hidden="true">
          <u style={{ inlineSize: `${(100 * on) / merchants.length}%` }} />
        </i>
        {text('flags.onOf', { on, of: merchants.length })}
      </Cell>
      <Cell role="gridcell" data-part="owner">
        {ownerOf(flag, text)}
      </Cell>
      <Cell role="gridcell" data-part="stage">
        <Badge $tone={stageTones[flag.stage] ?? 'neutral'}>{stageOf(flag, text)}</Badge>
      </Cell>
      <Cell role="gridcell" data-part="changed">
        {line.changedAt ? <Ago at={line.changedAt} /> : null}
      </Cell>
    </Row>
  );
});

/** How many more have it on at a merchant once the draft is published: 1, 0 or −1. */
function differenceAt(merchant: FlagMerchant, change: Change | undefined): number {
  if (typeof change?.value !== 'boolean') return 0;
  return Number(change.value) - Number(cellOf(merchant, change.name).on);
}
