import type { StoreApi } from 'zustand/vanilla';
import type { VisitorContext } from '../contracts/conditions.ts';
import type { EndpointName } from '../contracts/endpoints.ts';
import type { Answer, Body, Query } from '../contracts/platform-answer.ts';
import type { BootDocument } from '../contracts/release.ts';
import type { Composition } from '../engine/index.ts';
import type { Resources } from './platform/content-types.ts';
import type { Forms, Live, Parts, ReleaseState, Status, Translation } from './release/release-types.ts';
import type { LateScreens, Loader, ScreenTable } from './shell/screen-table.ts';
import type { Member, Session, Unread, Vault } from './session/session-types.ts';
import type { Actions, CurrentCategory, Dialogs, Navigation, Scheme, Toasts } from './shell/shell-types.ts';

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

export interface EnvironmentState {
  readonly appMode: VisitorContext['app'];
  readonly isIos: boolean;
  readonly isSafari: boolean;
  readonly online: boolean;
  /** A call has been waiting longer than the `net.slowMs` setting. */
  readonly slow: boolean;
  /** The last call of the platform that failed and has not succeeded since: name, status and code, `help 500 server.error`. */
  readonly failedCall?: string | undefined;
  readonly visible: boolean;
}

export interface CallOptions<C extends EndpointName = EndpointName> {
  readonly query?: Query<C>;
  readonly body?: Body<C>;
  /** Sends the body as a JWE with the platform's published key; `data` wraps it as `{data, moduleId}` (row A-230). */
  readonly encrypted?: boolean | 'data';
  /** Shows no toast on failure: the caller answers for it. */
  readonly quiet?: boolean;
  readonly form?: 'urlencoded';
  readonly signal?: AbortSignal;
  /** The call goes on when its page is left. */
  readonly keepalive?: boolean;
  /** Time after which the call counts as failed, where the specification gives it one of its own (row A-378). */
  readonly timeoutMs?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Gives the whole answer instead of its `value` (the invitation check answers `data`). */
  readonly whole?: boolean;
}

/** The operator's platform. A failed call throws `PlatformError`, and shows its text unless `quiet`. */
export interface Platform {
  call<C extends EndpointName>(name: C, options?: CallOptions<C>): Promise<Answer<C>>;
}

export interface ScreenRegistry {
  readonly routes: NonNullable<ScreenTable['routes']>;
  readonly blocks: NonNullable<ScreenTable['blocks']>;
  readonly dialogs: NonNullable<ScreenTable['dialogs']>;
  readonly actions: NonNullable<ScreenTable['actions']>;
  /** The routes and actions that none of the tables above has. */
  readonly late: Loader<Required<LateScreens>>;
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
