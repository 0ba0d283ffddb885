import { changeRoutes } from './change-routes.ts';
import type { ConsoleRoute } from './console-route.ts';
import { eventRoutes } from './event-routes.ts';
import { flagRoutes } from './flag-routes.ts';
import { merchantRoutes } from './merchant-routes.ts';
import { peopleRoutes } from './people-routes.ts';
import { sessionRoutes } from './session-routes.ts';

/** Every call of the console; there is no other way in. */
export const consoleRoutes: readonly ConsoleRoute[] = [
  ...sessionRoutes,
  ...peopleRoutes,
  ...flagRoutes,
  ...changeRoutes,
  ...merchantRoutes,
  ...eventRoutes,
];
