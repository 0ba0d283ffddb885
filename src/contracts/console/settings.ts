import type { LayerName } from '../origins.ts';
import type { OverrideLine } from './flags.ts';

/** One value of the catalogues that is no switch: a setting, a list of customer types, or a rule of a form's field. */
export interface SettingLine {
  /** Dotted, as an override's: `settings.ages.gate`, `roles.trial`, `register.email.required`. */
  readonly name: string;
  readonly kind: 'setting' | 'role' | 'rule';
  /** Without its section: `ages.gate`. */
  readonly own: string;
  /** What it does, in plain words; absent for a rule, which its name says. */
  readonly description?: string;
  /** `list` is text with commas, `types` a list of customer types. */
  readonly type: 'string' | 'integer' | 'number' | 'boolean' | 'list' | 'types';
  /** The engine's value; absent where it has none. */
  readonly default?: unknown;
  readonly enum?: readonly (string | number)[];
  readonly minimum?: number;
  readonly maximum?: number;
  /** Owner of a list of customer types, as of a flag; the others have none. */
  readonly owner?: string;
  /** At how many merchants of one's own it is not the engine's value. */
  readonly differs: number;
  /** At how many it is changed live. */
  readonly changed: number;
}

/** One setting at every merchant of a scope. */
export interface SettingPage {
  readonly setting: SettingLine;
  readonly merchants: readonly SettingAt[];
}

export interface SettingAt {
  readonly code: string;
  readonly name: string;
  /** Absent where there is none. */
  readonly value?: unknown;
  readonly layer: LayerName;
  readonly override?: OverrideLine;
}
