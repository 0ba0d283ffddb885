import { memo } from 'react';
import { cellOf, type FlagLine, type FlagMerchant } from '../../contracts/console/flags.ts';
import type { Change } from '../../contracts/console/impact.ts';
import { findChange } from '../draft/draft.ts';
import { toggleFlag, draftValue } from '../draft/toggle-flag.ts';
import { Badge, type Tone } from '../parts/badge.tsx';
import { Icon } from '../parts/icon.tsx';
import { Ago } from '../parts/moment.tsx';
import { Switch } from '../parts/switch.tsx';
import { useGroupRight } from '../shell/session-context.ts';
import { useText } from '../texts/use-text.ts';
import { FlagCellButton } from './flag-cell-button.tsx';
import { Cell, Row } from './grid-styles.ts';
import { codeOf, nameOf, ownerOf, stageOf } from './flag-words.ts';

interface FlagRowProps {
  readonly flag: FlagLine;
  readonly index: number;
  readonly merchants: readonly FlagMerchant[];
  /** Merchants with a column of their own. */
  readonly columns: readonly FlagMerchant[];
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
  const { flag, index, merchants, columns, changes, isOpened, activeColumn, onActive, onOpen } = props;
  const text = useText();
  const mayChange = useGroupRight('change', flag.owner);
  const values = merchants.map(
    (merchant) => draftValue(changes, merchant, flag.name) ?? cellOf(merchant, flag.name).on,
  );
  const on = values.filter(Boolean).length;
  const isStaged = merchants.some(({ code }) => findChange(changes, code, flag.name));
  const stop = (column: number) => ({
    tabIndex: activeColumn === column ? 0 : -1,
    'data-column': column,
    onFocus: () => onActive({ name: flag.name, column }),
  });
  const latest = latestOverride(merchants, flag.name);
  return (
    <Row role="row" aria-rowindex={index + 2} data-row={index} data-opened={isOpened || undefined}>
      <Cell role="gridcell" data-part="all">
        <Switch
          state={on === 0 ? 'off' : on === merchants.length ? 'on' : 'mixed'}
          isChanged={isStaged}
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
            request={findChange(changes, merchant.code, flag.name)}
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
        {latest ? <Ago at={latest} /> : null}
      </Cell>
    </Row>
  );
});

function latestOverride(merchants: readonly FlagMerchant[], name: string): string | undefined {
  return merchants
    .flatMap(({ overrides }) => overrides[name]?.at ?? [])
    .reduce<string | undefined>((last, at) => (last === undefined || at > last ? at : last), undefined);
}
