import { platformCalls } from '../../contracts/generated/platform-calls.ts';
import type { PlatformCall } from '../../contracts/platform-call.ts';
import { isPlatformPath } from '../../contracts/platform-path.ts';
import type { SitePart } from '../../contracts/site.ts';

/** What leaves: a call of the list, and the path under which this site's platform has it. */
export interface Departure {
  readonly call: PlatformCall;
  readonly path: string;
}

/** Finds the call that a method and a path stand for at a site; nothing for whatever is not on the list. */
export type ClosedList = (site: SitePart, method: string, path: string) => Departure | undefined;

/** Makes the list: the calls of the platform's document, each where the site has it and nowhere else (rows A-316, G-303). */
export function createClosedList(): ClosedList {
  const fixed = platformCalls.filter(({ path }) => !path.includes('{'));
  const shapes = platformCalls.filter(({ path }) => path.includes('{')).map(shapeOf);
  const kept = new WeakMap<SitePart['paths'], ReadonlyMap<string, Departure>>();
  const departuresOf = (paths: SitePart['paths']) => {
    const known = kept.get(paths) ?? new Map(fixed.flatMap((call) => departureAt(call, paths)));
    kept.set(paths, known);
    return known;
  };
  return ({ paths }, method, path) => {
    const departure = departuresOf(paths).get(`${method} ${path}`);
    if (departure) return departure;
    const shape = shapes.find(({ call, pattern }) => call.method === method && pattern.test(path));
    return shape && { call: shape.call, path };
  };
}

function departureAt(call: PlatformCall, paths: SitePart['paths']): [string, Departure][] {
  const moved = paths[call.name];
  const path = moved ?? call.path;
  if (moved !== undefined && !isPlatformPath(moved)) return [];
  return [[`${call.method} ${path}`, { call, path }]];
}

/** The pattern of all paths that a call with parts in its path has. */
export function shapeOf(call: PlatformCall): { readonly call: PlatformCall; readonly pattern: RegExp } {
  const source = call.path.replaceAll(/\{(\w+)\}/g, (_part, name: string) => {
    const whole = call.patterns[name] ?? '^$';
    return whole.replace(/^\^/, '').replace(/\$$/, '');
  });
  return { call, pattern: new RegExp(`^${source}$`) };
}
