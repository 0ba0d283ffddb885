import { platformCalls } from '../../contracts/generated/platform-calls.ts';
import type { Moves, PlatformMapping } from '../../contracts/generated/platform-mapping.ts';
import type { Problem } from '../../contracts/problems.ts';
import { pointerOf, problemIn } from '../load/json-document.ts';
import { nearestName } from '../nearest-name.ts';
import type { Valid } from '../validate/valid-source.ts';

/** Headers that say who speaks, how long a body is, or whose request it was: the door's own. */
const doorHeaders =
  /^(host|connection|keep-alive|te|trailer|upgrade|expect|content-.*|transfer-encoding|proxy-.*|cookie|merchant|x-forwarded-.*|livery-.*)$/;
const unsafeKeys = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Checks what no schema can say about a mapping. A brand's file names only secrets of that brand, `PLATFORM_<CODE>__<NAME>`,
 * so that no folder sends the keys of another one's platform to its own; the file of the server has no `code`.
 */
export function checkMapping(mapping: Valid<PlatformMapping>, code?: string): Problem[] {
  const unfit = (pointer: string, message: string) => problemIn(mapping, pointer, { code: 'MAPPING_UNFIT', message });
  const { headers = {}, token, calls = {} } = mapping.value;
  const names = platformCalls.map(({ name }) => name);
  return [
    ...Object.keys(headers)
      .filter((name) => doorHeaders.test(name))
      .map((name) => unfit(`/headers${pointerOf(name)}`, `The header ${name} is written by the service alone.`)),
    ...(token && doorHeaders.test(token.header)
      ? [unfit('/token/header', `The header ${token.header} is written by the service alone.`)]
      : []),
    ...secretsOf(mapping.value)
      .filter(([, name]) => code !== undefined && !isSecretOf(code, name))
      .map(([pointer, name]) =>
        unfit(pointer, `${name} is no secret of this brand; its names begin with ${prefixOf(code ?? '')}.`),
      ),
    ...Object.keys(calls)
      .filter((name) => !names.includes(name))
      .map((name) =>
        problemIn(mapping, `/calls${pointerOf(name)}`, {
          code: 'CALL_UNKNOWN',
          atKey: true,
          message: `There is no call "${name}".`,
          nearest: nearestName(name, names),
        }),
      ),
    ...Object.entries(calls).flatMap(([name, { request = [], answer = [] }]) => [
      ...faultsOf(request).map(([index, says]) => unfit(`/calls${pointerOf(name)}/request/${index}`, says)),
      ...faultsOf(answer).map(([index, says]) => unfit(`/calls${pointerOf(name)}/answer/${index}`, says)),
    ]),
  ];
}

/** Variables of the environment that a mapping names, with their places. */
export function secretsOf({ ca, headers = {} }: PlatformMapping): readonly (readonly [string, string])[] {
  return [
    ...(ca ? [['/ca/env', ca.env] as const] : []),
    ...Object.entries(headers).flatMap(([name, value]) =>
      typeof value === 'string' ? [] : [[`/headers${pointerOf(name)}/env`, value.env] as const],
    ),
  ];
}

function prefixOf(code: string): string {
  return `PLATFORM_${code.toUpperCase().replaceAll('-', '_')}__`;
}

function isSecretOf(code: string, name: string): boolean {
  const prefix = prefixOf(code);
  return name.startsWith(prefix) && /^[A-Z0-9]+(_[A-Z0-9]+)*$/.test(name.slice(prefix.length));
}

function faultsOf(moves: Moves): readonly (readonly [number, string])[] {
  return moves.flatMap((move, index) => {
    const says = faultOf(move);
    return says === undefined ? [] : [[index, says] as const];
  });
}

function faultOf({ from, to, ...others }: Moves[number]): string | undefined {
  if (from === undefined && !('value' in others)) return 'The step has neither "from" nor "value".';
  if (from === undefined && to === undefined) return 'The step puts its value nowhere.';
  if (from !== undefined && 'value' in others) return 'The step has "from" and "value".';
  const keys = [from, to].flatMap((pointer) => pointer?.split('/') ?? []);
  const unsafe = keys.find((key) => unsafeKeys.has(key));
  if (unsafe !== undefined) return `"${unsafe}" cannot be a key.`;
  const [taken, put] = [starsOf(from), starsOf(to)];
  if (to !== undefined && taken !== put) return `"from" has ${taken} stars, "to" has ${put}.`;
  return undefined;
}

function starsOf(pointer = ''): number {
  return pointer.split('/').filter((key) => key === '*').length;
}
