import type { Game } from '../platform/content-types.ts';

type NoParams = Readonly<Record<never, never>>;

/** Every dialog, and what it is opened with. */
export interface DialogParams {
  readonly changePassword: NoParams;
  readonly customerService: NoParams;
  readonly forget: NoParams;
  readonly 'games.menu': { readonly game: Game };
  /** Seconds until the session ends. */
  readonly idle: { readonly seconds: number };
  readonly language: NoParams;
  /** A game that did not open: why, and what opens it once more. */
  readonly launchFailed: { readonly game: Game; readonly said: string; readonly tryAgain: () => void };
  readonly login: NoParams;
  readonly playSums: NoParams;
  readonly playTools: NoParams;
  readonly realityCheck: NoParams;
  readonly referral: NoParams;
  readonly register: NoParams;
  readonly signOut: NoParams;
  /** Ticket of a first sign-in at a provider, and the path that it began on. */
  readonly socialOpening: { readonly ticket: string; readonly from: string };
  readonly takeBreak: NoParams;
  /** Whether the trial leads home once it is open. */
  readonly trialAge: { readonly goHome: boolean };
}

export type DialogName = keyof DialogParams;

/** What follows the name of a dialog when it is opened: nothing, or its parameters. */
export type DialogArguments<N extends DialogName> = keyof DialogParams[N] extends never
  ? []
  : [params: DialogParams[N]];
