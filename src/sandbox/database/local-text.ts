/** A text in every language of the sandbox. */
export interface LocalText {
  readonly en: string;
  readonly ur: string;
}
