import type { SettingName } from '../contracts/generated/setting-values.ts';
import type { BootDocument } from '../contracts/release.ts';
import { createActions } from './shell/actions.ts';
import { announcementsKey } from './announcements/announcements.ts';
import { systemClock } from './browser/clock.ts';
import { createForms } from './release/compiled-forms.ts';
import { createCurrentCategory } from './shell/current-category.ts';
import { createDialogs } from './shell/dialogs.ts';
import { createEnvironment, followEnvironment } from './browser/environment.ts';
import type { Host } from './browser/host.ts';
import { lazyVault } from './session/lazy-vault.ts';
import { createLive } from './release/live.ts';
import { createMember } from './session/member.ts';
import { createNavigation } from './shell/navigation.ts';
import { createParts } from './release/parts.ts';
import { type CreateCaller, createPlatform } from './platform/platform.ts';
import { createCompositionStore, createReleaseStore, followComposition } from './release/release-store.ts';
import type { Resources } from './platform/content-types.ts';
import { createResources } from './platform/resources.ts';
import type { Status } from './release/release-types.ts';
import type { Clock, Platform, Random, Runtime, ScreenRegistry } from './runtime-types.ts';
import { createScheme } from './shell/scheme.ts';
import { createSession } from './session/session.ts';
import { createStatus } from './shell/status.ts';
import { createStorage } from './browser/storage.ts';
import { specifiedNames } from './browser/storage-names.ts';
import { createToasts } from './shell/toasts.ts';
import { createTranslation } from './text/translation.ts';
import { createUnread } from './announcements/unread.ts';

export interface RuntimeOptions {
  readonly boot: BootDocument;
  readonly host: Host;
  readonly screens: ScreenRegistry;
  readonly clock?: Clock;
  readonly random?: Random;
  /** On the server: hears of the answers that the page would like to be drawn with. */
  readonly want?: Resources['want'];
  /** How calls are made, for who has it from the start: a browser loads it behind the first chunks. */
  readonly createCaller?: CreateCaller;
}

/** Makes every capability of one page life. Nothing runs, listens or calls until `startRuntime`. */
export function createRuntime({
  boot,
  host,
  screens,
  clock = systemClock,
  random = Math.random,
  want,
  createCaller,
}: RuntimeOptions): Runtime {
  const merchantCode = boot.site.identity.code;
  const release = createReleaseStore(boot);
  const setting = <N extends SettingName>(name: N) => release.getState().site.settings[name];
  const storage = createStorage(merchantCode, host);
  const environment = createEnvironment();
  const parts = createParts(host);
  const translation = createTranslation({ boot, host, release, storage, parts });
  const session = createSession({
    merchantCode,
    storage,
    repeatNotice: () => setting('notice.repeatAfterLogout'),
  });
  const toasts = createToasts(clock, setting);
  const dialogs = createDialogs();
  const navigation = createNavigation({ host, release, storage });
  const composition = createCompositionStore({
    release,
    session: session.store,
    environment,
    language: translation.store,
  });
  const platform: Platform = createPlatform(
    {
      host,
      clock,
      release,
      environment,
      session,
      toasts,
      translation,
      onSessionEnded(words) {
        const { pathname = '', search = '' } = host.window?.location ?? {};
        const login = navigation.pathOf('login.screen');
        session.end();
        // Whoever logs in again goes on where they were.
        if (pathname !== '' && pathname !== login) navigation.want(`${pathname}${search}`);
        toasts.show(translation.text(words), { kind: 'error' });
        navigation.goPath(login);
      },
      onClosed: () => void status.refresh(),
    },
    createCaller,
  );
  const status: Status = createStatus({
    embedded: boot.status,
    platform,
    environment,
    storage,
    clock,
    intervalMs: () => setting('status.refetchMs'),
  });
  const runtime: Runtime = {
    boot,
    clock,
    random,
    storage,
    environment,
    release,
    composition,
    parts,
    translation,
    session,
    status,
    platform,
    vault: lazyVault({ host, merchantCode, storage, mode: () => setting('login.remember') }),
    member: createMember({ platform, session, storage, keepsHidden: () => setting('wallet.keepHidden') }),
    unread: createUnread({ platform, session, release, environment, clock }),
    resources: createResources({ answers: boot.answers, ...(want ? { want } : {}) }),
    forms: createForms(release, parts),
    toasts,
    dialogs,
    navigation,
    actions: createActions(() => runtime),
    live: createLive({
      host,
      release,
      parts,
      translation,
      clock,
      random,
      environment,
      facts: () => composition.getState().facts,
      onMaintenanceChange: () => void status.refresh({ force: true }),
    }),
    scheme: createScheme({ host, storage, release }),
    category: createCurrentCategory(storage),
    screens,
  };
  return runtime;
}

/** Restores what the browser kept (app mode, then session), before the first render. */
export function restoreRuntime(runtime: Runtime, host: Host): () => void {
  const { environment, session, status, release, translation, composition, scheme, category } = runtime;
  const stopEnvironment = followEnvironment(environment, release.getState().site, host);
  scheme.restore();
  session.restore();
  status.restore();
  category.restore();
  const stopComposition = followComposition(composition, {
    release,
    session: session.store,
    environment,
    language: translation.store,
  });
  return () => {
    stopEnvironment();
    stopComposition();
  };
}

/** Starts what runs in the background: status, member data, unread counts, live releases. */
export function startRuntime(runtime: Runtime): () => void {
  const { session, member, resources, toasts, translation, unread, status, live, storage, release, environment } =
    runtime;
  const stopSession = session.store.subscribe((next, last) => {
    if (next.session?.token === last.session?.token) return;
    toasts.dismissLoading();
    resources.forget();
    member.clear();
    void member.refresh();
  });
  // What was won or spent in another tab, or while this one rested, shows as soon as it is looked at again.
  const stopReturn = environment.subscribe((next, last) => {
    if (next.visible && !last.visible) void member.refreshBalance();
  });
  const stopLanguage = translation.store.subscribe(() => resources.forget(announcementsKey));
  void member.refresh();
  const isWanted = release.getState().site.settings['login.autoLogin'] === true;
  const isRemembered = storage.local.read(specifiedNames.autoLogin) === '1';
  if (isWanted && isRemembered && session.store.getState().status === 'guest') void runtime.actions.run('login.again');
  const stops = [stopSession, stopReturn, stopLanguage, status.start(), unread.start(), live.start()];
  return () => {
    for (const stop of stops) stop();
  };
}
