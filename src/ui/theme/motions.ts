import type { motions } from './motion-style.tsx';

export type Motion = keyof typeof motions;

/** Name of a motion for `animation`. Its keyframes come with the page. */
export function motion(name: Motion): string {
  return `livery-${name}`;
}
