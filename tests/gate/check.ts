import { projectRoot } from './run-command.ts';
import { gateSteps } from './steps.ts';

const budgetSeconds = 90;

/** Runs every gate step and prints its time; gives whether all passed. */
export async function check(): Promise<boolean> {
  const startedAt = performance.now();
  const waiting = [...gateSteps];
  let failed = 0;
  const worker = async (): Promise<void> => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const start = performance.now();
      const { ok, output } = await step.run(projectRoot);
      process.stdout.write(`${ok ? 'ok    ' : 'FAILED'}  ${step.name.padEnd(18)} ${seconds(start)} s\n`);
      if (ok) continue;
      failed += 1;
      process.stdout.write(`${output.trim()}\n\n`);
    }
  };
  await Promise.all([worker(), worker()]);
  const total = seconds(startedAt);
  const late = Number(total) > budgetSeconds ? `, over the ${budgetSeconds} s it may take` : '';
  process.stdout.write(`check: ${gateSteps.length - failed} passed, ${failed} failed, ${total.trim()} s${late}\n`);
  return failed === 0;
}

function seconds(start: number): string {
  return ((performance.now() - start) / 1000).toFixed(1).padStart(5);
}

if (import.meta.main) process.exitCode = (await check()) ? 0 : 1;
