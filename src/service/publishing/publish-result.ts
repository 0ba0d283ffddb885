import type { Override } from '../../contracts/origins.ts';
import type { Problem } from '../../contracts/problems.ts';
import type { Pointer } from '../../contracts/release.ts';
import type { BreakingChange } from '../store/broken-promises.ts';

/** How a request to change what players see ended. */
export type PublishResult =
  | {
      readonly kind: 'published' | 'unchanged';
      readonly pointer: Pointer;
      readonly warnings: readonly Problem[];
      /** The promises that are broken afterwards, or will be; warnings say the same. */
      readonly breaks: readonly ReportedBreak[];
      /** Every override in force afterwards; of one name, a later one lies over an earlier one. */
      readonly overrides: readonly Override[];
      /** The state that a rollback made live again. */
      readonly target?: RestoredState;
    }
  | { readonly kind: 'refused'; readonly problems: readonly Problem[] }
  | {
      readonly kind: 'impossible';
      readonly message: string;
      /** Whether another node will do it, whose engine made what is live. */
      readonly isLeft?: true;
      /** Whether somebody else was quicker. */
      readonly isOvertaken?: true;
    };

/** A promise that is broken after a change: by it (`now`), before it (`standing`), or that will be (`later`). */
export interface ReportedBreak {
  readonly kind: 'now' | 'standing' | 'later';
  /** `<promise> at <thing>`. */
  readonly name: string;
  /** The smallest counter-example. */
  readonly message: string;
  /** The change that broke what is standing, where one was seen to. */
  readonly since?: BreakingChange;
  /** Names of the overrides whose going breaks it later. */
  readonly overrides?: readonly string[];
  /** When they go by themselves, ISO 8601. */
  readonly end?: string;
}

/** Nothing moved: players see already what was asked for. */
export function unchanged({ seq, release }: Pointer, overrides: readonly Override[]) {
  return { kind: 'unchanged', pointer: { seq, release }, overrides, warnings: [], breaks: [] } as const;
}

/** A sentence why a request cannot be granted at all. */
export function impossible(message: string) {
  return { kind: 'impossible', message } as const;
}

/** What a request gets at a node whose engine is older than the one that made what is live. */
export function leftToNewer(merchant: string) {
  const message =
    `What is live of ${merchant} was made by a newer engine than this node's: ask a node that has it, or update this ` +
    'one. To go back to the older engine, start a node of it with LIVERY_PUBLISH=1.';
  return { ...impossible(message), isLeft: true } as const;
}

/** What a request about a merchant that was never published gets. */
export function unknownMerchant(merchant: string) {
  return impossible(`There is no published merchant "${merchant}".`);
}

/** What a change gets when another one came between. */
export function overtaken(merchant: string) {
  return {
    ...impossible(`${merchant} was changed by somebody else just now. Look again.`),
    isOvertaken: true,
  } as const;
}

/** An earlier state that is live again. */
export interface RestoredState {
  readonly seq: number;
  readonly action: string;
  readonly author: string;
  readonly reason: string;
  /** ISO 8601. */
  readonly at: string;
  /** Names of overrides of that time whose end has come since. */
  readonly ended: readonly string[];
}
