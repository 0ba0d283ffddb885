import type { AddPasskeyBody, PasskeyAnswer, RemovePasskeyBody } from '../../../contracts/console/passkeys.ts';
import { noteAct } from '../changes/note-act.ts';
import { askToSignIn, showPasskey, signInByPasskey } from '../people/passkey-sign-in.ts';
import { addPasskey, listPasskeys, offerPasskey, removePasskey } from '../people/passkeys.ts';
import { askPasskey } from '../people/prove-passkey.ts';
import { bodies } from './body-schemas.ts';
import type { ConsoleRoute } from './console-route.ts';
import { get, open, post } from './console-route.ts';
import { answerFresh, enter } from './session-answer.ts';

/** Passkeys: the way in, the proof before what matters, and a person's own. */
export const passkeyRoutes: readonly ConsoleRoute[] = [
  open('POST', '/sign-in/passkey/begin', bodies.none, ({ context, address }) => askToSignIn(context, address)),
  open<PasskeyAnswer>('POST', '/sign-in/passkey', bodies.passkey, async (call) =>
    enter(call, { ...(await signInByPasskey(call.context, call.body, call.address)), isFresh: true }),
  ),
  post('/step-up/passkey/begin', 'read', { body: bodies.none }, ({ context, session: { id, person } }) =>
    askPasskey(context, { purpose: 'step-up', session: id, person: person.id }),
  ),
  post<PasskeyAnswer>('/step-up/passkey', 'read', { body: bodies.passkey }, async (call) => {
    await showPasskey(call.context, call.body, call);
    return answerFresh(call);
  }),
  get('/passkeys', 'read', ({ context, session }) => listPasskeys(context, session.person.id)),
  post('/passkeys/begin', 'read', { body: bodies.none, isFresh: true }, ({ context, session }) =>
    offerPasskey(context, session),
  ),
  post<AddPasskeyBody>('/passkeys', 'read', { body: bodies.addPasskey, isFresh: true }, async (call) => {
    const { context, session, body } = call;
    await addPasskey(context, body, session);
    return listPasskeys(context, session.person.id);
  }),
  post<RemovePasskeyBody>('/passkeys/remove', 'read', { body: bodies.removePasskey, isFresh: true }, async (call) => {
    const { context, session, body } = call;
    await removePasskey(context, { id: body.id, person: session.person.id });
    await noteAct(context, `remove passkey ${body.id}`, session.person);
    return listPasskeys(context, session.person.id);
  }),
];
