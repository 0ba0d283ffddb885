import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Cause } from '../causes/find-causes.ts';
import { cellOf } from '../cell.ts';
import type { CellChange, Cluster } from '../cluster.ts';
import { writeReport } from './write-report.ts';

const brandsOf = (place: number) => `brand-${place % 40}`;
const pictureCount = 30;
const screenCount = 70;

/**
 * Writes the report of a run in which very much differs, with its pictures in it and beside it: half of the cells on one card,
 * the others on a card each. Gives the path of the page.
 */
export async function writeManyCells(dir: string, cells: number): Promise<string> {
  // What cannot be packed: every picture is as large as one can be.
  const noise = await Promise.all(Array.from({ length: pictureCount }, () => drawNoise()));
  const pictures = new Map(noise.map((png, place) => [`picture-${place}`, png]));
  const changes = Array.from({ length: cells }, (_, place) => aChange(place));
  const half = Math.ceil(cells / 2);
  const [together, apart] = [changes.slice(0, half), changes.slice(half)];
  const clusters = [aCard(0, together), ...apart.map((change, place) => aCard(place + 1, [change]))];
  const result = {
    ...{ brands: ['brand-0'], elsewhere: 0, taken: cells, failures: [], clusters, seconds: 1 },
    cells: changes.map(({ id }) => ({ id, todo: 'take' as const })),
    ...{ browser: 'Chromium', standsAt: '2026-03-10T12:00:00.000Z' },
    files: { report: 'report.html', junit: 'junit.xml' },
  };
  mkdirSync(join(dir, 'report'), { recursive: true });
  const putBeside = (name: string, bytes: Uint8Array) => writeFileSync(join(dir, 'report', `${name}.webp`), bytes);
  const file = join(dir, 'report.html');
  writeFileSync(file, await writeReport(result, { picture: (name) => pictures.get(name) }, putBeside));
  return file;
}

function aChange(place: number): CellChange {
  const id = `${brandsOf(place)}/screen-${Math.floor(place / 40)}/guest/en/dark/390`;
  const [before, after] = [`picture-${place % pictureCount}`, `picture-${(place + 1) % pictureCount}`];
  return { id, cell: cellOf(id), kind: 'changed', before, after, inputs: `inputs-${place}`, causes: [], words: [] };
}

function aCard(place: number, changes: readonly CellChange[]): Cluster {
  const name = `core.color.tone${place % 500}`;
  const causes: readonly Cause[] = [{ kind: 'token', name, from: 'red', to: 'blue', places: [`theme.json#/${name}`] }];
  const id = place.toString(16).padStart(6, '0');
  return { id, kind: 'changed', screen: `screen-${place % screenCount}`, region: `region-${place}`, causes, changes };
}

function drawNoise(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = { width: 390, height: 844, channels: 3, background: 'red', noise } as const;
  return sharp({ create }).png().toBuffer();
}
