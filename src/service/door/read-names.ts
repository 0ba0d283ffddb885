import { decodeProtectedHeader } from 'jose';
import { isNamedCall, isNumberPlain, nameDigestParameter, namesIn } from '../../contracts/named-calls.ts';
import { digestOfName } from '../../storage/limits/digest-of-name.ts';
import { readBody } from '../mapping/read-body.ts';
import type { ServiceKey } from '../mapping/service-key.ts';

interface SentBody {
  readonly body: Buffer | undefined;
  readonly contentType: string | undefined;
}

interface NamedBody {
  /** Digests of everybody whom the call names, by which it is counted; none where the call is about nobody. */
  readonly names: readonly string[];
  /** What leaves: of a call about somebody the very fields that were read, each once. */
  readonly body: Buffer | undefined;
  /** It says nothing that can be read, so that nobody knows whom a platform would take it to be about. */
  readonly isUnreadable?: true;
}

/** Whoever names nobody that can be read shares one name with all who do so. */
const nobody = '';

/**
 * Reads whom a call is about. What is encrypted for the platform says it in its header, which the platform checks against
 * the name inside (docs/platform.md): it can be read here, and a false one opens nothing there.
 */
export async function readNames(call: string, sent: SentBody, key: ServiceKey | undefined): Promise<NamedBody> {
  if (!isNamedCall(call)) return { names: [], body: sent.body };
  const read = await readBody(sent, key);
  if (read === 'unreadable') return { names: [nobody], body: sent.body, isUnreadable: true };
  const fields = read?.fields ?? {};
  if (!isNumberPlain(call, fields)) return { names: [nobody], body: sent.body, isUnreadable: true };
  const names = namesIn(call, fields).map(digestOfName);
  if (read?.isDecrypted) return { names: someOf(names), body: sent.body };
  const jwe = read === undefined ? sent.body?.toString('utf8').trim() : fields['data'];
  const stated = typeof jwe === 'string' ? [statedName(jwe)] : [];
  return { names: someOf([...names, ...stated]), body: read === undefined ? sent.body : written(fields, sent) };
}

function someOf(names: readonly string[]): readonly string[] {
  return names.length === 0 ? [nobody] : [...new Set(names)];
}

function statedName(jwe: string): string {
  try {
    const stated = decodeProtectedHeader(jwe)[nameDigestParameter];
    return typeof stated === 'string' ? stated.slice(0, 8) : nobody;
  } catch {
    // It has no header; the platform refuses it.
    return nobody;
  }
}

/** The fields in one spelling: of a field that was sent twice, no platform reads another one than was counted. */
function written(fields: Readonly<Record<string, unknown>>, { contentType }: SentBody): Buffer {
  const isForm = contentType?.trim().toLowerCase().startsWith('application/x-www-form-urlencoded') ?? false;
  if (!isForm) return Buffer.from(JSON.stringify(fields));
  const texts = Object.entries(fields).map(([name, value]) => [name, String(value)]);
  return Buffer.from(new URLSearchParams(texts).toString());
}
