import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../gate/run-command.ts';
import { benchBrowser } from './bench-browser.ts';
import type { BenchStack } from './bench-stack.ts';
import { type Figure, quantile } from './measure.ts';

const brands = ['karat', 'chamak', 'soda', 'tide', 'ninety', 'amber'];
const languages = ['en', 'ur'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Lighthouse stands in a folder of its own, since its 170 MB are needed by nothing else. */
const folder = join(projectRoot, 'tests/lighthouse');

interface Report {
  readonly categories: Readonly<Record<(typeof categories)[number], { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

/**
 * What Lighthouse says of each brand's lobby on its phone, in both languages: medians. The goal is 90 for performance and
 * 95 for the rest, with the main thread blocked for 200 ms at most.
 */
export async function measureLighthouse({ url }: BenchStack, rounds = 5): Promise<Figure[]> {
  install();
  const figures: Figure[] = [];
  for (const brand of brands) {
    for (const language of languages) {
      const reports = Array.from({ length: rounds }, () => look(url(brand, '/m/home'), language));
      const median = (read: (report: Report) => number) => quantile(reports.map(read), 0.5);
      const score = (name: (typeof categories)[number]) =>
        Math.round(median((report) => report.categories[name].score ?? 0) * 100);
      const audit = (name: string) => Math.round(median((report) => report.audits[name]?.numericValue ?? Number.NaN));
      figures.push({
        name: `${brand}, ${language}: ${categories.join(', ')}`,
        value: categories.map(score).join(' '),
        against:
          `first paint ${audit('first-contentful-paint')} ms, largest ${audit('largest-contentful-paint')} ms, ` +
          `blocked ${audit('total-blocking-time')} ms, shift ${median((report) => report.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN).toFixed(3)}`,
      });
    }
  }
  return figures;
}

function install(): void {
  if (existsSync(join(folder, 'node_modules/lighthouse'))) return;
  const { status, stderr } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`Lighthouse could not be installed in tests/lighthouse: ${stderr}`);
}

/** One visit of a browser with nothing in its cache. */
function look(address: string, language: string): Report {
  const place = mkdtempSync(join(tmpdir(), 'livery-lighthouse-'));
  const file = join(place, 'report.json');
  const args = [
    join(folder, 'node_modules/lighthouse/cli/index.js'),
    address,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--only-categories=${categories.join(',')}`,
    `--extra-headers=${JSON.stringify({ Cookie: `livery-language=${language}` })}`,
    `--chrome-flags=${['--headless', ...benchBrowser.args].join(' ')}`,
  ];
  try {
    const { status, stderr } = spawnSync(process.execPath, args, {
      encoding: 'utf8',
      env: { ...process.env, CHROME_PATH: benchBrowser.executablePath },
    });
    if (status !== 0) throw new Error(`Lighthouse could not look at ${address}: ${stderr}`);
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}
