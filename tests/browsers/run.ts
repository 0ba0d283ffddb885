import { spawnSync } from 'node:child_process';
import { withStack } from '../gate/with-stack.ts';
import type { Opening } from './tab.ts';

// node tests/browsers/run.ts [firefox] [webkit]: the short walk through account and play in the engines that are not
// Chromium's, against one real stack. A browser that this machine lacks is named and left out. The packages that drive them
// have a lock file of their own, because nothing else needs them.
const wanted = process.argv.length > 2 ? process.argv.slice(2) : ['firefox', 'webkit'];
const install = ['ci', '--no-audit', '--no-fund', '--ignore-scripts', '--workspaces=false'];
if (spawnSync('npm', install, { cwd: import.meta.dirname, stdio: 'inherit' }).status !== 0)
  throw new Error('npm installed no drivers.');
const { firefox } = await import('./firefox.ts');
const { webkit } = await import('./webkit.ts');
const openings: Readonly<Record<string, Opening>> = { firefox, webkit };

const failed: string[] = [];
let walked = 0;
await withStack(async (env) => {
  // Ports are read where the support is loaded.
  Object.assign(process.env, env);
  const { walk } = await import('./walk.ts');
  for (const name of wanted) {
    const opening = openings[name];
    if (!opening) throw new Error(`There is no ${name}: say firefox, webkit or neither.`);
    if ('missing' in opening) {
      process.stdout.write(`left out: ${opening.missing} is not installed\n`);
      continue;
    }
    const tab = await opening.open();
    try {
      await walk(tab, (step) => void process.stdout.write(`${tab.browser}: ${step}\n`));
      walked += 1;
    } catch (error) {
      failed.push(name);
      process.stdout.write(`${tab.browser}: failed: ${error instanceof Error ? error.message : String(error)}\n`);
    } finally {
      await tab.close();
    }
  }
});
process.stdout.write(`walked in ${walked} browsers, ${failed.length} failed ${failed.join(', ')}\n`);
// The database's own hook would end the process with 0, whatever the exit code says.
if (failed.length > 0) throw new Error(`The walk failed in ${failed.join(' and ')}.`);
