import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { RevokeBody, SessionLine } from '../../contracts/console/session.ts';
import { ask } from '../api/ask.ts';
import { kept, useSessions } from '../api/queries.ts';
import { Badge } from '../parts/badge.tsx';
import { Button } from '../parts/button.tsx';
import { FirstAnswer } from '../parts/first-answer.tsx';
import { Ago, At } from '../parts/moment.tsx';
import { Notice } from '../parts/notice.tsx';
import { Page, Scroll } from '../parts/page.tsx';
import { RefusalNotice } from '../parts/refusal-notice.tsx';
import { useOpenSession } from '../shell/session-context.ts';
import { useSignOut } from '../shell/person-menu.tsx';
import { useText } from '../texts/use-text.ts';
import { PasswordDialog } from './password-dialog.tsx';
import { Sheet } from './sheet.tsx';

/** Few enough recovery codes to say so. */
const fewCodes = 3;

/** Where one is signed in, and how to end that elsewhere. */
export function SessionsPage() {
  const text = useText();
  const client = useQueryClient();
  const { recoveryCodes, endsAt, idleSeconds } = useOpenSession();
  const sessions = useSessions();
  const signOut = useSignOut();
  const revoke = useMutation({
    mutationFn: (body: RevokeBody) => ask<readonly SessionLine[]>('/sessions/revoke', body),
    onSuccess: (left) => client.setQueryData(kept.sessions, left),
  });
  const [isChanging, setChanging] = useState(false);
  const others = sessions.data?.filter(({ isThis }) => !isThis).length ?? 0;
  return (
    <Page
      title={text('nav.sessions')}
      count={sessions.data?.length}
      tools={
        <>
          {others > 0 ? (
            <Button onClick={() => revoke.mutate({ others: true })}>{text('sessions.endOthers')}</Button>
          ) : null}
          <Button onClick={() => setChanging(true)}>{text('password.open')}</Button>
        </>
      }
    >
      <Scroll>
        <Sheet>
          <p>
            {text('sessions.lead', { minutes: Math.round(idleSeconds / 60) })} <At at={endsAt} />.
          </p>
          {recoveryCodes < fewCodes ? (
            <Notice tone="warn" icon="key">
              {text('sessions.codes', { count: recoveryCodes })}
            </Notice>
          ) : null}
          <RefusalNotice error={revoke.error} />
          <FirstAnswer to={sessions} shape="sheet">
            {(lines) => (
              <ul>
                {lines.map(({ id, isThis, browser, address, since, usedAt }) => (
                  <li key={id}>
                    <div>
                      <b>{browser}</b> {isThis ? <Badge $tone="good">{text('sessions.this')}</Badge> : null}
                      <Small>
                        <code dir="ltr">{address}</code> · {text('sessions.since')} <At at={since} /> ·{' '}
                        {text('sessions.used')} <Ago at={usedAt} />
                      </Small>
                    </div>
                    <Button onClick={() => (isThis ? signOut() : revoke.mutate({ id }))}>
                      {text(isThis ? 'person.signOut' : 'sessions.end')}
                    </Button>
                  </li>
                ))}
              </ul>
            )}
          </FirstAnswer>
        </Sheet>
      </Scroll>
      {isChanging ? <PasswordDialog onClose={() => setChanging(false)} /> : null}
    </Page>
  );
}

const Small = styled.p`
  color: var(--muted);
  font-size: 0.78rem;
`;
