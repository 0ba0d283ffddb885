import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { kept, useSession } from '../api/queries.ts';
import { adoptDraft } from '../draft/draft.ts';
import { Join } from '../people/join.tsx';
import { Renew } from '../people/renew.tsx';
import { SignIn } from '../people/sign-in.tsx';
import type { SessionAnswer } from '../../contracts/console/session.ts';
import { Doorway } from './doorway.tsx';
import { Frame } from './frame.tsx';
import { doors } from './pages.ts';

/** Lets people in: the one-time link, the sign-in, or the console itself. */
export function Entrance() {
  const session = useSession();
  const client = useQueryClient();
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const [token] = useState(hash.slice(1));
  const person = session.data?.state === 'signed-in' ? session.data.person.id : undefined;
  useEffect(() => {
    if (person !== undefined) return adoptDraft(person);
    // Who signs in next may be somebody else, who is to see nothing of what this person was answered.
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== kept.session[0] });
  }, [person, client]);

  const enter = (answer: SessionAnswer) => {
    client.setQueryData(kept.session, answer);
    if (pathname === doors.join || pathname === doors.renew) void navigate('/flags', { replace: true });
  };
  if (session.data?.state === 'signed-in') return <Frame session={session.data} />;
  if (pathname === doors.join) return <Join token={token} onSession={enter} />;
  if (pathname === doors.renew) return <Renew token={token} onSession={enter} />;
  if (session.data) return <SignIn session={session.data} onSession={enter} />;
  return <Doorway session={session} />;
}
