import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compose } from '../../src/engine/index.ts';
import { openCompiler } from '../../src/release/compiler.ts';
import { readFolder } from '../../src/release/load/read-folder.ts';
import { MANIFEST_FILE } from '../../src/release/manifest/check-manifest.ts';
import { connectControl } from '../../src/service/control-client.ts';
import { CONTROL_SOCKET } from '../../src/service/control-socket.ts';
import type { TestService } from '../../src/service/fixture.ts';
import { startTestService } from '../../src/service/fixture.ts';
import type { BrandPlaces, NewBrand } from './create-brand.ts';
import { createBrand } from './create-brand.ts';
import { readColour } from './read-colour.ts';

const rootDir = resolve(import.meta.dirname, '../..');
const place = mkdtempSync(join(tmpdir(), 'livery-brands-'));
const places: BrandPlaces = { rootDir, merchantsDir: join(place, 'merchants'), themesDir: join(place, 'themes') };
let test: TestService;

beforeAll(async () => {
  cpSync(join(rootDir, 'themes'), places.themesDir, { recursive: true });
  cpSync(join(rootDir, 'merchants/soda'), join(places.merchantsDir, 'soda'), { recursive: true });
  test = await startTestService({ merchantsDir: places.merchantsDir, themesDir: places.themesDir });
}, 240_000);
afterAll(async () => {
  await test.stop();
  rmSync(place, { recursive: true });
});

describe('createBrand', () => {
  it('makes a brand that a running service publishes and answers for', async () => {
    const request = aNewBrand({ code: 'lagoon', name: 'Blue Lagoon', look: twoColours('#0fb5ae', '#1b2a49') });
    const created = await createBrand(request, places);
    expect(created).toMatchObject({ ok: true, warnings: [] });
    const operations = await connectControl(join(test.dataDir, CONTROL_SOCKET));
    const result = await operations?.publish({ code: 'lagoon', author: 'mira', reason: 'first release' });
    expect(result).toMatchObject({ kind: 'published' });
    const page = await test.call('lagoon.localhost', '/m/home', { headers: { accept: 'text/html' } });
    expect(page.status).toBe(200);
    expect(page.text).toContain('<title>Blue Lagoon</title>');
  }, 240_000);

  it.each(['karat', 'chamak', 'soda', 'tide', 'ninety', 'amber'])(
    'makes a brand like %s, in its theme, that checks without a word',
    async (like) => {
      const code = `${like}-two`;
      const name = 'Brand & Söhne <3';
      const request = aNewBrand({ code, name, like, look: { theme: like }, languages: ['ur', 'en'], currency: 'PKR' });
      expect(await createBrand(request, places)).toMatchObject({ ok: true, warnings: [] });
      const compiler = await openCompiler({ rootDir, themesDir: places.themesDir });
      const dir = join(places.merchantsDir, code);
      const again = await compiler.compileFolder(dir, `merchants/${code}`, { overrides: [] });
      expect(again).toMatchObject({ ok: true, warnings: [] });
      if (!again.ok) throw new Error('It compiles.');
      const guest = { app: 'browser', language: 'en' } as const;
      const { 'login.method': logins, 'registration.method': registrations } = compose(again.site, guest).slots;
      // Who registers here can use the login that opens first: a password where one was chosen, else a code.
      const { flags } = again.site;
      const hasPassword = flags['USERNAMEREG3'] === true || flags['MOBILENUMPASSREG3'] === true;
      expect(registrations.length).toBeGreaterThan(0);
      expect(logins[0]?.id).toBe(hasPassword ? 'login.username' : 'login.mobile');
      const { problems: _, ...folder } = await readFolder(dir, `merchants/${code}`);
      const { files } = folder;
      // A manifest is for those who review changes: none is demanded of a new brand.
      expect(files.has(MANIFEST_FILE)).toBe(false);
      const everything = [...files.values()].map((bytes) => Buffer.from(bytes).toString()).join('\n');
      expect(everything).not.toMatch(new RegExp(`${like}(\\.example|App)|https://t\\.me`));
    },
  );

  it('draws the name, or the code when the typeface lacks the letters', async () => {
    for (const [code, name] of [
      ['plain', 'Plain'],
      ['chiragh', 'چراغ'],
    ] as const) {
      expect(await createBrand(aNewBrand({ code, name }), places)).toMatchObject({ ok: true });
      const logo = readFileSync(join(places.merchantsDir, code, 'assets/logo.svg'), 'utf8');
      expect(logo).toContain(`<title>${name}</title>`);
      expect(logo.length).toBeGreaterThan(1_000);
    }
  });

  it('writes nothing when the brand would not compile', async () => {
    const logo = { file: 'logo.svg', bytes: Buffer.from('<svg><script>1</script></svg>') };
    const created = await createBrand(aNewBrand({ code: 'trap', look: twoColours('red', 'blue'), logo }), places);
    expect(created).toMatchObject({ ok: false, problems: [{ code: 'ASSET_ACTIVE' }] });
    expect((await readFolder(join(places.merchantsDir, 'trap'), 'merchants/trap')).files.size).toBe(0);
    expect((await readFolder(join(places.themesDir, 'trap'), 'themes/trap')).files.size).toBe(0);
  });

  it('takes nothing that is there, and leaves no theme of a brand that it could not write', async () => {
    const request = aNewBrand({ code: 'soda', look: twoColours('red', 'blue') });
    await expect(createBrand(request, places)).rejects.toThrow('exists: choose another name');
  });
});

function aNewBrand(parts: Partial<NewBrand>): NewBrand {
  const plain = { code: 'brand', name: 'Brand', like: 'soda', look: { theme: 'soda' }, languages: ['en'] };
  return { ...plain, currency: 'EUR', year: 2026, ...parts };
}

function twoColours(one: string, two: string) {
  const first = readColour(one);
  const second = readColour(two);
  if (!first || !second) throw new Error('These are no colours.');
  return { colours: { first, second } };
}
