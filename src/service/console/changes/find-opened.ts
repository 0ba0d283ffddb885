import { isDeepStrictEqual } from 'node:util';
import type { Override } from '../../../contracts/origins.ts';
import type { SitePart } from '../../../contracts/site.ts';
import type { SiteState } from '../../publishing/guard-promises.ts';
import { moneyNames } from '../../publishing/is-money.ts';
import { stoppedUntil } from '../../publishing/stops.ts';
import type { ConsoleContext } from '../console-context.ts';

/** A compiled site with the overrides that it was compiled with. */
export interface Standing {
  readonly site: SitePart;
  readonly overrides: readonly Override[];
}

/**
 * What a merchant's way from one state to another does that needs a second person: dotted names of money, and of switches that
 * the merchant wants approved in either state, that go on, at once or sooner than they would have, and of lists of roles that
 * change. All money where it cannot be found out.
 */
export async function findOpened(
  { compiler }: Pick<ConsoleContext, 'compiler'>,
  from: SiteState,
  to: SiteState,
): Promise<readonly string[]> {
  const before = await standingOf(compiler, from);
  const after = await standingOf(compiler, to);
  return before && after ? openedBetween(before, after) : moneyNames;
}

/** As `findOpened`, of two sites that are compiled. */
export function openedBetween(before: Standing, after: Standing): readonly string[] {
  const guarded = new Set([...moneyNames, ...approvalOf(before), ...approvalOf(after)]);
  const opened = [...guarded].filter((name) => offUntil(after, name) < offUntil(before, name));
  const was = Object.entries(before.site.roles);
  const is: Readonly<Record<string, unknown>> = { ...after.site.roles };
  return [...opened, ...was.flatMap(([own, list]) => (isDeepStrictEqual(list, is[own]) ? [] : [`roles.${own}`]))];
}

function approvalOf({ site }: Standing): readonly string[] {
  return site.identity.approval ?? [];
}

/** What an engine has learnt to refuse since does not matter: it was live. */
async function standingOf(
  compiler: ConsoleContext['compiler'],
  { files, overrides }: SiteState,
): Promise<Standing | undefined> {
  const first = await compiler.check(files, { overrides });
  const compiled = first.ok ? first : await compiler.check(files, { overrides, known: first.problems });
  return compiled.ok ? { site: compiled.site, overrides } : undefined;
}

/** Until when money stays off, in milliseconds: 0 while it is on, for ever where no override stops it. */
function offUntil({ site: { flags, promotions, template }, overrides }: Standing, name: string): number {
  const switches: Readonly<Record<string, Readonly<Record<string, boolean>>>> = { flags, promotions, template };
  const [section = '', own = ''] = name.split('.');
  return switches[section]?.[own] === true ? 0 : stoppedUntil(overrides, name) || Infinity;
}
