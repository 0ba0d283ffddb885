import type { MadeToken, TokenBody } from '../../../contracts/console/tokens.ts';
import { holdSetsOf } from '../changes/hold-set.ts';
import { noteAct } from '../changes/note-act.ts';
import { listTokens, makeApiToken, revokeToken } from '../people/tokens.ts';
import { bodies } from './body-schemas.ts';
import type { ConsoleRoute } from './console-route.ts';
import { get, post } from './console-route.ts';

/** Tokens by which programs and the command line act for a person. */
export const tokenRoutes: readonly ConsoleRoute[] = [
  get('/tokens', 'read', ({ context, session }) => listTokens(context, session)),
  post<TokenBody>(
    '/tokens',
    'read',
    { body: bodies.token, isFresh: true },
    async ({ context, session, body }): Promise<MadeToken> => {
      const made = await makeApiToken(context, session, body);
      await noteAct(context, `make the token ${body.name}`, session.person, { ...body });
      return made;
    },
  ),
  post('/tokens/:id/revoke', 'read', { body: bodies.none }, async ({ context, session, params }) => {
    const name = await revokeToken(context, session, params['id'] ?? '');
    await holdSetsOf(context, params['id'] ?? '');
    await noteAct(context, `revoke the token ${name}`, session.person);
    return listTokens(context, session);
  }),
];
