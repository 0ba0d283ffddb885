/** How a theme draws the parts of a game tile: rules for each, laid over what all tiles have. */
export interface TileLook {
  /** The whole tile, where it is a thing and not only its picture. */
  readonly shell?: string;
  /** The same under a finger. */
  readonly pressed: string;
  /** What is round the picture. */
  readonly frame: string;
  readonly name: string;
  readonly vendor?: string;
  /** A short number beside it that stands for the game of this name, wherever it is drawn. */
  readonly serial?: (name: string) => string;
  /** The mark of a new game, where it is no small pill. */
  readonly mark?: string;
}

/** Of large text or on a narrow phone the vendor is no larger than the name above it. */
export const smallVendor = '@container (width < 6.5rem) { font-size: 12.5cqi; }';

/** A tile whose look is not here yet: of about the right size. */
export const plainTile: TileLook = { pressed: '', frame: 'aspect-ratio: 1;', name: '' };
