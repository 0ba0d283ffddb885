import { canonicalJson } from '../../../src/contracts/canonical-json.ts';
import type { VisitorContext } from '../../../src/contracts/conditions.ts';
import { compose } from '../../../src/engine/index.ts';
import { features } from '../../../src/features/index.ts';
import type { Brand } from '../brand.ts';
import type { Cell, VisitorName } from '../cell.ts';
import { memberTypes } from '../member-types.ts';
import type { SnapshotScreen } from '../screens.ts';
import { hashCode, type KnownCode } from './hash-code.ts';
import type { Inputs, InputValues } from './inputs.ts';
import { type BuildMap, screenModules } from './screen-modules.ts';
import { siteInputs, slotsOf } from './site-inputs.ts';
import { textInputs } from './text-inputs.ts';
import { themeInputs } from './theme-inputs.ts';

/** What the cells of a run share. */
export interface Surroundings {
  readonly root: string;
  readonly build: BuildMap;
  readonly known: KnownCode;
  /** Package → its version. */
  readonly versions: Readonly<Record<string, string>>;
  /** Inputs of every cell: service, platform, recipe, browser. */
  readonly shared: Inputs;
}

/** The visitor of a cell as conditions see them. */
export function contextOf(visitor: VisitorName, language: string): VisitorContext {
  const memberType = memberTypes[visitor];
  return { app: 'browser', language, ...(memberType === undefined ? {} : { memberType }) };
}

/** Everything that the picture of a cell depends on. */
export async function cellInputs(
  cell: Cell,
  screen: SnapshotScreen,
  brand: Brand,
  { root, build, known, versions, shared }: Surroundings,
): Promise<Inputs> {
  const visitor = contextOf(cell.visitor, cell.language);
  const { slots } = compose(brand.site, visitor);
  const items = slotsOf(screen.route, features).flatMap((slot): readonly object[] => slots[slot]);
  const blocks = items.flatMap((item) => ('block' in item ? [String(item.block)] : []));
  const { variants, layout = {} } = brand.theme;
  const forms = new Set([...Object.values(variants), ...Object.values(layout)].map(String));
  const shown = { route: screen.route, blocks, ...screen.opens, forms, hasMenu: screen.state === 'menu' };
  const modules = screenModules(build, shown);
  const loaded = features.filter(({ id }) => modules.some((file) => isCodeOf(file, id)));
  const site = siteInputs({ site: brand.site, visitor, route: screen.route, loaded, features });
  const labels = JSON.stringify(site).match(/\b[a-z]\w*:[a-z]\w*\b/gi) ?? [];
  return {
    ...shared,
    ...site,
    ...themeInputs(brand.theme, brand.css, cell.scheme),
    ...textInputs(
      brand.strings[cell.language] ?? {},
      loaded.map(({ id }) => id),
      labels,
    ),
    recipe: { ...shared.recipe, screen: canonicalJson(screen) },
    asset: brand.assets,
    source: await hashAll(
      modules.filter((name) => name.startsWith('src/')),
      root,
      known,
    ),
    package: Object.fromEntries(
      modules.flatMap((name) => (name.startsWith('npm:') ? [[name.slice(4), versions[name.slice(4)] ?? '']] : [])),
    ),
  };
}

/** The tables of loaders name every screen; they make none of them part of this one. */
function isCodeOf(file: string, feature: string): boolean {
  return file.startsWith(`src/features/${feature}/`) && !/\/(late-)?screens\.ts$/.test(file);
}

async function hashAll(files: readonly string[], root: string, known: KnownCode): Promise<InputValues> {
  const hashed = files.map(async (file) => [file, await hashCode(root, file, known)] as const);
  return Object.fromEntries(await Promise.all(hashed));
}
