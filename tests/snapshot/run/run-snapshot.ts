import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../../../scripts/cli/verb.ts';
import { openCompiler } from '../../../src/release/compiler.ts';
import { projectRoot } from '../../gate/run-command.ts';
import { readAccepted } from '../accepted.ts';
import { proveCauses } from '../causes/prove-causes.ts';
import { type Brand, openBrand } from '../brand.ts';
import { cellId, cellOf } from '../cell.ts';
import { clusterChanges } from '../cluster.ts';
import { demandLanguages, isWithin, matrixOf, type Narrowing } from '../matrix.ts';
import { writeJunit } from '../report/junit.ts';
import { writeReport } from '../report/write-report.ts';
import { openStore, type Store } from '../store.ts';
import { standsAt } from '../take/snapshot-stack.ts';
import { judgeCells } from './judge-cells.ts';
import { writeLastRun } from './last-run.ts';
import { type CellPlan, planCells } from './plan-cells.ts';
import type { SnapshotResult } from './result.ts';
import { drawSample, judgeSample } from './sample-cells.ts';
import { shootCells, takenKeeper } from './shoot-cells.ts';
import { openSurroundings } from './surroundings.ts';

/** What a run looks at and where it keeps things. */
export interface SnapshotOptions {
  /** Merchant folders. */
  readonly dirs: readonly string[];
  readonly themesDir: string;
  readonly narrowing: Narrowing;
  /** How many of the skipped cells are photographed all the same. */
  readonly sample: number;
  readonly storeDir: string;
  readonly acceptedFile: string;
  readonly onProgress: (text: string) => void;
  /** Photographs unchanged cells too whose picture this store does not have. */
  readonly needsPictures?: boolean;
  /** Passes over what the merchants have no cell for, as the other side of a comparison may. */
  readonly mayLack?: boolean;
}

/** Compares what merchants look like with what was accepted, photographing only what may have changed; writes the reports. */
export async function runSnapshot(options: SnapshotOptions): Promise<SnapshotResult> {
  const { themesDir, narrowing, storeDir, acceptedFile, onProgress } = options;
  const begun = performance.now();
  const brands = await openBrands(options.dirs, themesDir);
  const sites = [...brands.values()].map(({ site }) => site);
  if (!options.mayLack) demandLanguages(sites, narrowing);
  const { surroundings, browser, keep } = await openSurroundings(projectRoot, storeDir);
  const store = openStore(storeDir);
  const accepted = readAccepted(acceptedFile);
  const { cells, elsewhere } = matrixOf(sites, narrowing);
  const codes = [...brands.keys()];
  const ids = new Set(cells.map(({ cell }) => cellId(cell)));
  const gone = Object.keys(accepted).filter((id) => !ids.has(id) && isWithin(cellOf(id), codes, narrowing));
  if (!options.mayLack && ids.size + gone.length === 0) {
    throw new UsageError(`Nothing to look at: there is no such screen for these visitors in ${codes.join(', ')}.`);
  }
  const planned = await planCells(cells, brands, { surroundings, store, accepted });
  const plans = options.needsPictures ? planned.map((plan) => withPicture(plan, store)) : planned;
  keep();
  const of = (todo: string) => plans.filter((plan) => plan.todo === todo);
  const [same, known, take] = [of('same'), of('known'), of('take')];
  onProgress(`${plans.length} cells: ${same.length} unchanged, ${known.length} known, ${take.length} to photograph.\n`);
  const drawn = drawSample(same, options.sample);
  const [sampled, keepTaken] = [new Map<string, Buffer>(), takenKeeper(store)];
  const failures = await shootCells(
    [...take, ...drawn],
    themesDir,
    (plan, picture) => (plan.todo === 'same' ? void sampled.set(plan.id, picture) : keepTaken(plan, picture)),
    (done, all) => {
      if (done % 10 === 0 || done === all) onProgress(`  ${done} of ${all}\n`);
    },
  );
  const wrong = await judgeSample(drawn, sampled, store);
  const found = clusterChanges(await judgeCells([...known, ...take], gone, { store, accepted }));
  const byId = new Map(plans.map((plan) => [plan.id, plan]));
  const clusters = clusterChanges(await proveCauses(found, { store, surroundings, plans: byId, onProgress }));
  const result: SnapshotResult = {
    brands: codes,
    cells: plans.map((plan) => ({ id: plan.id, todo: plan.todo, picture: pictureOf(plan, store) })),
    elsewhere,
    taken: take.length + drawn.length - failures.length,
    failures: [...failures, ...wrong],
    clusters,
    seconds: (performance.now() - begun) / 1000,
    browser,
    standsAt,
    files: { report: join(storeDir, 'report.html'), junit: join(storeDir, 'junit.xml') },
  };
  writeLastRun(storeDir, clusters);
  mkdirSync(storeDir, { recursive: true });
  writeFileSync(result.files.junit, writeJunit(result));
  const besideDir = join(storeDir, 'report');
  rmSync(besideDir, { recursive: true, force: true });
  const putBeside = (name: string, picture: Uint8Array) => {
    mkdirSync(besideDir, { recursive: true });
    writeFileSync(join(besideDir, `${name}.webp`), picture);
  };
  writeFileSync(result.files.report, await writeReport(result, store, putBeside));
  return result;
}

function pictureOf({ id, inputs, accepted }: CellPlan, store: Store): string | undefined {
  return store.taken(id, inputs)?.picture ?? accepted?.picture;
}

function withPicture(plan: CellPlan, store: Store): CellPlan {
  const picture = pictureOf(plan, store);
  return picture !== undefined && store.picture(picture) ? plan : { ...plan, todo: 'take' };
}

async function openBrands(dirs: readonly string[], themesDir: string): Promise<ReadonlyMap<string, Brand>> {
  const compiler = await openCompiler({ rootDir: projectRoot, themesDir });
  const brands = new Map<string, Brand>();
  for (const dir of dirs) {
    const brand = await openBrand(compiler, dir, themesDir);
    brands.set(brand.code, brand);
  }
  return brands;
}
