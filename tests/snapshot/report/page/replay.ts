import { sceneStates } from '../../../../src/contracts/scene.ts';
import { cellOf } from '../../cell.ts';
import { memberTypes } from '../../member-types.ts';
import { snapshotScreens } from '../../screens.ts';
import type { ShownChange } from '../report-data.ts';
import { button, element } from './element.ts';

/** The command that opens a cell live as it was photographed: its release, visitor, language, clock, seed and route. */
export function replayCommand({ id, inputs }: Pick<ShownChange, 'id' | 'inputs'>): string {
  return `npm run livery snapshot -- --replay ${id}${inputs === undefined ? '' : `@${inputs}`}`;
}

/** Where a running start shows the screen of a cell: its brand as it is now, for the same visitor and in the same state. */
export function statesAddress({ id }: Pick<ShownChange, 'id'>): string {
  const { brand, screen: name, visitor, language, scheme } = cellOf(id);
  const screen = snapshotScreens.find((one) => one.id === name);
  const state = sceneStates.find((one) => one === (screen?.platform ?? screen?.state)) ?? 'usual';
  const choice = { screen: screen?.route ?? '', visitor: String(memberTypes[visitor] ?? 'guest') };
  return `http://localhost:4001/states?${new URLSearchParams({ ...choice, language, scheme, state, brand })}`;
}

/** How a tester comes from a picture to the living page. */
export function replayBox(change: ShownChange): HTMLElement {
  const command = replayCommand(change);
  const beside = element('a', { href: statesAddress(change), target: '_blank', rel: 'noopener' }, [
    'as it is now, where npm start runs',
  ]);
  return element('section', { className: 'replay' }, [
    element('h3', {}, ['Live']),
    element('p', {}, [
      element('code', {}, [command]),
      ' ',
      button('Copy', () => void navigator.clipboard?.writeText(command).catch(() => undefined)),
      ' ',
      beside,
    ]),
  ]);
}
