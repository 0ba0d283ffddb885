import type { Invitation, InviteBody, PersonBody } from '../../../contracts/console/session.ts';
import { noteAct } from '../changes/note-act.ts';
import { changePerson, invite, listPeople } from '../people/people.ts';
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
      const { link, endsAt } = await invite(context, body);
      noteAct(context, `invite a ${body.role}`, session.person);
      return { link, endsAt: endsAt.toISOString() };
    },
  ),
  post<PersonBody>(
    '/people/:id',
    'people',
    { body: bodies.person, isFresh: true },
    async ({ context, session, params, body }) => {
      await changePerson(context, { id: params['id'] ?? '', by: session.person.id, ...body });
      noteAct(context, `change person ${params['id'] ?? ''}`, session.person);
      return listPeople(context);
    },
  ),
];
