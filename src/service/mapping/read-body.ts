import { isDeeperThan } from '../../http-guard/is-deeper-than.ts';
import type { OwnRequest } from './map-request.ts';
import type { ServiceKey } from './service-key.ts';

/** The fields of a body. */
interface BodyFields {
  readonly fields: Readonly<Record<string, unknown>>;
  /** They were encrypted for the service. */
  readonly isDecrypted: boolean;
}

/** No field of any call lies deeper. */
const DEEPEST = 32;

/** Reads the fields of a body, decrypted where the service's key encrypted them; nothing where it has none. */
export async function readBody(
  { body, contentType = '' }: Pick<OwnRequest, 'body' | 'contentType'>,
  key: ServiceKey | undefined,
): Promise<BodyFields | 'unreadable' | undefined> {
  if (!body || body.length === 0) return undefined;
  const text = body.toString('utf8');
  const kind = contentType.split(';', 1)[0]?.trim().toLowerCase();
  try {
    if (kind === 'application/x-www-form-urlencoded')
      return { fields: Object.fromEntries(new URLSearchParams(text)), isDecrypted: false };
    if (kind === 'application/jose') return key && { fields: fieldsOf(await key.decrypt(text)), isDecrypted: true };
    if (kind !== 'application/json') return undefined;
    const fields = fieldsOf(JSON.parse(text));
    const { data } = fields;
    if (!key || typeof data !== 'string' || data.split('.').length !== 5) return { fields, isDecrypted: false };
    return { fields: fieldsOf(await key.decrypt(data)), isDecrypted: true };
  } catch {
    return 'unreadable';
  }
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  if (isDeeperThan(DEEPEST, value)) throw new Error(`Fields lie ${DEEPEST} deep at most.`);
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
