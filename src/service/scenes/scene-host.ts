import { type Scene, sceneSchemes, sceneStates, sceneVisitors } from '../../contracts/scene.ts';

const form = /^([a-z0-9]+)\.([a-z0-9-]+)\.([a-z]+)\.([a-z]+)\.([a-z][a-z0-9-]*)\.scene\.localhost$/;

/** Name of the host that shows a brand in a scene: `41.ur.light.empty.karat.scene.localhost`. */
export function sceneHost(merchant: string, { visitor, language, scheme, state }: Scene): string {
  return `${visitor}.${language}.${scheme}.${state}.${merchant}.scene.localhost`.toLowerCase();
}

/** The brand and scene of a host's name; nothing for other names, and for scenes that there are not. */
export function readSceneHost(host: string): { readonly merchant: string; readonly scene: Scene } | undefined {
  const [, visitor = '', language = '', asScheme, asState, merchant = ''] = form.exec(host) ?? [];
  const scheme = sceneSchemes.find((one) => one === asScheme);
  const state = sceneStates.find((one) => one === asState);
  if (!sceneVisitors.includes(visitor) || scheme === undefined || state === undefined) return undefined;
  return { merchant, scene: { visitor, language, scheme, state } };
}
