import { type ProblemCode, problemAreas } from '../../../src/contracts/problems.ts';
import type { ProblemKind } from '../../../src/contracts/problems/kind.ts';
import { everyBroken } from '../../../src/release/broken/every-broken.fixture.ts';
import { heading, paragraphs, plain, type ReferencePage } from './markdown.ts';
import { showFolder } from './problem-example.ts';

/** Every problem that the compiler reports, with a folder that yields it and the same folder mended. */
export function problemsPage(): ReferencePage {
  const body = paragraphs(
    '`livery check` prints problems with file, line and code; so do `publish`, `dev` and the console. Codes are permanent. Each example shows only what differs from a folder without a mistake: the first yields exactly this code, the second compiles without a word.',
    ...Object.entries(problemAreas).flatMap(([area, kinds]) => [
      heading(2, area),
      ...Object.entries(kinds).map(([code, kind]) => describeProblem(code as ProblemCode, kind)),
    ]),
  );
  return {
    file: 'problems.md',
    title: 'Problem codes',
    summary: 'What every code of `livery check` means, why it matters, and how it is mended.',
    body,
    sources: ['src/contracts/problems/*.ts', 'src/release/broken/*.ts'],
  };
}

function describeProblem(code: ProblemCode, { title, what, why, hint }: ProblemKind): string {
  const [{ mistake, mended, shown, ...broken }] = everyBroken[code];
  return paragraphs(
    heading(3, code),
    `**${plain(title)}.** ${plain(what)}`,
    plain(why),
    `**What to do:** ${plain(hint)}`,
    `**Wrong:** ${plain(mistake)}.`,
    shown?.wrong ?? showFolder(broken),
    '**Mended:**',
    shown?.mended ?? (showFolder({ ...broken, ...mended }) || 'The folder without it.'),
  );
}
