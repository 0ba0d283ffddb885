/**
 * Header of every 503 with which the service closes a site under maintenance: other 503s come from proxies, and mean that
 * nobody answered.
 */
export const maintenanceHeader = 'livery-maintenance';

/** Code of a call that a site under maintenance answers with 503 (row A-362). */
export const maintenanceCode = 'system.upgrading';

/** Code of a call that is answered with 403 because the site is closed to where its visitor is (row A-217). */
export const restrictionCode = 'region.restricted';

/** After how many seconds a caller may ask again. */
export const maintenanceRetrySeconds = 60;

/** What players read on a site under maintenance, beside the words of the engine. */
export interface MaintenanceNotice {
  /** Plain text by language; one that is not here reads the one of the site's first language. */
  readonly messages?: Messages;
  /** When the site opens again by itself, ISO 8601; absent when nobody knows. */
  readonly until?: string;
}

/** Plain text by language tag. */
export type Messages = Readonly<Record<string, string>>;

/** The longest message of one language, in characters. */
export const longestMessage = 300;

/** Whether a value of the override `maintenance` closes a site: `true`, or messages to its players. */
export function isClosing(value: unknown): boolean {
  return value === true || messagesOf(value) !== undefined;
}

/** The messages of a value of the override `maintenance`, `{"messages":{"en":"…"}}`; nothing when it has none. */
export function messagesOf(value: unknown): Messages | undefined {
  const messages = typeof value === 'object' && value !== null && 'messages' in value ? value.messages : undefined;
  if (typeof messages !== 'object' || messages === null || Array.isArray(messages)) return undefined;
  const entries = Object.entries(messages);
  const isMessage = ([language, text]: [string, unknown]) =>
    /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(language) &&
    typeof text === 'string' &&
    text.trim() !== '' &&
    text.length <= longestMessage;
  return entries.length > 0 && entries.every(isMessage) ? (Object.fromEntries(entries) as Messages) : undefined;
}
