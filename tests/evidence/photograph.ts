import { join } from 'node:path';
import { endpoints } from '../../src/contracts/endpoints.ts';
import type { SitePart } from '../../src/contracts/site.ts';
import { compose } from '../../src/engine/index.ts';
import { projectRoot } from '../gate/run-command.ts';
import { cellId, type VisitorName } from '../snapshot/cell.ts';
import type { Shot } from '../snapshot/take/shot.ts';
import { withSnapshotStack } from '../snapshot/take/snapshot-stack.ts';
import { takePictures } from '../snapshot/take/take-pictures.ts';

interface Screen {
  readonly id: string;
  readonly path: string;
}

/** A game has an address only once it was launched. */
const byLaunchOnly = ['play.screen'];

/**
 * Pictures of screens of a brand's folder, on a stack of their own, by the id of the route: as a guest sees it, or a player
 * where guests are led elsewhere. A screen that cannot be photographed has the reason in its place.
 */
export async function photograph(
  dir: string,
  site: SitePart,
  screens: readonly Screen[],
): Promise<ReadonlyMap<string, Buffer | string>> {
  const { code, languages } = site.identity;
  const pictures = new Map<string, Buffer | string>(byLaunchOnly.map((id) => [id, 'A game opens by its launch only.']));
  const guest = compose(site, { app: 'browser', language: languages.default });
  const shots = screens.flatMap(({ id, path }): readonly Shot[] => {
    if (path === '' || pictures.has(id)) return [];
    const isOpen = guest.routes.some((route) => route.id === id && route.redirect === undefined);
    const visitor: VisitorName = isOpen ? 'guest' : 'member';
    const cell = {
      brand: code,
      screen: id,
      visitor,
      language: languages.default,
      scheme: 'light',
      width: 390,
    } as const;
    const callPath: Shot['callPath'] = (name) => site.paths[name] ?? endpoints[name].path;
    return [{ cell, path, from: path, platform: 'usual', textOf: (key) => key, callPath }];
  });
  const folders = [{ code, dir }];
  await withSnapshotStack({ folders, themesDir: join(projectRoot, 'themes') }, (stack) =>
    takePictures(shots, stack, async (taken) => {
      const screen = shots.find(({ cell }) => cellId(cell) === taken.id)?.cell.screen ?? '';
      pictures.set(screen, 'picture' in taken ? taken.picture : taken.failure);
    }),
  );
  return pictures;
}
