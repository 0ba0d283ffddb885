import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { LayoutForms } from '../../contracts/layout-forms.ts';
import { Icon } from '../icon/icon.tsx';
import { token } from '../theme/token.ts';
import { useLayout } from './use-layout.ts';
import { ladderForms } from './ladder-forms.ts';

/** Where a level stands for the player: behind them, their own, the very next one, or further up. */
export type LevelState = 'had' | 'here' | 'next' | 'later';

export interface LadderLevel {
  readonly id: string | number;
  readonly name: string;
  readonly state: LevelState;
  /** The state in words, for the levels about which there is something to say. */
  readonly note?: string;
  readonly perks: readonly string[];
  /** What reaching it brings, with its name. */
  readonly reward?: { readonly label: string; readonly value: ReactNode };
}

export interface LevelLadderProps {
  /** From the lowest level up. */
  readonly levels: readonly LadderLevel[];
}

/** Every level with what it brings: where the player is, what they have, what comes next. */
export function LevelLadder({ levels }: LevelLadderProps) {
  const { progress } = useLayout();
  return (
    <Ladder $form={progress}>
      {levels.map(({ id, name, state, note, perks, reward }) => (
        <li key={id} data-level={state} aria-current={state === 'here' ? 'step' : undefined}>
          <span data-part="mark">
            <Icon name={state === 'later' || state === 'next' ? 'lock' : 'crown'} size="small" />
          </span>
          <span data-part="words">
            <strong>{name}</strong>
            {note === undefined ? null : <em>{note}</em>}
            {perks.length === 0 ? null : (
              <ul>
                {perks.map((perk) => (
                  <li key={perk}>{perk}</li>
                ))}
              </ul>
            )}
          </span>
          {reward === undefined ? null : (
            <span data-part="reward">
              <small>{reward.label}</small>
              <b>{reward.value}</b>
            </span>
          )}
        </li>
      ))}
    </Ladder>
  );
}

const Ladder = styled.ol<{ readonly $form: LayoutForms['progress'] }>`
  container-type: inline-size;
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  min-inline-size: 0;
  > li { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 14px; min-inline-size: 0; }
  [data-part='mark'] { flex: none; display: grid; place-items: center; inline-size: 44px; block-size: 44px; }
  [data-part='words'] { flex: 1 1 9em; display: grid; gap: 2px; min-inline-size: 0; }
  strong { font-weight: ${token('weight.strong')}; line-height: 1.25; overflow-wrap: anywhere; }
  em { font-size: ${token('size.small')}; font-style: normal; }
  ul { display: grid; gap: 1px; margin: 2px 0 0; padding: 0; list-style: none; font-size: ${token('size.small')}; }
  [data-part='reward'] { display: grid; justify-items: end; }
  small { font-size: ${token('size.small')}; }
  b { font-family: ${token('font.numeric')}; font-variant-numeric: lining-nums tabular-nums; white-space: nowrap; }
  [lang|='ur'] & strong { line-height: ${token('leading.text')}; }
  ${({ $form }) => ladderForms[$form]}
`;
