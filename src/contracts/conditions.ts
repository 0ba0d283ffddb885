import type { AppCondition, ConditionDocument, RoleCondition } from './generated/condition.ts';

/** Who is looking: everything a condition may ask about a visitor. Never holds anything about the merchant. */
export interface VisitorContext {
  /** Customer type of the signed-in player (0, 1, 2, 4, 40, 41, 42, …); absent for a guest. */
  readonly memberType?: number;
  /** How the site is running: inside the native wrapper, installed (PWA or clip), or a plain browser tab. */
  readonly app: AppMode;
  /** Language tag in use, for example `en` or `ur`. */
  readonly language: string;
}

/** How the site is running (rows ). */
export type AppMode = AppCondition['app'];

/**
 * Role tests. `guest` is nobody; the rest compare the member type with the lists in `roles.*` of the site
 * configuration (decisions 8, 9). They overlap on purpose: types 1 and 2 are both `member` and `agent`.
 */
export type RoleName = RoleCondition['role'];

/** The closed union of conditions: plain data, evaluated in one place (`engine/conditions`). */
export type Condition = Frozen<ConditionDocument>;

type Frozen<T> = T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T;
