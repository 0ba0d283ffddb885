import { makeSecret } from './make-secret.ts';
import type { OpenAnswer, RoundAnswer } from '../protocol.ts';

/** Why a call failed: no answer came, or the code that the platform answered. */
export class CallFailure extends Error {
  readonly code: string;
  /** What the platform reported besides. */
  readonly value: Readonly<Record<string, unknown>>;

  constructor(code: string, value: Readonly<Record<string, unknown>> = {}) {
    super(`The call failed: ${code}`);
    this.code = code;
    this.value = value;
  }
}

const waitMs = 15_000;

/**
 * The calls of a game page. What opens the game stands behind the `#` of the address until it is read, and no longer. The
 * page's own secret outlives a reload, so that its address opens again in its tab; the site keeps it for a frame, whose own
 * storage ends with the page around it.
 */
export function createPlatform() {
  const { hash, pathname, search } = location;
  history.replaceState(null, '', `${pathname}${search}`);
  const place = `play:${new URLSearchParams(search).get('game') ?? ''}`;
  const launch = /^#launch=([\w-]+)$/.exec(hash)?.[1];
  const resumed = /^#([\w-]{32,64})$/.exec(hash)?.[1];
  const token = resumed ?? read(place) ?? makeSecret(32);
  write(place, token);

  async function call<T>(name: string, body: unknown): Promise<T> {
    const answer = await fetch(`/play/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', play: token },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(waitMs),
    }).catch(() => undefined);
    const value: unknown = await answer?.json().catch(() => undefined);
    if (answer?.ok && value !== undefined) return value as T;
    const code: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'code') : undefined;
    throw new CallFailure(typeof code === 'string' ? code : 'network', Object(Object(value).value));
  }

  return {
    token,
    open: () => call<OpenAnswer>('open', { launch }),
    round: (key: string, bet: unknown) => call<RoundAnswer>('round', { key, bet }),
    /** Says that the end of a round was seen; a call that is lost only shows it once more. */
    shown: (key: string) => void call('shown', { key }).catch(() => undefined),
  };
}

/** Kept for the tab only; a browser that keeps nothing for frames plays on without it. */
function read(name: string): string | undefined {
  try {
    return sessionStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

function write(name: string, value: string): void {
  try {
    sessionStorage.setItem(name, value);
  } catch {
    // Nothing is kept, and nothing depends on it but a reload.
  }
}
