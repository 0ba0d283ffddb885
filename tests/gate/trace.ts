import { checkCatalogue } from './catalogue.ts';
import { readLastRun } from './last-run.ts';
import { projectRoot } from './run-command.ts';
import { readTrace, summarizeTrace } from './read-trace.ts';
import { tableByArea } from './trace-rows.ts';

// npm run trace [-- --json] [-- --deletion [--all | A-012 …]]
const flags = new Set(process.argv.slice(2));
const problems = checkCatalogue(projectRoot);
if (flags.has('--deletion')) {
  // Loaded late: it brings the whole stack along.
  const { checkDeletions } = await import('./deletion.ts');
  const rows = [...flags].filter((flag) => !flag.startsWith('--'));
  if (!(await checkDeletions({ isComplete: flags.has('--all'), rows }))) process.exitCode = 1;
}
const lastRun = readLastRun(projectRoot);
const traced = readTrace(projectRoot);
const rows = traced.flatMap((one) => one.rows);
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exitCode = 1;
}
if (flags.has('--json')) {
  process.stdout.write(`${JSON.stringify({ rows })}\n`);
} else {
  process.stdout.write(`${tableByArea(rows)}\n\n${summarizeTrace(traced).join('\n')}\n`);
  if (Object.keys(lastRun).length === 0)
    process.stdout.write(
      'No acceptance test has run here yet: npm run accept first (about 35 minutes), or one area of it.\n',
    );
}
