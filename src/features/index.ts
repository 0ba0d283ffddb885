import type { FeatureManifest } from '../contracts/feature.ts';
import { agent } from './agent/feature.ts';
import { agentTeam } from './agentTeam/feature.ts';
import { agentIncome } from './agentIncome/feature.ts';
import { announcements } from './announcements/feature.ts';
import { appDownload } from './appDownload/feature.ts';
import { benefits } from './benefits/feature.ts';
import { cashier } from './cashier/feature.ts';
import { contracts } from './contracts/feature.ts';
import { customerService } from './customerService/feature.ts';
import { favourites } from './favourites/feature.ts';
import { feedback } from './feedback/feature.ts';
import { fixtures } from './fixtures/feature.ts';
import { games } from './games/feature.ts';
import { help } from './help/feature.ts';
import { home } from './home/feature.ts';
import { language } from './language/feature.ts';
import { liveChat } from './liveChat/feature.ts';
import { login } from './login/feature.ts';
import { lottery } from './lottery/feature.ts';
import { memberCentre } from './memberCentre/feature.ts';
import { messages } from './messages/feature.ts';
import { password } from './password/feature.ts';
import { play } from './play/feature.ts';
import { privacy } from './privacy/feature.ts';
import { promotions } from './promotions/feature.ts';
import { records } from './records/feature.ts';
import { recovery } from './recovery/feature.ts';
import { redRain } from './redRain/feature.ts';
import { referral } from './referral/feature.ts';
import { registration } from './registration/feature.ts';
import { safePlay } from './safePlay/feature.ts';
import { security } from './security/feature.ts';
import { session } from './session/feature.ts';
import { sessionClock } from './sessionClock/feature.ts';
import { settings } from './settings/feature.ts';
import { trial } from './trial/feature.ts';
import { wallets } from './wallets/feature.ts';
import { winners } from './winners/feature.ts';

/** Every feature, in alphabetical order: data only, read by the compiler and the console. */
export const features: readonly FeatureManifest[] = [
  agent,
  agentTeam,
  agentIncome,
  announcements,
  appDownload,
  benefits,
  cashier,
  contracts,
  customerService,
  favourites,
  feedback,
  fixtures,
  games,
  help,
  home,
  language,
  liveChat,
  login,
  lottery,
  memberCentre,
  messages,
  password,
  play,
  privacy,
  promotions,
  records,
  recovery,
  redRain,
  referral,
  registration,
  safePlay,
  security,
  session,
  sessionClock,
  settings,
  trial,
  wallets,
  winners,
];
