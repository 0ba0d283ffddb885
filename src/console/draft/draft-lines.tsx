import { styled } from 'styled-components';
import { cellOf, type FlagLine, type FlagMerchant } from '../../contracts/console/flags.ts';
import type { Change } from '../../contracts/console/impact.ts';
import { IconButton } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { nameOf as wordsOf } from '../flags/flag-words.ts';
import { NameList } from '../parts/name-list.tsx';
import { useText } from '../texts/use-text.ts';
import { unstage } from './draft.ts';
import { formatValue } from './format-value.ts';

interface DraftLinesProps {
  readonly changes: readonly Change[];
  readonly merchants: readonly FlagMerchant[];
  readonly flags: readonly FlagLine[];
}

/** The draft: the same change at several merchants is one line, and each line can be taken back. */
export function DraftLines({ changes, merchants, flags }: DraftLinesProps) {
  const text = useText();
  const nameOf = (code: string) => merchants.find((merchant) => merchant.code === code)?.name ?? code;
  const isOn = (code: string, name: string) => {
    const merchant = merchants.find((one) => one.code === code);
    return merchant ? cellOf(merchant, name).on : undefined;
  };
  const groups = Map.groupBy(changes, ({ name, value }) => `${name} ${JSON.stringify(value) ?? ''}`);
  return (
    <Lines>
      {[...groups].map(([key, group]) => {
        const [first] = group;
        if (!first) return null;
        const flag = flags.find(({ name }) => name === first.name);
        const before = first.name.startsWith('flags.') ? isOn(first.merchant, first.name) : undefined;
        return (
          <li key={key}>
            <div>
              {flag ? <strong>{wordsOf(flag)}</strong> : null}
              <p>
                <code>{first.name.replace(/^flags\./, '')}</code>{' '}
                {before === undefined ? null : <s>{formatValue(before, text)}</s>}{' '}
                <b>{first.value === undefined ? text('cell.given') : formatValue(first.value, text)}</b>
              </p>
              <NameList names={group.map(({ merchant }) => nameOf(merchant))} />
            </div>
            <IconButton
              $tone="quiet"
              aria-label={text('review.takeBack', { name: first.name })}
              onClick={() => unstage(group)}
            >
              <Icon name="undo" size={16} />
            </IconButton>
          </li>
        );
      })}
    </Lines>
  );
}

const Lines = styled.ul`
  & > li {
    display: flex;
    align-items: center;
    padding-block: 5px;
    & + & { border-block-start: 1px solid var(--line); }
    & > div { flex: 1; min-inline-size: 0; }
  }
  & strong { font-weight: 500; }
  & code { font-size: 0.8125rem; }
  & s { margin-inline-start: 8px; color: var(--muted); }
  & b { margin-inline-start: 4px; color: var(--changed); font-weight: 600; }
  & small { color: var(--muted); font-size: 0.78rem; }
`;
