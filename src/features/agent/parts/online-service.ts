import type { Runtime } from '../../../client/index.ts';

/** Live chat where the merchant has it, else its ways to be reached (row G-234). */
export default function openOnlineService({ actions, release }: Runtime): Promise<void> {
  const hasChat = release.getState().site.flags['CBS3'] === true;
  return actions.run(hasChat ? 'liveChat.open' : 'customerService.open');
}
