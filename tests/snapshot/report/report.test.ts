import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { cellOf } from '../cell.ts';
import { clusterChanges } from '../cluster.ts';
import { comparePictures } from '../compare.ts';
import { exitCodeOf, formatSkipped, formatVerdict, type SnapshotResult } from '../run/result.ts';
import { writeJunit } from './junit.ts';
import type { ReportData } from './report-data.ts';
import { writeReport } from './write-report.ts';

const paint = (color: string) =>
  sharp({ create: { width: 30, height: 30, channels: 3, background: color } })
    .png()
    .toBuffer();

const [home, login, help] = ['home', 'login', 'help'].map((screen) => `karat/${screen}/guest/en/dark/390`) as [
  string,
  string,
  string,
];
const evil = '</script><img src=x onerror=alert(1)>';

let result: SnapshotResult;
let html: string;
let data: ReportData;

beforeAll(async () => {
  const pictures: Record<string, Buffer> = { red: await paint('red'), blue: await paint('blue') };
  const difference = await comparePictures(await paint('red'), await paint('blue'));
  const clusters = clusterChanges([
    {
      ...{ id: home, cell: cellOf(home), kind: 'changed', before: 'red', after: 'blue', inputs: 'i', difference },
      causes: [{ kind: 'text', name: 'home:title', from: 'Hello', to: evil, places: ['strings/en.json#/home/title'] }],
      words: ['- home.tab "Hello"', '+ home.tab "Hi"'],
    },
    { id: login, cell: cellOf(login), kind: 'new', after: 'blue', inputs: 'i', causes: [], words: [] },
  ]);
  result = {
    ...{ brands: ['karat'], elsewhere: 2, taken: 2, failures: [], clusters, seconds: 1.25 },
    cells: [
      { id: home, todo: 'take' },
      { id: login, todo: 'known' },
      { id: help, todo: 'same' },
    ],
    ...{ browser: 'Chromium 150', standsAt: '2026-03-10T12:00:00.000Z' },
    files: { report: 'report.html', junit: 'junit.xml' },
  };
  html = await writeReport(result, { picture: (hash) => pictures[hash] });
  data = JSON.parse(/id="data">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as ReportData;
});

describe('writeReport', () => {
  it('loads nothing from elsewhere, under a policy that forbids it @T-070', () => {
    expect(html).not.toMatch(/\b(src|href)="?(https?:)?\/\//);
    expect(html).not.toMatch(/url\(|@import|<link|<iframe/);
    const policy = /Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1];
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/script-src 'sha256-/);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });

  it('has every difference with its cause, its lines, and old, new and difference picture @T-071', () => {
    const card = data.cards.find(({ screen }) => screen === 'home');
    expect(card).toMatchObject({
      kind: 'changed',
      brands: ['karat'],
      causes: [{ places: ['strings/en.json#/home/title'] }],
    });
    const [change] = card?.changes ?? [];
    expect(data.words[change?.words ?? -1]).toEqual(['- home.tab "Hello"', '+ home.tab "Hi"']);
    for (const name of [change?.before, change?.after, change?.mask]) expect(html).toContain(`id="p-${name}">`);
    expect(html.split('id="p-blue"')).toHaveLength(2);
    expect(data.facts.join(' ')).toContain('Chromium 150');
    expect(data.facts.join(' ')).toContain('2 left out');
  });

  it('lays pictures beside the page when it holds enough of them @T-077', async () => {
    const noise = sharp({
      create: {
        width: 1200,
        height: 1200,
        channels: 3,
        background: 'red',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    });
    const large = await noise.png().toBuffer();
    const ids = ['karat', 'soda', 'tide', 'amber', 'ninety', 'chamak'].map(
      (brand) => `${brand}/home/guest/en/dark/390`,
    );
    const news = ids.map((id) => ({ id, cell: cellOf(id), kind: 'new' as const, after: id, causes: [], words: [] }));
    const beside = new Map<string, number>();
    const put = (name: string, { length }: Uint8Array) => void beside.set(name, length);
    const page = await writeReport({ ...result, clusters: clusterChanges(news) }, { picture: () => large }, put);
    expect(beside.size).toBeGreaterThan(0);
    expect(beside.size).toBeLessThan(ids.length);
    for (const id of ids) expect(page.includes(`id="p-${id}"`)).toBe(!beside.has(id));
  });

  it('shows words as text, never as markup @T-072', () => {
    expect(html).not.toContain(evil);
    expect(data.cards.flatMap(({ causes }) => causes.map((cause) => cause.text)).join()).toContain(evil);
  });
});

describe('writeJunit', () => {
  it('has a case for each cell: failed with its cause, skipped with its reason, passed, not looked at @T-073', () => {
    const xml = writeJunit({ ...result, failures: [{ id: 'karat/forget', failure: 'No <main>' }] });
    expect(xml).toContain('tests="3" failures="2" errors="1" skipped="1"');
    expect(xml).toContain('text home:title: Hello → &lt;/script&gt;');
    expect(xml).toContain('<skipped message="its inputs are those of the accepted picture"/>');
    const passed = writeJunit({ ...result, clusters: [] });
    expect(passed).toContain('tests="3" failures="0" errors="0" skipped="1"');
    expect(passed).toContain('name="home/guest/en/dark/390"></testcase>');
    expect(xml).not.toContain(evil);
  });
});

describe('the verdict', () => {
  it('is one line, with an exit code of its own for nothing, differences and what could not be looked at @T-074', () => {
    expect(formatVerdict(result)).toBe('snapshot: 2 differ in 2 cards; 3 cells, 2 pictures taken, 1.3 s');
    expect(exitCodeOf(result)).toBe(1);
    expect(exitCodeOf({ failures: [], clusters: [] })).toBe(0);
    expect(exitCodeOf({ ...result, failures: [{ id: home, failure: 'x' }] })).toBe(2);
    expect(formatVerdict({ ...result, clusters: [] })).toContain('nothing differs');
  });

  it('says what was skipped, and why @T-020', () => {
    expect(formatSkipped(result)).toEqual([
      expect.stringMatching(/^1 skipped: manifest, theme, texts/),
      expect.stringMatching(/^1 not taken again/),
      expect.stringMatching(/^2 left out/),
    ]);
  });
});
