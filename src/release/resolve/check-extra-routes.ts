import type { FeatureManifest, RouteDefinition } from '../../contracts/feature.ts';
import type { Problem } from '../../contracts/problems.ts';
import { isSitePath, normalPath } from '../../engine/index.ts';
import type { ProblemDraft } from '../load/json-document.ts';
import { pointerOf, problemIn } from '../load/json-document.ts';
import { nearestName } from '../nearest-name.ts';
import type { ValidSource } from '../validate/valid-source.ts';
import { routesOf } from './switch-off.ts';

interface Table {
  /** The merchant's entries by their address as pages compare it. */
  readonly entries: ReadonlyMap<string, { readonly path: string; readonly to: string }>;
  /** Routes of the features that the brand keeps. */
  readonly routes: readonly RouteDefinition[];
  /** Routes of all features. */
  readonly all: readonly RouteDefinition[];
}

/**
 * Checks that a merchant's further addresses can be reached, hide none of a feature's, and lead in one step to a page that
 * the brand has (row A-039).
 */
export function checkExtraRoutes(
  { merchant }: ValidSource,
  kept: readonly FeatureManifest[],
  features: readonly FeatureManifest[],
): Problem[] {
  const written = Object.entries(merchant.value.extraRoutes ?? {});
  const entries = new Map(written.map(([path, to]) => [addressOf(path), { path, to }]));
  const table: Table = { entries, routes: routesOf(kept), all: routesOf(features) };
  return written.flatMap(([path, to]) => {
    const drafts = [faultOfAddress(path, table) ?? faultOfTarget(path, to, table)];
    return drafts.flatMap((draft) => (draft ? [problemIn(merchant, pointerOf('extraRoutes', path), draft)] : []));
  });
}

/** An address as pages compare it: in any letter case, without slashes at its end. */
function addressOf(path: string): string {
  return normalPath(path).toLowerCase();
}

function routeAt(path: string, routes: readonly RouteDefinition[]): RouteDefinition | undefined {
  const wanted = addressOf(path);
  return routes.find(({ path: own, aliases = [] }) => [own, ...aliases].some((one) => addressOf(one) === wanted));
}

function faultOfAddress(path: string, { entries, routes }: Table): ProblemDraft | undefined {
  if (isSlashed(path)) {
    const message = `${path} has a slash too many; ${tidy(path)} is the same address.`;
    return { code: 'ROUTE_SLASHED', message, nearest: tidy(path), atKey: true };
  }
  if (routeAt(path, routes)) {
    const message = `${path} is a feature's own address; this entry is never reached.`;
    return { code: 'ROUTE_TAKEN', message, atKey: true };
  }
  const same = entries.get(addressOf(path));
  if (same === undefined || same.path === path) return undefined;
  const message = `${path} is the same address as ${same.path}; one of the two is never reached.`;
  return { code: 'ROUTE_TAKEN', message, atKey: true };
}

function faultOfTarget(path: string, to: string, { entries, routes, all }: Table): ProblemDraft | undefined {
  const isPath = isSitePath(to);
  if (isPath && isSlashed(to)) {
    const message = `${path} leads to ${to}, which has a slash too many.`;
    return { code: 'ROUTE_SLASHED', message, nearest: tidy(to) };
  }
  const find = (among: readonly RouteDefinition[]) => (isPath ? routeAt(to, among) : among.find(({ id }) => id === to));
  if (find(routes)) return undefined;
  const chained = isPath ? faultOfChain(path, to, entries) : undefined;
  if (chained) return chained;
  const off = find(all);
  if (off) {
    const feature = off.id.replace(/[.].*/, '');
    return { code: 'ROUTE_OFF', message: `${path} leads to ${to}, and features switches ${feature} off.` };
  }
  return deadEnd(path, to, routes);
}

/** Follows entries that lead to each other's addresses: an entry that leads to another one, in the end or never. */
function faultOfChain(path: string, to: string, entries: Table['entries']): ProblemDraft | undefined {
  const walked = [path];
  let next = entries.get(addressOf(to));
  if (next === undefined) return undefined;
  let end = to;
  while (next !== undefined && !walked.includes(next.path)) {
    walked.push(next.path);
    end = next.to;
    next = entries.get(addressOf(end));
  }
  const way = [...walked, end].join(' → ');
  if (next === undefined) {
    return { code: 'ROUTE_CHAINED', message: `${way} takes more than one step.`, hint: `Write "${path}": "${end}".` };
  }
  return { code: 'ROUTE_LOOP', message: `${way} never ends.` };
}

function deadEnd(path: string, to: string, routes: readonly RouteDefinition[]): ProblemDraft {
  const known = isSitePath(to) ? routes.map((route) => route.path) : routes.map(({ id }) => id);
  return {
    code: 'LINK_UNKNOWN',
    message: `${path} leads to ${to}, which does not exist.`,
    nearest: nearestName(to, known),
  };
}

function isSlashed(path: string): boolean {
  const plain = withoutQuery(path);
  return plain.length > 1 && (plain.endsWith('/') || plain.includes('//'));
}

function tidy(path: string): string {
  const plain = withoutQuery(path);
  return `${plain.replaceAll(/\/+/g, '/').replace(/(.)\/$/, '$1')}${path.slice(plain.length)}`;
}

function withoutQuery(path: string): string {
  return path.replace(/[?#].*/s, '');
}
