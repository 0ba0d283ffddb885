import { useEffect } from 'react';
import { type DialogContentProps, useResource, useRuntime, useSite, useText } from '../../../client/index.ts';
import { Button, Dialog, ErrorCard, FactList, Money, SignedMoney, Skeleton } from '../../../ui/index.ts';
import { useConfirmNotice } from './use-confirm-notice.ts';

const key = 'member.playNotices';

/** What a player staked, won and lost in 30 days, after each login; they confirm that they have seen it. */
export default function SumsDialog({ close }: DialogContentProps) {
  const text = useText();
  const { platform, resources } = useRuntime();
  const { currency } = useSite().identity;
  const { isBusy, confirm } = useConfirmNotice('sums', close);
  useEffect(() => () => resources.forget(key), [resources]);
  const { value, status, retry } = useResource(key, () => platform.call('playNotices', { quiet: true }));
  const sums = value?.sums;
  // Nothing to confirm any more, by another page of this session.
  const isDone = value !== undefined && sums === undefined;
  useEffect(() => {
    if (isDone) close();
  }, [isDone, close]);
  return (
    <Dialog
      open
      plain
      onClose={() => undefined}
      title={text('safePlay:sumsTitle')}
      actions={
        <Button tone="action" disabled={sums === undefined} busy={isBusy} onClick={() => void confirm()}>
          {text('safePlay:sumsSeen')}
        </Button>
      }
    >
      {sums === undefined ? (
        status === 'error' ? (
          <ErrorCard onRetry={retry} text={text('errors:loadingFailed')} />
        ) : (
          <Skeleton shape="control" count={4} />
        )
      ) : (
        <FactList
          facts={[
            ...(['staked', 'won', 'lost'] as const).map((name) => ({
              id: name,
              name: text(`safePlay:sums.${name}`),
              value: <Money amount={sums[name]} currency={currency} />,
            })),
            {
              id: 'net',
              name: text('safePlay:net'),
              value: <SignedMoney amount={sums.net} currency={currency} coloured />,
            },
          ]}
        />
      )}
    </Dialog>
  );
}
