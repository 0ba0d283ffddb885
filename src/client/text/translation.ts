import i18next, { type i18n } from 'i18next';
import type { StoreApi } from 'zustand/vanilla';
import { createStore } from 'zustand/vanilla';
import { directionOf, languageCookie } from '../../contracts/browser-names.ts';
import type { BootDocument, ReleaseManifest, StringsPart } from '../../contracts/release.ts';
import type { Host } from '../browser/host.ts';
import type { LanguageState, Parts, ReleaseState, Translation } from '../release/release-types.ts';
import type { NamedStorage } from '../runtime-types.ts';
import { storageNames } from '../browser/storage-names.ts';

const fallback = 'en';

export interface TranslationDependencies {
  readonly boot: BootDocument;
  readonly host: Host;
  readonly release: StoreApi<ReleaseState>;
  readonly storage: NamedStorage;
  readonly parts: Parts;
}

/** Texts of the release in the chosen language, English where one is missing, never a key (rows A-389…A-393). */
export function createTranslation({ boot, host, release, storage, parts }: TranslationDependencies): Translation {
  const store = createStore<LanguageState>(() => ({ language: boot.language }));
  let wanted = boot.language;
  const loaded = new Map<string, string | undefined>([[boot.language, boot.manifest.parts.strings[boot.language]]]);
  const instance = createInstance(boot, () => void load(fallback, release.getState().manifest).catch(() => undefined));

  async function load(language: string, manifest: ReleaseManifest): Promise<void> {
    const hash = manifest.parts.strings[language];
    if (hash === undefined) throw new Error(`The release has no texts in "${language}".`);
    if (loaded.get(language) === hash) return;
    const texts = await parts.json<StringsPart>(hash);
    loaded.set(language, hash);
    for (const [feature, table] of Object.entries(texts))
      instance.addResourceBundle(language, feature, table, true, true);
  }

  return {
    store,
    instance,
    text: (key, params) => instance.t(key, params ?? {}),
    async choose(language) {
      const { site, manifest } = release.getState();
      if (!site.identity.languages.offered.includes(language)) return false;
      wanted = language;
      try {
        await load(language, manifest);
      } catch {
        return false;
      }
      // The last choice counts, whichever texts come last.
      if (wanted !== language) return false;
      storage.local.write(storageNames.language, language);
      showLanguage(host, language);
      await instance.changeLanguage(language);
      store.setState({ language });
      return true;
    },
    adopt: (manifest) => load(store.getState().language, manifest),
  };
}

function createInstance(boot: BootDocument, onMissing: () => void): i18n {
  const instance = i18next.createInstance();
  void instance.init({
    lng: boot.language,
    fallbackLng: fallback,
    defaultNS: 'app',
    ns: Object.keys(boot.strings),
    resources: { [boot.language]: boot.strings },
    initAsync: false,
    nsSeparator: ':',
    keySeparator: false,
    interpolation: { escapeValue: false },
    parseMissingKeyHandler: () => {
      onMissing();
      return '';
    },
    react: { useSuspense: false, bindI18nStore: 'added' },
  });
  return instance;
}

// The cookie tells the service which shell to render at the next visit.
function showLanguage({ window: view }: Host, language: string): void {
  if (!view) return;
  view.document.cookie = writeLanguageCookie(language, view.location.protocol);
  view.document.documentElement.lang = language;
  view.document.documentElement.dir = directionOf(language);
}

/** The cookie as a browser takes it; over HTTPS it is Secure, and this host's alone. */
export function writeLanguageCookie(language: string, protocol: string): string {
  const [prefix, only] = protocol === 'https:' ? ['__Host-', ';Secure'] : ['', ''];
  return `${prefix}${languageCookie}=${encodeURIComponent(language)};path=/;max-age=31536000;SameSite=Lax${only}`;
}
