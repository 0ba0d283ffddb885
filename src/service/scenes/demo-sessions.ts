import type { LiveSite } from '../live/live-site.ts';

/** Gives the session record of a brand's demo account of a customer type; nothing where there is none. */
export type DemoSessions = (
  site: Pick<LiveSite, 'merchant' | 'platformUrl'>,
  type: number,
) => Promise<Readonly<Record<string, unknown>> | undefined>;

/** How long the sandbox may take: the first of a brand's sessions waits for its data. */
const PATIENCE_MS = 10_000;

/** Makes what signs demo accounts in at the sandbox of a development start; a session that still lives is used again. */
export function createDemoSessions(staffUrl: string): DemoSessions {
  const tokens = new Map<string, string>();
  return async ({ merchant, platformUrl }, type) => {
    if (platformUrl !== undefined) return undefined;
    const key = `${merchant} ${type}`;
    const token = tokens.get(key);
    const answer = await fetch(`${staffUrl}/demo-sessions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ merchant, type, token }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).catch(() => undefined);
    if (!answer?.ok) return undefined;
    const { value } = Object(await answer.json());
    const record = Object(value);
    tokens.set(key, String(record.token));
    return { ...record, merchantCode: merchant, firstTimeLogin: false };
  };
}
