import { useStore } from 'zustand';
import {
  type DialogContentProps,
  useFlag,
  usePlatform,
  useResource,
  useRuntime,
  useSite,
  useText,
} from '../../../client/index.ts';
import type { CustomerServiceEntry } from '../../../contracts/site.ts';
import { isSafeLink } from '../../../engine/index.ts';
import { EmptyState, ErrorCard, ListRow, Sheet, Skeleton } from '../../../ui/index.ts';

/**
 * Ways to reach the merchant: the status answer's list first, else the platform's (row A-342). An entry of live chat
 * launches it where the site has CBS3, else leads to its own address, and is absent without one (rows A-204, G-234). A
 * closed site takes no message (row A-216).
 */
export default function ServiceDialog({ close }: DialogContentProps) {
  const text = useText();
  const runtime = useRuntime();
  const platform = usePlatform();
  const { customerService, maintenance } = useSite();
  const hasChat = useFlag('CBS3');
  const isClosed = useStore(runtime.status.store, ({ status }) => status.status !== 0) || maintenance;
  const asked = useResource<readonly CustomerServiceEntry[]>(
    customerService.length > 0 ? undefined : 'customerService',
    () => platform.call('customerService', { quiet: true }),
  );
  const entries = customerService.length > 0 ? customerService : asked.value;
  const launches = ({ type }: CustomerServiceEntry) => hasChat && type === 'LIVECHAT';
  const ways = entries?.filter((entry) => launches(entry) || (entry.url !== undefined && isSafeLink(entry.url)));
  const open = (entry: CustomerServiceEntry) => {
    const { url } = entry;
    close();
    if (launches(entry)) void runtime.actions.run('liveChat.open');
    else if (url !== undefined && !runtime.navigation.openExternal(url)) globalThis.location.assign(url);
  };
  const write = () => {
    close();
    runtime.navigation.go('feedback.screen');
  };
  return (
    <Sheet open onClose={close} title={text('customerService:title')}>
      {ways === undefined && asked.status === 'error' ? (
        <ErrorCard text={text('errors:loadingFailed')} onRetry={asked.retry} />
      ) : ways === undefined ? (
        <div aria-busy>
          <Skeleton count={3} />
        </div>
      ) : ways.length === 0 ? (
        <EmptyState icon="chat" title={text('customerService:empty')} />
      ) : (
        ways.map((entry) => (
          <ListRow
            key={`${entry.type}:${entry.title}`}
            icon={entry.type === 'LIVECHAT' ? 'chat' : entry.type === 'EMAIL' ? 'mail' : 'link'}
            title={entry.title}
            onChoose={() => open(entry)}
          />
        ))
      )}
      {isClosed ? null : <ListRow icon="edit" title={text('customerService:write')} onChoose={write} />}
    </Sheet>
  );
}
