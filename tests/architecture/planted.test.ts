import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../gate/run-command.ts';
import { checkImports, gateSteps, runUnitTests } from '../gate/steps.ts';
import { type Plant, plants } from './plants.ts';

let copy = '';

/**
 * A gate must be seen to fail: the violations of one step at a time stand in a temporary copy, and each must be caught.
 * Those of two steps together could hide each other: a forbidden import of the service brings Node's types with it.
 */
describe('the gate', () => {
  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'livery-planted-'));
    const copied = [
      'src',
      'scripts',
      'tests',
      'docs',
      'schemas',
      'merchants',
      'themes',
      'package.json',
      'package-lock.json',
      'tsconfig.json',
      'vite.config.ts',
    ];
    for (const entry of copied) {
      cpSync(join(projectRoot, entry), join(copy, entry), {
        recursive: true,
        filter: (path) => !path.includes('node_modules'),
      });
    }
    for (const modules of ['node_modules', 'scripts/openapi/node_modules']) {
      if (existsSync(join(projectRoot, modules))) symlinkSync(join(projectRoot, modules), join(copy, modules));
    }
  });

  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  const byStep = Map.groupBy(plants, (plant) => plant.step);
  for (const [name, own] of byStep) {
    it(`${name}: catches ${own.map((plant) => plant.rule).join(', ')}`, { timeout: 300_000 }, async () => {
      const unplant = plantAll(own);
      const step = gateSteps.find((candidate) => candidate.name === name);
      const result = name === 'unit tests' ? await runUnitTests(copy, ['planted-failure']) : await step?.run(copy);
      unplant();
      expect(result?.ok).toBe(false);
      const missed = own.filter((plant) => !plant.caught.test(result?.output ?? '')).map((plant) => plant.rule);
      expect(missed, `not caught: ${missed.join(', ')}\n${result?.output.slice(0, 4_000)}`).toEqual([]);
    });
  }

  it('import rules: refuses to be content with modules that it did not see', { timeout: 300_000 }, async () => {
    const result = await checkImports(copy, ['--include-only', '^nothing']);
    expect(result.output).toMatch(/^Only 0 modules were cruised/);
    expect(result.ok).toBe(false);
  });

  it('a brand of somebody’s own, odd as it may be, fails no step of the product', { timeout: 300_000 }, async () => {
    const undo = plantAll([
      {
        step: 'format',
        rule: 'none',
        caught: /never/,
        files: {
          'merchants/yours/merchant.json': '{ "name":"Yours"   }',
          'themes/yours/theme.json': '{   }',
        },
      },
    ]);
    try {
      for (const name of ['format', 'merchants compile']) {
        const result = await gateSteps.find((step) => step.name === name)?.run(copy);
        expect(result?.ok, `${name}: ${result?.output}`).toBe(true);
      }
    } finally {
      undo();
    }
  });

  it('has a planted violation for every step', () => {
    expect(gateSteps.map((step) => step.name).filter((name) => !byStep.has(name))).toEqual([]);
  });
});

/** Writes the files of some plants; the answer takes them out again. */
function plantAll(own: readonly Plant[]): () => void {
  const undo: (() => void)[] = [];
  for (const [file, content] of own.flatMap((plant) => Object.entries(plant.files))) {
    const path = join(copy, file);
    const before = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, typeof content === 'string' ? content : content(before ?? ''));
    undo.push(() => (before === undefined ? rmSync(path) : writeFileSync(path, before)));
  }
  return () => undo.reverse().forEach((step) => step());
}
