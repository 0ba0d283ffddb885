import type { PlatformState } from '../../../src/contracts/platform-states.ts';
import type { Cell } from '../cell.ts';
import type { StateName } from '../screens.ts';
import type { TextOf } from './reach-state.ts';

/** One picture to take. */
export interface Shot {
  readonly cell: Cell;
  readonly path: string;
  /** Path of a page that shows no answers of the platform; a screen in a state of its platform is reached from there. */
  readonly from: string;
  /** State of the brand's platform. */
  readonly platform: PlatformState;
  readonly state?: StateName | undefined;
  /** Its page says which scheme was chosen: it is opened in each. */
  readonly saysScheme?: boolean | undefined;
  readonly textOf: TextOf;
  /** Path of a call at this brand. */
  readonly callPath: (name: 'keys' | 'login') => string;
}
