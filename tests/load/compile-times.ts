import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openCompiler } from '../../src/release/compiler.ts';
import { readFolder } from '../../src/release/load/read-folder.ts';
import { projectRoot } from '../gate/run-command.ts';
import type { Figure } from './measure.ts';
import { milliseconds, quantile } from './measure.ts';

/** Compiling one merchant: from nothing, after one flag, after one colour of its theme. */
export async function measureCompile(): Promise<Figure[]> {
  const themesDir = join(mkdtempSync(join(tmpdir(), 'livery-themes-')), 'themes');
  cpSync(join(projectRoot, 'themes'), themesDir, { recursive: true });
  try {
    const startedAt = performance.now();
    const compiler = await openCompiler({ rootDir: projectRoot, themesDir });
    const files = await readFolder(join(projectRoot, 'merchants/karat'), 'merchants/karat');
    const compile = async (value?: boolean) => {
      const override = { name: 'flags.CBS3', value, author: 'bench', reason: 'bench', at: '2030-01-01T00:00:00.000Z' };
      const result = await compiler.compile(files, { overrides: value === undefined ? [] : [override] });
      if (!result.ok) throw new Error('karat does not compile; run livery check.');
    };
    await compile();
    const cold = performance.now() - startedAt;
    const afterFlag = await timeEach(30, (round) => compile(round % 2 === 0));
    const afterTheme = await timeEach(10, async (round) => {
      recolour(join(themesDir, 'karat/theme.json'), round);
      await compile();
    });
    const line = (name: string, value: number, reference?: number): Figure => ({
      name,
      value: milliseconds(value),
      ...(reference === undefined ? {} : { against: `cold ${milliseconds(reference)}`, ratio: value / reference }),
    });
    return [
      line('compile, cold (engine opened)', cold),
      line('compile, after one flag', quantile(afterFlag, 0.5), cold),
      line('compile, after one theme change', quantile(afterTheme, 0.5), cold),
    ];
  } finally {
    rmSync(join(themesDir, '..'), { recursive: true, force: true });
  }
}

async function timeEach(rounds: number, action: (round: number) => Promise<void>): Promise<number[]> {
  const samples: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now();
    await action(round);
    samples.push(performance.now() - startedAt);
  }
  return samples;
}

function recolour(path: string, round: number): void {
  const theme = JSON.parse(readFileSync(path, 'utf8'));
  theme.name = `Karat ${round}`;
  theme.core.bench = { $type: 'color', $value: `oklch(0.5 0.1 ${round})` };
  theme.semantic.dark.bench = { $value: '{core.bench}' };
  writeFileSync(path, JSON.stringify(theme));
}
