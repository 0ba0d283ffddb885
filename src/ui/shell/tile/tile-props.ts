/** A picture beside its words, with its size, so that its place is kept before it arrives. */
export interface Picture {
  readonly src: string;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

export interface GameTileProps {
  /** Address, or picture with its size; absent draws the place alone. */
  readonly picture: Picture | string | undefined;
  readonly name: string;
  /** Maker of the game, where the form has room. */
  readonly vendor?: string | undefined;
  readonly href?: string | undefined;
  onOpen(): void;
  readonly favourite?: { readonly on: boolean; onToggle(): void } | undefined;
  /** A word over its picture: that it is new, for example. */
  readonly mark?: string | undefined;
  /** One of five colourings, where the form has any. */
  readonly theme?: 1 | 2 | 3 | 4 | 5 | undefined;
  /** A long press, which is then no tap (row G-371). */
  onHold?(): void;
  /** Loads at once: tiles of the first screen. */
  readonly eager?: boolean;
}
