import { styled } from 'styled-components';
import type { SettingAt, SettingLine } from '../../contracts/console/settings.ts';
import { findChange, stage, unstage, useDraft } from '../draft/draft.ts';
import { formatValue } from '../draft/format-value.ts';
import { LayerNote } from '../parts/layer-note.tsx';
import { useText } from '../texts/use-text.ts';

interface SettingStateProps {
  readonly setting: SettingLine;
  readonly at: SettingAt;
  readonly mayChange: boolean;
}

/** A setting at one merchant: its value, what the draft makes of it, and which layer says so, by whom, when and why. */
export function SettingState({ setting: { name }, at, mayChange }: SettingStateProps) {
  const text = useText();
  const { changes } = useDraft();
  const { code, override, value, layer } = at;
  const place = { merchant: code, name };
  const request = findChange(changes, code, name);
  return (
    <Line>
      <div>
        <strong>{at.name}</strong>
        <LayerNote layer={layer} override={override} />
      </div>
      <span>
        {request ? <s>{formatValue(value, text)}</s> : <b>{formatValue(value, text)}</b>}
        {request ? (
          <em>{request.value === undefined ? text('setting.below') : formatValue(request.value, text)}</em>
        ) : null}
      </span>
      {mayChange && (request || override) ? (
        <button type="button" onClick={() => (request ? unstage([place]) : stage([place]))}>
          {text(request ? 'flag.keep' : 'flag.giveBack')}
          <span className="unseen"> {at.name}</span>
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
  & > div { flex: 1; min-inline-size: 0; }
  & strong { font-weight: 500; }
  & p { color: var(--muted); font-size: 0.78rem; }
  & q { display: block; overflow-wrap: anywhere; }
  & > span { max-inline-size: 50%; overflow-wrap: anywhere; text-align: end; }
  & > span b { font-weight: 600; }
  & > span s { color: var(--muted); }
  & > span em { margin-inline-start: 6px; color: var(--changed); font-style: normal; font-weight: 600; }
  & > button { flex: none; min-block-size: 24px; color: var(--accent); font-weight: 500; }
`;
