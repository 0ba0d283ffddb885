import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Compiler } from '../../src/release/compiler.ts';
import { openCompiler } from '../../src/release/compiler.ts';
import { readFolder } from '../../src/release/load/read-folder.ts';
import { parseMerchantFolder } from '../../src/release/load/merchant-source.ts';
import { connectControl } from '../../src/service/control-client.ts';
import { CONTROL_SOCKET } from '../../src/service/control-socket.ts';
import { buildMark } from '../build/server/build-mark.ts';
import {
  examineBrandPorts,
  examineBrowser,
  examineDataFolder,
  examineDomains,
  examineNode,
  examinePort,
} from '../doctor/examine-machine.ts';
import {
  examineExpiries,
  examineFolders,
  examinePromises,
  examineReleases,
  examineUpstreams,
} from '../doctor/examine-merchants.ts';
import { examineDatabase, examinePlatform } from '../doctor/examine-network.ts';
import { examineProduction } from '../doctor/examine-production.ts';
import { firstBrandPort } from '../start/first-brand-port.ts';
import type { Finding } from '../doctor/finding.ts';
import { found } from '../doctor/finding.ts';
import type { NamedFolder } from './folders.ts';
import { merchantFolders, root, themesDir } from './folders.ts';
import { withOperations } from './open-operations.ts';
import type { Verb } from './verb.ts';
import { exitCodes, UsageError } from './verb.ts';

/** Looks at everything that Livery needs on a machine. */
export const doctor: Verb = {
  name: 'doctor',
  usage: 'doctor [--production]',
  summary:
    'Look at everything that Livery needs: Node, ports, data folder, database, Chromium, domains, merchants, live ' +
    'releases, promises, followed platforms, ends of overrides, platform, clocks. Each line says what is so and what to ' +
    'do. --production prints every setting of a server without its secrets, and why it would not start. Exit code 1 when ' +
    'something is wrong.',
  examples: [
    'livery doctor',
    'livery doctor --json',
    'livery doctor --production',
    'LIVERY_DATA=/srv/livery livery doctor',
  ],
  options: { production: { type: 'boolean' } },
  async run({ words, options }) {
    if (words.length > 0) throw new UsageError(`"${words[0]}" is one word too many.`);
    if (options['production'] === true) return examineProduction(process.env, root);
    const findings = await examine();
    const count = (state: Finding['state']) => findings.filter((one) => one.state === state).length;
    const sum = `${count('ok')} ok, ${count('doubtful')} doubtful, ${count('wrong')} wrong`;
    return {
      text: [...findings.flatMap(linesOf), sum].join('\n'),
      value: { findings },
      code: count('wrong') > 0 ? exitCodes.refused : exitCodes.ok,
    };
  },
};

async function examine(): Promise<readonly Finding[]> {
  const { env } = process;
  const dataDir = resolve(root, env['LIVERY_DATA'] ?? '.data');
  const port = Number(env['LIVERY_PORT'] ?? 4000);
  const sandboxPort = Number(env['SANDBOX_PORT'] ?? 4900);
  const staffPort = Number(env['SANDBOX_STAFF_PORT'] ?? 4901);
  const startPort = Number(env['LIVERY_START_PORT'] ?? 4001);
  const isRunning = (await connectControl(join(dataDir, 'service', CONTROL_SOCKET))) !== undefined;
  const folders = merchantFolders();
  const demonstration = async (): Promise<readonly Finding[]> => [
    await examinePort('Port of the platform', { port: sandboxPort, variable: 'SANDBOX_PORT', isOurs: isRunning }),
    await examinePort('Port of its staff', { port: staffPort, variable: 'SANDBOX_STAFF_PORT', isOurs: isRunning }),
    await examinePort('Port of the start page', { port: startPort, variable: 'LIVERY_START_PORT', isOurs: isRunning }),
    ...(folders.length > 0 ? [await examineBrandPorts(firstBrandPort, folders.length)] : []),
    examineBrowser(chromiumPath()),
    ...(await examineDomains(await namesOf(folders))),
    ...(await examinePlatform(`http://127.0.0.1:${sandboxPort}/`, isRunning)),
  ];
  return [
    examineNode(process.version, neededNode()),
    await examinePort('Port of the service', { port, variable: 'LIVERY_PORT', isOurs: isRunning }),
    await examineDataFolder(dataDir, holderOf(join(dataDir, 'service'))),
    ...(await examineDatabase(env['DATABASE_URL'])),
    ...(isServer() ? [] : await demonstration()),
    ...(await examineFolders(folders, await openProjectCompiler())),
    ...(await lookAtReleases(folders, isRunning || existsSync(join(dataDir, 'service', 'postgres')))),
  ];
}

/** A built folder has no sandbox, start page or tests, and its brands answer at domains that lead elsewhere. */
function isServer(): boolean {
  return existsSync(join(root, buildMark));
}

const marks = { ok: 'ok     ', idle: 'idle   ', doubtful: 'DOUBT  ', wrong: 'WRONG  ' } as const;

function linesOf({ about, state, says, todo }: Finding): readonly string[] {
  return [`${marks[state]}${about.padEnd(24)}${says}`, ...(todo ? [`${' '.repeat(31)}${todo}`] : [])];
}

function openProjectCompiler(): Promise<Compiler> {
  return openCompiler({ rootDir: root, themesDir });
}

async function lookAtReleases(folders: readonly NamedFolder[], isThere: boolean): Promise<readonly Finding[]> {
  const about = 'Live releases';
  if (!isThere && process.env['DATABASE_URL'] === undefined)
    return [{ about, state: 'idle', says: 'nothing was ever live here; npm start publishes every folder.' }];
  try {
    return await withOperations(async (operations) => [
      ...(await examineReleases(folders, operations)),
      ...(await examinePromises(operations)),
      ...(await examineUpstreams(operations)),
      ...(await examineExpiries(operations)),
    ]);
  } catch (error) {
    const says = error instanceof Error ? error.message : String(error);
    return [found(about, 'wrong', { says, todo: 'See the lines about data folder and database.' })];
  }
}

function neededNode(): string {
  const { engines }: { engines: { node: string } } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return engines.node;
}

function chromiumPath(): string {
  const recorded = join(root, 'node_modules/.livery/chromium');
  const found = existsSync(recorded) ? readFileSync(recorded, 'utf8').trim() : '/usr/bin/chromium';
  return process.env['LIVERY_CHROMIUM'] ?? found;
}

/** The process that holds a data folder and lives. */
function holderOf(dir: string): number | undefined {
  const lock = join(dir, 'lock');
  if (!existsSync(lock)) return undefined;
  const pid = Number(readFileSync(lock, 'utf8').split(' ')[0]);
  try {
    process.kill(pid, 0);
    return pid;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM' ? pid : undefined;
  }
}

async function namesOf(folders: readonly NamedFolder[]): Promise<readonly string[]> {
  const names = await Promise.all(
    folders.map(async ({ dir, name }) => {
      const { value } = parseMerchantFolder(await readFolder(dir, name)).source.merchant;
      const domains = typeof value === 'object' && value !== null && 'domains' in value ? value.domains : [];
      return [`${name.split('/').at(-1)}.localhost`, ...(Array.isArray(domains) ? domains.map(String) : [])];
    }),
  );
  return names.flat();
}
