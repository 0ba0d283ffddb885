import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const script = join(import.meta.dirname, '../../scripts/livery.ts');

/** What the command line says to staff of the running stack. @throws when it ends with another code than 0. */
export function livery(...words: readonly string[]): string {
  const env = { ...process.env, LIVERY_DATA: process.env['LIVERY_ACCEPT_DATA'] };
  return execFileSync(process.execPath, [script, ...words], { env, encoding: 'utf8' });
}
