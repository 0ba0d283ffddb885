import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

// The numbers of a node bring the programming interface along, which does nothing by itself.
const listing = `
import { writeSync } from 'node:fs';
import { registerHooks } from 'node:module';
const loaded = [];
registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
await import(${JSON.stringify(new URL('../main.ts', import.meta.url).href)});
const wanted = /opentelemetry(?!\\/api\\/)|open-tracing|\\/service\\/main\\.ts$/;
writeSync(1, JSON.stringify(loaded.filter((url) => wanted.test(url)).map((url) => url.split('/').at(-1))));
process.exit(0);`;

it('leaves what makes traces unloaded where nobody asks for them', { timeout: 120_000 }, () => {
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', listing], { encoding: 'utf8' });
  expect(JSON.parse(stdout)).toEqual(['main.ts']);
});
