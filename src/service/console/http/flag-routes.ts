import { readFlagPage } from '../flags/read-flag-page.ts';
import { readFlagTable } from '../flags/read-flag-table.ts';
import { readValueHistory } from '../flags/read-value-history.ts';
import { historyQuestionOf } from '../merchants/history-part.ts';
import type { ConsoleRoute } from './console-route.ts';
import { get } from './console-route.ts';

/** Switches, at all merchants and one by one. */
export const flagRoutes: readonly ConsoleRoute[] = [
  get('/flags', 'read', ({ context, session }) => readFlagTable(context, context.summaries, session.person)),
  get('/flags/:name', 'read', async ({ params }) => readFlagPage(params['name'] ?? '')),
  get('/flags/:name/history', 'read', async ({ context, session, params, query }) => {
    const { name } = readFlagPage(params['name'] ?? '').flag;
    return readValueHistory(context.db, { name, scope: session.person, ...historyQuestionOf(query) });
  }),
];
