import { join, resolve } from 'node:path';
import { type Outcome, UsageError } from '../../scripts/cli/verb.ts';
import { projectRoot } from '../gate/run-command.ts';
import type { ChangeKind } from './cluster.ts';
import { readNarrowing } from './read-narrowing.ts';
import { approve } from './run/last-run.ts';
import { exitCodeOf, formatSkipped, formatVerdict } from './run/result.ts';
import { withOtherSide } from './run/other-side.ts';
import { replayCell } from './run/replay-cell.ts';
import { runSnapshot } from './run/run-snapshot.ts';

/** A call of `livery snapshot`, its words resolved to folders. */
export interface SnapshotCall {
  readonly dirs: readonly string[];
  readonly options: Readonly<Record<string, string | undefined>>;
  /** Whether unchanged cells are photographed, too, whose accepted picture the store lacks. */
  readonly isFilling: boolean;
  readonly onProgress: (text: string) => void;
}

/** Runs `livery snapshot`: compares, or approves what was compared. */
export async function snapshot({ dirs, options, isFilling, onProgress }: SnapshotCall): Promise<Outcome> {
  const storeDir = resolve(options['store'] ?? join(projectRoot, '.snapshots'));
  const acceptedFile = resolve(options['accepted'] ?? join(projectRoot, 'tests/pictures/accepted.json'));
  if (options['approve'] !== undefined) {
    const count = approve(storeDir, acceptedFile, options['approve'].split(',').filter(Boolean));
    return { text: `Accepted ${count} in ${acceptedFile}.`, value: { accepted: count }, code: 0 };
  }
  if (options['replay'] !== undefined) return replay(options['replay'], storeDir, options);
  const narrowing = readNarrowing(options);
  const sample = Number(options['sample'] ?? 0);
  if (!Number.isInteger(sample) || sample < 0) throw new UsageError('--sample takes a number of pictures.');
  const themesDir = resolve(options['themes'] ?? join(projectRoot, 'themes'));
  try {
    const needsPictures = isFilling;
    const run = { dirs, themesDir, narrowing, sample, needsPictures, storeDir, acceptedFile, onProgress };
    const word = options['against'];
    const result =
      word === undefined
        ? await runSnapshot(run)
        : await withOtherSide({ word, narrowing: narrowingWords(options), options: run }, (other) =>
            runSnapshot({ ...run, acceptedFile: other }),
          );
    const cards = result.clusters.map(({ id, screen, region, kind, changes, causes }) => {
      const [first] = causes;
      const why = first === undefined ? kindWords[kind] : `${first.kind} ${first.name}`;
      return `  ${id}  ${screen} (${region}), ${changes.length}: ${why}${causes.length > 1 ? ` and ${causes.length - 1} more` : ''}`;
    });
    const failures = result.failures.map(({ id, failure }) => `  ${id}: ${failure}`);
    const isLost = result.clusters.some(({ kind }) => kind === 'lost');
    const lines = [
      ...formatSkipped(result),
      ...cards,
      ...(isLost ? [howToFill] : []),
      ...failures,
      `Report: ${result.files.report}`,
      formatVerdict(result),
    ];
    return { text: lines.join('\n'), value: valueOf(result), code: exitCodeOf(result) };
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const why = error instanceof Error ? error.message : String(error);
    return { text: `snapshot: could not run. ${why}`, value: { error: why }, code: 2 };
  }
}

function narrowingWords(options: SnapshotCall['options']): readonly string[] {
  const names = ['screen', 'language', 'scheme', 'width', 'visitor'];
  return names.flatMap((name) => {
    const value = options[name];
    return value === undefined ? [] : [`--${name}`, value];
  });
}

const howToFill =
  'There is no cause without the accepted picture: run with --fill before you change something, or copy a store that has it (docs/pictures.md).';

const kindWords: Readonly<Record<ChangeKind, string>> = {
  changed: 'nothing known changed',
  new: 'new',
  gone: 'gone',
  lost: 'what was accepted is not in this store',
};

/** Opens a cell live and waits until its window is closed, or for Ctrl-C where there is no screen. */
async function replay(word: string, storeDir: string, options: SnapshotCall['options']): Promise<Outcome> {
  const isHeadless = process.platform === 'linux' && !process.env['DISPLAY'] && !process.env['WAYLAND_DISPLAY'];
  await replayCell(word, {
    storeDir,
    themesDir: resolve(options['themes'] ?? join(projectRoot, 'themes')),
    merchantsDir: join(projectRoot, 'merchants'),
    isHeadless,
    during: async ({ page, address }) => {
      const how = isHeadless ? 'There is no screen for a window here. Ctrl-C ends it.' : 'Close its window to end it.';
      process.stderr.write(`${word} is live at ${address}. ${how}\n`);
      const closed = new Promise((done) => page.once('close', done));
      const interrupted = new Promise((done) => process.once('SIGINT', done));
      await Promise.race([closed, interrupted]);
    },
  });
  return { text: `${word} was shown.`, value: { shown: word }, code: 0 };
}

/** The result without pictures. */
function valueOf(result: Awaited<ReturnType<typeof runSnapshot>>): unknown {
  const clusters = result.clusters.map(({ changes, ...cluster }) => ({
    ...cluster,
    changes: changes.map(({ difference, inputs: _inputs, cell: _cell, ...change }) => ({
      ...change,
      ...(difference ? { pixels: difference.pixels, box: difference.box } : {}),
    })),
  }));
  return { ...result, clusters };
}
