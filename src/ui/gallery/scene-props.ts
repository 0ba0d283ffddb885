import type { HeaderAccount } from '../shell/shell-props.ts';
import type { GalleryWords } from './words.ts';

/** What a scene of the gallery gets. */
export interface SceneProps {
  readonly words: GalleryWords;
  readonly brand: string;
  readonly account: HeaderAccount;
  /** Tile pictures, as many as there are. */
  readonly tiles: readonly { readonly src: string; readonly name: string }[];
  readonly banner: string;
}

/** Taps in the gallery lead nowhere. */
export function nowhere(): void {}
