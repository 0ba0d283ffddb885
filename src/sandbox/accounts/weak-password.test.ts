import { describe, expect, it } from 'vitest';
import { refuseWeakPassword } from './weak-password.ts';

const words = ['karat', 'Karat Club', 'Olivia_77', '447700900321', 'olivia.stone@mail.example', null, undefined];
const isRefused = (password: string) => {
  try {
    refuseWeakPassword({ password, field: 'password', words });
    return false;
  } catch {
    return true;
  }
};

describe('refuseWeakPassword', () => {
  it.each([
    ['one that most people use', ['abc123', 'Password1', 'qwerty123', 'pakistan1', 'A1b2c3']],
    ['the name of the brand with digits about it', ['karat2026', 'Karat!1', '99karatclub']],
    ['the name of the player', ['olivia77', 'OLIVIA1', 'stone-1999', 'olivia.stone1']],
    ['the number of the player', ['447700900321', '+44-7700-900321']],
  ])('refuses %s', (_kind, passwords) => {
    for (const password of passwords) expect(isRefused(password), password).toBe(true);
  });

  it('takes what only holds such a word among others, and what it knows nothing of', () => {
    for (const password of [
      'my karat horse 7',
      'Purple#Elephant!77',
      'a447700900321',
      'oliviaplaysdrums',
      'Livery-2026',
      'x7Km2pQ9',
      'ایک لمبا جملہ ہے',
    ])
      expect(isRefused(password), password).toBe(false);
  });
});
