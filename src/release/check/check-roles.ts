import type { Origin, OriginsPart } from '../../contracts/origins.ts';
import type { Problem } from '../../contracts/problems.ts';
import type { SitePart } from '../../contracts/site.ts';
import { pointerOf, problemAbout, problemIn } from '../load/json-document.ts';
import type { ValidSource } from '../validate/valid-source.ts';

/** Checks that no customer type is a trial account and one that money concerns (rows A-263…A-276). */
export function checkRoles({ site }: ValidSource, { roles }: SitePart, origins: OriginsPart): Problem[] {
  return (['member', 'deposit', 'withdraw'] as const).flatMap((list) => {
    const shared = roles[list].find((type) => roles.trial.includes(type));
    if (shared === undefined) return [];
    const draft = { code: 'ROLE_CONFLICT', message: `Type ${shared} is a trial account and in ${list}.` } as const;
    const named = isWritten(origins.values[`roles.${list}`]) ? list : 'trial';
    return origins.values[`roles.${named}`]?.layer === 'override'
      ? problemAbout(`override roles.${named}`, draft)
      : problemIn(site, pointerOf('roles', named), draft);
  });
}

function isWritten(origin: Origin | undefined): boolean {
  return origin !== undefined && origin.layer !== 'engine';
}
