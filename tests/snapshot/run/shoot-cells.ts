import { endpoints } from '../../../src/contracts/endpoints.ts';
import type { Store } from '../store.ts';
import { type SnapshotStack, type StackFolders, withSnapshotStack } from '../take/snapshot-stack.ts';
import type { Shot } from '../take/shot.ts';
import { takePictures } from '../take/take-pictures.ts';
import type { CellPlan } from './plan-cells.ts';

/** A cell that could not be photographed, and why. */
export interface Failure {
  readonly id: string;
  readonly failure: string;
}

/** Photographs cells on a stack of their own and keeps what was taken; gives those that could not be. */
export async function shootCells(
  plans: readonly CellPlan[],
  themesDir: string,
  keep: (plan: CellPlan, picture: Buffer) => void,
  onProgress: (done: number, all: number) => void,
): Promise<readonly Failure[]> {
  if (plans.length === 0) return [];
  const failures: Failure[] = [];
  const byId = new Map(plans.map((plan) => [plan.id, plan]));
  const brands = [...new Map(plans.map(({ brand }) => [brand.code, brand])).values()];
  const folders: StackFolders = { folders: brands.map(({ code, dir }) => ({ code, dir })), themesDir };
  let done = 0;
  const photograph = (stack: SnapshotStack) =>
    takePictures(plans.map(shotOf), stack, async (taken) => {
      const plan = byId.get(taken.id);
      if (plan && 'picture' in taken) keep(plan, taken.picture);
      else if ('failure' in taken) failures.push(taken);
      onProgress((done += 1), plans.length);
    });
  await withSnapshotStack(folders, photograph);
  return failures;
}

/** What keeps a picture in the store as how a cell looks for its inputs. */
export function takenKeeper(store: Store): (plan: CellPlan, picture: Buffer) => void {
  const kept = new Map<CellPlan['brand'], string>();
  const keepFiles = (brand: CellPlan['brand']) => {
    const named = [...brand.files].map(([path, bytes]) => [path, store.putBlob(bytes)] as const);
    const hash = store.putValues(Object.fromEntries(named));
    kept.set(brand, hash);
    return hash;
  };
  return ({ id, inputs, brand }, picture) =>
    store.putTaken(id, inputs, {
      files: kept.get(brand) ?? keepFiles(brand),
      picture: store.putPicture(picture),
      places: store.putValues(brand.places),
      words: store.putValues({ manifest: brand.words }),
    });
}

/** What there is to be photographed of a cell. */
export function shotOf({ cell, screen, brand }: Pick<CellPlan, 'cell' | 'screen' | 'brand'>): Shot {
  const texts = brand.strings[cell.language] ?? {};
  const pathOf = (route: string) => brand.site.routes.find(({ id }) => id === route)?.path ?? '/';
  return {
    cell,
    path: pathOf(screen.route),
    from: pathOf('help.screen'),
    platform: screen.platform ?? 'usual',
    state: screen.state,
    saysScheme: screen.route === 'settings.screen',
    textOf(key) {
      const [group = '', name = ''] = key.split(':');
      return texts[group]?.[name] ?? key;
    },
    callPath: (name) => brand.site.paths[name] ?? endpoints[name].path,
  };
}
