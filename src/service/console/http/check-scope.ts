import type { Scope } from '../../../contracts/console/roles.ts';
import { requireMerchants, requireNames } from '../people/scope.ts';
import type { ConsoleRoute } from './console-route.ts';

interface Asked {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/**
 * Lets a call through whose merchants are all there for who asks, and, where it changes something, whose values are of their
 * flag groups. Every place where a call of the table names a merchant is looked at: `:code` of its path, `merchant` of its
 * query, however often, and in its body `merchant`, `merchants`, `base` and each of `changes`.
 * @throws RefusedError `NOT_FOUND` or `FORBIDDEN`.
 */
export function checkScope(scope: Scope, { right }: Pick<ConsoleRoute, 'right'>, { params, query, body }: Asked): void {
  if (scope.merchants === undefined && scope.groups === undefined) return;
  const { merchant, merchants, base, changes, name } = recordOf(body);
  const requests = Array.isArray(changes) ? changes.map(recordOf) : [];
  const named = [
    recordOf(params)['code'],
    ...[recordOf(query)['merchant']].flat(),
    merchant,
    ...(Array.isArray(merchants) ? merchants : []),
    ...Object.keys(recordOf(base)),
    ...requests.map((request) => request['merchant']),
  ];
  requireMerchants(scope, named.filter(isText));
  if (right !== 'read' && right !== 'people')
    requireNames(scope, [name, ...requests.map((request) => request['name'])].filter(isText));
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
