/**
 * A program that attackers can reach, or a host of the service beside the brands: the console, a frame that it shows a
 * release in, the documentation. From those that are not `service` and `sandbox` nothing ever leaves for the platform.
 */
export type Target = 'service' | 'sandbox' | 'staff' | 'start' | 'operator' | 'console' | 'frame' | 'docs';

/** Where no way leads to the platform. */
export const others: readonly Target[] = ['staff', 'start', 'operator', 'console', 'frame', 'docs'];

/** All of them. */
export const everywhere: readonly Target[] = ['service', 'sandbox', ...others];

/** What must be true after an attack. Whatever it says, the next player of another brand gets an answer of their own. */
export interface Expected {
  /** Every status that comes; absent: any refusal (4xx, or the connection ends without a word). */
  readonly statuses?: readonly number[];
  /** First lines of the requests that reach the platform; absent: none. `{id}` stands for the attack's own number. */
  readonly reaches?: readonly string[];
  /** The platform itself may read the call before it refuses. */
  readonly isHeard?: boolean;
  /** What the answer must not hold. */
  readonly lacks?: RegExp;
  /** What the answer must hold. */
  readonly holds?: RegExp;
  /** What the platform must not see. */
  readonly hides?: RegExp;
}

/**
 * Bytes that are sent to each of the targets. `{host}` stands for the address of a brand there, `{victim}` for another
 * brand's, `{canary}` for a listener that nobody may be led to, `{id}` for the attack's own number,
 * `{length}` for that of the body, `{brand}` for a brand's address at the service, and `{console}`, `{frame}`, `{docs}`,
 * `{session}`, `{bearer}` for what `meet-staff.ts` has.
 */
export interface Attack {
  readonly name: string;
  readonly at: readonly Target[];
  readonly bytes: string;
  readonly expected: Expected;
}

/** Refused, and nothing leaves. */
export const refused: Expected = {};

/** A message as bytes: its first line, the host, more headers, and a body that is sent as it is. */
export function message(line: string, headers: readonly string[] = [], body = ''): string {
  return [line, 'Host: {host}', ...headers, '', body].join('\r\n');
}

/** A request for another brand, hidden in what one server takes for a body. */
export const hidden = 'GET /wps/help?smuggled=1 HTTP/1.1\r\nHost: {victim}\r\nMerchant: soda\r\nX-Rest: ';

/** A table of attacks that share targets and expectation. */
export function attacks(
  { at, expected = refused }: { readonly at: readonly Target[]; readonly expected?: Expected },
  rows: Readonly<Record<string, string>>,
): Attack[] {
  return Object.entries(rows).map(([name, bytes]) => ({ name, at, bytes, expected }));
}
