import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { PasskeyLine, RemovePasskeyBody } from '../../contracts/console/passkeys.ts';
import { canUsePasskeys } from '../api/passkeys.ts';
import { kept, usePasskeys, useRefresh } from '../api/queries.ts';
import { Badge } from '../parts/badge.tsx';
import { Actions, Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Empty } from '../parts/empty.tsx';
import { FirstAnswer } from '../parts/first-answer.tsx';
import { Ago } from '../parts/moment.tsx';
import { Notice } from '../parts/notice.tsx';
import { Page, Scroll } from '../parts/page.tsx';
import { RefusalNotice } from '../parts/refusal-notice.tsx';
import { say } from '../parts/toasts.tsx';
import { useOpenSession } from '../shell/session-context.ts';
import { useText } from '../texts/use-text.ts';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';
import { Sheet } from './sheet.tsx';
import { askFresh } from './step-up.tsx';

/** A person's own passkeys. */
export function PasskeysPage() {
  const text = useText();
  const client = useQueryClient();
  const refresh = useRefresh();
  const passkeys = usePasskeys();
  const isPossible = canUsePasskeys(useOpenSession());
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<PasskeyLine>();
  const adopt = (left: readonly PasskeyLine[]) => {
    client.setQueryData(kept.passkeys, left);
    refresh(kept.session);
    say(text('passkeys.removed'), 'key');
    setRemoved(undefined);
  };
  const add = isPossible ? (
    <Button $tone="main" onClick={() => setAdding(true)}>
      {text('passkeys.add')}
    </Button>
  ) : undefined;
  const isEmpty = passkeys.data?.length === 0;
  return (
    <Page title={text('nav.passkeys')} count={passkeys.data?.length} tools={isEmpty ? undefined : add}>
      <Scroll>
        {isEmpty && isPossible ? (
          <Empty icon="key" title={text('passkeys.none')} action={add}>
            {text('passkeys.lead')}
          </Empty>
        ) : (
          <Sheet>
            <p>{text('passkeys.lead')}</p>
            {isPossible ? null : <Notice tone="warn">{text('passkeys.nowhere')}</Notice>}
            <FirstAnswer to={passkeys} shape="sheet">
              {(lines) => (
                <ul>
                  {lines.map((one) => (
                    <li key={one.id}>
                      <div>
                        <b>{one.name}</b>{' '}
                        {one.isSynced ? <Badge $tone="neutral">{text('passkeys.synced')}</Badge> : null}
                        <Small>
                          {text('passkeys.since')} <Ago at={one.since} />
                          {one.usedAt ? (
                            <>
                              {' · '}
                              {text('sessions.used')} <Ago at={one.usedAt} />
                            </>
                          ) : null}
                        </Small>
                      </div>
                      <Button
                        onClick={() => setRemoved(one)}
                        aria-label={text('passkeys.removeOf', { name: one.name })}
                      >
                        {text('passkeys.remove')}
                      </Button>
                    </li>
                  ))}
                </ul>
              )}
            </FirstAnswer>
          </Sheet>
        )}
      </Scroll>
      {isAdding ? <AddPasskeyDialog onClose={() => setAdding(false)} /> : null}
      {removed ? <RemoveDialog passkey={removed} onRemoved={adopt} onClose={() => setRemoved(undefined)} /> : null}
    </Page>
  );
}

interface RemoveDialogProps {
  readonly passkey: PasskeyLine;
  onRemoved(left: readonly PasskeyLine[]): void;
  onClose(): void;
}

function RemoveDialog({ passkey: { id, name }, onRemoved, onClose }: RemoveDialogProps) {
  const text = useText();
  const remove = useMutation({
    mutationFn: (body: RemovePasskeyBody) => askFresh<readonly PasskeyLine[]>('/passkeys/remove', body),
    onSuccess: onRemoved,
  });
  return (
    <Dialog title={text('passkeys.removeOf', { name })} onClose={onClose}>
      <Asked>
        <RefusalNotice error={remove.error} />
        <p>{text('passkeys.removeHint')}</p>
        <Actions>
          <Button $tone="quiet" onClick={onClose}>
            {text('cancel')}
          </Button>
          <Button $tone="bad" data-end data-first disabled={remove.isPending} onClick={() => remove.mutate({ id })}>
            {text('passkeys.remove')}
          </Button>
        </Actions>
      </Asked>
    </Dialog>
  );
}

const Asked = styled.div`
  display: grid;
  gap: 14px;
`;

const Small = styled.p`
  color: var(--muted);
  font-size: 0.78rem;
`;
