import type { Host } from '../browser/host.ts';

/** What a browser notifies operators: a release that it refused, or a part of one that broke while it was drawn. */
export interface BrowserReport {
  readonly release: string;
  readonly seq: number;
  readonly reason: string;
  /** Id of the broken part; absent when the whole release was refused. */
  readonly part?: string;
}

/** An error card that a player sees. */
export interface CardReport extends Omit<BrowserReport, 'part'> {
  /** Path of the page, without its query. */
  readonly page: string;
  /** The platform call that failed last. */
  readonly call?: string;
}

const reported = new WeakMap<Pick<Host, 'fetch'>, Set<string>>();

/** Reports to the service once each fault; a report that cannot be sent changes nothing. */
export async function sendReport(host: Pick<Host, 'fetch'>, report: BrowserReport): Promise<void> {
  const reason = report.reason.slice(0, 1000);
  const body = JSON.stringify({ ...report, reason });
  const known = reported.get(host) ?? new Set();
  if (known.has(body)) return;
  reported.set(host, known.add(body));
  const headers = { 'Content-Type': 'application/json' };
  await host.fetch('/livery/report', { method: 'POST', headers, body, keepalive: true }).catch(() => undefined);
}

/** Reports to the service an error card; gives the reference under which it keeps it, nothing when it cannot be reported. */
export async function reportCard({ fetch }: Pick<Host, 'fetch'>, report: CardReport): Promise<string | undefined> {
  const body = JSON.stringify({ ...report, reason: report.reason.slice(0, 1000) });
  const headers = { 'Content-Type': 'application/json' };
  try {
    const answer = await fetch('/livery/report', { method: 'POST', headers, body });
    const { reference } = await answer.json();
    return typeof reference === 'string' ? reference : undefined;
  } catch {
    return undefined;
  }
}
