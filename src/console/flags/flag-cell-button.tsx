import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { cellOf, type FlagLine, type FlagMerchant } from '../../contracts/console/flags.ts';
import type { Change } from '../../contracts/console/impact.ts';
import { toggleFlag } from '../draft/toggle-flag.ts';
import { Icon } from '../parts/icon.tsx';
import { useText } from '../texts/use-text.ts';
import { codeOf } from './flag-words.ts';
import { stateWords } from './state-words.ts';

interface FlagCellButtonProps extends ComponentProps<'button'> {
  readonly flag: FlagLine;
  readonly merchant: FlagMerchant;
  readonly request: Change | undefined;
}

/** One flag at one merchant: on or off, whether somebody changed it live, and what the draft makes of it. */
export function FlagCellButton({ flag, merchant, request, ...button }: FlagCellButtonProps) {
  const text = useText();
  const { i18n } = useTranslation();
  const cell = cellOf(merchant, flag.name);
  const isOn = typeof request?.value === 'boolean' ? request.value : cell.on;
  const words = stateWords(cell, text, i18n.language);
  const staged = request
    ? ` ${text(request.value === undefined ? 'cell.given' : isOn ? 'cell.toOn' : 'cell.toOff')}`
    : '';
  return (
    <Box
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={`${codeOf(flag)}, ${merchant.name}: ${words}${staged}`}
      title={`${merchant.name}: ${words}${staged}`}
      data-on={isOn || undefined}
      data-changed={request ? true : undefined}
      onClick={() => toggleFlag([merchant], flag.name)}
      {...button}
    >
      <Icon name={isOn ? 'check' : 'dash'} size={16} />
      {cell.override ? <i data-ending={cell.override.until ? true : undefined} /> : null}
    </Box>
  );
}

const Box = styled.button`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 32px;
  border-radius: 7px;
  color: var(--edge);
  & > svg { stroke-width: 2; }
  &[data-on] { color: var(--accent); & > svg { stroke-width: 2.6; } }
  &:hover:enabled { background: var(--raised); }
  &[data-changed] { background: var(--changed-ground); color: var(--changed); box-shadow: inset 0 0 0 1.5px var(--changed); }
  & > i {
    position: absolute;
    inset-block-start: 5px;
    inset-inline-end: 6px;
    inline-size: 6px;
    block-size: 6px;
    border-radius: 3px;
    background: var(--warn);
    &[data-ending] { background: none; box-shadow: inset 0 0 0 1.5px var(--warn); }
  }
  &:focus-visible { border-radius: 7px; outline-offset: 0; }
`;
