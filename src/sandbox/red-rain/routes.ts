import { forMembers } from '../http/route.ts';
import type { SandboxRoute } from '../http/route.ts';
import { claimRedRain, readRedRain } from './red-rain.ts';

/** Red envelope rain, for members and agents alike (row G-247). */
export const redRainRoutes: readonly SandboxRoute[] = [
  forMembers('redRain', readRedRain),
  forMembers('claimRedRain', claimRedRain),
];
