import {
  type DialogContentProps,
  usePlatform,
  useResource,
  useRuntime,
  useSite,
  useSlot,
  useTap,
  useText,
} from '../../../client/index.ts';
import type { CustomerServiceEntry } from '../../../contracts/site.ts';
import { isSafeLink } from '../../../engine/index.ts';
import { EmptyState, ErrorCard, ListRow, Sheet, Skeleton } from '../../../ui/index.ts';

/** Ways to reach the merchant: the status answer's list first, else the platform's; live chat launches, with the refusals of its row (rows ). */
export default function ServiceDialog({ close }: DialogContentProps) {
  const text = useText();
  const runtime = useRuntime();
  const platform = usePlatform();
  const { customerService } = useSite();
  const tap = useTap();
  const chat = useSlot('messageCentre.row').find(
    ({ target }) => 'action' in target && target.action === 'liveChat.open',
  );
  const asked = useResource<readonly CustomerServiceEntry[]>(
    customerService.length > 0 ? undefined : 'customerService',
    () => platform.call('customerService', { quiet: true }),
  );
  const entries = customerService.length > 0 ? customerService : asked.value;
  const open = ({ type, url }: CustomerServiceEntry) => {
    close();
    if (type === 'LIVECHAT' && chat) tap(chat);
    else if (type === 'LIVECHAT') void runtime.actions.run('liveChat.open');
    else if (url !== undefined && !runtime.navigation.openExternal(url)) globalThis.location.assign(url);
  };
  const write = () => {
    close();
    runtime.navigation.go('feedback.screen');
  };
  return (
    <Sheet open onClose={close} title={text('customerService:title')}>
      {entries === undefined && asked.status === 'error' ? (
        <ErrorCard text={text('errors:loadingFailed')} onRetry={asked.retry} />
      ) : entries === undefined ? (
        <div aria-busy>
          <Skeleton count={3} />
        </div>
      ) : entries.length === 0 ? (
        <EmptyState icon="chat" title={text('customerService:empty')} />
      ) : (
        entries
          .filter(({ type, url }) => type === 'LIVECHAT' || (url !== undefined && isSafeLink(url)))
          .map((entry) => (
            <ListRow
              key={`${entry.type}:${entry.title}`}
              icon={entry.type === 'LIVECHAT' ? 'chat' : entry.type === 'EMAIL' ? 'mail' : 'link'}
              title={entry.title}
              onChoose={() => open(entry)}
            />
          ))
      )}
      <ListRow icon="edit" title={text('customerService:write')} onChoose={write} />
    </Sheet>
  );
}
