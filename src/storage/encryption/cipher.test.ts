import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { keyIdOf, LostKeyError, openCipher } from './cipher.ts';
import { readStorageKeys } from './read-storage-keys.ts';

const aKey = () => randomBytes(32);
const place = 'outbox.body';

describe('openCipher', () => {
  it('reads back what it encrypted, and never encrypts a text twice alike', () => {
    const cipher = openCipher([aKey()]);
    for (const text of ['', 'Your code is 482913.', 'خوش آمدید 🎲', 'x'.repeat(100_000)]) {
      const kept = cipher.encrypt(place, text);
      expect(cipher.isEncrypted(kept)).toBe(true);
      expect(cipher.decrypt(place, kept)).toBe(text);
      expect(cipher.encrypt(place, text)).not.toBe(kept);
      if (text !== '') expect(kept).not.toContain(text);
    }
    expect(cipher.isEncrypted('Your code is 482913.')).toBe(false);
  });

  it('refuses what was altered anywhere, cut, or brought from another place', () => {
    const cipher = openCipher([aKey()]);
    const kept = cipher.encrypt(place, 'Your code is 482913.');
    const start = kept.lastIndexOf('.') + 1;
    for (let at = start; at < kept.length - 1; at += 1) {
      const altered = `${kept.slice(0, at)}${kept[at] === 'A' ? 'B' : 'A'}${kept.slice(at + 1)}`;
      expect(() => cipher.decrypt(place, altered)).toThrow('was altered');
    }
    expect(() => cipher.decrypt(place, kept.slice(0, -4))).toThrow('was altered');
    expect(() => cipher.decrypt(place, kept.slice(0, start + 8))).toThrow('is not encrypted');
    expect(() => cipher.decrypt(place, 'Your code is 482913.')).toThrow('is not encrypted');
    expect(() => cipher.decrypt('outbox.recipient', kept)).toThrow('brought there from elsewhere');
  });

  it('reads under an older key and encrypts under the first', () => {
    const [older, newer] = [aKey(), aKey()];
    const kept = openCipher([older]).encrypt(place, 'text');
    const both = openCipher([newer, older]);
    expect(both.canRead(kept)).toBe(true);
    expect(both.decrypt(place, kept)).toBe('text');
    expect(openCipher([newer]).decrypt(place, both.encrypt(place, 'text'))).toBe('text');
  });

  it('names the place and the key that is lost', () => {
    const kept = openCipher([aKey()]).encrypt(place, 'text');
    const other = openCipher([aKey()]);
    expect(other.canRead(kept)).toBe(false);
    expect(() => other.decrypt(place, kept)).toThrow(LostKeyError);
    expect(() => other.decrypt(place, kept)).toThrow(
      `What outbox.body holds was encrypted with the key ${kept.slice(2, 10)}`,
    );
  });

  it('names its keys, the current one first, and the key of a text', () => {
    const [older, newer] = [aKey(), aKey()];
    const kept = openCipher([older]).encrypt(place, 'text');
    const both = openCipher([newer, older]);
    expect(both.keyIds).toEqual([keyIdOf(both.encrypt(place, 'text')), keyIdOf(kept)]);
    expect(keyIdOf(kept.slice(0, 11))).toBe(both.keyIds[1]);
    expect(keyIdOf('Your code is 482913.')).toBeUndefined();
  });

  it('makes the digest of every key, the current one first', () => {
    const [older, newer] = [aKey(), aKey()];
    const alone = [newer, older].map((key) => openCipher([key]).fingerprint('482913'));
    expect(openCipher([newer, older]).fingerprints('482913')).toEqual(alone);
    expect(openCipher([newer, older]).fingerprint('482913')).toBe(alone[0]);
  });

  it('makes digests that depend on the key', () => {
    const key = aKey();
    expect(openCipher([key]).fingerprint('482913')).toBe(openCipher([key]).fingerprint('482913'));
    expect(openCipher([key]).fingerprint('482913')).not.toBe(openCipher([key]).fingerprint('482914'));
    expect(openCipher([key]).fingerprint('482913')).not.toBe(openCipher([aKey()]).fingerprint('482913'));
  });
});

describe('readStorageKeys', () => {
  const aFile = () => join(mkdtempSync(join(tmpdir(), 'livery-keys-')), 'data/storage.key');

  it('makes a key once, for this user only', () => {
    const file = aFile();
    const [first] = readStorageKeys({ file });
    expect(first).toHaveLength(32);
    expect(readStorageKeys({ file })).toEqual([first]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('prefers the keys that it is given, and reads older ones after the current one', () => {
    const file = aFile();
    const keys = [aKey(), aKey(), aKey()];
    expect(readStorageKeys({ file, given: keys.map((key) => key.toString('base64')).join(', ') })).toEqual(keys);
    expect(() => readFileSync(file)).toThrow('ENOENT');
    writeFileSync(join(file, '../../storage.key'), `${keys.map((key) => key.toString('base64')).join('\n')}\n`);
    expect(readStorageKeys({ file: join(file, '../../storage.key'), given: ' ' })).toEqual(keys);
  });

  it('says what is wrong with a key that is none', () => {
    const file = aFile();
    for (const given of ['secret', aKey().toString('hex'), `${aKey().toString('base64')},short`, ',']) {
      expect(() => readStorageKeys({ file, given })).toThrow('LIVERY_STORAGE_KEY must hold keys of 32 bytes in base64');
    }
    writeFileSync(join(file, '../../storage.key'), '');
    expect(() => readStorageKeys({ file: join(file, '../../storage.key') })).toThrow('storage.key must hold keys');
  });
});
