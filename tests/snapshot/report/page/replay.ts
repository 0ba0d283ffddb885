import type { ShownChange } from '../report-data.ts';
import { button, element } from './element.ts';

/** The command that opens a cell live as it was photographed: its release, visitor, language, clock, seed and route. */
export function replayCommand({ id, inputs }: Pick<ShownChange, 'id' | 'inputs'>): string {
  return `npm run livery snapshot -- --replay ${id}${inputs === undefined ? '' : `@${inputs}`}`;
}

/** How a tester comes from a picture to the living page. */
export function replayBox(change: ShownChange): HTMLElement {
  const command = replayCommand(change);
  return element('section', { className: 'replay' }, [
    element('h3', {}, ['Live']),
    element('p', {}, [
      element('code', {}, [command]),
      ' ',
      button('Copy', () => void navigator.clipboard?.writeText(command).catch(() => undefined)),
    ]),
  ]);
}
