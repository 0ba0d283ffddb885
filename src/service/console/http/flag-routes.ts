import { readFlagPage } from '../flags/read-flag-page.ts';
import { readFlagTable } from '../flags/read-flag-table.ts';
import { RefusedError } from './console-refusal.ts';
import type { ConsoleRoute } from './console-route.ts';
import { get } from './console-route.ts';

/** Switches, at all merchants and one by one. */
export const flagRoutes: readonly ConsoleRoute[] = [
  get('/flags', 'read', ({ context, session }) => readFlagTable(context, context.summaries, session.person)),
  get('/flags/:name', 'read', async ({ context, session, params }) => {
    const page = await readFlagPage(context, params['name'] ?? '', session.person);
    if (!page) throw new RefusedError('NOT_FOUND', 'There is no such flag.');
    return page;
  }),
];
