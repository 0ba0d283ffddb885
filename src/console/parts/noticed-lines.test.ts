import { expect, it } from 'vitest';
import { groupNoticed } from './noticed-lines.tsx';

it('says once what happens, and for whom all sentences say it @C-308', () => {
  const lines = [
    'liveChat.row disappears from messageCentre.row, for a guest, a player of type 0.',
    'Screens: home.screen.',
    'liveChat.row disappears from messageCentre.row, for a player of type 4.',
  ];
  expect([...groupNoticed(lines)]).toEqual([
    ['liveChat.row disappears from messageCentre.row', ['a guest, a player of type 0', 'a player of type 4']],
    ['Screens: home.screen.', []],
  ]);
});
