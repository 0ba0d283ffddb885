import type { TextKey } from '../texts/use-text.ts';

interface ConsolePage {
  /** Where it is, as the router reads it; a part with `?` may be missing. */
  readonly path: `/${string}`;
  readonly title: TextKey;
}

/** Every page of the console for who is signed in. */
export const pages = {
  flags: { path: '/flags/:name?', title: 'nav.flags' },
  settings: { path: '/settings/:name?', title: 'nav.settings' },
  changes: { path: '/changes/:id?', title: 'nav.changes' },
  stop: { path: '/stop', title: 'nav.stop' },
  merchants: { path: '/merchants/:code?', title: 'nav.merchants' },
  merchant: { path: '/merchants/:code/overview', title: 'nav.merchants' },
  support: { path: '/support/:code?/:id?', title: 'nav.support' },
  questions: { path: '/questions/:code?/:id?', title: 'nav.questions' },
  applications: { path: '/applications/:code?/:id?', title: 'nav.applications' },
  why: { path: '/why', title: 'nav.why' },
  people: { path: '/people', title: 'nav.people' },
  passkeys: { path: '/passkeys', title: 'nav.passkeys' },
  tokens: { path: '/tokens', title: 'nav.tokens' },
  sessions: { path: '/sessions', title: 'nav.sessions' },
} as const satisfies Readonly<Record<string, ConsolePage>>;

export type PageId = keyof typeof pages;

export const pageIds = Object.keys(pages) as readonly PageId[];

/** The pages of one-time links. Who is signed in already has no use for them; every other address leads to the sign-in. */
export const doors = { join: '/join', renew: '/renew' } as const;

/** The page that an address is of; nothing where there is none. */
export function pageAt(pathname: string): PageId | undefined {
  const [, first] = pathname.split('/');
  return pageIds.find((id) => pages[id].path.split('/')[1] === first);
}
