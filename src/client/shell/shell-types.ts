import type { DialogArguments, DialogName, DialogParams } from './dialog-params.ts';
import type { StoreApi } from 'zustand/vanilla';
import type { ActionId, RouteId } from '../../contracts/feature.ts';
import type { ActionArguments } from './screen-table.ts';

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
  /** It takes a while to read: the site's long time (row A-379). */
  readonly long?: boolean;
}

export interface Toasts {
  readonly store: StoreApi<{ readonly toasts: readonly Toast[] }>;
  show(text: string, options?: ToastOptions): () => void;
  dismiss(id: number): void;
  /** The region can be seen: the time of toasts begins, also of those that have waited for it. */
  attach(): void;
  /** Ends every loading toast, as a change of the login state does. */
  dismissLoading(): void;
}

export interface DialogState {
  readonly current?: { readonly name: DialogName; readonly params: DialogParams[DialogName] };
}

/** One dialog at a time: opening login, register or forget closes the others (row A-249). */
export interface Dialogs {
  readonly store: StoreApi<DialogState>;
  open<N extends DialogName>(name: N, ...params: DialogArguments<N>): void;
  /** Closes the named dialog if it is the open one; without a name, whatever is open. */
  close(name?: DialogName): void;
}

export type RouteParams = Readonly<Record<string, string>>;

export interface Navigation {
  /** Path and query of a route, home's for one that this release does not have. */
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
