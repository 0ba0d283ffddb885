import { problemAreas } from '../../contracts/problems.ts';

/** The documentation of every problem: what PROBLEMS.md holds. */
export function listProblems(): string {
  const areas = Object.entries(problemAreas).map(([area, kinds]) => {
    const entries = Object.entries(kinds).map(
      ([code, { title, what, why, hint }]) =>
        `### ${code}\n\n**${title}.** ${what}\n\n${why}\n\n_What to do:_ ${hint}\n`,
    );
    return `## ${area}\n\n${entries.join('\n')}`;
  });
  const intro = [
    '# Problems that the compiler reports',
    '',
    'Written by `npm run generate` from `src/contracts/problems/`. Every code has a folder in `broken/` that provokes it.',
    '',
  ];
  return `${intro.join('\n')}\n${areas.join('\n')}`;
}
