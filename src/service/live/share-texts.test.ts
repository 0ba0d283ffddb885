import { expect, it } from 'vitest';
import { shareTexts } from './share-texts.ts';

const strings = (name: string) => ({ app: { title: name }, forms: { get: 'Get code', left: '{{count}} left' } });

it('keeps what sites say alike once, and what each says of its own', () => {
  const [one, other] = [shareTexts(strings('Karat')), shareTexts(strings('Soda'))];
  expect(one).toEqual(strings('Karat'));
  expect(other).toEqual(strings('Soda'));
  expect(one['forms']).toBe(other['forms']);
  expect(one['app']).not.toBe(other['app']);
});

it('takes nothing for the same that has other names or another order of words', () => {
  shareTexts({ forms: { a: 'x', b: 'y' } });
  expect(shareTexts({ forms: { a: 'y', b: 'x' } })).toEqual({ forms: { a: 'y', b: 'x' } });
  expect(shareTexts({ forms: { b: 'x', c: 'y' } })).toEqual({ forms: { b: 'x', c: 'y' } });
});
