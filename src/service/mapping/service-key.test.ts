import { describe, expect, it } from 'vitest';
import { encryptBody, type KeySet } from '../../client/platform/encrypt.ts';
import { deriveServiceKey } from './service-key.ts';

const body = { username: 'marlow', password: 'Livery-2026' };
const keysOf = (...seeds: [string, ...string[]]): KeySet => ({ keys: deriveServiceKey(seeds).published.keys });

describe('deriveServiceKey', () => {
  it('reads what an open page encrypts for the key that was the current one before', async () => {
    const jwe = await encryptBody(body, keysOf('older'));
    expect(await deriveServiceKey(['newer', 'older']).decrypt(jwe)).toEqual(body);
    expect(keysOf('newer', 'older')).toEqual(keysOf('newer'));
    await expect(deriveServiceKey(['newer']).decrypt(jwe)).rejects.toThrow('decryption');
  });

  it('takes a body whose key has a name that it does not know for one of the current key', async () => {
    const keys = keysOf('current').keys.map((key) => ({ ...key, kid: 'service-1' }));
    expect(await deriveServiceKey(['current', 'older']).decrypt(await encryptBody(body, { keys }))).toEqual(body);
  });
});
