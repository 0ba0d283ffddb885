import type { SettingName, SettingValues } from '../contracts/generated/setting-values.ts';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { VisitorContext } from '../contracts/conditions.ts';
import type { SlotId, SlotMap, TextKey } from '../contracts/feature.ts';
import type { ThemePart } from '../contracts/release.ts';
import type { LanguageTag, SitePart } from '../contracts/site.ts';
import type { Composition, Placed } from '../engine/index.ts';
import { announcementsKey, loadAnnouncements } from './announcements/announcements.ts';
import { waiting } from './platform/resources.ts';
import { useRestored, useRuntime } from './runtime.tsx';
import type { AnnouncementGroups, Loaded } from './platform/content-types.ts';
import type { Clock, EnvironmentState, Platform } from './runtime-types.ts';
import type { MemberState, SessionState, Vault } from './session/session-types.ts';
import type { Actions, DialogState, Dialogs, Navigation, ToastOptions } from './shell/shell-types.ts';

/** The `site` part of the release in use. */
export function useSite(): SitePart {
  return useStore(useRuntime().release, (state) => state.site);
}

/** The `theme` part of the release in use. */
export function useTheme(): ThemePart {
  return useStore(useRuntime().release, (state) => state.theme);
}

/** One setting by its dotted name, as the release says it. */
export function useSetting<N extends SettingName>(name: N): SettingValues[N] {
  return useSite().settings[name];
}

/** Whether a white-label flag is on; a missing flag is off. */
export function useFlag(flag: string): boolean {
  return useSite().flags[flag] === true;
}

/** What this visitor sees: slots and routes, recomputed when release, session, language or app mode change. */
export function useComposition(): Composition {
  return useRestored(useRuntime().composition, (state) => state.composition);
}

/** The placed contributions of one slot, in order. */
export function useSlot<S extends SlotId>(slot: S): readonly Placed<SlotMap[S]>[] {
  return useRestored(useRuntime().composition, (state) => state.composition.slots[slot]);
}

/** Who is looking. */
export function useContextFacts(): VisitorContext {
  return useRestored(useRuntime().composition, (state) => state.facts);
}

/** Translates `feature:key`. Falls back to English, and never shows a key (row A-393). */
export function useText(): (key: TextKey, params?: Readonly<Record<string, unknown>>) => string {
  const { t } = useTranslation();
  return useCallback((key, params) => t(key, params ?? {}), [t]);
}

/** The language in use and the way to change it. */
export function useLanguage(): { language: LanguageTag; choose(language: LanguageTag): Promise<boolean> } {
  const { translation } = useRuntime();
  const language = useStore(translation.store, (state) => state.language);
  return useMemo(() => ({ language, choose: (next) => translation.choose(next) }), [translation, language]);
}

/** The platform's calls. */
export function usePlatform(): Platform {
  return useRuntime().platform;
}

/** The signed-in player of this tab. */
export function useSession(): SessionState {
  return useRestored(useRuntime().session.store);
}

/** Member info and balance, with the way to refresh them. */
export function useMember(): MemberState & { refreshBalance(): Promise<void>; toggleHidden(): void } {
  const { member } = useRuntime();
  const state = useStore(member.store);
  return useMemo(
    () => ({ ...state, refreshBalance: () => member.refreshBalance(), toggleHidden: () => member.toggleHidden() }),
    [member, state],
  );
}

/** The encrypted store of a remembered login. */
export function useVault(): Vault {
  return useRuntime().vault;
}

/** Moves between routes. */
export function useNavigation(): Navigation {
  return useRuntime().navigation;
}

/** Runs a feature's action by id. */
export function useActions(): Actions {
  return useRuntime().actions;
}

/** Shows toasts; the answer of `show` dismisses. */
export function useToast(): { show(text: string, options?: ToastOptions): () => void } {
  return useRuntime().toasts;
}

/** Opens and closes the one dialog. */
export function useDialogs(): DialogState & Pick<Dialogs, 'open' | 'close'> {
  const { dialogs } = useRuntime();
  const { current } = useStore(dialogs.store);
  return useMemo(
    () => ({ ...(current ? { current } : {}), open: dialogs.open, close: dialogs.close }),
    [dialogs, current],
  );
}

/** App mode, browser family and connection. */
export function useEnvironment(): EnvironmentState {
  return useRestored(useRuntime().environment);
}

/** Time, injectable. */
export function useClock(): Clock {
  return useRuntime().clock;
}

/**
 * An answer shared under `key`: loads once after mounting, keeps the last value while it reloads.
 * `key: undefined` asks for nothing. `retry` asks again. An `early` answer is the same for every visitor: the server
 * draws the page with it, and the open page asks again.
 */
export function useResource<T>(
  key: string | undefined,
  loader: () => Promise<T>,
  { early = false }: { readonly early?: boolean } = {},
): Loaded<T> & { retry(): void } {
  const { resources } = useRuntime();
  const subscribe = useCallback((listener: () => void) => resources.subscribe(listener), [resources]);
  const read = (): Loaded<T> => (key === undefined ? waiting : resources.read<T>(key));
  const drawn: Loaded<T> = key === undefined ? waiting : resources.drawn(key);
  const state = useSyncExternalStore(subscribe, read, () => drawn);
  if (early && key !== undefined && state === waiting) resources.want?.(key, loader);
  useEffect(() => {
    if (key !== undefined) resources.loadOnce(key, loader);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key stands for the loader; a state that was forgotten asks anew
  }, [resources, key, state]);
  const retry = () => {
    if (key !== undefined) void resources.load(key, loader);
  };
  return { ...state, retry };
}

/** The announcements of this visitor, loaded once for banners, ticker, popup and lists alike (rows A-339, G-321, G-322). */
export function useAnnouncements(): Loaded<AnnouncementGroups> & { retry(): void } {
  const runtime = useRuntime();
  const { status } = useSession();
  return useResource(status === 'unknown' ? undefined : announcementsKey, () => loadAnnouncements(runtime));
}

/** The brand's logo in the release in use: its address and, where the picture says it, its size. Absent when there is none. */
export function useLogo(): { readonly src: string; readonly width?: number; readonly height?: number } | undefined {
  const { identity } = useSite();
  const src = useAsset(identity.logo);
  return src === undefined ? undefined : { src, ...identity.logoSize };
}

/** URL of a file of the merchant's `assets/` folder in the release in use; absent when it has none. */
function useAsset(fileName: string): string | undefined {
  const { release, parts } = useRuntime();
  const hash = useStore(release, (state) => state.manifest.parts.assets[fileName]);
  return hash === undefined ? undefined : parts.urlOf(hash, fileName.slice(fileName.lastIndexOf('.') + 1));
}
