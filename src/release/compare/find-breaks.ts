import type { VisitorContext } from '../../contracts/conditions.ts';
import type { ContributionBase } from '../../contracts/feature.ts';
import type { FieldRule, SitePart } from '../../contracts/site.ts';
import { evaluate } from '../../engine/index.ts';

/** Something that players lose when one site takes the place of another. */
export interface Break {
  /**
   * `breaking`: what worked yesterday does not work today, until somebody changes it back. `destructive`: it concerns
   * money or accounts, and changing it back does not undo what happened in between.
   */
  readonly kind: 'breaking' | 'destructive';
  /** A whole sentence. */
  readonly text: string;
}

/** What a change of site takes away from players; empty when everything that worked still works. */
export function findBreaks(before: SitePart, after: SitePart): readonly Break[] {
  return [
    ...ofIdentity(before, after),
    ...ofRoles(before, after),
    ...ofMethods(before, after),
    ...ofRules(before, after),
    ...ofAddresses(before, after),
  ];
}

function breaking(text: string): Break {
  return { kind: 'breaking', text };
}

function destructive(text: string): Break {
  return { kind: 'destructive', text };
}

function ofIdentity({ identity: was }: SitePart, { identity: is }: SitePart): readonly Break[] {
  return [
    ...(was.code === is.code
      ? []
      : [destructive(`The code changes from ${was.code} to ${is.code}: accounts and balances belong to a code.`)]),
    ...(was.currency.code === is.currency.code
      ? []
      : [
          destructive(
            `The currency changes from ${was.currency.code} to ${is.currency.code}: amounts stay as they are.`,
          ),
        ]),
    ...lost(was.domains, is.domains).map((domain) => breaking(`${domain} no longer leads to the brand.`)),
    ...lost(was.languages.offered, is.languages.offered).map((tag) => breaking(`The language ${tag} is withdrawn.`)),
  ];
}

function ofRoles({ roles: was }: SitePart, { roles: is }: SitePart): readonly Break[] {
  return [
    ...lost(was.withdraw, is.withdraw).map((type) =>
      destructive(`Players of type ${type} can no longer withdraw what they own.`),
    ),
    ...lost(was.deposit, is.deposit).map((type) => breaking(`Players of type ${type} can no longer deposit.`)),
  ];
}

const methodSlots = ['login.method', 'registration.method', 'recovery.method'] as const;

function ofMethods(before: SitePart, after: SitePart): readonly Break[] {
  return methodSlots.flatMap((slot) =>
    lost(openIds(before, slot), openIds(after, slot)).map((id) => breaking(`${id} is gone from ${slot}.`)),
  );
}

const guest: VisitorContext = { app: 'browser', language: 'en' };

function openIds(site: SitePart, slot: (typeof methodSlots)[number]): readonly string[] {
  const items: readonly ContributionBase[] = site.slots[slot];
  return items.filter(({ visible }) => visible === undefined || evaluate(visible, site, guest)).map(({ id }) => id);
}

function ofRules(before: SitePart, after: SitePart): readonly Break[] {
  return Object.entries(after.rules).flatMap(([field, is]) => {
    const was = before.rules[field];
    return was === undefined ? [] : tightened(field, was, is).map(breaking);
  });
}

/** How a rule refuses answers that it took before. */
function tightened(field: string, was: FieldRule, is: FieldRule): readonly string[] {
  if (!is.enabled) return [];
  const isAsked = is.required && !(was.enabled && was.required);
  return [
    ...(isAsked ? [`${field} becomes required.`] : []),
    ...((is.min ?? 0) > (was.min ?? 0) ? [`${field} needs ${is.min} characters instead of ${was.min ?? 0}.`] : []),
    ...((is.max ?? Infinity) < (was.max ?? Infinity)
      ? [`${field} takes ${is.max} characters instead of ${was.max ?? 'any number'}.`]
      : []),
    ...(is.patternId !== was.patternId && is.patternId !== undefined
      ? [`${field} is read as ${is.patternId} instead of ${was.patternId ?? 'anything'}.`]
      : []),
  ];
}

function ofAddresses(before: SitePart, after: SitePart): readonly Break[] {
  const paths = (site: SitePart) => [
    ...site.routes.flatMap(({ path, aliases = [] }) => [path, ...aliases]),
    ...Object.keys(site.extraRoutes),
  ];
  return [
    ...lost(paths(before), paths(after)).map((path) => breaking(`${path} no longer leads anywhere.`)),
    ...(after.maintenance && !before.maintenance ? [breaking('The site closes for maintenance.')] : []),
  ];
}

function lost<T>(was: readonly T[], is: readonly T[]): readonly T[] {
  return was.filter((one) => !is.includes(one));
}
