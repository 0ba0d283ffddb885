import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBrand } from '../../scripts/brand/create-brand.ts';
import { findFreePort } from '../../src/storage/free-port.fixture.ts';
import { projectRoot } from '../gate/run-command.ts';
import type { ServiceProcess } from '../support/service-process.ts';
import { startServiceProcess } from '../support/service-process.ts';
import { callPort } from '../support/stack-address.ts';
import type { Figure } from './measure.ts';
import { milliseconds, quantile } from './measure.ts';
import { seedFleet } from './seed-fleet.ts';

const ROUNDS = 5;
/** Brands that are visited before memory is read again; a node keeps up to 2,000 in memory. */
const VISITED = 200;

/** From no folder to an answering brand, and a flag to the next page, beside fleets of these sizes; memory of the service. */
export async function measureFleet(sizes: readonly number[] = [1, 200, 10_000]): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const size of sizes) figures.push(...(await measureBeside(size)));
  return figures;
}

async function measureBeside(size: number): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-fleet-'));
  const merchantsDir = join(folder, 'merchants');
  mkdirSync(merchantsDir);
  let service: ServiceProcess | undefined;
  try {
    const codes = await seedFleet(folder, size);
    const port = await findFreePort();
    const startedAt = performance.now();
    service = await startServiceProcess(folder, port, merchantsDir);
    const started = performance.now() - startedAt;
    const idle = megabytes(service);
    const visited = codes.slice(0, VISITED);
    for (const code of visited) await visit(port, code);
    const busy = megabytes(service);
    const making: number[] = [];
    const publishing: number[] = [];
    const switching: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const code = `new-${round}`;
      making.push(await time(() => make(code, merchantsDir)));
      publishing.push(await time(() => publish(service, port, code)));
      switching.push(await time(() => flip(service, port, code)));
    }
    const beside = `beside ${size.toLocaleString('en')}`;
    const middle = (samples: readonly number[]) => milliseconds(quantile(samples, 0.5));
    return [
      { name: `${beside}: folder made and checked`, value: middle(making) },
      { name: `${beside}: published, its page answers`, value: middle(publishing) },
      { name: `${beside}: a flag, the next page has it`, value: middle(switching) },
      { name: `${beside}: the service starts`, value: milliseconds(started) },
      { name: `${beside}: memory, started`, value: `${idle} MB` },
      { name: `${beside}: memory, ${visited.length} brands visited`, value: `${busy} MB` },
    ];
  } finally {
    await service?.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function make(code: string, merchantsDir: string): Promise<void> {
  const places = { rootDir: projectRoot, merchantsDir, themesDir: join(projectRoot, 'themes') };
  const own = { code, name: `New ${code}`, like: 'soda', languages: ['en', 'ur'], currency: 'EUR', year: 2026 };
  const made = await createBrand({ ...own, look: { theme: 'soda' } }, places);
  if (!made.ok) throw new Error(`${code} does not compile.`);
}

async function publish(service: ServiceProcess | undefined, port: number, code: string): Promise<void> {
  const result = await service?.operations.publish({ code, author: 'bench', reason: 'bench' });
  if (result?.kind !== 'published') throw new Error(`${code} was not published.`);
  if (!(await visit(port, code)).includes(`New ${code}`)) throw new Error(`${code} does not answer.`);
}

async function flip(service: ServiceProcess | undefined, port: number, code: string): Promise<void> {
  const change = { code, name: 'flags.CBS3', value: false, author: 'bench', reason: 'bench' };
  const result = await service?.operations.override(change);
  if (result?.kind !== 'published') throw new Error(`The flag of ${code} was not switched.`);
  if (!(await visit(port, code)).includes('"CBS3":false')) throw new Error(`The page of ${code} lags behind.`);
}

async function visit(port: number, code: string): Promise<string> {
  const { status, text } = await callPort(port, '/m/home', { host: `${code}.localhost:${port}` });
  if (status !== 200) throw new Error(`${code} answered ${status}.`);
  return text;
}

function megabytes({ child }: ServiceProcess): number {
  const kibibytes = execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)]).toString();
  return Math.round(Number(kibibytes) / 1024);
}

async function time(act: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await act();
  return performance.now() - startedAt;
}
