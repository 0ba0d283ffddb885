import { platformStateOf, type Scene } from '../../contracts/scene.ts';
import type { LiveSite } from '../live/live-site.ts';

/** Gives the live site of a brand as a scene shows it. */
export type SceneSites = (site: LiveSite, scene: Scene) => LiveSite;

/**
 * Makes what gives sites of scenes: the live one, with the state that its platform answers in. One site and state is one
 * object, as caches expect. A platform other than the sandbox has no states.
 */
export function createSceneSites(): SceneSites {
  const kept = new WeakMap<LiveSite, Map<string, LiveSite>>();
  return (site, scene) => {
    const platformState = platformStateOf(scene);
    if (platformState === 'usual' || site.platformUrl !== undefined) return site;
    const states = kept.get(site) ?? new Map<string, LiveSite>();
    kept.set(site, states);
    const known = states.get(platformState);
    if (known) return known;
    const made: LiveSite = { ...site, platformState };
    states.set(platformState, made);
    return made;
  };
}
