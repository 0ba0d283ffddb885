import { expect, test } from 'vitest';
import { completePack } from './language-pack.ts';

test('a new pack holds every text of the model, and says that none is translated', () => {
  const pack = completePack({ login: { title: 'Log in', hint: 'Hello' } }, {});
  expect(pack).toEqual({ texts: { login: { title: 'Log in', hint: 'Hello' } }, added: 2, untranslated: 2, total: 2 });
});

test('what is translated stays, also plural forms of its own, and new texts join it', () => {
  const pack = completePack(
    { login: { title: 'Log in', count_other: '{{count}} tries' }, help: { title: 'Help' } },
    { login: { title: 'Connexion', count_many: '{{count}} essais' } },
  );
  expect(pack.texts).toEqual({
    help: { title: 'Help' },
    login: { title: 'Connexion', count_other: '{{count}} tries', count_many: '{{count}} essais' },
  });
  expect(pack).toMatchObject({ added: 2, untranslated: 2, total: 3 });
});
