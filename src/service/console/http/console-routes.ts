import { applicationRoutes } from './application-routes.ts';
import { changeRoutes } from './change-routes.ts';
import type { ConsoleRoute } from './console-route.ts';
import { eventRoutes } from './event-routes.ts';
import { flagRoutes } from './flag-routes.ts';
import { frameRoutes } from './frame-routes.ts';
import { merchantRoutes } from './merchant-routes.ts';
import { passRoutes } from './pass-routes.ts';
import { passkeyRoutes } from './passkey-routes.ts';
import { peopleRoutes } from './people-routes.ts';
import { settingRoutes } from './setting-routes.ts';
import { supportRoutes } from './support-routes.ts';
import { tokenRoutes } from './token-routes.ts';
import { sessionRoutes } from './session-routes.ts';
import { whyRoutes } from './why-routes.ts';

/** Every call of the console; there is no other way in. */
export const consoleRoutes: readonly ConsoleRoute[] = [
  ...sessionRoutes,
  ...passkeyRoutes,
  ...peopleRoutes,
  ...tokenRoutes,
  ...flagRoutes,
  ...settingRoutes,
  ...changeRoutes,
  ...passRoutes,
  ...frameRoutes,
  ...merchantRoutes,
  ...whyRoutes,
  ...supportRoutes,
  ...applicationRoutes,
  ...eventRoutes,
];
