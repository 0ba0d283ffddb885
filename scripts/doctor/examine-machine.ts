import { accessSync, constants, existsSync, readdirSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { lookup } from 'node:dns/promises';
import { join } from 'node:path';
import { isFree, requireFreePort, StartError } from '../start/require-free-port.ts';
import type { Finding } from './finding.ts';
import { fine, found } from './finding.ts';

/** Whether this Node runs the project: `needed` is the range of package.json, such as `>=22.12`. */
export function examineNode(version: string, needed: string): Finding {
  const least = needed.replace(/^\D*/, '');
  const numbers = (text: string) => text.replace(/^v/, '').split('.').map(Number);
  const [major = 0, minor = 0] = numbers(version);
  const [leastMajor = 0, leastMinor = 0] = numbers(least);
  if (major > leastMajor || (major === leastMajor && minor >= leastMinor)) return fine('Node', version);
  const says = `${version} runs, ${needed} is needed.`;
  return found('Node', 'wrong', { says, todo: 'Use npm start and npm run livery, which bring their own Node.' });
}

/** Whether a port answers for Livery or is free. */
export async function examinePort(
  about: string,
  { port, variable, isOurs }: { port: number; variable: string; isOurs: boolean },
): Promise<Finding> {
  if (isOurs) return fine(about, `Livery answers at ${port}.`);
  try {
    await requireFreePort(port, variable);
    return fine(about, `${port} is free.`);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    const [says = '', todo = ''] = error.message.split(/: /, 2);
    return found(about, 'wrong', { says: `${says}.`, todo: `${todo.charAt(0).toUpperCase()}${todo.slice(1)}` });
  }
}

/**
 * Whether the `count` ports from `first` on, which serve one brand each, are free or Livery's. A brand whose port another
 * program has is served under its own name only.
 */
export async function examineBrandPorts(first: number, count: number): Promise<Finding> {
  const about = 'Ports of the brands';
  const ports = Array.from({ length: count }, (_, index) => first + index);
  const isUsable = await Promise.all(ports.map(async (port) => (await isFree(port)) || (await isLivery(port))));
  const taken = ports.filter((_, index) => !isUsable[index]);
  const range = count === 1 ? `${first}` : `${first} to ${first + count - 1}`;
  if (taken.length === 0) return fine(about, `${range}: free, or Livery's.`);
  return found(about, 'doubtful', {
    says: `${taken.join(', ')}: another program's. No brand can be had there.`,
    todo: 'Use the names that end in .localhost, or stop that program and start again.',
  });
}

/** Whether who answers at a port, under the name that a browser uses, tells which release it serves. */
async function isLivery(port: number): Promise<boolean> {
  try {
    const answer = await fetch(`http://localhost:${port}/livery/pointer`, { signal: AbortSignal.timeout(1_000) });
    const pointer: unknown = await answer.json();
    return typeof pointer === 'object' && pointer !== null && 'seq' in pointer && 'release' in pointer;
  } catch {
    return false;
  }
}

/** Who may read and write the data folder, how large it is, and how much room is left. */
export async function examineDataFolder(dir: string, heldBy: number | undefined): Promise<Finding> {
  const about = 'Data folder';
  if (!existsSync(dir)) return fine(about, `${dir} is not there yet; npm start makes it.`);
  try {
    accessSync(dir, constants.R_OK | constants.W_OK);
  } catch {
    const todo = 'Give this user the folder, or set LIVERY_DATA to another one.';
    return found(about, 'wrong', { says: `${dir} may not be written.`, todo });
  }
  if (statSync(dir).mode & 0o077) {
    const todo = 'npm start takes that from them; until then chmod 700 does.';
    return found(about, 'doubtful', { says: `Other users of this machine may open ${dir}.`, todo });
  }
  const { bavail, bsize } = await statfs(dir);
  const room = Number(bavail) * Number(bsize);
  const holder = heldBy === undefined ? 'nobody holds it' : `process ${heldBy} holds it`;
  const says = `${dir} has ${megabytes(sizeOf(dir))}, ${holder}, ${megabytes(room)} are free.`;
  if (room >= 512 * MEGABYTE) return fine(about, says);
  return found(about, 'doubtful', { says, todo: 'Make room: the database needs some to write.' });
}

/** Whether a browser for the tests is there; nothing else needs one. */
export function examineBrowser(path: string): Finding {
  try {
    accessSync(path, constants.X_OK);
    return fine('Chromium', path);
  } catch {
    const todo = 'Only npm test needs it: install Chromium, or set LIVERY_CHROMIUM to its path.';
    return found('Chromium', 'doubtful', { says: `${path} is no program.`, todo });
  }
}

/** Names that stand for a documentation or a demonstration: nobody expects them to resolve. */
const demonstration = /\.(example|test|invalid)$/;

/** Which host names lead nowhere. */
export async function examineDomains(names: readonly string[]): Promise<readonly Finding[]> {
  const real = names.filter((name) => !demonstration.test(name));
  const lost: string[] = [];
  for (const name of real) if (!(await resolves(name))) lost.push(name);
  const local = lost.filter((name) => name.endsWith('.localhost'));
  const others = lost.filter((name) => !name.endsWith('.localhost'));
  const todo = 'Use the second address where npm start prints one, or add the names to the hosts file.';
  return [
    ...(lost.length === 0 ? [fine('Domains', `${real.length} names resolve.`)] : []),
    ...(local.length > 0
      ? [found('Domains', 'doubtful', { says: `${local.join(', ')} do not resolve on this machine.`, todo })]
      : []),
    ...others.map((name) =>
      found('Domains', 'wrong', {
        says: `${name} does not resolve.`,
        todo: 'Point its DNS here, or take it out of merchant.json.',
      }),
    ),
  ];
}

async function resolves(name: string): Promise<boolean> {
  try {
    await lookup(name);
    return true;
  } catch {
    return false;
  }
}

const MEGABYTE = 1024 * 1024;

function megabytes(bytes: number): string {
  return `${Math.round(bytes / MEGABYTE).toLocaleString('en')} MB`;
}

function sizeOf(dir: string): number {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce(
      (sum, entry) => sum + (statSync(join(entry.parentPath, entry.name), { throwIfNoEntry: false })?.size ?? 0),
      0,
    );
}
