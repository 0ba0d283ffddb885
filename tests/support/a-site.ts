import settingsCatalogue from '../../schemas/settings.json' with { type: 'json' };
import { overEngineWords, type Texts } from './engine-words.ts';
import { openForeignSite } from './foreign-site.ts';
import { isUpstream } from './moved-paths.ts';
import { openDoor, stackAddress } from './stack-address.ts';

/** What a throw-away merchant has different from the shipped one it starts from. */
export interface SiteOptions {
  readonly base?: 'karat' | 'chamak' | 'soda' | 'tide' | 'ninety' | 'amber';
  readonly flags?: Readonly<Record<string, unknown>>;
  readonly promotions?: Readonly<Record<string, unknown>>;
  readonly template?: Readonly<Record<string, unknown>>;
  readonly roles?: Readonly<Record<string, readonly number[]>>;
  readonly resources?: readonly { readonly resourceType: string; readonly url: string }[];
  readonly customerService?: readonly { readonly type: string; readonly title: string; readonly url?: string }[];
  readonly imageCDNs?: readonly string[];
  /** Call name → path, where it is another than the usual one. */
  readonly paths?: Readonly<Record<string, string>>;
  readonly maintenance?: boolean;
  /** Registration rules by field. */
  readonly rules?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Slots of navigation.json; a named slot replaces the one of the base. */
  readonly navigation?: Readonly<Record<string, readonly unknown[]>>;
  /** Lists of lobby.json. */
  readonly lobby?: { readonly games?: readonly string[]; readonly vendors?: readonly string[] };
  readonly theme?: string;
  readonly settings?: Readonly<Record<string, string | number | boolean>>;
  readonly language?: string;
  readonly languages?: readonly string[];
  /** Language → namespace → key → text. */
  readonly strings?: Texts;
  /** Whether the shipped brand's own words for errors and forms stay; the engine's, which rows ask for, lie over them else. */
  readonly ownWords?: boolean;
  /** A platform of its own, and how it speaks. */
  readonly ownPlatform?: { readonly url: string; readonly mapping: object };
  /** Anything else of merchant.json. */
  readonly merchant?: Readonly<Record<string, unknown>>;
}

/** A published throw-away merchant with its own host. */
export interface TestSite {
  readonly code: string;
  /** Address of a path on the merchant's own host; `/m/home` when none is given. */
  readonly url: (path?: string) => string;
  /** Publishes a change over what the merchant has, as the next `seq`; open browsers hear of it. */
  readonly publish: (change: SiteOptions) => Promise<Published>;
  /** Serves another worker than before, as after an update of the engine. */
  readonly update: (build: string) => Promise<void>;
  /** Takes the last release back, as support staff do. */
  readonly rollBack: () => Promise<Pick<Published, 'seq' | 'release'>>;
  readonly remove: () => Promise<void>;
}

export interface Published {
  readonly code: string;
  readonly seq: number;
  readonly release: string;
}

/**
 * Publishes a throw-away merchant through the real compiler and store; with `LIVERY_SOURCE=upstream` what its options say
 * about the site configuration reaches it by way of a platform of another make. Every release of it lacks the subjects named by
 * `without`, to find out whether a test notices.
 */
export async function publishSite(options: SiteOptions = {}, without: readonly string[] = []): Promise<TestSite> {
  const base = options.base ?? 'karat';
  const foreign = isUpstream && !options.ownPlatform ? await openForeignSite(base) : undefined;
  const say = (own: SiteOptions) => {
    const { ownPlatform } = { ...options, ...own };
    if (ownPlatform) return { patch: { ...patchOf(own), mapping: ownPlatform.mapping }, platform: ownPlatform.url };
    return foreign ? foreign.say(patchOf(own)) : { patch: patchOf(own) };
  };
  const first = options.ownWords ? options : { ...options, strings: overEngineWords(base, options.strings) };
  const { code } = await post({ base, ...say(first), without });
  const host = `${code}.localhost:${stackAddress.servicePort}`;
  return {
    code,
    url: (path = '/m/home') => `http://${host}${path}`,
    publish: (change) => post({ base, code, ...say(change), without }),
    update: async (build) => {
      await openDoor(stackAddress.servicePort, '/livery/test/build', { body: { code, build } });
    },
    rollBack: () => openDoor(stackAddress.servicePort, '/livery/test/rollback', { body: { code } }),
    remove: async () => {
      await openDoor(stackAddress.servicePort, `/livery/test/site/${code}`, { method: 'DELETE' });
      await foreign?.close();
    },
  };
}

function post(body: Readonly<Record<string, unknown>>): Promise<Published> {
  return openDoor<Published>(stackAddress.servicePort, '/livery/test/site', { body });
}

function patchOf(options: SiteOptions): Readonly<Record<string, unknown>> {
  const { flags, promotions, template, roles, resources, customerService, imageCDNs, paths, maintenance } = options;
  const { theme, settings, language, languages, merchant, rules, navigation, strings, lobby } = options;
  const chosenLanguages = { ...given({ default: language }), ...given({ offered: languages }) };
  const ofMerchant = settingsOf(settings, 'merchant');
  const ofSite = settingsOf(settings, 'site');
  return given({
    site: given({
      flags,
      promotions,
      template,
      roles,
      resources,
      customerService,
      imageCDNs,
      paths,
      maintenance,
      settings: ofSite,
    }),
    merchant: { ...merchant, ...given({ theme, settings: ofMerchant, languages: nonEmpty(chosenLanguages) }) },
    registration: rules ? { fields: rules } : undefined,
    navigation: navigation ? { slots: navigation } : undefined,
    lobby,
    strings,
  });
}

const layers: Readonly<Record<string, { readonly layer: string }>> = settingsCatalogue.settings;

/** The settings that live in one file: money and security rules stand in the site configuration. */
function settingsOf(settings: SiteOptions['settings'], layer: 'merchant' | 'site'): SiteOptions['settings'] {
  const own = Object.entries(settings ?? {}).filter(
    ([name]) => (layers[name]?.layer === 'site') === (layer === 'site'),
  );
  return own.length > 0 ? Object.fromEntries(own) : undefined;
}

function given(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

function nonEmpty(values: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> | undefined {
  return Object.keys(values).length > 0 ? values : undefined;
}
