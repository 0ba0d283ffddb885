import type { Host } from './host.ts';

/** What a browser tells operators: a release that it refused, or a part of one that broke while it was drawn. */
export interface BrowserReport {
  readonly release: string;
  readonly seq: number;
  readonly reason: string;
  /** Id of the broken part; absent when the whole release was refused. */
  readonly part?: string;
}

const told = new Set<string>();

/** Tells the service once about each fault; a report that cannot be sent changes nothing. */
export async function sendReport({ fetch }: Pick<Host, 'fetch'>, report: BrowserReport): Promise<void> {
  const reason = report.reason.slice(0, 1000);
  const body = JSON.stringify({ ...report, reason });
  if (told.has(body)) return;
  told.add(body);
  const headers = { 'Content-Type': 'application/json' };
  await fetch('/livery/report', { method: 'POST', headers, body, keepalive: true }).catch(() => undefined);
}
