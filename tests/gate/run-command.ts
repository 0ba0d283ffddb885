import { spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** What a finished command left behind. */
export interface CommandResult {
  readonly ok: boolean;
  readonly output: string;
}

export const projectRoot = resolve(import.meta.dirname, '../..');

/**
 * Runs a tool of `node_modules/.bin` (or any command) in `cwd` and collects everything it prints, without colours:
 * some tools colour whatever runs with `CI` set, even where `NO_COLOR` asks them not to.
 */
export function runCommand(
  command: string,
  args: readonly string[],
  options: { readonly cwd?: string; readonly env?: NodeJS.ProcessEnv } = {},
): Promise<CommandResult> {
  const path = [resolve(projectRoot, 'node_modules/.bin'), process.env['PATH'] ?? ''].join(delimiter);
  const env: NodeJS.ProcessEnv = { ...process.env, NO_COLOR: '1', ...options.env, PATH: path };
  delete env['FORCE_COLOR'];
  return new Promise((done) => {
    const child = spawn(command, args, { cwd: options.cwd ?? projectRoot, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', (error) => done({ ok: false, output: error.message }));
    child.on('close', (code) =>
      done({ ok: code === 0, output: stripVTControlCharacters(Buffer.concat(chunks).toString('utf8')) }),
    );
  });
}
