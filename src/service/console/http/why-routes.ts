import type { AppMode } from '../../../contracts/conditions.ts';
import type { WhyLinkBody } from '../../../contracts/console/why.ts';
import { readCard } from '../why/read-card.ts';
import { readWhy, type WhyQuestion } from '../why/read-why.ts';
import { makeWhyLink, openWhyLink } from '../why/why-links.ts';
import { bodies } from './body-schemas.ts';
import { RefusedError } from './console-refusal.ts';
import type { ConsoleRoute } from './console-route.ts';
import { get, post } from './console-route.ts';

const appModes: readonly AppMode[] = ['browser', 'installed', 'wrapper'];
const LONGEST_QUESTION = 200;

/** Why something is shown or absent, and what was behind an error card. */
export const whyRoutes: readonly ConsoleRoute[] = [
  get('/merchants/:code/why', 'read', async ({ context, params, query }) => {
    const merchant = params['code'] ?? '';
    const state = query['state'];
    return readWhy(
      context,
      typeof state === 'string' ? ofLink(merchant, openWhyLink(context, merchant, state)) : ask(merchant, query),
    );
  }),
  post<WhyLinkBody>('/merchants/:code/why-link', 'read', { body: bodies.whyLink }, async ({ context, params, body }) =>
    makeWhyLink(context, params['code'] ?? '', body),
  ),
  get('/cards/:reference', 'read', ({ context, session, params }) =>
    readCard(context.db, params['reference'] ?? '', session.person),
  ),
];

function ofLink(merchant: string, { about, seq, memberType, ...visitor }: WhyLinkBody): WhyQuestion {
  return { merchant, about, seq, visitor: { ...visitor, ...(memberType === undefined ? {} : { memberType }) } };
}

/** The question of an address. @throws RefusedError `INVALID` when it is none. */
function ask(merchant: string, query: Readonly<Record<string, unknown>>): WhyQuestion {
  const word = (name: string) => (typeof query[name] === 'string' ? query[name].trim() : '');
  const about = word('about');
  if (about === '' || about.length > LONGEST_QUESTION)
    throw new RefusedError(
      'INVALID',
      `Say what the question is about (?about=), in at most ${LONGEST_QUESTION} characters.`,
    );
  const type = word('type');
  if (!/^\d{0,4}$/.test(type)) throw new RefusedError('INVALID', '"type" is a customer type, a number.');
  const app = appModes.find((mode) => mode === (word('app') || 'browser'));
  if (!app) throw new RefusedError('INVALID', `"app" is none of ${appModes.join(', ')}.`);
  const memberType = type === '' ? {} : { memberType: Number(type) };
  return { merchant, about, visitor: { app, language: word('language') || undefined, ...memberType } };
}
