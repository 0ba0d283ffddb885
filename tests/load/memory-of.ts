import { readFileSync } from 'node:fs';

/** Megabytes that a process holds: now (`VmRSS`), or at most since it started (`VmHWM`). */
export function memoryOf(pid: number | undefined, field: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const kibibytes = new RegExp(`^${field}:\\s*(\\d+)`, 'm').exec(status)?.[1];
  return Math.round(Number(kibibytes) / 1024);
}
