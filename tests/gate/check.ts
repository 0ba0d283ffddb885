import { projectRoot } from './run-command.ts';
import { gateSteps } from './steps.ts';
import { failedLines } from './test-parts.ts';

/** What it takes on two quiet cores: a note, because the machine decides as much as the code. */
const usualSeconds = 250;
/** How many failures of a step are named in its line. */
const mostNamed = 5;

/** Runs every gate step and prints its time; gives a line for each that failed. */
export async function check(): Promise<readonly string[]> {
  const startedAt = performance.now();
  const waiting = [...gateSteps];
  const failed: string[] = [];
  const worker = async (): Promise<void> => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const start = performance.now();
      const { ok, output } = await step.run(projectRoot);
      process.stdout.write(`${ok ? 'ok    ' : 'FAILED'}  ${step.name.padEnd(18)} ${seconds(start)} s\n`);
      if (ok) continue;
      failed.push(`${step.name}: ${failedLines(output).slice(0, mostNamed).join(' · ')}`);
      process.stdout.write(`${output.trim()}\n\n`);
    }
  };
  await Promise.all([worker(), worker()]);
  const total = seconds(startedAt);
  const note = Number(total) > usualSeconds ? ` (usually ${usualSeconds} s)` : '';
  process.stdout.write(
    `check: ${gateSteps.length - failed.length} passed, ${failed.length} failed, ${total.trim()} s${note}\n`,
  );
  return failed;
}

function seconds(start: number): string {
  return ((performance.now() - start) / 1000).toFixed(1).padStart(5);
}

if (import.meta.main) process.exitCode = (await check()).length === 0 ? 0 : 1;
