import { platformHeaders } from '../../contracts/call-headers.ts';
import type { EndpointName } from '../../contracts/endpoints.ts';
import { restrictionCode } from '../../contracts/maintenance.ts';
import type { Answer } from '../../contracts/platform-answer.ts';
import type { KeySet } from './encrypt.ts';
import { errorText } from './error-text.ts';
import type { PlatformDependencies } from './platform.ts';
import { PlatformError } from './platform-error.ts';
import { type PreparedCall, prepareCall } from './platform-request.ts';
import type { CallOptions } from '../runtime-types.ts';
import { hearDate } from './server-clock.ts';
import type { SessionRecord } from '../session/session-types.ts';

/**
 * One call of the platform in the name of whoever was there when it was made; a failure throws `PlatformError` and toasts
 * unless `quiet`.
 */
export type CallPlatform = <C extends EndpointName>(
  name: C,
  options: CallOptions<C>,
  session: SessionRecord | undefined,
) => Promise<Answer<C>>;

/** The server does not take the token for a login at all (row G-350), where it might have ended one (row A-354). */
const notLoggedIn = 'not.logged.in';

/** What a call consists of: address, headers, encryption, the answer read. Its chunk follows the first ones. */
export function createCaller(dependencies: PlatformDependencies): CallPlatform {
  const { release, session, environment, toasts, translation } = dependencies;
  let keys: Promise<KeySet> | undefined;
  let lateCalls = 0;
  const setLate = (change: 1 | -1) => {
    lateCalls += change;
    environment.setState({ slow: lateCalls > 0 });
  };

  async function attempt<T>(name: EndpointName, options: CallOptions, current: SessionRecord | undefined) {
    const call = prepareCall(name, options, {
      site: release.getState().site,
      standalone: environment.getState().appMode === 'installed',
      ...(current ? { session: current } : {}),
    });
    const answer = await send(options.encrypted ? await encrypted(name, call, options) : call, options, {
      ...dependencies,
      setLate,
    });
    const value = readAnswer(answer);
    if (answer.ok) return (options.whole ? value : value['value']) as T;
    const failure = failureOf(answer.status, value, release.getState().site.errorCodes);
    const isOut = answer.status === 401 || failure.code === notLoggedIn;
    if (isOut && current && session.store.getState().session?.token === current.token) {
      dependencies.onSessionEnded(failure.code === notLoggedIn ? 'errors:notLoggedIn' : 'errors:loggedOut');
    }
    if (answer.status === 503 || failure.code === restrictionCode) dependencies.onClosed();
    throw failure;
  }

  async function encrypted(name: EndpointName, call: PreparedCall, options: CallOptions): Promise<PreparedCall> {
    keys ??= attempt<KeySet>('keys', { quiet: true, whole: true }, session.store.getState().session);
    const [published, { encryptBody }] = await Promise.all([keys, import('./encrypt.ts')]).catch((error: unknown) => {
      keys = undefined;
      throw error;
    });
    const body = await encryptBody(options.body, published, name);
    if (options.encrypted === 'data') return wrapped(call, body);
    return {
      ...call,
      body,
      headers: { ...call.headers, 'Content-Type': 'application/jose', [platformHeaders.encryption]: 'JWE' },
    };
  }

  return async (name, options, current) => {
    try {
      const value = await attempt<never>(name, options, current);
      // A card that comes later has another cause.
      if (environment.getState().failedCall?.startsWith(`${name} `)) environment.setState({ failedCall: undefined });
      return value;
    } catch (error) {
      const wasEnded =
        error instanceof PlatformError && (error.status === 401 || (error.code === notLoggedIn && current));
      if (error instanceof PlatformError) environment.setState({ failedCall: `${name} ${error.status} ${error.code}` });
      if (!options.quiet && !wasEnded && !options.signal?.aborted) {
        toasts.show(errorText(error, release.getState().site, translation.text), { kind: 'error' });
      }
      throw error;
    }
  };
}

// Registration and trial calls carry the ciphertext beside their module id, as JSON (row A-230).
function wrapped(call: PreparedCall, data: string): PreparedCall {
  const body = JSON.stringify({ data, moduleId: call.headers[platformHeaders.module] });
  return { ...call, body, headers: { ...call.headers, [platformHeaders.encryption]: 'JWE' } };
}

interface SendDependencies extends PlatformDependencies {
  /** A call begins to be late, or has ended after it was. */
  readonly setLate: (change: 1 | -1) => void;
}

/** An answer that has arrived whole. */
interface Arrived extends Pick<Response, 'ok' | 'status'> {
  readonly text: string;
}

async function send(call: PreparedCall, options: CallOptions, dependencies: SendDependencies): Promise<Arrived> {
  const { host, clock, release, setLate } = dependencies;
  const { settings } = release.getState().site;
  const limit = new AbortController();
  const slowMs = settings['net.slowMs'];
  let isLate = false;
  const stopSlow = clock.after(slowMs, () => {
    isLate = true;
    setLate(1);
  });
  const limitMs = options.timeoutMs ?? settings['api.timeoutMs'];
  const stopLimit = clock.after(limitMs, () => limit.abort());
  const signal = options.signal ? AbortSignal.any([options.signal, limit.signal]) : limit.signal;
  try {
    const { url, ...init } = call;
    const { keepalive = false } = options;
    const answer = await host.fetch(url, { ...init, signal, keepalive, credentials: 'same-origin', cache: 'no-store' });
    hearDate(clock, answer.headers.get('date'));
    const { ok, status } = answer;
    // A network that is lost may stop it on its way: it has to arrive within the same limit.
    return { ok, status, text: await answer.text() };
  } catch (cause) {
    throw new PlatformError(limit.signal.aborted ? 'TIMEOUT' : 'NETWORK', '', 0, {}, cause);
  } finally {
    stopSlow();
    stopLimit();
    if (isLate) setLate(-1);
  }
}

function readAnswer({ ok, status, text }: Arrived): Record<string, unknown> {
  if (text === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    return fieldsOf(value);
  } catch (cause) {
    if (!ok) return {};
    throw new PlatformError('UNREADABLE', '', status, {}, cause);
  }
}

function failureOf(
  status: number,
  answer: Record<string, unknown>,
  known: Readonly<Record<string, string>>,
): PlatformError {
  const { code, message, value } = answer;
  const fallback = status === 503 ? 'system.upgrading' : status === 401 ? 'session.ended' : 'unknown.error';
  return new PlatformError(
    typeof code === 'string' ? (known[code] ?? code) : fallback,
    typeof message === 'string' ? message : '',
    status,
    fieldsOf(value),
  );
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' ? { ...value } : {};
}
