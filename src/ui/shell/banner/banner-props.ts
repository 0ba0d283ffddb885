import type { ShellAction } from '../shell-props.ts';
import type { Picture } from '../tile/tile-props.ts';

export interface Banner {
  readonly id: string;
  /** Absent while it is not known. */
  readonly picture: Picture | undefined;
  /** Absent where the picture says everything; then the label of `action` must. */
  readonly title?: string | undefined;
  readonly note?: string | undefined;
  /** Where a tap leads; the label is on the button when there is a title. */
  readonly action?: ShellAction | undefined;
}

export interface BannerSlideProps {
  readonly banner: Banner;
  /** The first banner is the largest paint of the lobby and loads at once. */
  readonly first: boolean;
}
