import { styled } from 'styled-components';
import { cellOf, type FlagLine, type FlagMerchant } from '../../contracts/console/flags.ts';
import { findChange, stage, unstage, useDraft } from '../draft/draft.ts';
import { toggleFlag } from '../draft/toggle-flag.ts';
import { LayerNote } from '../parts/layer-note.tsx';
import { Switch } from '../parts/switch.tsx';
import { useGroupRight } from '../shell/session-context.ts';
import { useText } from '../texts/use-text.ts';
import { codeOf } from './flag-words.ts';

/** A flag at one merchant: the switch, and which layer says so, by whom, when, why and until when. */
export function MerchantState({ flag, merchant }: { readonly flag: FlagLine; readonly merchant: FlagMerchant }) {
  const text = useText();
  const mayChange = useGroupRight('change', flag.owner);
  const { changes } = useDraft();
  const cell = cellOf(merchant, flag.name);
  const place = { merchant: merchant.code, name: flag.name };
  const request = findChange(changes, merchant.code, flag.name);
  const isOn = typeof request?.value === 'boolean' ? request.value : cell.on;
  const isGiven = request !== undefined && request.value === undefined;
  const { override } = cell;
  return (
    <Line>
      <Switch
        state={isOn ? 'on' : 'off'}
        isChanged={request !== undefined}
        label={text('flag.switch', { flag: codeOf(flag), merchant: merchant.name })}
        disabled={!mayChange}
        onToggle={() => toggleFlag([merchant], flag.name)}
      />
      <div>
        <strong>{merchant.name}</strong>
        {request ? <em>{text(isGiven ? 'cell.given' : isOn ? 'cell.toOn' : 'cell.toOff')}</em> : null}
        <LayerNote layer={cell.layer} override={override} />
      </div>
      {override && mayChange ? (
        <button type="button" onClick={() => (isGiven ? unstage([place]) : stage([place]))}>
          {text(isGiven ? 'flag.keep' : 'flag.giveBack')}
        </button>
      ) : null}
    </Line>
  );
}

const Line = styled.li`
  display: flex;
  gap: 12px;
  align-items: flex-start;
  padding-block: 7px;
  content-visibility: auto;
  /* Without the padding: what is not drawn yet is as high as what is. */
  contain-intrinsic-size: auto 36px;
  & + & { border-block-start: 1px solid var(--line); }
  & > button:first-child { margin-block-start: 1px; }
  & > div { flex: 1; min-inline-size: 0; }
  & strong { font-weight: 500; }
  & em { margin-inline-start: 8px; color: var(--changed); font-style: normal; font-weight: 500; }
  & p { color: var(--muted); font-size: 0.78rem; }
  & q { display: block; color: var(--text); overflow-wrap: anywhere; }
  & > button:last-child:not(:first-child) { min-block-size: 24px; color: var(--accent); font-weight: 500; }
  & > button:last-child:hover { text-decoration: underline; }
`;
