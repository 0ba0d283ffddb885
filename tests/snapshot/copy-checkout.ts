import { cpSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../gate/run-command.ts';

/** Copies what a run of the engine is made from, so that a file of it can be changed; packages, brands and documents are the project's own. */
export function copyCheckout(into: string): void {
  for (const name of ['src', 'scripts', 'schemas', 'tests']) {
    cpSync(join(projectRoot, name), join(into, name), {
      recursive: true,
      filter: (path) => !path.endsWith('node_modules'),
    });
  }
  for (const name of ['package.json', 'package-lock.json', 'vite.config.ts', 'tsconfig.json']) {
    cpSync(join(projectRoot, name), join(into, name));
  }
  for (const name of ['node_modules', 'themes', 'merchants', 'docs'])
    symlinkSync(join(projectRoot, name), join(into, name));
}
