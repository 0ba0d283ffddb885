/**
 * Format of the releases that this engine makes and its pages read. A change of shape that an older release does not have
 * raises it, with a step in `release/upgrade/release-steps.ts`.
 */
export const ENGINE_FORMAT = 2;
