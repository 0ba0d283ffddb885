import fc from 'fast-check';
import type { ApiCall, ApiField } from './read-calls.ts';
import { strangeJson, strangeText, strangeValue } from './strange-values.ts';

/** Whose token a request carries. */
export type Bearer = 'none' | 'member' | 'agent' | 'trial' | 'expired' | 'ended' | 'otherBrand' | 'invented';

/** How a body is encrypted; all but `plain` and `right` are broken on purpose. */
export type Sealing =
  | 'plain'
  | 'right'
  | 'foreignKey'
  | 'unknownKid'
  | 'noAlgorithm'
  | 'cutOff'
  | 'spoilt'
  | 'slowAlgorithm';

/** Plain data of one request; what only the running stack knows (tokens, keys, ports) is filled in when it is sent. */
export interface FuzzRequest {
  readonly call: ApiCall;
  /** Through the service, as browsers do, or straight at the platform. */
  readonly way: 'door' | 'platform';
  readonly method: string;
  readonly path: string;
  /** Whole query with its question mark, as it travels. */
  readonly query: string;
  readonly bearer: Bearer;
  readonly tokenIn: 'header' | 'query' | 'body';
  /** The brand that a caller names; through the door the host decides and this is a lie. */
  readonly merchant: 'own' | 'other' | 'none' | 'unknown';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: FuzzBody | undefined;
}

export interface FuzzBody {
  readonly contentType: string;
  readonly text: string;
  readonly sealing: Sealing;
  /** Bytes of the text on their way. */
  readonly encoding: 'utf8' | 'utf16le' | 'latin1' | 'gzip' | 'wrongLabel';
}

/** Values that exist in the running stack, by the field that takes them; they get requests past the first check. */
export type KnownValues = Readonly<Record<string, readonly unknown[]>>;

const wrongTypes = [
  'text/plain',
  'application/xml',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  '*/*',
];
const extraNames = ['__proto__', 'constructor', 'id', 'account', 'merchant', 'type', 'balance', 'isAdmin', 'verified'];

/** What the values of a request are made from, and how many in a hundred of them fit. */
interface Supply {
  readonly known: KnownValues;
  readonly fitting: number;
}

/** Requests for one call: wholly right ones, those with a thing or two amiss, and nonsense. */
export function requestFor(call: ApiCall, known: KnownValues): fc.Arbitrary<FuzzRequest> {
  return fc.constantFrom(100, 85, 85, 50).chain((fitting) => suppliedRequest(call, { known, fitting }));
}

function suppliedRequest(call: ApiCall, supply: Supply): fc.Arbitrary<FuzzRequest> {
  const isPlatform = call.document === 'platform';
  const isRight = supply.fitting === 100;
  return fc
    .record({
      way: isPlatform ? fc.constantFrom('door', 'platform') : fc.constant('door' as const),
      bearer: pick<Bearer>({
        ...(call.path.startsWith('/wps/agent/') ? { member: 3, agent: 10 } : { member: 10, agent: 3 }),
        trial: 2,
        none: 4,
        otherBrand: 4,
        expired: 1,
        ended: 1,
        invented: 1,
      }),
      tokenIn: pick<FuzzRequest['tokenIn']>({ header: 10, query: 1, body: 1 }),
      merchant: pick<FuzzRequest['merchant']>(
        isRight ? { own: 9, other: 1, none: 0, unknown: 0 } : { own: 12, other: 3, none: 1, unknown: 1 },
      ),
      method: fc.oneof(
        { weight: 40, arbitrary: fc.constant(call.method) },
        { weight: 1, arbitrary: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD') },
      ),
      path: fc.tuple(...pathTexts(call, supply)).map((texts) => fillPath(call, texts)),
      query: queryOf(call, supply),
      headers: headersOf(call),
      body: call.contentTypes.length > 0 ? bodyOf(call, supply) : fc.constant(undefined),
    })
    .map((wanted) => ({ call, ...wanted }));
}

function pick<T extends string>(weights: Readonly<Record<T, number>>): fc.Arbitrary<T> {
  const choices = Object.entries<number>(weights) as [T, number][];
  return fc.oneof(...choices.map(([value, weight]) => ({ weight, arbitrary: fc.constant(value) })));
}

function pathTexts({ fields }: ApiCall, supply: Supply): fc.Arbitrary<string>[] {
  const places = fields.filter((field) => field.in === 'path');
  return places.map((field) => valueOf(field, supply).map((value) => encodeLoose(asText(value)) || '-'));
}

function fillPath({ path }: ApiCall, texts: readonly string[]): string {
  let place = 0;
  return path.replaceAll(/\{[^}]*\}/g, () => texts[place++] ?? '');
}

/** What a field is given: usually something that fits, at times anything. */
function valueOf({ name, schema, examples }: ApiField, { known, fitting: share }: Supply): fc.Arbitrary<unknown> {
  const fitting = [...examples, ...(schema.enum ?? []), ...(known[name] ?? [])];
  if (schema.const !== undefined) fitting.push(schema.const);
  if (fitting.length === 0) return strangeValue;
  return fc.oneof(
    { weight: share, arbitrary: fc.constantFrom(...fitting) },
    { weight: 100 - share, arbitrary: strangeValue },
  );
}

function queryOf({ fields }: ApiCall, supply: Supply): fc.Arbitrary<string> {
  const named = fields
    .filter((field) => field.in === 'query' && field.name !== 'token' && field.name !== 'merchantCode')
    .map((field) => {
      const pair = valueOf(field, supply).map((value) => `${field.name}=${encodeLoose(asText(value))}`);
      return fc.oneof(
        { weight: 5, arbitrary: pair },
        { weight: supply.fitting === 100 ? 0 : 2, arbitrary: fc.constant('') },
      );
    });
  const extra = fc.oneof(
    { weight: 12, arbitrary: fc.constant('') },
    {
      weight: 2,
      arbitrary: fc
        .tuple(fc.constantFrom(...extraNames, 'page', 'language'), strangeText)
        .map(([name, text]) => `${name}=${encodeLoose(text)}`),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom('%', '%zz', '%ff=%fe', 'a[]=1&a[b]=2', '&&&=', '=', `a=${'b'.repeat(6_000)}`),
    },
  );
  return fc.tuple(...named, extra).map((pairs) => {
    const filled = pairs.filter((pair) => pair !== '');
    return filled.length > 0 ? `?${filled.join('&')}` : '';
  });
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : String(JSON.stringify(value));
}

/** Encodes what a URL cannot hold; half a surrogate pair becomes the bytes that broken programs send. */
export function encodeLoose(text: string): string {
  return [...text]
    .map((sign) => (/[\ud800-\udfff]/.test(sign) && sign.length === 1 ? '%ED%A0%80' : encodeURIComponent(sign)))
    .join('');
}

/** Texts that HTTP lets into a header. */
const headerText = strangeText.map((text) => text.replaceAll(/[^\x20-\x7e]/g, '?').trim());

function headersOf({ fields }: ApiCall): fc.Arbitrary<Record<string, string>> {
  const names = fields.filter((field) => field.in === 'header' && field.name !== 'Encryption').map(({ name }) => name);
  const given = [...names, 'ModuleId', 'Device', 'Gateway', 'Accept', 'Accept-Language', 'If-None-Match', 'User-Agent'];
  return fc.dictionary(fc.constantFrom(...given), headerText, { maxKeys: 3, noNullPrototype: true });
}

function bodyOf(call: ApiCall, supply: Supply): fc.Arbitrary<FuzzBody> {
  const fields = call.fields.filter((field) => field.in === 'body' && field.name !== 'data');
  const entries = fields.map((field) => {
    const entry = valueOf(field, supply).map((value): readonly [string, unknown] | undefined => [field.name, value]);
    return fc.oneof({ weight: supply.fitting, arbitrary: entry }, { weight: 5, arbitrary: fc.constant(undefined) });
  });
  const extras = fc.oneof(
    { weight: 6, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.array(fc.tuple(fc.constantFrom(...extraNames), strangeValue), { maxLength: 3 }) },
  );
  const object = fc.tuple(fc.tuple(...entries), extras).map(([own, more]) => {
    // `fromEntries` keeps `__proto__` as a field of its own, so that it travels.
    return JSON.stringify(Object.fromEntries([...own.filter((entry) => entry !== undefined), ...more]));
  });
  const takesForm = call.contentTypes.includes('application/x-www-form-urlencoded');
  const [usual = 'application/json'] = call.contentTypes.filter((type) => type !== 'application/jose');
  const amiss = supply.fitting === 100 ? 0 : 1;
  const isSealable = call.contentTypes.includes('application/jose');
  return fc
    .record({
      contentType: fc.oneof(
        { weight: 12, arbitrary: fc.constant(usual) },
        { weight: amiss, arbitrary: fc.constantFrom(...wrongTypes, 'application/json', 'application/jose') },
      ),
      text: fc.oneof({ weight: 8, arbitrary: object }, { weight: amiss, arbitrary: strangeJson }),
      sealing: pick<Sealing>({
        plain: isSealable ? 3 : 30,
        right: isSealable ? 12 : 3,
        ...{
          foreignKey: amiss,
          unknownKid: amiss,
          noAlgorithm: amiss,
          cutOff: amiss,
          spoilt: amiss,
          slowAlgorithm: amiss,
        },
      }),
      encoding: pick<FuzzBody['encoding']>({ utf8: 24, utf16le: amiss, latin1: amiss, gzip: amiss, wrongLabel: amiss }),
    })
    .map((body) => (takesForm && body.contentType === usual ? { ...body, text: asForm(body.text) } : body));
}

function asForm(text: string): string {
  try {
    const pairs = Object.entries(Object(JSON.parse(text)));
    return pairs.map(([name, value]) => `${encodeLoose(name)}=${encodeLoose(asText(value))}`).join('&');
  } catch {
    // No form can be made of a broken text: it travels as it is.
    return text;
  }
}
