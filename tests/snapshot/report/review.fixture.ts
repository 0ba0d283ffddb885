import sharp from 'sharp';
import type { Cause } from '../causes/find-causes.ts';
import { cellOf } from '../cell.ts';
import { type CellChange, clusterChanges } from '../cluster.ts';
import { comparePictures } from '../compare.ts';
import { writeReport } from './write-report.ts';

const accent: Cause = { kind: 'token', name: 'core.color.accent', from: 'red', to: 'blue', places: ['theme.json#/a'] };
const title: Cause = {
  kind: 'text',
  name: 'login:title',
  from: 'In',
  to: 'Out',
  places: ['strings/en.json#/login/title'],
};

/**
 * The page of a small run: a token that two brands' home shows, a text of one brand's login, and a screen that was never
 * accepted. One cell could not be looked at.
 */
export async function writeReview(): Promise<string> {
  const pictures: Readonly<Record<string, Buffer>> = { red: await paint('red'), blue: await paint('blue') };
  const difference = await comparePictures(await paint('red'), await paint('blue'));
  const changed = (id: string, cause: Cause, words: readonly string[]): CellChange => ({
    ...{ id, cell: cellOf(id), kind: 'changed', before: 'red', after: 'blue', inputs: `inputs-of-${cause.kind}` },
    ...{ difference, causes: [cause], words },
  });
  const fresh = 'soda/help/guest/en/dark/390';
  const clusters = clusterChanges([
    changed('karat/home/guest/en/dark/390', accent, ['- home.tab "Hello"', '+ home.tab "Hi"']),
    changed('soda/home/guest/en/dark/390', accent, []),
    changed('karat/login/guest/en/dark/390', title, []),
    { id: fresh, cell: cellOf(fresh), kind: 'new', after: 'blue', inputs: 'i', causes: [], words: [] },
  ]);
  const result = {
    ...{ brands: ['karat', 'soda'], elsewhere: 0, taken: 4, clusters, seconds: 1 },
    failures: [{ id: 'soda/games/guest/en/dark/390', failure: 'The page never stands still.' }],
    cells: clusters.flatMap(({ changes }) => changes.map(({ id }) => ({ id, todo: 'take' as const }))),
    ...{ browser: 'Chromium', standsAt: '2026-03-10T12:00:00.000Z' },
    files: { report: 'report.html', junit: 'junit.xml' },
  };
  return writeReport(result, { picture: (name) => pictures[name] });
}

/** A phone's picture that is white but for a band of a colour. */
async function paint(color: string): Promise<Buffer> {
  const band = { create: { width: 390, height: 40, channels: 3 as const, background: color } };
  return sharp({ create: { width: 390, height: 844, channels: 3, background: 'white' } })
    .composite([{ input: band, left: 0, top: 100 }])
    .png()
    .toBuffer();
}
