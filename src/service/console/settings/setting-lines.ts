import type { SettingLine } from '../../../contracts/console/settings.ts';
import { fieldsCatalogue, flagsCatalogue, settingsCatalogue } from '../../../contracts/generated/catalogues.ts';
import { ruleFields, ruleTypes } from '../../../release/resolve/resolve-rules.ts';

/** What the catalogues say of a value, whatever a merchant has. */
export type CatalogueLine = Omit<SettingLine, 'differs' | 'changed'>;

/** Every value that a live change may set and that is no switch: settings, lists of customer types, rules of fields. */
export function listSettingLines(): readonly CatalogueLine[] {
  return [...settings(), ...roles(), ...rules()];
}

function settings(): CatalogueLine[] {
  return Object.entries(settingsCatalogue.settings).flatMap(([own, entry]) => {
    // The engine fills it from another property, so that nobody sets it.
    if (entry.layer === 'engine') return [];
    const { description, type, minimum, maximum, enum: allowed } = entry;
    return {
      name: `settings.${own}`,
      kind: 'setting',
      own,
      description,
      type,
      default: entry.default,
      ...(allowed ? { enum: allowed } : {}),
      ...(minimum === undefined ? {} : { minimum }),
      ...(maximum === undefined ? {} : { maximum }),
    };
  });
}

function roles(): CatalogueLine[] {
  return Object.entries(flagsCatalogue.roles).map(([own, { effect, owner, default: types }]) => ({
    name: `roles.${own}`,
    kind: 'role',
    own,
    description: effect,
    type: 'types',
    default: types,
    owner,
  }));
}

function rules(): CatalogueLine[] {
  return ruleFields.flatMap((field) => {
    const given: Readonly<Record<string, unknown>> = { ...fieldsCatalogue.fields[field]?.rule };
    return Object.entries(ruleTypes).map(([property, type]): CatalogueLine => {
      const own = `${field}.${property}`;
      const value = given[property];
      return { name: `register.${own}`, kind: 'rule', own, type, ...(value === undefined ? {} : { default: value }) };
    });
  });
}
