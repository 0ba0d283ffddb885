import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Problem } from '../../src/contracts/problems.ts';
import { openCompiler } from '../../src/release/compiler.ts';
import { readTheme, readThemeFolder } from '../../src/release/read-theme.ts';
import { createSchemaValidator } from '../../src/release/validate/schema-validator.ts';
import { drawMark, drawWordmark } from './draw-wordmark.ts';
import type { NewMerchant } from './make-merchant.ts';
import { makeMerchant } from './make-merchant.ts';
import type { MadeTheme, NewTheme } from './make-theme.ts';
import { makeTheme } from './make-theme.ts';
import { readBrand } from './read-brand.ts';
import { writeFolder } from './write-folder.ts';

/** Where a brand is made. */
export interface BrandPlaces {
  readonly rootDir: string;
  readonly merchantsDir: string;
  readonly themesDir: string;
}

/** A brand to be made. */
export interface NewBrand extends Omit<NewMerchant, 'logo' | 'mark' | 'theme'> {
  /** The shipped brand that it begins as. */
  readonly like: string;
  /** A theme that is there, or the two colours of one to be made. */
  readonly look: { readonly theme: string } | Pick<NewTheme, 'colours' | 'logo'>;
  /** A picture; without one a wordmark is drawn from the name. */
  readonly logo?: NewMerchant['logo'] | undefined;
}

/** What was made, or why nothing was. */
export type CreatedBrand =
  | {
      readonly ok: true;
      readonly files: readonly string[];
      readonly release: string;
      readonly theme?: MadeTheme;
      readonly warnings: readonly Problem[];
    }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Makes a brand, and its theme when it has two colours of its own. It is compiled first: what fails is not written. */
export async function createBrand(request: NewBrand, places: BrandPlaces): Promise<CreatedBrand> {
  const { code, name, like, look } = request;
  const draftDir = await mkdtemp(join(tmpdir(), 'livery-new-'));
  try {
    const themesDir = join(draftDir, 'themes');
    const theme = 'theme' in look ? undefined : await makeTheme({ id: code, name, like, ...look }, places.rootDir);
    if (theme && theme.problems.length > 0) return { ok: false, problems: theme.problems };
    const themeId = 'theme' in look ? look.theme : code;
    if (theme) await writeFolder(join(themesDir, code), theme.files);
    else await cp(join(places.themesDir, themeId), join(themesDir, themeId), { recursive: true });
    const drawn = await drawingsFor(request, themeId, { ...places, themesDir });
    const logo = request.logo ?? drawn.logo;
    const files = makeMerchant(
      { ...request, theme: themeId, logo, mark: drawn.mark },
      await readBrand(like, places.rootDir),
    );
    const compiler = await openCompiler({ rootDir: places.rootDir, themesDir });
    const result = await compiler.compile({ folder: `merchants/${code}`, files }, { overrides: [] });
    if (!result.ok) return { ok: false, problems: result.problems };
    const { release, warnings } = result;
    if (theme) await writeFolder(join(places.themesDir, code), theme.files);
    try {
      await writeFolder(join(places.merchantsDir, code), files);
    } catch (error) {
      if (theme) await rm(join(places.themesDir, code), { recursive: true });
      throw error;
    }
    return { ok: true, files: [...files.keys()], release, warnings, ...(theme ? { theme } : {}) };
  } finally {
    await rm(draftDir, { recursive: true, force: true });
  }
}

async function drawingsFor({ name, code, like }: NewBrand, themeId: string, { rootDir, themesDir }: BrandPlaces) {
  const validate = createSchemaValidator(join(rootDir, 'schemas'));
  const valid = readTheme(await readThemeFolder(themesDir, themeId), validate).theme;
  if (!valid) throw new Error(`The theme ${themeId} does not pass its own checks.`);
  const wordmark = { name, code, like, theme: valid.theme.value };
  const logo = { file: 'logo.svg', bytes: Buffer.from(drawWordmark(wordmark)) };
  return { logo, mark: drawMark(wordmark) };
}
