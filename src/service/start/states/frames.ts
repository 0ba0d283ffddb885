import { memberTypeOf, type Scene, sceneSchemes, sceneStates } from '../../../contracts/scene.ts';
import { contextOf, guardFor } from '../../../engine/index.ts';
import type { LiveSite } from '../../live/live-site.ts';
import { sceneHost } from '../../scenes/scene-host.ts';
import type { Choice } from './choice.ts';

/** A brand in a frame, or why there is none. */
export interface BrandFrame {
  readonly code: string;
  readonly name: string;
  readonly address?: string;
  /** What is to be known of it, in a sentence. */
  readonly note?: string;
}

/** The frames of a choice: every chosen brand's own address of the screen, in the scene that was chosen. */
export function framesOf(sites: readonly LiveSite[], choice: Choice, servicePort: number): readonly BrandFrame[] {
  const scene: Scene = {
    visitor: choice.visitor,
    language: choice.language,
    scheme: sceneSchemes.find((one) => one === choice.scheme) ?? 'dark',
    state: sceneStates.find((one) => one === choice.state) ?? 'usual',
  };
  return sites
    .filter(({ merchant }) => choice.brand === 'all' || choice.brand === merchant)
    .map((site) => ({
      code: site.merchant,
      name: site.site.identity.name,
      ...frameOf(site, choice.screen, scene, servicePort),
    }));
}

function frameOf(
  { merchant, site, platformUrl }: LiveSite,
  screen: string,
  scene: Scene,
  servicePort: number,
): Pick<BrandFrame, 'address' | 'note'> {
  const route = site.routes.find(({ id }) => id === screen);
  if (!route) return { note: 'This brand has no such screen.' };
  if (!site.identity.languages.offered.includes(scene.language)) {
    return { note: `This brand does not offer the language “${scene.language}”.` };
  }
  if (platformUrl !== undefined && (scene.visitor !== 'guest' || scene.state !== 'usual')) {
    const { host } = new URL(platformUrl);
    return { note: `Its players and states are those of ${host}: it is shown to guests, as it is.` };
  }
  const memberType = memberTypeOf(scene);
  const visitor = { words: '', memberType };
  const elsewhere = guardFor(route, site, contextOf(visitor, 'browser', scene.language));
  return {
    address: `http://${sceneHost(merchant, scene)}:${servicePort}${route.path}`,
    ...(elsewhere === undefined ? {} : { note: `It sends this visitor to ${elsewhere}.` }),
  };
}
