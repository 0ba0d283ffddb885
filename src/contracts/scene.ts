import { demoTypes } from './demo-types.ts';
import { isPlatformState, type PlatformState, platformStates } from './platform-states.ts';

/** What a page is shown in: a state of its platform, with its side menu open, or with its form sent as it stands. */
export const sceneStates = [...platformStates, 'menu', 'refused'] as const;

export type SceneState = (typeof sceneStates)[number];

/** `guest`, or the customer type of a demo account. */
export const sceneVisitors: readonly string[] = ['guest', ...Object.keys(demoTypes)];

export const sceneSchemes = ['dark', 'light'] as const;

/** Whom a development start shows a brand to, and in which state. */
export interface Scene {
  /** One of `sceneVisitors`. */
  readonly visitor: string;
  readonly language: string;
  readonly scheme: (typeof sceneSchemes)[number];
  readonly state: SceneState;
}

/** The customer type of a scene's visitor; nothing for a guest. */
export function memberTypeOf({ visitor }: Pick<Scene, 'visitor'>): number | undefined {
  return visitor === 'guest' ? undefined : Number(visitor);
}

/** The state of the platform in a scene. */
export function platformStateOf({ state }: Pick<Scene, 'state'>): PlatformState {
  return isPlatformState(state) ? state : 'usual';
}

/** Header by which the service tells the sandbox of a development start in which state it answers a call. */
export const platformStateHeader = 'platform-state';
