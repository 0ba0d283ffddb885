import type { i18n } from 'i18next';
import type { StoreApi } from 'zustand/vanilla';
import type { VisitorContext } from '../contracts/conditions.ts';
import type { EndpointName } from '../contracts/endpoints.ts';
import type { ActionId, RouteId, TextKey } from '../contracts/feature.ts';
import type {
  BootDocument,
  FormDefinition,
  Hash,
  Pointer,
  ReleaseManifest,
  SiteStatus,
  ThemePart,
} from '../contracts/release.ts';
import type { LanguageTag, SitePart } from '../contracts/site.ts';
import type { Composition } from '../engine/index.ts';
import type { ActionArguments, ScreenTable } from './screen-table.ts';

/** Time, injectable so that tests own it. */
export interface Clock {
  now(): number;
  /** Runs `task` once after `ms`; the answer cancels it. */
  after(ms: number, task: () => void): () => void;
  /** Runs `task` every `ms`; the answer stops it. */
  every(ms: number, task: () => void): () => void;
}

/** A number in [0, 1), injectable so that back-off and host choice replay. */
export type Random = () => number;

export interface KeyValueStore {
  read(name: string): string | undefined;
  write(name: string, value: string): void;
  remove(name: string): void;
  /** Removes everything but the named values. */
  clear(keep: readonly string[]): void;
}

/** Browser storage under names that carry the merchant code. `session` ends with the tab. */
export interface NamedStorage {
  readonly local: KeyValueStore;
  readonly session: KeyValueStore;
}

/** The signed-in player of this tab (row A-244). */
export interface SessionRecord {
  readonly token: string;
  readonly merchantCode: string;
  readonly userName: string;
  readonly type: number;
  readonly firstTimeLogin: boolean;
}

export interface SessionState {
  readonly session?: SessionRecord;
  /** `unknown` on the server and until hydration has ended: draw skeletons of the final size. */
  readonly status: 'unknown' | 'guest' | 'member';
}

/** Value of the login, registration or trial answer that begins a session. */
export interface SessionValue {
  readonly token: string;
  readonly userName: string;
  /** A number; some platforms send it as text. */
  readonly type?: number | string;
  readonly customerType?: number | string;
  readonly firstTimeLogin?: boolean;
}

export interface Session {
  readonly store: StoreApi<SessionState>;
  /** Reads the stored record; a damaged one or one of another merchant is removed (row A-245). */
  restore(): void;
  begin(value: SessionValue): SessionRecord;
  /** Forgets session, token, trial user and member data; keeps NOTICE_POP (rows ). */
  end(): void;
  /** Corrects the member type when the server reports a newer one (row A-332). */
  correctType(type: number): void;
}

export interface ReleaseState {
  readonly pointer: Pointer;
  readonly manifest: ReleaseManifest;
  readonly site: SitePart;
  readonly theme: ThemePart;
}

export interface EnvironmentState {
  readonly appMode: VisitorContext['app'];
  readonly isIos: boolean;
  readonly isSafari: boolean;
  readonly online: boolean;
  /** A call has been waiting longer than the `net.slowMs` setting. */
  readonly slow: boolean;
  readonly visible: boolean;
}

export interface CallOptions {
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly body?: unknown;
  /** Sends the body as a JWE with the platform's published key; `data` wraps it as `{data, moduleId}` (row A-230). */
  readonly encrypted?: boolean | 'data';
  /** Shows no toast on failure: the caller answers for it. */
  readonly quiet?: boolean;
  readonly form?: 'urlencoded';
  readonly signal?: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
  /** Gives the whole answer instead of its `value` (the invitation check answers `data`). */
  readonly whole?: boolean;
}

/** The operator's platform. A failed call throws `PlatformError`, and shows its text unless `quiet`. */
export interface Platform {
  call<T>(name: EndpointName, options?: CallOptions): Promise<T>;
}

export interface RememberedLogin {
  readonly method: 'username' | 'mobile';
  readonly username: string;
  /** Absent when the merchant remembers user names only. */
  readonly password?: string;
}

/** Keeps a login as ciphertext; the key never leaves the browser's key store (decisions 1, 2). */
export interface Vault {
  remember(login: RememberedLogin): Promise<void>;
  recall(): Promise<RememberedLogin | undefined>;
  forget(): Promise<void>;
  /** Password of this tab's login, for the change-password screen. */
  keepPassword(password: string): Promise<void>;
  keptPassword(): Promise<string | undefined>;
  dropPassword(): void;
}

export interface MemberInfo {
  readonly id: string;
  readonly type: number;
  readonly nickname?: string;
  readonly account: string;
  readonly clubLabel?: { readonly labelName: string };
}

export interface MemberState {
  readonly info?: MemberInfo;
  /** Decimal text; absent until the first answer. */
  readonly balance?: string;
  readonly refreshing: boolean;
  readonly hidden: boolean;
}

export interface Member {
  readonly store: StoreApi<MemberState>;
  refresh(): Promise<void>;
  refreshBalance(): Promise<void>;
  toggleHidden(): void;
  clear(): void;
}

/** Live numbers shown as badges; names are `unread.inbox`, `unread.chat`, `unread.announcements`. */
export type BadgeCounts = Readonly<Record<string, number>>;

export interface Unread {
  readonly store: StoreApi<BadgeCounts>;
  set(name: string, count: number): void;
  refresh(): void;
  start(): () => void;
}

export interface AnnouncementImage {
  readonly sequence: number;
  readonly url: string;
}

export interface Announcement {
  readonly id: string | number;
  readonly title: string;
  readonly content: string;
  readonly startDate: string;
  readonly endDate?: string;
  readonly noExpiry?: number;
  readonly read?: boolean;
  readonly promoAnnouncementCategoryIds?: readonly (string | number)[];
  readonly announcementImages?: readonly AnnouncementImage[];
}

export interface AnnouncementGroups {
  readonly promotion: readonly Announcement[];
  readonly banners: readonly Announcement[];
  readonly player: readonly Announcement[];
  readonly popup: readonly Announcement[];
  readonly hot: readonly Announcement[];
}

export type Loaded<T> =
  | { readonly status: 'loading'; readonly value?: T }
  | { readonly status: 'ready'; readonly value: T }
  | { readonly status: 'error'; readonly error: unknown; readonly value?: T };

/** Answers kept by key, shared by every reader, dropped on sign-in, sign-out and language change. */
export interface Resources {
  read<T>(key: string): Loaded<T>;
  load<T>(key: string, loader: () => Promise<T>): Promise<void>;
  subscribe(listener: () => void): () => void;
  /** Replaces a kept value without a call. */
  put<T>(key: string, value: T): void;
  forget(prefix?: string): void;
}

export type ToastKind = 'info' | 'success' | 'error' | 'loading';

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly kind: ToastKind;
}

export interface ToastOptions {
  readonly kind?: ToastKind;
  /** How long it stays; a loading toast stays until dismissed. */
  readonly ms?: number;
}

export interface Toasts {
  readonly store: StoreApi<{ readonly toasts: readonly Toast[] }>;
  show(text: string, options?: ToastOptions): () => void;
  dismiss(id: number): void;
  /** Ends every loading toast, as a change of the login state does. */
  dismissLoading(): void;
}

export interface DialogState {
  readonly current?: { readonly name: string; readonly params: Readonly<Record<string, string>> };
}

/** One dialog at a time: opening login, register or forget closes the others (row A-249). */
export interface Dialogs {
  readonly store: StoreApi<DialogState>;
  open(name: string, params?: Readonly<Record<string, string>>): void;
  /** Closes the named dialog if it is the open one; without a name, whatever is open. */
  close(name?: string): void;
}

export type RouteParams = Readonly<Record<string, string>>;

export interface Navigation {
  /** Path and query of a route, `/m/home` for one that this release does not have. */
  pathOf(route: RouteId, params?: RouteParams): string;
  go(route: RouteId, params?: RouteParams, options?: { readonly replace?: boolean }): void;
  /** An in-site path; anything else is ignored. */
  goPath(path: string, options?: { readonly replace?: boolean }): void;
  /** One step back, or /m/home when this tab has no in-site history (row A-051). */
  back(fallback?: string): void;
  /** A new tab on an https address or an in-site path; gives false for anything else (decision 5). */
  openExternal(url: string): boolean;
  /** Leaves for an https address or in-site path in this tab; gives false for anything else. */
  leaveTo(url: string): boolean;
  /** Remembers the page a guest wanted, for `resume` after the login. */
  want(path: string): void;
  /** Goes to the remembered page, else to /m/home. */
  resume(): void;
  /** Given by the router once it runs. */
  bind(navigate: (to: string | number, options?: { readonly replace?: boolean }) => void): void;
}

export interface Actions {
  run(id: ActionId, args?: ActionArguments): Promise<void>;
}

export interface StatusState {
  readonly status: SiteStatus;
  readonly loadedAt: number;
}

export interface Status {
  readonly store: StoreApi<StatusState>;
  /** Asks the server, at most once a minute unless forced (row A-220). */
  refresh(options?: { readonly force?: boolean }): Promise<void>;
  start(): () => void;
}

/** Precompiled ajv functions by schema `$id`, as RJSF's `createPrecompiledValidator` takes them. */
export type ValidatorFunctions = Readonly<Record<string, unknown>>;

export type FormState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly definition: FormDefinition; readonly validator: ValidatorFunctions }
  | { readonly status: 'error'; readonly error: unknown };

export interface Forms {
  /** Loads definition and validators of the release's current form; cached by hash. */
  load(formId: string): Promise<Extract<FormState, { readonly status: 'ready' }>>;
  /** What is already here for this form and release, without a call. */
  peek(formId: string): FormState;
}

export interface Parts {
  json<T>(hash: Hash): Promise<T>;
  validators(hash: Hash): Promise<ValidatorFunctions>;
  urlOf(hash: Hash, extension: string): string;
}

export interface LanguageState {
  readonly language: LanguageTag;
}

export interface Translation {
  readonly store: StoreApi<LanguageState>;
  text(key: TextKey, params?: Readonly<Record<string, unknown>>): string;
  /** Switches texts, direction and stored choice; keeps the current language when the texts cannot be loaded. */
  choose(language: LanguageTag): Promise<boolean>;
  /** Takes the strings of a release that was adopted. */
  adopt(manifest: ReleaseManifest): Promise<void>;
  readonly instance: i18n;
}

export interface LiveState {
  readonly connection: 'idle' | 'stream' | 'follower' | 'poll';
  /** Why the last offered release was refused. */
  readonly refused?: { readonly seq: number; readonly reason: string };
}

export interface Live {
  readonly store: StoreApi<LiveState>;
  /** Asks for the current release at once and takes it; a submit refused as outdated does so. Throws without network. */
  ask(): Promise<void>;
  start(): () => void;
}

export type SchemeName = 'dark' | 'light';

/** The colour scheme on `<html data-scheme>`. */
export interface Scheme {
  readonly store: StoreApi<{ readonly scheme: SchemeName }>;
  choose(scheme: SchemeName): void;
  restore(): void;
}

/** The lobby's game category: HOT, FAV, RECENT, a game type, never PROMO (rows G-118, G-120). */
export interface CurrentCategory {
  readonly store: StoreApi<{ readonly category: string }>;
  choose(category: string): void;
  restore(): void;
}

export interface ScreenRegistry {
  readonly routes: NonNullable<ScreenTable['routes']>;
  readonly blocks: NonNullable<ScreenTable['blocks']>;
  readonly dialogs: NonNullable<ScreenTable['dialogs']>;
  readonly actions: NonNullable<ScreenTable['actions']>;
}

export interface CompositionState {
  readonly composition: Composition;
  readonly facts: VisitorContext;
}

/** Every browser capability behind an interface: made once by `createRuntime`, given by context, fresh in every test. */
export interface Runtime {
  readonly boot: BootDocument;
  readonly clock: Clock;
  readonly random: Random;
  readonly storage: NamedStorage;
  readonly environment: StoreApi<EnvironmentState>;
  readonly release: StoreApi<ReleaseState>;
  readonly composition: StoreApi<CompositionState>;
  readonly parts: Parts;
  readonly translation: Translation;
  readonly session: Session;
  readonly status: Status;
  readonly platform: Platform;
  readonly vault: Vault;
  readonly member: Member;
  readonly unread: Unread;
  readonly resources: Resources;
  readonly forms: Forms;
  readonly toasts: Toasts;
  readonly dialogs: Dialogs;
  readonly navigation: Navigation;
  readonly actions: Actions;
  readonly live: Live;
  readonly scheme: Scheme;
  readonly category: CurrentCategory;
  readonly screens: ScreenRegistry;
}
