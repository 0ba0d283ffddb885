import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type ArtGame, assignArt, bannerNames, createArt, type Ratio, ratios } from '../src/art/index.ts';
import { loadCatalogue } from '../src/sandbox/catalogue/catalogue.ts';
import { contactSheet } from './art/contact-sheet.ts';
import { writeBrandAssets } from './art/write-brand-assets.ts';

const usage = `npm run art [-- options]
  --brands              writes logos, marks and icons below merchants/
  --games <number>      how many games to draw, in the order of the catalogue (56)
  --ratios <letters>    which ratios to draw: p, s, l, c (pslc)
  --sheet <file.png>    writes a contact sheet of the games in the first of the ratios
Without --brands, draws banners and tiles into the cache of the sandbox; what is cached is not drawn again.
`;

const { values } = parseArgs({
  options: {
    brands: { type: 'boolean', default: false },
    games: { type: 'string', default: '56' },
    ratios: { type: 'string', default: 'pslc' },
    sheet: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

const print = (line: string): boolean => process.stdout.write(`${line}\n`);

async function drawCatalogue(): Promise<void> {
  const { games } = loadCatalogue();
  const dressed = assignArt(games.map(({ vendor, ...game }): ArtGame => ({ ...game, vendor: vendor.code })));
  const wanted = [...dressed].slice(0, Number(values.games));
  const chosen: readonly Ratio[] = ratios.filter((ratio) => values.ratios.includes(ratio));
  const data = process.env['LIVERY_DATA'] ?? '.data';
  const art = createArt({ cacheDir: join(data, 'art'), threads: 2 });
  try {
    for (const name of bannerNames) {
      const both = [await art.banner(name, 'ltr'), await art.banner(name, 'rtl')];
      print(`banner ${name}: ${both.map(({ bytes }) => bytes.length).join(' and ')} bytes`);
    }
    for (const ratio of chosen) {
      const tiles = await Promise.all(wanted.map(([gameId, inputs]) => art.tile(gameId, inputs, ratio)));
      const sizes = tiles.map(({ bytes }) => bytes.length);
      const mean = Math.round(sizes.reduce((sum, size) => sum + size, 0) / Math.max(1, sizes.length));
      print(`ratio ${ratio}: ${tiles.length} tiles, mean ${mean} bytes, largest ${Math.max(0, ...sizes)} bytes`);
      if (values.sheet && ratio === chosen[0])
        await writeFile(values.sheet, await contactSheet(tiles, { columns: 10, width: 120 }));
    }
  } finally {
    await art.close();
  }
}

if (values.help) print(usage);
else if (values.brands) for (const path of await writeBrandAssets('merchants')) print(path);
else await drawCatalogue();
