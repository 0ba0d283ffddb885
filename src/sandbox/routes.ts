import { memberRoutes } from './accounts/member-routes.ts';
import { accountRoutes } from './accounts/routes.ts';
import { agentRoutes } from './agents/routes.ts';
import { announcementRoutes } from './announcements/routes.ts';
import { bankCardRoutes } from './bank-cards/routes.ts';
import { captchaRoutes } from './captcha/routes.ts';
import { chatRoutes } from './chat/routes.ts';
import { contractRoutes } from './contracts/routes.ts';
import { gameRoutes } from './games/routes.ts';
import { helpRoutes } from './help/routes.ts';
import type { SandboxRoute } from './http/route.ts';
import { keyRoutes } from './keys/routes.ts';
import { lotteryRoutes } from './lottery/routes.ts';
import { feedbackRoutes } from './messages/feedback-routes.ts';
import { messageRoutes } from './messages/routes.ts';
import { privacyRoutes } from './privacy/routes.ts';
import { promotionRoutes } from './promotions/routes.ts';
import { redRainRoutes } from './red-rain/routes.ts';
import { recordRoutes } from './records/routes.ts';
import { rewardRoutes } from './rewards/routes.ts';
import { safePlayRoutes } from './safe-play/routes.ts';
import { secondFactorRoutes } from './second-factor/routes.ts';
import { settlementRoutes } from './settlement/routes.ts';
import { smsRoutes } from './sms/routes.ts';
import { systemRoutes } from './system/routes.ts';
import { walletRoutes } from './wallet/routes.ts';

/** Every endpoint of the platform, exactly once. */
export const platformRoutes: readonly SandboxRoute[] = [
  ...accountRoutes,
  ...memberRoutes,
  ...secondFactorRoutes,
  ...keyRoutes,
  ...captchaRoutes,
  ...smsRoutes,
  ...walletRoutes,
  ...bankCardRoutes,
  ...messageRoutes,
  ...feedbackRoutes,
  ...announcementRoutes,
  ...privacyRoutes,
  ...safePlayRoutes,
  ...promotionRoutes,
  ...helpRoutes,
  ...chatRoutes,
  ...systemRoutes,
  ...gameRoutes,
  ...lotteryRoutes,
  ...recordRoutes,
  ...rewardRoutes,
  ...agentRoutes,
  ...contractRoutes,
  ...redRainRoutes,
  ...settlementRoutes,
];
