import { open } from '../http/route.ts';
import type { SandboxRoute } from '../http/route.ts';

/** Help entries and the people to ask. */
export const helpRoutes: readonly SandboxRoute[] = [
  open('help', async ({ db }, { merchant, language }) => {
    const rows = await db
      .selectFrom('help_entry')
      .selectAll()
      .where('merchant', '=', merchant)
      .orderBy('position')
      .execute();
    return {
      value: rows.map(({ tag, title, content }) => ({ tag, title: title[language], content: content[language] })),
    };
  }),
  open('customerService', async ({ sites }, { merchant }) => ({
    value: (await sites.get(merchant))?.site.customerService ?? [],
  })),
];
