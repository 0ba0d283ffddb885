import type { SlotId } from './feature.ts';

/** Layers from the weakest to the strongest; the policy pack clamps last (decision 0a). */
export type LayerName = 'engine' | 'theme' | 'merchant' | 'site' | 'override' | 'policy';

/** Where one value of a site came from. */
export interface Origin {
  readonly layer: LayerName;
  /** File below the project root, for layers that have one. */
  readonly file?: string;
  /** JSON pointer into the file. */
  readonly pointer?: string;
  /** Who made the override. */
  readonly by?: string;
  /** When it was made, ISO 8601. */
  readonly at?: string;
  readonly reason?: string;
}

/** A contribution that a merchant's navigation leaves out. */
export interface DroppedItem {
  readonly id: string;
  readonly slot: SlotId;
  readonly file: string;
  readonly pointer: string;
}

/**
 * The `origins` part of a release: dotted path of a value (`flags.CBS3`, `settings.login.remember`, `rules.email.min`,
 * `slots.footer.tab`) → where it came from. Read by `explain`, never sent to players.
 */
export interface OriginsPart {
  readonly values: Readonly<Record<string, Origin>>;
  readonly dropped: readonly DroppedItem[];
}

/** One live change to a merchant's site configuration. */
export interface Override {
  /**
   * Dotted path into the site configuration: `flags.CBS3`, `promotions.LOGIN`, `template.mem_cen`,
   * `settings.recovery.phone`, `roles.deposit`, `register.email.required`, `maintenance`.
   */
  readonly name: string;
  readonly value: unknown;
  readonly author: string;
  readonly reason: string;
  /** When it was made, ISO 8601. */
  readonly at: string;
  /** Ends by itself then, ISO 8601. */
  readonly until?: string;
  /** Went live by force, because it breaks a promise. */
  readonly forced?: true;
}
