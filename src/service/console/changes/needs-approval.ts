import type { Change } from '../../../contracts/console/impact.ts';
import { flagsCatalogue } from '../../../contracts/generated/catalogues.ts';
import { isOn } from '../../../engine/index.ts';

/** Whether a change touches money otherwise than by stopping it: then a second person must approve it. */
export function needsApproval({ name, value }: Pick<Change, 'name' | 'value'>): boolean {
  const [section = '', own = ''] = name.split('.');
  if (section === 'roles') return true;
  const { flags, promotions, template } = flagsCatalogue;
  const entries: Readonly<Record<string, Readonly<Record<string, { readonly money: boolean }>>>> = {
    flags,
    promotions,
    template,
  };
  return entries[section]?.[own]?.money === true && (value === undefined || isOn(value));
}
