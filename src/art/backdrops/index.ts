import { blendHex } from '../canvas/colour.ts';
import { candy, desert, field, jungle, mountain, skyline } from './land.ts';
import type { Backdrop, Ground, Layers } from './layers.ts';
import { bazaar, temple, vault, velvet } from './rooms.ts';
import { confetti, marquee, shards, space, stadium, sunburst } from './shows.ts';
import { harbour, lagoon, reef } from './water.ts';

const backdrops = {
  ...{ rays: sunburst, temple, mountain, jungle, candy, space, reef, velvet, stadium, shards, confetti, field },
  ...{ marquee, desert, harbour, vault, skyline, lagoon, bazaar },
} as const satisfies Record<string, Backdrop>;

/** Name of a place that a hero can stand in. */
export type BackdropId = keyof typeof backdrops;

/** The layers of a backdrop over a radial sky that is brightest behind the hero. */
export function drawBackdrop(id: BackdropId, ground: Ground): Layers {
  const { x, y, width, height, palette } = ground;
  const stops = [
    [0, palette.sky1],
    [0.34, blendHex(palette.sky1, palette.mid, 0.55)],
    [0.68, palette.mid],
    [1, palette.sky0],
  ] as const;
  const sky =
    `<defs><radialGradient id="sky" cx="${x}" cy="${y}" r="${height * 0.72}" gradientUnits="userSpaceOnUse">` +
    `${stops.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`).join('')}</radialGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#sky)"/>`;
  return { sky, ...backdrops[id](ground) };
}
