import { describe, expect, it } from 'vitest';
import { identityToolkit, isOwnMachine, phoneServiceOf } from './phone-service.ts';

const settings = (apiKey: string, projectId: string, emulator = '') => ({
  'sms.firebaseApiKey': apiKey,
  'sms.firebaseProjectId': projectId,
  'sms.firebaseEmulator': emulator,
});

describe('phoneServiceOf', () => {
  it('is there where both key and project are named, without the blanks around them', () => {
    expect(phoneServiceOf(settings(' key ', ' project '))).toEqual({ apiKey: 'key', projectId: 'project' });
    expect(phoneServiceOf(settings('key', ' '))).toBeUndefined();
    expect(phoneServiceOf(settings(' ', 'project'))).toBeUndefined();
  });

  it('takes an emulator on the very machine only', () => {
    const own = { apiKey: 'key', projectId: 'project' };
    const emulator = 'http://localhost:9099';
    expect(phoneServiceOf(settings('key', 'project', ` ${emulator} `))).toEqual({ ...own, emulator });
    expect(phoneServiceOf(settings('key', 'project', 'https://firebase.example'))).toEqual(own);
  });
});

describe('identityToolkit', () => {
  it('answers at Google, or below the emulator', () => {
    const own = { apiKey: 'key', projectId: 'project' };
    expect(identityToolkit(own)).toBe('https://identitytoolkit.googleapis.com');
    expect(identityToolkit({ ...own, emulator: 'http://127.0.0.1:9099' })).toBe(
      'http://127.0.0.1:9099/identitytoolkit.googleapis.com',
    );
  });
});

describe('isOwnMachine', () => {
  it.each(['http://localhost', 'https://localhost:9', 'http://127.0.0.1:65535'])('holds for %s', (origin) => {
    expect(isOwnMachine(origin)).toBe(true);
  });

  it.each([
    '',
    'localhost:9099',
    'ftp://localhost',
    'http://localhost.evil.example',
    'http://127a0b0c1',
    'http://127.0.0.2',
    'http://localhost:',
    'http://localhost:123456',
    'http://localhost:x',
    'http://localhost/path',
    'see http://localhost',
  ])('does not hold for %j', (origin) => {
    expect(isOwnMachine(origin)).toBe(false);
  });
});
