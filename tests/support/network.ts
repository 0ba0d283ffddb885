import type { BrowserContext, Route } from '@playwright/test';
import { painted } from './layout-shift.ts';
import type { EndpointName } from '../../src/contracts/endpoints.ts';
import { sentPath } from './moved-paths.ts';

/** What is cut, delayed or broken: a platform call by name, or the addresses that match. */
export type NetworkPlace = EndpointName | RegExp;

/**
 * The network between browser and service, and nothing more: it can be cut, delayed or broken. Answers always come
 * from real parts (this file is the only one that may use `route`).
 */
export interface Network {
  /** Requests fail as if there were no network. */
  readonly cut: (place: NetworkPlace) => Promise<void>;
  /** Requests wait until the returned function is called. */
  readonly hold: (place: NetworkPlace) => Promise<() => void>;
  /** Requests pass one after another, each once the page has painted the answer to the one before. */
  readonly queue: (place: NetworkPlace) => Promise<void>;
  /** Requests arrive, and their answers are lost on the way back. */
  readonly loseAnswers: (place: NetworkPlace) => Promise<void>;
  /** Requests never get an answer. */
  readonly silence: (place: NetworkPlace) => Promise<void>;
  /** Requests are answered with an empty body and this status, as by a broken proxy. */
  readonly breakCall: (place: NetworkPlace, status?: number) => Promise<void>;
  /** Requests are sent on to the same path of a site, as by a host that has none of its own. */
  readonly sendOn: (place: NetworkPlace, site: string) => Promise<void>;
  /** Requests pass again. */
  readonly restore: (place: NetworkPlace) => Promise<void>;
  /** The whole browser is without a network. */
  readonly offline: (isOffline: boolean) => Promise<void>;
}

/** The network of one browser context. */
export function networkOf(context: BrowserContext): Network {
  const set = async (place: NetworkPlace, handler: Handler) => {
    const address = addressOf(place);
    const of = handlersOf(context);
    const last = of.get(address);
    // A browser that intercepts nothing for a moment lets pass what is asked until it does again.
    await context.route(address, handler);
    of.set(address, handler);
    if (last) await context.unroute(address, last);
  };
  return {
    cut: (place) => set(place, (route) => route.abort('internetdisconnected')),
    hold: async (place) => {
      const gate = Promise.withResolvers<void>();
      await set(place, async (route) => {
        await gate.promise;
        await route.continue();
      });
      return () => gate.resolve();
    },
    queue: (place) => {
      let last: Promise<unknown> = Promise.resolve();
      return set(place, async (route) => {
        const before = last;
        const passed = Promise.withResolvers<void>();
        last = passed.promise;
        await before;
        try {
          await route.continue();
          const request = route.request();
          await (await request.response())?.finished();
          await painted(request.frame().page());
        } catch {
          // A page that leaves waits for none of its answers.
        } finally {
          passed.resolve();
        }
      });
    },
    loseAnswers: (place) =>
      set(place, async (route) => {
        // Not every machine resolves the hosts of sites outside a browser.
        const { protocol, host, port, pathname, search } = new URL(route.request().url());
        const url = `${protocol}//127.0.0.1:${port}${pathname}${search}`;
        await route.fetch({ url, headers: { ...(await route.request().allHeaders()), host }, maxRedirects: 0 });
        await route.abort('connectionreset');
      }),
    silence: (place) => set(place, () => undefined),
    breakCall: (place, status = 502) => set(place, (route) => route.fulfill({ status, body: '' })),
    sendOn: (place, site) =>
      set(place, (route) => {
        const { pathname } = new URL(route.request().url());
        return route.fulfill({ status: 302, headers: { location: new URL(pathname, site).href } });
      }),
    restore: async (place) => {
      handlersOf(context).delete(addressOf(place));
      await context.unroute(addressOf(place));
    },
    offline: (isOffline) => context.setOffline(isOffline),
  };
}

type Handler = (route: Route) => Promise<void> | void;

const handlers = new WeakMap<BrowserContext, Map<RegExp, Handler>>();

/** What a browser does at each place by now. */
function handlersOf(context: BrowserContext): Map<RegExp, Handler> {
  const known = handlers.get(context) ?? new Map<RegExp, Handler>();
  handlers.set(context, known);
  return known;
}

const addresses = new Map<string, RegExp>();

/** The same expression object for the same place: Playwright finds a handler again by identity. */
function addressOf(place: NetworkPlace): RegExp {
  const key = String(place);
  const known = addresses.get(key);
  if (known) return known;
  const address = place instanceof RegExp ? place : new RegExp(`${escapePath(sentPath(place))}(?:\\?|$)`);
  addresses.set(key, address);
  return address;
}

function escapePath(path: string): string {
  return path.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
