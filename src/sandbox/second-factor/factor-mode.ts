import { hasRole } from '../accounts/roles.ts';
import type { Sandbox } from '../sandbox.ts';

/** What a brand says about a second factor: `login.secondFactor`. */
type FactorMode = 'off' | 'optional' | 'required';

/**
 * Whether members of a brand may, or must, have a second factor; without a word of the site it has none. While the site cannot
 * be read, who has one is asked for it: nobody gets around it by keeping the service busy.
 */
export async function factorModeOf({ sites }: Pick<Sandbox, 'sites'>, merchant: string): Promise<FactorMode> {
  const published = await sites.get(merchant).catch(() => 'unknown' as const);
  if (published === 'unknown') return 'optional';
  const mode = published?.site.settings['login.secondFactor'];
  return mode === 'optional' || mode === 'required' ? mode : 'off';
}

/** Whether a member has a second factor, whatever their brand says now. */
export async function hasFactor({ db }: Pick<Sandbox, 'db'>, account: number): Promise<boolean> {
  const row = await db.selectFrom('second_factor').select('account').where('account', '=', account).executeTakeFirst();
  return row !== undefined;
}

/** Whether a member's brand asks for a second factor that they have not set up. Trial accounts hold nothing to protect. */
export async function lacksFactor(
  sandbox: Sandbox,
  merchant: string,
  { id, type }: { readonly id: number; readonly type: number },
): Promise<boolean> {
  if ((await factorModeOf(sandbox, merchant)) !== 'required') return false;
  return !(await hasRole(sandbox, merchant, type, 'trial')) && !(await hasFactor(sandbox, id));
}
