import type { ComponentType } from 'react';
import type { ActionId, BlockId, RouteId } from '../../contracts/feature.ts';
import type { DialogName, DialogParams } from './dialog-params.ts';
import type { Runtime } from '../runtime-types.ts';

/** What a block gets from the slot outlet that shows it. */
export interface BlockProps {
  /** Id of the contribution that placed the block. */
  readonly id: string;
}

/** What a dialog gets from the dialog host. `close` also runs on Escape, the mask and the close button. */
export interface DialogContentProps<N extends DialogName = DialogName> {
  readonly close: () => void;
  readonly params: DialogParams[N];
}

/** Values handed to an action, for example by a menu item or another screen. */
export type ActionArguments = Readonly<Record<string, unknown>>;

/** A thing that happens in the browser when an item is tapped: the default export of an action's module. */
export type Action = (runtime: Runtime, args: ActionArguments) => void | Promise<void>;

/** Loads a module whose default export is the wanted thing. */
export type Loader<T> = () => Promise<{ readonly default: T }>;

/**
 * Where the screens, blocks, dialogs and actions that a manifest names are found. Lives in a feature's `screens.ts`;
 * everything behind it is loaded lazily, so listing what exists never loads React code.
 */
export interface ScreenTable {
  readonly routes?: Readonly<Record<RouteId, Loader<ComponentType>>>;
  readonly blocks?: Readonly<Record<BlockId, Loader<ComponentType<BlockProps>>>>;
  /** Dialog name (`login`, `register`, `forget`, `referral` …) → its content. */
  readonly dialogs?: { readonly [N in DialogName]?: Loader<ComponentType<DialogContentProps<N>>> };
  readonly actions?: Readonly<Record<ActionId, Loader<Action>>>;
}

/** What the table of a feature may hold that comes late; a dialog whose page stands in for it may not. */
export type LateScreens = Pick<ScreenTable, 'routes' | 'dialogs' | 'actions'>;
