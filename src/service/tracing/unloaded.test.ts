import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

const listing = `
import { registerHooks } from 'node:module';
const loaded = [];
registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
await import(${JSON.stringify(new URL('../main.ts', import.meta.url).href)});
process.stdout.write(JSON.stringify(loaded));
process.exit(0);`;

it('leaves what makes traces unloaded where nobody asks for them', { timeout: 120_000 }, () => {
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', listing], { encoding: 'utf8' });
  const loaded: readonly string[] = JSON.parse(stdout);
  expect(loaded.some((url) => url.endsWith('/service/main.ts'))).toBe(true);
  // The numbers of a node bring the programming interface along, which does nothing by itself.
  expect(loaded.filter((url) => /opentelemetry(?!\/api\/)|open-tracing/.test(url))).toEqual([]);
});
