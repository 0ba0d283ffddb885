import type { Invitation, InviteBody, PersonBody } from '../../../contracts/console/session.ts';
import { noteAct } from '../changes/note-act.ts';
import { listPeople } from '../people/list-people.ts';
import { changePerson, invite, withdrawInvitation } from '../people/people.ts';
import { resetFactor } from '../people/renew-factor.ts';
import { bodies } from './body-schemas.ts';
import type { ConsoleRoute } from './console-route.ts';
import { get, post } from './console-route.ts';

/** Who may come in, and as what. */
export const peopleRoutes: readonly ConsoleRoute[] = [
  get('/people', 'people', ({ context }) => listPeople(context)),
  post<InviteBody>(
    '/people/invite',
    'people',
    { body: bodies.invite, isFresh: true },
    async ({ context, session, body }): Promise<Invitation> => {
      const { link, endsAt } = await invite(context, { ...body, by: session.person.id });
      await noteAct(context, `invite a ${body.role}`, session.person, { ...body });
      return { link, endsAt: endsAt.toISOString() };
    },
  ),
  post('/invitations/:id/withdraw', 'people', { body: bodies.none }, async ({ context, session, params }) => {
    const name = await withdrawInvitation(context, { id: params['id'] ?? '', by: session.person.id });
    await noteAct(context, 'withdraw an invitation', session.person, { name });
    return listPeople(context);
  }),
  post(
    '/people/:id/reset-factor',
    'people',
    { body: bodies.none, isFresh: true },
    async ({ context, session, params }): Promise<Invitation> => {
      const id = params['id'] ?? '';
      const { link, endsAt } = await resetFactor(context, { id, by: session.person.id });
      await noteAct(context, `reset the second factor of person ${id}`, session.person);
      return { link, endsAt: endsAt.toISOString() };
    },
  ),
  post<PersonBody>(
    '/people/:id',
    'people',
    { body: bodies.person, isFresh: true },
    async ({ context, session, params, body }) => {
      await changePerson(context, { id: params['id'] ?? '', by: session.person.id, ...body });
      await noteAct(context, `change person ${params['id'] ?? ''}`, session.person, { ...body });
      return listPeople(context);
    },
  ),
];
