import { readFileSync } from 'node:fs';

/** Milliseconds in a tick of `/proc`, which Linux tells every program in hundredths of a second. */
const TICK_MS = 10;

/** Milliseconds of processor time that a process has taken since it started, in itself and in the kernel. */
export function processorMsOf(pid: number | undefined): number {
  const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name in brackets may hold anything; what follows it begins with the third field.
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
