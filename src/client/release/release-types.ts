import type { i18n } from 'i18next';
import type { StoreApi } from 'zustand/vanilla';
import type { TextKey } from '../../contracts/feature.ts';
import type { FormDefinition, Hash, Pointer, ReleaseManifest, SiteStatus, ThemePart } from '../../contracts/release.ts';
import type { LanguageTag, SitePart } from '../../contracts/site.ts';

export interface ReleaseState {
  readonly pointer: Pointer;
  readonly manifest: ReleaseManifest;
  readonly site: SitePart;
  readonly theme: ThemePart;
}

export interface StatusState {
  readonly status: SiteStatus;
  readonly loadedAt: number;
  /** The last look at the status brought no answer. */
  readonly hasFailed: boolean;
}

export interface Status {
  readonly store: StoreApi<StatusState>;
  /** Asks the server, at most once a minute unless forced (row A-220). */
  refresh(options?: { readonly force?: boolean }): Promise<void>;
  /** Takes the cached status where the page came without one. */
  restore(): void;
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
  /** Why the last offered release could not be taken; absent once one was. */
  readonly refused?: { readonly seq: number; readonly reason: string } | undefined;
}

export interface Live {
  readonly store: StoreApi<LiveState>;
  /** Asks for the current release at once and takes it; a submit refused as outdated does so. Throws without network. */
  ask(): Promise<void>;
  start(): () => void;
  /** Notifies operators about a part of the current release that broke while it was drawn. */
  report(part: string, error: Error): void;
}
