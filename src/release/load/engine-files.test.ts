import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadEngineTexts } from './engine-texts.ts';
import { hashEngine, listEngineFiles } from './hash-engine.ts';

/** A project folder with these files. */
function aProject(files: Readonly<Record<string, string>>): string {
  const dir = mkdtempSync(join(tmpdir(), 'livery-engine-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), text);
  }
  return dir;
}

describe('hashEngine', () => {
  const ofTheEngine = [
    'schemas/flags.json',
    'src/app/strings/en.json',
    'src/contracts/deep/er/one.ts',
    'src/engine/forms/strings/en.json',
    'src/engine/table.json',
    'src/engine/one.ts',
    'src/features/index.ts',
    'src/features/login/feature.ts',
    'src/features/login/strings/ur.json',
    'src/release/load/one.ts',
  ];
  const others = [
    'merchants/karat/site.json',
    'schemas/README.md',
    'src/client/one.ts',
    'src/engine/one.test.ts',
    'src/features/login/screens.ts',
    'src/release/README.md',
    'src/release/one.test.ts',
    'themes/karat/theme.json',
  ];
  const project = (changes: Readonly<Record<string, string>> = {}) =>
    aProject({ ...Object.fromEntries([...others, ...ofTheEngine].map((path) => [path, path])), ...changes });

  it('reads everything that a release depends on and nothing else, in order', async () => {
    expect(await listEngineFiles(project())).toEqual([...ofTheEngine].sort());
  });

  it('differs with name and content of any of these files, and with none of the others', async () => {
    const hash = await hashEngine(project());
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(await hashEngine(project(Object.fromEntries(others.map((path) => [path, 'other']))))).toBe(hash);
    const changed = await Promise.all([
      ...ofTheEngine.map((path) => hashEngine(project({ [path]: 'other' }))),
      hashEngine(project({ 'src/engine/another.ts': '' })),
    ]);
    expect(new Set([hash, ...changed]).size).toBe(changed.length + 1);
  });
});

describe('loadEngineTexts', () => {
  it('gathers the texts of features and engine by language and group', async () => {
    const text = (own: string) => JSON.stringify({ $schema: '../x.json', own });
    const texts = await loadEngineTexts(
      aProject({
        'features/login/strings/en.json': text('login'),
        'features/login/strings/ur.json': text('لاگ ان'),
        'features/help/strings/en.json': text('help'),
        'app/strings/en.json': text('app'),
        'ui/strings/pt-BR.json': text('ui'),
        'engine/forms/strings/en.json': text('forms'),
        'client/text/strings/en.json': text('errors'),
        'client/strings/en.json': text('nobody’s'),
      }),
    );
    expect(JSON.parse(JSON.stringify(texts))).toEqual({
      en: {
        login: { own: 'login' },
        help: { own: 'help' },
        app: { own: 'app' },
        forms: { own: 'forms' },
        errors: { own: 'errors' },
      },
      ur: { login: { own: 'لاگ ان' } },
      'pt-BR': { ui: { own: 'ui' } },
    });
  });

  it('has no text under a name that every object has', async () => {
    const texts = await loadEngineTexts(aProject({ 'app/strings/en.json': '{ "own": "app" }' }));
    const en: Readonly<Record<string, unknown>> = texts['en'] ?? {};
    const app: Readonly<Record<string, unknown>> = texts['en']?.['app'] ?? {};
    expect([en['constructor'], app['constructor'], app['own']]).toEqual([undefined, undefined, 'app']);
  });
});
