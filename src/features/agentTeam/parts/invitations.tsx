import { useState } from 'react';
import { styled } from 'styled-components';
import type { Answer } from '../../../contracts/platform-answer.ts';
import { PlatformError, useErrorText, useResource, useRuntime, useText } from '../../../client/index.ts';
import {
  Button,
  Dialog,
  EmptyState,
  ErrorCard,
  FormSheet,
  ScreenBody,
  SectionHeading,
  Skeleton,
} from '../../../ui/index.ts';
import { type AccountKind, AccountKindChoice } from './account-kind.tsx';
import { InvitationCard } from './invitation-card.tsx';
import { areGood, type RateBounds, RateFields, sentRates } from './rate-fields.tsx';
import { teamKey } from './use-members.ts';

type Invitation = Answer<'invitations'>['list'][number];
const key = `${teamKey}invitations`;

/** Links with which others register below the agent: make one, copy and share it, take it back (row G-257). */
export function Invitations({ bounds }: { readonly bounds: readonly RateBounds[] }) {
  const text = useText();
  const errorText = useErrorText();
  const { platform, toasts } = useRuntime();
  const { value, status, retry } = useResource(key, () => platform.call('invitations', { quiet: true }));
  const [kind, setKind] = useState<AccountKind>('player');
  const [entered, setEntered] = useState<Readonly<Record<string, string>>>({});
  const [isBusy, setIsBusy] = useState(false);
  const [doomed, setDoomed] = useState<Invitation>();

  async function act(call: () => Promise<unknown>, done: string) {
    setIsBusy(true);
    try {
      await call();
      toasts.show(done, { kind: 'success' });
      retry();
    } catch (error) {
      const isFull = error instanceof PlatformError && error.code === 'invitation.many';
      toasts.show(isFull ? text('agentTeam:manyInvitations') : errorText(error), { kind: 'error' });
    }
    setIsBusy(false);
  }

  function create() {
    const body = { kind, rates: sentRates(bounds, entered) };
    void act(() => platform.call('createInvitation', { body, quiet: true }), text('agentTeam:invitationMade'));
  }

  function remove({ code }: Invitation) {
    setDoomed(undefined);
    const call = () => platform.call('deleteInvitation', { body: { code }, quiet: true });
    void act(call, text('agentTeam:invitationDeleted'));
  }

  return (
    <>
      <FormSheet
        label={text('agentTeam:links')}
        onSubmit={create}
        submit={
          <Button type="submit" size="large" wide icon="link" busy={isBusy} disabled={!areGood(bounds, entered)}>
            {text('agentTeam:createInvitation')}
          </Button>
        }
      >
        <AccountKindChoice kind={kind} onChoose={setKind} />
        <RateFields
          label={text('agentTeam:presetRates')}
          bounds={bounds}
          entered={entered}
          onEnter={(gameType, percent) => setEntered({ ...entered, [gameType]: percent })}
        />
      </FormSheet>
      <ScreenBody>
        <SectionHeading title={text('agentTeam:invitations')} count={value?.list.length ?? 0} />
        {value === undefined ? (
          status === 'error' ? (
            <ErrorCard onRetry={retry} text={text('errors:loadingFailed')} />
          ) : (
            <div aria-busy>
              <Skeleton shape="control" count={2} />
            </div>
          )
        ) : value.list.length === 0 ? (
          <EmptyState icon="link" title={text('agentTeam:noData')} note={text('agentTeam:noInvitations')} />
        ) : (
          <Links>
            {value.list.map((invitation) => (
              <InvitationCard key={invitation.code} invitation={invitation} onDelete={() => setDoomed(invitation)} />
            ))}
          </Links>
        )}
        {doomed === undefined ? null : (
          <Dialog
            open
            onClose={() => setDoomed(undefined)}
            title={text('agentTeam:deleteTitle')}
            actions={
              <>
                <Button tone="quiet" onClick={() => setDoomed(undefined)}>
                  {text('agentTeam:cancel')}
                </Button>
                <Button onClick={() => remove(doomed)}>{text('agentTeam:delete')}</Button>
              </>
            }
          >
            <p>{text('agentTeam:deleteQuestion', { code: doomed.code })}</p>
          </Dialog>
        )}
      </ScreenBody>
    </>
  );
}

const Links = styled.ul`
  display: grid;
  gap: 12px;
  margin: 0;
  padding: 0;
  list-style: none;
  min-inline-size: 0;
`;
