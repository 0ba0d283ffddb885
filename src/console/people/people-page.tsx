import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { type ConsoleRole, consoleRoles } from '../../contracts/console/roles.ts';
import type { PersonBody, PersonLine } from '../../contracts/console/session.ts';
import { kept, usePeople } from '../api/queries.ts';
import { Badge, type Tone } from '../parts/badge.tsx';
import { Button } from '../parts/button.tsx';
import { Ago } from '../parts/moment.tsx';
import { Page, Scroll } from '../parts/page.tsx';
import { RefusalNotice } from '../parts/refusal-notice.tsx';
import { useOpenSession } from '../shell/session-context.ts';
import { useText } from '../texts/use-text.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { Sheet } from './sheet.tsx';
import { askFresh } from './step-up.tsx';

const tones: Readonly<Record<PersonLine['state'], Tone>> = { invited: 'warn', active: 'good', closed: 'neutral' };

/** Who may come in and what each may do. */
export function PeoplePage() {
  const text = useText();
  const client = useQueryClient();
  const { person: self } = useOpenSession();
  const people = usePeople();
  const [isInviting, setInviting] = useState(false);
  const change = useMutation({
    mutationFn: ({ id, ...body }: PersonBody & { readonly id: string }) =>
      askFresh<readonly PersonLine[]>(`/people/${id}`, body),
    onSuccess: (all) => client.setQueryData(kept.people, all),
  });
  return (
    <Page
      title={text('nav.people')}
      count={people.data?.length}
      tools={
        <Button $tone="main" onClick={() => setInviting(true)}>
          {text('people.invite')}
        </Button>
      }
    >
      <Scroll>
        <Sheet>
          <p>{text('people.lead')}</p>
          <RefusalNotice error={people.error ?? change.error} />
          <ul>
            {people.data?.map(({ id, name, role, state, since, usedAt }) => (
              <li key={id}>
                <div>
                  <b>{name}</b> <Badge $tone={tones[state]}>{text(`person.${state}`)}</Badge>
                  <Small>
                    {text('people.since')} <Ago at={since} />
                    {usedAt ? (
                      <>
                        {' · '}
                        {text('sessions.used')} <Ago at={usedAt} />
                      </>
                    ) : null}
                  </Small>
                </div>
                {id === self.id ? (
                  <span>{text(`role.${role}`)}</span>
                ) : (
                  <>
                    <select
                      aria-label={text('people.roleOf', { name })}
                      value={role}
                      onChange={({ target }) => change.mutate({ id, role: roleOf(target.value) })}
                    >
                      {consoleRoles.map((one) => (
                        <option key={one} value={one}>
                          {text(`role.${one}`)}
                        </option>
                      ))}
                    </select>
                    <Button onClick={() => change.mutate({ id, isClosed: state !== 'closed' })}>
                      {text(state === 'closed' ? 'people.reopen' : 'people.close')}
                    </Button>
                  </>
                )}
              </li>
            ))}
          </ul>
        </Sheet>
      </Scroll>
      {isInviting ? <InviteDialog onClose={() => setInviting(false)} /> : null}
    </Page>
  );
}

/** The role of an option; the weakest for anything else. */
function roleOf(value: string): ConsoleRole {
  return consoleRoles.find((role) => role === value) ?? 'viewer';
}

const Small = styled.p`
  color: var(--muted);
  font-size: 0.78rem;
`;
