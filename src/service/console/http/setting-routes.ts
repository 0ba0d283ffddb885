import { readSettingPage, readSettings } from '../settings/read-settings.ts';
import { RefusedError } from './console-refusal.ts';
import type { ConsoleRoute } from './console-route.ts';
import { get } from './console-route.ts';

/** Values that are no switches, at all merchants and one by one. */
export const settingRoutes: readonly ConsoleRoute[] = [
  get('/settings', 'read', ({ context, session }) => readSettings(context, session.person)),
  get('/settings/:name', 'read', async ({ context, session, params }) => {
    const page = await readSettingPage(context, params['name'] ?? '', session.person);
    if (!page) throw new RefusedError('NOT_FOUND', 'There is no such setting.');
    return page;
  }),
];
