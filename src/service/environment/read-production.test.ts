import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sentenceOf } from './fault.ts';
import { readProduction } from './read-production.ts';
import { readEnvironmentSchema, settingsOf } from './read-settings.ts';

/** A built folder, a data folder beside it, and an environment that a server starts with. */
function aServer() {
  const place = mkdtempSync(join(tmpdir(), 'livery-environment-'));
  const root = join(place, 'dist');
  for (const name of ['dist/merchants/karat', 'dist/themes', 'dist/src', 'data'])
    mkdirSync(join(place, name), { recursive: true, mode: 0o755 });
  chmodSync(join(place, 'data'), 0o700);
  const env: NodeJS.ProcessEnv = {
    LIVERY_PLATFORM_URL: 'https://platform.internal:8443',
    DATABASE_URL: 'postgres://livery:Zr8-kd0-Pq@127.0.0.1:5432/livery',
    LIVERY_STORAGE_KEY: 'Zk8n2V0c1QmYwR5tXh7Lq9aBfJ3uE6iOpD4sGzMxTlE=',
    LIVERY_INTERNAL_KEY: '7f3a1c9e5b8d2046af17c3e9b5d82064',
    LIVERY_DATA: join(place, 'data'),
  };
  const sentences = (more: NodeJS.ProcessEnv = {}) => readProduction({ ...env, ...more }, root).faults.map(sentenceOf);
  return { place, root, env, sentences };
}

const trust = 'name the addresses of your proxies alone, such as 127.0.0.1 or 10.0.0.5,10.1.0.0/16.';
const ownDatabase =
  'name your PostgreSQL database with a password of its own, such as postgres://livery:<password>@127.0.0.1:5432/livery.';
const internalKey = 'make one with `openssl rand -hex 32` and give it to your platform.';
const storageKey = 'make one with `openssl rand -base64 32` and keep it with your backups.';
const sample = 'holds a sample or a default that anybody would try';

const refused: readonly (readonly [what: string, env: NodeJS.ProcessEnv, sentence: string])[] = [
  [
    'no platform',
    { LIVERY_PLATFORM_URL: '' },
    'LIVERY_PLATFORM_URL is not set in the environment: name the address of your platform, without a path, such as https://platform.internal:8443.',
  ],
  [
    'a platform with a path',
    { LIVERY_PLATFORM_URL: 'https://platform.internal/api' },
    'LIVERY_PLATFORM_URL is "https://platform.internal/api": name the address of your platform, without a path, such as https://platform.internal:8443.',
  ],
  ['no database', { DATABASE_URL: undefined }, `DATABASE_URL is not set in the environment: ${ownDatabase}`],
  [
    'a database of another make, without its password',
    { DATABASE_URL: 'mysql://a:b@c/d' },
    `DATABASE_URL has another form: ${ownDatabase}`,
  ],
  [
    'the password of a container',
    { DATABASE_URL: 'postgres://postgres:postgres@db/livery' },
    `DATABASE_URL ${sample}: ${ownDatabase}`,
  ],
  [
    'two databases',
    { LIVERY_EMBEDDED_DATABASE: '1' },
    'LIVERY_EMBEDDED_DATABASE and DATABASE_URL are both set in the environment: take one of them away, so that there is one database.',
  ],
  ['no internal key', { LIVERY_INTERNAL_KEY: '' }, `LIVERY_INTERNAL_KEY is not set in the environment: ${internalKey}`],
  ['a short key', { LIVERY_INTERNAL_KEY: 'short' }, `LIVERY_INTERNAL_KEY has another form: ${internalKey}`],
  ['a row of noughts', { LIVERY_INTERNAL_KEY: '0'.repeat(40) }, `LIVERY_INTERNAL_KEY ${sample}: ${internalKey}`],
  [
    'no storage key',
    { LIVERY_STORAGE_KEY: undefined },
    `LIVERY_STORAGE_KEY is not set in the environment: ${storageKey}`,
  ],
  [
    'an older storage key that is a row of noughts',
    { LIVERY_STORAGE_KEY: `Zk8n2V0c1QmYwR5tXh7Lq9aBfJ3uE6iOpD4sGzMxTlE=, ${Buffer.alloc(32).toString('base64')}` },
    `LIVERY_STORAGE_KEY ${sample}: ${storageKey}`,
  ],
  [
    'a key file that is not there',
    { LIVERY_INTERNAL_KEY: '', LIVERY_INTERNAL_KEY_FILE: '/absent/key' },
    `LIVERY_INTERNAL_KEY cannot be read from /absent/key (ENOENT: no such file or directory, open '/absent/key'): ${internalKey}`,
  ],
  [
    'a relative data folder',
    { LIVERY_DATA: '.data' },
    'LIVERY_DATA is ".data": name a folder of its own by its absolute path, such as /var/lib/livery.',
  ],
  ['a port that is none', { LIVERY_PORT: '65536' }, 'LIVERY_PORT is "65536": name a free port, such as 4000.'],
  ['everybody as a proxy', { LIVERY_TRUST_PROXY: 'true' }, `LIVERY_TRUST_PROXY trusts everybody ("true"): ${trust}`],
  ...['0.0.0.0/0', '::/0'].map(
    (network) =>
      [
        `${network} as a proxy`,
        { LIVERY_TRUST_PROXY: network },
        `LIVERY_TRUST_PROXY: "${network}" trusts nearly everybody: ${trust}`,
      ] as const,
  ),
  [
    'a misspelt name',
    { LIVERY_TRUST_PROXIES: '10.0.0.1' },
    'LIVERY_TRUST_PROXIES in the environment is no setting of a production server: write LIVERY_TRUST_PROXY, or take it away.',
  ],
];

describe('readProduction', () => {
  it('starts with what is necessary, on this machine alone, and believes no proxy', () => {
    const { env, root } = aServer();
    const { production, faults } = readProduction(env, root);
    expect(faults).toEqual([]);
    expect(production).toMatchObject({ address: '127.0.0.1', port: 4000, hosts: [], trustProxy: '' });
    expect(production?.folders.merchantsDir).toBe(join(root, 'merchants'));
  });

  it.each([
    [{}, false],
    [{ LIVERY_PUBLISH: '1' }, true],
  ])('with %j counts its engine as the newest: %s', (more, isNewest) => {
    const { env, root } = aServer();
    expect(readProduction({ ...env, ...more }, root).production?.isNewest).toBe(isNewest);
  });

  it.each(refused)('refuses %s in one sentence', (_, more, sentence) => {
    expect(aServer().sentences(more)).toEqual([sentence]);
  });

  it('refuses to open the test doors', () => {
    expect(aServer().sentences({ LIVERY_TEST: '1' })).toEqual([
      expect.stringMatching(/^LIVERY_TEST in the environment is no setting of a production server: .*take it away\.$/),
    ]);
  });

  it('reads a secret from a file', () => {
    const { place, root, env } = aServer();
    const file = join(place, 'key');
    writeFileSync(file, `${env['LIVERY_INTERNAL_KEY']}\n`);
    const { production } = readProduction({ ...env, LIVERY_INTERNAL_KEY: '', LIVERY_INTERNAL_KEY_FILE: file }, root);
    expect(production?.internalKey).toBe(env['LIVERY_INTERNAL_KEY']);
  });

  it('takes the embedded database for one that was asked for', () => {
    expect(aServer().sentences({ DATABASE_URL: '', LIVERY_EMBEDDED_DATABASE: '1' })).toEqual([]);
  });

  it('refuses every sample that its own schema shows', () => {
    const secrets = settingsOf(readEnvironmentSchema()).filter(([, { writeOnly }]) => writeOnly);
    expect(secrets.map(([name]) => name)).toEqual([
      'DATABASE_URL',
      'LIVERY_STORAGE_KEY',
      'LIVERY_INTERNAL_KEY',
      'LIVERY_ALARM_WEBHOOK',
      'OTEL_EXPORTER_OTLP_HEADERS',
    ]);
    for (const [name, { examples }] of secrets)
      for (const example of examples)
        expect(aServer().sentences({ [name]: example })).toEqual([expect.stringContaining(`${name} ${sample}`)]);
  });

  it('refuses a data folder that others may write, and one that an update replaces', () => {
    const { place, root, sentences } = aServer();
    chmodSync(join(place, 'data'), 0o770);
    expect(sentences()).toEqual([
      `The data folder ${place}/data may be written by other users: run chmod 700 ${place}/data.`,
    ]);
    expect(sentences({ LIVERY_DATA: join(root, 'data') })).toEqual([
      `The data folder ${root}/data lies in the built folder, which an update replaces: name a folder of its own outside the built folder, such as /var/lib/livery.`,
    ]);
  });

  it('refuses brands and code that everybody may write, and brands that are not there', () => {
    const { root, sentences } = aServer();
    chmodSync(join(root, 'merchants/karat'), 0o777);
    chmodSync(join(root, 'src'), 0o757);
    expect(sentences({ LIVERY_THEMES: '/absent' })).toEqual([
      `${root}/merchants/karat in the merchants folder may be written by every user of this machine: run chmod -R o-w ${root}/merchants.`,
      'The themes folder /absent is not there: make it, or name the one that you mean.',
      `The built folder ${root}/src may be written by every user of this machine: run chmod -R go-w ${root}.`,
    ]);
  });
});
