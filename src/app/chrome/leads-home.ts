import { isPathIn } from '../../engine/index.ts';

const backHome = '/m/login,/m/register,/m/register.html,/m/trail,/m/activity,/m/forget';

/** Whether the back arrow of a path leads home instead of one step back (rows ). */
export function leadsHome(path: string): boolean {
  return isPathIn(path, backHome);
}
