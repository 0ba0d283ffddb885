import { expect, it } from 'vitest';
import { asTyped } from './as-typed.ts';

const verbs = ['check', 'new', 'manifest', 'publish', 'theme'];

it.each([
  ['Run `livery check yours` again.', 'Run `npm run livery check yours` again.'],
  ['livery manifest merchants/yours --write.', 'npm run livery manifest merchants/yours -- --write.'],
  [
    'Usage: livery new [code] [--name "…"] [--like karat]',
    'Usage: npm run livery new [code] -- [--name "…"] [--like karat]',
  ],
  ['Make it live with: livery publish yours', 'Make it live with: npm run livery publish yours'],
  ['`npm run livery publish yours -- --reason "x"`', '`npm run livery publish yours -- --reason "x"`'],
  [
    'livery theme new autumn --logo a.svg --like karat\nlivery check',
    'npm run livery theme new autumn -- --logo a.svg --like karat\nnpm run livery check',
  ],
  ['Did you mean livery check? See livery --help.', 'Did you mean npm run livery check? See npm run livery -- --help.'],
  ['A brand of livery; livery stable.', 'A brand of livery; livery stable.'],
])('writes %s as it is typed through npm', (text, typed) => {
  expect(asTyped(text, verbs)).toBe(typed);
});
