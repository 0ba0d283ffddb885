import { styled } from 'styled-components';
import type { FlagMerchant } from '../../contracts/console/flags.ts';
import { Badge } from '../parts/badge.tsx';
import { Checkbox, turn } from '../parts/checkbox.tsx';
import { useText } from '../texts/use-text.ts';
import type { StopKind } from './stop-kinds.tsx';

interface StopMerchantsProps {
  readonly kind: StopKind | undefined;
  /** Dotted; empty while none is chosen. */
  readonly flag: string;
  readonly merchants: readonly FlagMerchant[];
  readonly chosen: readonly string[];
  onChoose(codes: readonly string[]): void;
}

/** Where it shall happen: every merchant with a box, and what stands there now. */
export function StopMerchants({ kind, flag, merchants, chosen, onChoose }: StopMerchantsProps) {
  const text = useText();
  const isAll = chosen.length === merchants.length;
  return (
    <Box>
      <legend>{text('nav.merchants')}</legend>
      <button type="button" onClick={() => onChoose(isAll ? [] : merchants.map(({ code }) => code))}>
        {text(isAll ? 'stop.none' : 'stop.all')}
      </button>
      <ul>
        {merchants.map(({ code, name, isMaintenance, on }) => (
          <li key={code}>
            <Checkbox isSelected={chosen.includes(code)} onChange={() => onChoose(turn(chosen, code))}>
              <span>{name}</span>
              {isMaintenance ? <Badge $tone="bad">{text('merchant.closed')}</Badge> : null}
              {kind === 'flag' && flag !== '' && !on.includes(flag) ? <Badge>{text('stop.offAlready')}</Badge> : null}
            </Checkbox>
          </li>
        ))}
      </ul>
    </Box>
  );
}

const Box = styled.fieldset`
  position: relative;
  display: block !important;
  & > button { position: absolute; inset-block-start: -28px; inset-inline-end: 0; min-block-size: 24px; color: var(--accent); font-weight: 500; }
  & > ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(196px, 1fr)); gap: 6px; }
  & label {
    flex-wrap: wrap;
    row-gap: 2px;
    block-size: 100%;
    min-block-size: 40px;
    padding: 4px 12px;
    border: 1px solid var(--line);
    border-radius: 8px;
    background: var(--surface);
    &:has(:checked) { border-color: var(--accent); background: var(--chosen); }
    & > span:nth-child(3) { margin-inline-start: auto; }
  }
  @media (max-width: 719px) { & label { min-block-size: 48px; } & > ul { grid-template-columns: repeat(auto-fill, minmax(150px, 1fr)); } & > button { min-block-size: 32px; inset-block-start: -34px; } }
`;
