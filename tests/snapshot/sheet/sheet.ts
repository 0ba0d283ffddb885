import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '../../gate/run-command.ts';
import { cellId, cellOf } from '../cell.ts';
import { readNarrowing } from '../read-narrowing.ts';
import { runSnapshot } from '../run/run-snapshot.ts';
import { openStore } from '../store.ts';
import { composeSheet } from './compose-sheet.ts';

const usage = `npm run sheet [-- <brand> …] [--screen …] [--language …] [--scheme …] [--visitor …]

One picture per language, scheme and visitor: screens down, brands across, into .data/sheets, of the pictures that livery
snapshot keeps; what it has no picture of is photographed. Several values of an option stand with commas. Brands are folders
of merchants/, your own among them; without one, all of them.`;
const merchants = join(projectRoot, 'merchants');
const all = readdirSync(merchants).filter((name) => existsSync(join(merchants, name, 'merchant.json')));

try {
  await writeSheets(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${usage}\n`);
  process.exitCode = 2;
}

async function writeSheets(args: string[]): Promise<void> {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      ...{ screen: text, language: text, scheme: text, visitor: text },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) {
    process.stdout.write(`${usage}\n`);
    return;
  }
  const unknown = positionals.find((code) => !all.includes(code));
  if (unknown !== undefined) throw new Error(`There is no brand "${unknown}"; there are ${all.join(', ')}.`);
  const { help: _help, ...narrowed } = values;
  const storeDir = join(projectRoot, '.snapshots');
  const { cells, brands, failures } = await runSnapshot({
    dirs: (positionals.length > 0 ? positionals : all).map((code) => join(merchants, code)),
    themesDir: join(projectRoot, 'themes'),
    narrowing: readNarrowing(narrowed),
    ...{ sample: 0, storeDir, needsPictures: true },
    acceptedFile: join(projectRoot, 'tests/pictures/accepted.json'),
    onProgress: (said) => void process.stderr.write(said),
  });
  for (const { id, failure } of failures) process.stderr.write(`${id}: ${failure}\n`);
  const store = openStore(storeDir);
  const pictures = new Map(
    cells.map(({ id, picture }) => [id, picture === undefined ? undefined : store.picture(picture)]),
  );
  mkdirSync(join(projectRoot, '.data/sheets'), { recursive: true });
  const sheets = Map.groupBy(cells, ({ id }) => sheetOf(id));
  for (const [name, own] of sheets) {
    const looks = [...new Set(own.map(({ id }) => cellOf(id).screen))];
    const [first] = own.map(({ id }) => cellOf(id));
    if (!first) continue;
    const columns = brands.map((brand) => looks.map((screen) => pictures.get(cellId({ ...first, brand, screen }))));
    const file = join(projectRoot, '.data/sheets', `${name}.png`);
    writeFileSync(file, await composeSheet(columns));
    process.stdout.write(`${file}\n`);
  }
}

function sheetOf(id: string): string {
  const { language, scheme, visitor } = cellOf(id);
  return `${language}-${scheme}-${visitor}`;
}
