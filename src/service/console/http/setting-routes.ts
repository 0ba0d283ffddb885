import { readValueHistory } from '../flags/read-value-history.ts';
import { historyQuestionOf } from '../merchants/history-part.ts';
import { findSettingLine, readSettingPage, readSettings } from '../settings/read-settings.ts';
import type { ConsoleRoute } from './console-route.ts';
import { get } from './console-route.ts';

/** Values that are no switches, at all merchants and one by one. */
export const settingRoutes: readonly ConsoleRoute[] = [
  get('/settings', 'read', ({ context, session }) => readSettings(context, session.person)),
  get('/settings/:name', 'read', ({ context, session, params }) =>
    readSettingPage(context, params['name'] ?? '', session.person),
  ),
  get('/settings/:name/history', 'read', async ({ context, session, params, query }) => {
    const { name } = findSettingLine(params['name'] ?? '');
    return readValueHistory(context.db, { name, scope: session.person, ...historyQuestionOf(query) });
  }),
];
