import { flagsCatalogue } from '../../contracts/generated/catalogues.ts';
import type { Problem } from '../../contracts/problems.ts';
import { isSwitch } from '../../engine/index.ts';
import { pointerOf, problemIn } from '../load/json-document.ts';
import { nearestName } from '../nearest-name.ts';
import type { ValidSource } from '../validate/valid-source.ts';

/** Checks the switches of a site configuration: known names, and values that say clearly whether they are on. */
export function checkFlags(source: ValidSource): Problem[] {
  return [
    ...checkNames(source),
    ...checkFlagKeys(source),
    ...checkSharedKeys(source),
    ...(['flags', 'promotions', 'template'] as const).flatMap((section) => checkValues(source, section)),
  ];
}

function checkNames({ site }: ValidSource): Problem[] {
  const { flags = {}, flagKeys = {} } = site.value;
  const known = {
    flags: [...Object.keys(flagsCatalogue.flags), ...Object.values(flagKeys)],
    promotions: Object.keys(flagsCatalogue.promotions),
    template: Object.keys(flagsCatalogue.template),
  };
  const given = { flags, promotions: site.value.promotions ?? {}, template: site.value.template ?? {} };
  return (['flags', 'promotions', 'template'] as const).flatMap((section) =>
    Object.keys(given[section])
      .filter((name) => !known[section].includes(name))
      .map((name) => {
        const nearest = nearestName(name, known[section]);
        // A platform has flags of its own, which may be called like ours (decision 0b).
        const isMisspelt = nearest !== undefined && !isForeign(site, section);
        return problemIn(site, pointerOf(section, name), {
          code: 'FLAG_UNKNOWN',
          severity: isMisspelt ? 'error' : 'warning',
          atKey: true,
          message: `"${name}" is not in the catalogue of ${section} and is ignored.`,
          nearest,
        });
      }),
  );
}

type Section = 'flags' | 'promotions' | 'template';

/** Whether the operator's platform said a section, and not the folder. */
function isForeign({ moved = {} }: ValidSource['site'], section: Section): boolean {
  return pointerOf(section) in moved;
}

function checkFlagKeys({ site }: ValidSource): Problem[] {
  const known = Object.keys(flagsCatalogue.flags);
  return Object.keys(site.value.flagKeys ?? {})
    .filter((name) => !known.includes(name))
    .map((name) =>
      problemIn(site, pointerOf('flagKeys', name), {
        code: 'FLAG_UNKNOWN',
        atKey: true,
        message: `"${name}" is not in the catalogue of flags, so its key is never read.`,
        nearest: nearestName(name, known),
      }),
    );
}

/** Keys of the platform that two flags are read from. */
function checkSharedKeys({ site }: ValidSource): Problem[] {
  const { flagKeys = {} } = site.value;
  const seen = new Map<string, string>();
  return Object.entries(flagKeys).flatMap(([name, key]) => {
    const other = seen.get(key) ?? (key in flagsCatalogue.flags && !(key in flagKeys) ? key : undefined);
    seen.set(key, name);
    if (other === undefined) return [];
    const message = `${name} and ${other} are both read from "${key}".`;
    return [problemIn(site, pointerOf('flagKeys', name), { code: 'FLAG_KEY_SHARED', severity: 'warning', message })];
  });
}

function checkValues({ site }: ValidSource, section: Section): Problem[] {
  return Object.entries(site.value[section] ?? {})
    .filter(([, value]) => !isSwitch(value))
    .map(([name, value]) =>
      problemIn(site, pointerOf(section, name), {
        code: 'FLAG_VALUE',
        severity: isForeign(site, section) ? 'warning' : 'error',
        message: `${name} is ${JSON.stringify(value)}, which means off.`,
      }),
    );
}
