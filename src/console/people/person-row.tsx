import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { Invitation, PersonBody, PersonLine } from '../../contracts/console/session.ts';
import { kept, useRefresh } from '../api/queries.ts';
import { Badge, type Tone } from '../parts/badge.tsx';
import { Button } from '../parts/button.tsx';
import { Ago, At } from '../parts/moment.tsx';
import { RefusalNotice } from '../parts/refusal-notice.tsx';
import { say } from '../parts/toasts.tsx';
import { useText } from '../texts/use-text.ts';
import { AccessDialog } from './access-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { ScopeWords } from './scope-words.tsx';
import { askFresh } from './step-up.tsx';

const tones: Readonly<Record<PersonLine['state'], Tone>> = { invited: 'warn', active: 'good', closed: 'neutral' };

interface PersonRowProps {
  readonly line: PersonLine;
  /** Nobody changes their own access. */
  readonly isSelf: boolean;
}

/** Somebody with access, or who had it, or is invited, and what can be done about it. */
export function PersonRow({ line, isSelf }: PersonRowProps) {
  const text = useText();
  const { id, name, role, state, since, usedAt, linkEndsAt } = line;
  return (
    <li>
      <div>
        <b>
          <bdi>{name}</bdi>
        </b>{' '}
        <Badge $tone={tones[state]}>{text(`person.${state}`)}</Badge>
        <Small>
          <ScopeWords {...line} />
          {text(state === 'invited' ? 'people.invited' : 'people.since')} <Ago at={since} />
          {usedAt ? (
            <>
              {' · '}
              {text('sessions.used')} <Ago at={usedAt} />
            </>
          ) : null}
          {linkEndsAt ? (
            <>
              {' · '}
              {text(state === 'invited' ? 'people.linkUntil' : 'people.renewUntil')} <At at={linkEndsAt} />
            </>
          ) : null}
        </Small>
      </div>
      {isSelf ? (
        <span>{text(`role.${role}`)}</span>
      ) : state === 'invited' ? (
        <Invited id={id} name={name} role={role} />
      ) : (
        <Access line={line} />
      )}
    </li>
  );
}

function Invited({ id, name, role }: Pick<PersonLine, 'id' | 'name' | 'role'>) {
  const text = useText();
  const client = useQueryClient();
  const withdraw = useMutation({
    mutationFn: () => askFresh<readonly PersonLine[]>(`/invitations/${id}/withdraw`, {}),
    onSuccess: (all) => {
      client.setQueryData(kept.people, all);
      say(text('people.withdrawn', { name }), 'check');
    },
  });
  return (
    <>
      <span>{text(`role.${role}`)}</span>
      <Button onClick={() => withdraw.mutate()} aria-label={text('people.withdrawOf', { name })}>
        {text('people.withdraw')}
      </Button>
      <RefusalNotice error={withdraw.error} />
    </>
  );
}

function Access({ line }: Pick<PersonRowProps, 'line'>) {
  const { id, name, role, state } = line;
  const text = useText();
  const client = useQueryClient();
  const refresh = useRefresh();
  const [made, setMade] = useState<Invitation>();
  const [isChanging, setChanging] = useState(false);
  const change = useMutation({
    mutationFn: (body: PersonBody) => askFresh<readonly PersonLine[]>(`/people/${id}`, body),
    onSuccess: (all) => client.setQueryData(kept.people, all),
  });
  const reset = useMutation({
    mutationFn: () => askFresh<Invitation>(`/people/${id}/reset-factor`, {}),
    onSuccess: (link) => {
      refresh(kept.people);
      setMade(link);
    },
  });
  return (
    <>
      <span>{text(`role.${role}`)}</span>
      <Button onClick={() => setChanging(true)} aria-label={text('access.openOf', { name })}>
        {text('access.open')}
      </Button>
      {state === 'active' ? (
        <Button onClick={() => reset.mutate()} aria-label={text('people.resetOf', { name })}>
          {text('people.reset')}
        </Button>
      ) : null}
      <Button
        onClick={() => change.mutate({ isClosed: state !== 'closed' })}
        aria-label={text(state === 'closed' ? 'people.reopenOf' : 'people.closeOf', { name })}
      >
        {text(state === 'closed' ? 'people.reopen' : 'people.close')}
      </Button>
      <RefusalNotice error={change.error ?? reset.error} />
      {isChanging ? <AccessDialog line={line} onClose={() => setChanging(false)} /> : null}
      {made ? <LinkDialog name={name} made={made} onClose={() => setMade(undefined)} /> : null}
    </>
  );
}

const Small = styled.p`
  color: var(--muted);
  font-size: 0.78rem;
  & > span:first-child { display: block; color: var(--text); }
`;
