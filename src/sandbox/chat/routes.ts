import { hasRole, refuseTrial } from '../accounts/roles.ts';
import { failure } from '../errors.ts';
import { forMembers, open } from '../http/route.ts';
import type { SandboxRoute } from '../http/route.ts';
import { consumeTry } from '../limits/consume-try.ts';
import { backPath } from './back-path.ts';
import { issueTicket } from './chat-access.ts';
import { countUnread, openConversation } from './conversations.ts';
import { readLook } from './read-look.ts';

/** Live chat (rows A-336…A-338, G-328…G-331). */
export const chatRoutes: readonly SandboxRoute[] = [
  forMembers('chatCount', async (sandbox, call) => {
    await refuseTrial(sandbox, call);
    return { value: { unReadCount: await countUnread(sandbox, call.member.id) } };
  }),
  open('chatLaunch', async (sandbox, { merchant, address, member, query }) => {
    if (member && (await hasRole(sandbox, merchant, member.type, 'trial'))) throw failure('free_reject');
    await consumeTry(sandbox, 'chatOpening', { merchant, address, ...(member ? { name: member.id } : {}) });
    const conversation = await openConversation(sandbox, { merchant, account: member?.id });
    const window = new URLSearchParams({
      ticket: await issueTicket(sandbox, conversation),
      language: query['language'] ?? 'en',
      title: query['title'] ?? '',
      ...readLook(query),
      backUrl: backPath(query['backUrl']),
    });
    return { value: { chatUrl: `/wps/chat/window?${window}` } };
  }),
  open('liveModels', async ({ catalogue }, { merchant }) => {
    const tables = catalogue.games.filter(({ gameType }) => gameType === 'LIVE').slice(0, 8);
    const list = tables.map(({ gameId, nodeId, title, vendor }) => ({
      id: `${merchant}-${nodeId}`,
      name: title,
      vassalage: vendor.code,
      iconUrl: `/art/games/${gameId}`,
    }));
    return { value: { list } };
  }),
];
