/** One value, or one item of a menu, by which a site keeps a clause. */
export interface KeptBy {
  /** As the pack names it: `settings.safePlay.raiseHours`. */
  readonly name: string;
  readonly value: string;
  /** What the pack asks for, in words. */
  readonly wanted: string;
  /** File and pointer of the layer that decides, or the name of the layer. */
  readonly place: string;
  readonly isKept: boolean;
}

/** How a site stands to one clause of a policy pack. */
export interface EvidenceLine {
  readonly clause: string;
  readonly asks: string;
  /** `operator`: an operator keeps it outside the software. */
  readonly state: 'covered' | 'uncovered' | 'operator';
  /** What the operator does for it. */
  readonly operator?: string;
  /** Why it is not covered. */
  readonly gaps: readonly string[];
  readonly kept: readonly KeptBy[];
  readonly screens: readonly { readonly id: string; readonly path: string }[];
  readonly tests: readonly string[];
}
