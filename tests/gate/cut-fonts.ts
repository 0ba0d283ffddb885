import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { projectRoot } from './run-command.ts';

// npm run fonts: cuts the letters, marks and figures of Urdu and Arabic out of Nastaliq, for the themes that write Urdu
// with it. Such a face of a theme says `unicodeRange: urdu`; the whole file has a face for the other letters, which a
// browser asks for only when a page needs one of them. What Urdu needs stays in one file: letters of two do not join.
const urdu =
  'U+060C-060E,U+0610-0614,U+061B,U+061F,U+0621-063A,U+0640-0656,U+0660-066C,U+0670,U+0679,U+067E,U+0686,U+0688,U+0691,U+0698,U+06A9,U+06AF,U+06BA,U+06BE,U+06C0-06C3,U+06CC,U+06D2-06D4,U+06F0-06F9,U+200C-200E';
const letters = String.fromCodePoint(...urdu.split(',').flatMap(pointsOf));

for (const weight of [400, 700]) {
  const whole = `node_modules/@fontsource/noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic-${weight}-normal.woff2`;
  const font = readFileSync(join(projectRoot, whole));
  const cut = await subsetFont(font, letters, { targetFormat: 'woff2' });
  const file = `noto-nastaliq-urdu-urdu-${weight}-normal.woff2`;
  for (const theme of ['chamak', 'tide']) writeFileSync(join(projectRoot, 'themes', theme, 'fonts', file), cut);
  process.stdout.write(`${file}: ${cut.length} bytes of ${font.length}\n`);
}

function pointsOf(range: string): number[] {
  const [first = 0, last = first] = range
    .slice(2)
    .split('-')
    .map((point) => Number.parseInt(point, 16));
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
