/** One cause as the page shows it. */
export interface ShownCause {
  readonly kind: string;
  readonly text: string;
  readonly places: readonly string[];
  readonly isProved?: boolean | undefined;
}

/** One cell of a card; pictures and mask are names of embedded pictures. */
export interface ShownChange {
  readonly id: string;
  readonly before?: string | undefined;
  readonly after?: string | undefined;
  readonly mask?: string | undefined;
  /** Hash of what the new picture was taken of. */
  readonly inputs?: string | undefined;
  /** Pixels that differ. */
  readonly pixels: number;
  readonly width: number;
  /** Index into `words`. */
  readonly words: number;
}

export interface ShownCard {
  readonly id: string;
  readonly kind: 'changed' | 'new' | 'gone' | 'lost';
  readonly screen: string;
  readonly region: string;
  readonly brands: readonly string[];
  readonly causes: readonly ShownCause[];
  readonly changes: readonly ShownChange[];
}

/** Everything that the page of a report shows, as it is embedded in it. */
export interface ReportData {
  readonly verdict: string;
  readonly facts: readonly string[];
  readonly cards: readonly ShownCard[];
  /** Different lists of manifest lines; many cells share one. */
  readonly words: readonly (readonly string[])[];
  readonly failures: readonly { readonly id: string; readonly failure: string }[];
}
