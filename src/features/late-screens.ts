import type { LateScreens, ScreenTable } from '../client/index.ts';
import { screens as agent } from './agent/late-screens.ts';
import { screens as agentIncome } from './agentIncome/late-screens.ts';
import { screens as agentTeam } from './agentTeam/late-screens.ts';
import { screens as announcements } from './announcements/late-screens.ts';
import { screens as benefits } from './benefits/late-screens.ts';
import { screens as cashier } from './cashier/late-screens.ts';
import { screens as contracts } from './contracts/late-screens.ts';
import { screens as feedback } from './feedback/late-screens.ts';
import { screens as help } from './help/late-screens.ts';
import { screens as login } from './login/late-screens.ts';
import { screens as lottery } from './lottery/late-screens.ts';
import { screens as memberCentre } from './memberCentre/late-screens.ts';
import { screens as messages } from './messages/late-screens.ts';
import { screens as password } from './password/late-screens.ts';
import { screens as play } from './play/late-screens.ts';
import { screens as privacy } from './privacy/late-screens.ts';
import { screens as promotions } from './promotions/late-screens.ts';
import { screens as records } from './records/late-screens.ts';
import { screens as redRain } from './redRain/late-screens.ts';
import { screens as registration } from './registration/late-screens.ts';
import { screens as safePlay } from './safePlay/late-screens.ts';
import { screens as security } from './security/late-screens.ts';
import { screens as session } from './session/late-screens.ts';
import { screens as settings } from './settings/late-screens.ts';
import { screens as wallets } from './wallets/late-screens.ts';

/** The screen tables of features that no lobby needs at first, in alphabetical order; without blocks. */
export const lateTables: readonly (ScreenTable & LateScreens)[] = [
  agent,
  agentIncome,
  agentTeam,
  announcements,
  benefits,
  cashier,
  contracts,
  feedback,
  help,
  login,
  lottery,
  memberCentre,
  messages,
  password,
  play,
  privacy,
  promotions,
  records,
  redRain,
  registration,
  safePlay,
  security,
  session,
  settings,
  wallets,
];

/**
 * Every screen, dialog and action of these features by id: loaded once the browser is idle, or when the first of them is wanted,
 * so that the names of their files are no part of the first load.
 */
const lateScreens: Required<LateScreens> = {
  routes: Object.assign({}, ...lateTables.map(({ routes }) => routes)),
  dialogs: Object.assign({}, ...lateTables.map(({ dialogs }) => dialogs)),
  actions: Object.assign({}, ...lateTables.map(({ actions }) => actions)),
};

export default lateScreens;
