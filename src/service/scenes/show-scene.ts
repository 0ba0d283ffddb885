import { memberTypeOf, type Scene } from '../../contracts/scene.ts';
import { withFrameScript } from '../http/frame-script.ts';
import type { LiveSite } from '../live/live-site.ts';
import type { DemoSessions } from './demo-sessions.ts';

interface Shown {
  readonly site: LiveSite;
  readonly scene: Scene;
  /** The scene's, or the site's own where it does not offer that. */
  readonly language: string;
  readonly demoSessions: DemoSessions | undefined;
}

/** A page for the visitor of a scene, signed in, in its language, scheme and state. It keeps nothing in the browser. */
export async function showScene(html: string, { site, scene, language, demoSessions }: Shown): Promise<string> {
  const memberType = memberTypeOf(scene);
  const session = memberType === undefined ? undefined : await demoSessions?.(site, memberType);
  return withFrameScript(html, {
    merchant: site.merchant,
    visitor: { ...(session && memberType !== undefined ? { memberType } : {}), language, scheme: scene.scheme },
    session,
    marks: [],
    opensMenu: scene.state === 'menu',
    sendsForm: scene.state === 'refused',
  });
}

/** The language of a scene as the site writes it; nothing where the site does not offer it. */
export function sceneLanguage({ site }: Pick<LiveSite, 'site'>, { language }: Scene): string | undefined {
  return site.identity.languages.offered.find((offered) => offered.toLowerCase() === language);
}
