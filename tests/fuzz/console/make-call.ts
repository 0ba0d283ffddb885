import fc from 'fast-check';
import { encodeLoose, type KnownValues } from '../api/make-request.ts';
import { strangeJson, strangeText } from '../api/strange-values.ts';
import type { ConsoleCall } from './read-routes.ts';
import { type Supply, valueOfSchema } from './value-of-schema.ts';

/** Who calls: a person of a role, who has one merchant (an administrator has all), a program, or nobody. */
export const callers = [
  ...(['viewer', 'support', 'manager', 'administrator'] as const),
  ...(['token', 'none', 'ended', 'invented', 'inventedToken'] as const),
] as const;
export type Caller = (typeof callers)[number];

/** Where a call says that it comes from. */
export type Origin = 'own' | 'brand' | 'foreign' | 'none';

/** Plain data of one request; what only the running stack knows is filled in when it is sent. */
export interface ConsoleRequest {
  readonly call: ConsoleCall;
  readonly caller: Caller;
  readonly origin: Origin;
  readonly method: string;
  readonly path: string;
  /** Whole query with its question mark. */
  readonly query: string;
  readonly body:
    | {
        readonly contentType: string;
        readonly text: string;
        readonly encoding: 'utf8' | 'utf16le' | 'latin1' | 'gzip' | 'wrongLabel';
      }
    | undefined;
}

/** Values that get requests past the first check: of the merchant that the callers have, and of the other one. */
export interface KnownSides {
  readonly own: KnownValues;
  readonly other: KnownValues;
}

/** Stands for where the callers' merchant is when the request is sent. */
export const currentSeq = '@seq';

/** Names that questions take in their address. */
const asked = ['limit', 'before', 'from', 'to', 'about', 'type', 'app', 'language', 'state', 'merchant'];
/** Whole numbers that no column holds. */
const tooLarge = ['9223372036854775808', '99999999999999999999', '1e300'];
const wrongTypes = ['text/plain', 'application/x-www-form-urlencoded', 'application/json; charset=utf-16', '*/*'];

/** Requests for one call: wholly right ones, those with a thing or two amiss, and nonsense. */
export function requestFor(call: ConsoleCall, known: KnownSides): fc.Arbitrary<ConsoleRequest> {
  return fc
    .tuple(fc.constantFrom(100, 85, 85, 50), callerOf(call))
    .chain(([fitting, caller]) => suppliedRequest(call, caller, { fitting, known: valuesFor(caller, known) }));
}

/** Whoever has a right comes more often, so that its acts happen. */
function callerOf({ right }: ConsoleCall): fc.Arbitrary<Caller> {
  const strong = right === 'people' ? 6 : 2;
  const weights: Readonly<Record<Caller, number>> = {
    ...{ viewer: 2, support: 2, manager: 3, administrator: strong, token: 2 },
    ...{ none: 1, ended: 1, invented: 1, inventedToken: 1 },
  };
  return fc.oneof(...callers.map((caller) => ({ weight: weights[caller], arbitrary: fc.constant(caller) })));
}

/** An administrator, who may everything everywhere, is not told of what must stay as it is. */
function valuesFor(caller: Caller, { own, other }: KnownSides): KnownValues {
  if (caller === 'administrator') return own;
  const names = [...new Set([...Object.keys(own), ...Object.keys(other)])];
  return Object.fromEntries(names.map((name) => [name, [...(own[name] ?? []), ...(other[name] ?? [])]]));
}

function suppliedRequest(call: ConsoleCall, caller: Caller, supply: Supply): fc.Arbitrary<ConsoleRequest> {
  const amiss = supply.fitting === 100 ? 0 : 1;
  return fc
    .record({
      origin: fc.oneof(
        { weight: 24, arbitrary: fc.constant<Origin>('own') },
        { weight: amiss, arbitrary: fc.constantFrom<Origin>('brand', 'foreign', 'none') },
      ),
      method: fc.oneof(
        { weight: 40, arbitrary: fc.constant<string>(call.method) },
        { weight: amiss, arbitrary: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD') },
      ),
      path: pathOf(call, supply),
      query: call.method === 'GET' ? queryOf(call, supply) : fc.constant(''),
      body: bodyOf(call, supply),
    })
    .map((wanted) => ({ call, caller, ...wanted }));
}

function pathOf({ path }: ConsoleCall, { known, fitting }: Supply): fc.Arbitrary<string> {
  const kind = path.split('/')[2] ?? '';
  const segments = path.split('/').map((segment) => {
    if (!segment.startsWith(':')) return fc.constant(segment);
    const fits = known[`${kind} ${segment}`] ?? known[segment.slice(1)] ?? ['x'];
    return fc.oneof(
      { weight: Math.max(fitting, 85), arbitrary: fc.constantFrom(...fits).map(String) },
      { weight: Math.min(100 - fitting, 15), arbitrary: strangeText.map((text) => encodeLoose(text) || '-') },
    );
  });
  return fc.tuple(...segments).map((texts) => texts.join('/'));
}

function queryOf({ path }: ConsoleCall, { known, fitting }: Supply): fc.Arbitrary<string> {
  const pair = fc
    .constantFrom(...asked)
    .chain((name) =>
      fc
        .oneof(
          { weight: fitting, arbitrary: fc.constantFrom(...(known[`?${name}`] ?? ['1'])).map(String) },
          { weight: 100 - fitting, arbitrary: strangeText },
        )
        .map((text) => `${name}=${encodeLoose(text)}`),
    );
  const two = known['?from and to'] ?? ['from=1&to=1'];
  return fc.oneof(
    {
      weight: 3,
      arbitrary: fc.array(pair, { maxLength: 5 }).map((pairs) => (pairs.length > 0 ? `?${pairs.join('&')}` : '')),
    },
    { weight: 2, arbitrary: fc.constantFrom(...two.map((text) => `?about=CBS3&${String(text)}`)) },
    {
      weight: fitting === 100 ? 0 : 4,
      arbitrary: fc.constantFrom(...tooLarge.flatMap((number) => placesFrom(path, number))),
    },
    { weight: fitting === 100 ? 0 : 1, arbitrary: fc.constantFrom('?%', '?limit=1&limit=2', '?a[]=1', '?%ff=%fe') },
  );
}

function bodyOf({ method, body }: ConsoleCall, supply: Supply): fc.Arbitrary<ConsoleRequest['body']> {
  if (method === 'GET') return fc.constant(undefined);
  const amiss = supply.fitting === 100 ? 0 : 1;
  const object = valueOfSchema(body ?? {}, 'body', { ...supply, fitting: Math.max(supply.fitting, 75) });
  return fc.record({
    contentType: fc.oneof(
      { weight: 16, arbitrary: fc.constant('application/json') },
      { weight: amiss, arbitrary: fc.constantFrom(...wrongTypes) },
    ),
    text: fc.oneof(
      { weight: 10, arbitrary: object.map((value) => JSON.stringify(value)) },
      { weight: amiss, arbitrary: strangeJson },
    ),
    encoding: fc.oneof(
      { weight: 24, arbitrary: fc.constant('utf8' as const) },
      {
        weight: amiss,
        arbitrary: fc.constantFrom('utf16le' as const, 'latin1' as const, 'gzip' as const, 'wrongLabel' as const),
      },
    ),
  });
}

/** A number where a question takes a place of a history. */
function placesFrom(path: string, number: string): readonly string[] {
  return path.endsWith('/compare') ? [`?from=1&to=${number}`, `?from=${number}&to=1`] : [`?before=${number}`];
}
