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
  /** Source file → hash of what it says, of those read in this run: a file is read once, however many cells load it. */
  readonly read?: Map<string, Promise<string>>;
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
  surroundings: Surroundings,
): Promise<Inputs> {
  const { build, versions, shared } = surroundings;
  const visitor = contextOf(cell.visitor, cell.language);
  const { slots } = compose(brand.site, visitor);
  const items = slotsOf(screen.route, features).flatMap((slot): readonly object[] => slots[slot]);
  const blocks = items.flatMap((item) => ('block' in item ? [String(item.block)] : []));
  const { variants, layout = {} } = brand.theme;
  const forms = new Set([...Object.values(variants), ...Object.values(layout)].map(String));
  const shown = { route: screen.route, blocks, ...screen.opens, forms, hasMenu: screen.state === 'menu' };
  const modules = screenModules(build, shown);
  const withCode = new Set(modules.flatMap((file) => featureOf(file) ?? []));
  const loaded = features.filter(({ id }) => withCode.has(id));
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
      surroundings,
    ),
    package: Object.fromEntries(
      modules.flatMap((name) => (name.startsWith('npm:') ? [[name.slice(4), versions[name.slice(4)] ?? '']] : [])),
    ),
  };
}

/** The feature that a file is code of. The tables of loaders name every screen; they make none of them part of this one. */
function featureOf(file: string): string | undefined {
  return /\/(late-)?screens\.ts$/.test(file) ? undefined : /^src\/features\/([^/]+)\//.exec(file)?.[1];
}

async function hashAll(
  files: readonly string[],
  { root, known, read = new Map() }: Pick<Surroundings, 'root' | 'known' | 'read'>,
): Promise<InputValues> {
  const hashOnce = (file: string) => {
    const hash = read.get(file) ?? hashCode(root, file, known);
    read.set(file, hash);
    return hash;
  };
  return Object.fromEntries(await Promise.all(files.map(async (file) => [file, await hashOnce(file)] as const)));
}
