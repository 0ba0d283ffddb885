import type { ScreenTable } from '../client/index.ts';
import { screens as announcements } from './announcements/screens.ts';
import { screens as appDownload } from './appDownload/screens.ts';
import { screens as contracts } from './contracts/screens.ts';
import { screens as customerService } from './customerService/screens.ts';
import { screens as favourites } from './favourites/screens.ts';
import { screens as fixtures } from './fixtures/screens.ts';
import { screens as games } from './games/screens.ts';
import { screens as home } from './home/screens.ts';
import { screens as language } from './language/screens.ts';
import { screens as liveChat } from './liveChat/screens.ts';
import { screens as login } from './login/screens.ts';
import { screens as play } from './play/screens.ts';
import { screens as recovery } from './recovery/screens.ts';
import { screens as referral } from './referral/screens.ts';
import { screens as registration } from './registration/screens.ts';
import { screens as session } from './session/screens.ts';
import { screens as sessionClock } from './sessionClock/screens.ts';
import { screens as trial } from './trial/screens.ts';
import { screens as winners } from './winners/screens.ts';

/**
 * The screen tables of the features that the lobby and the way in need, in alphabetical order: what a manifest names is loaded
 * through them, or through those of `late-screens.ts`.
 */
export const screenTables: readonly ScreenTable[] = [
  announcements,
  appDownload,
  contracts,
  customerService,
  favourites,
  fixtures,
  games,
  home,
  language,
  liveChat,
  login,
  play,
  recovery,
  referral,
  registration,
  session,
  sessionClock,
  trial,
  winners,
];
