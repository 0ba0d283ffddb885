import { canonicalJson } from '../../contracts/canonical-json.ts';
import type { OriginsPart } from '../../contracts/origins.ts';
import type { FormsPart, Hash, ReleaseManifest } from '../../contracts/release.ts';
import type { SitePart } from '../../contracts/site.ts';
import type { CompileCache } from './compile-cache.ts';
import type { EmittedTheme } from './emit-theme.ts';
import { emitValidators } from './emit-validators.ts';
import type { EmittedPart } from './make-part.ts';
import { hashOf, makeJsonPart } from './make-part.ts';

/** Everything of a site, resolved and checked. */
export interface ReleaseContent {
  readonly site: SitePart;
  readonly forms: FormsPart;
  readonly origins: OriginsPart;
  readonly theme: EmittedTheme;
  /** By language. */
  readonly strings: ReadonlyMap<string, EmittedPart>;
  /** By file name. */
  readonly assets: ReadonlyMap<string, EmittedPart>;
}

/** A release, ready to be stored: its manifest, its name and every part but validators that are stored already. */
export interface EmittedRelease {
  readonly release: Hash;
  readonly manifest: ReleaseManifest;
  readonly parts: readonly EmittedPart[];
}

/** Validators that this engine made of forms, which are stored. */
export interface StoredValidators {
  readonly forms: Hash;
  readonly validators: Hash;
}

/** Writes the parts of a release; one whose content did not change keeps its hash. */
export async function emitRelease(
  content: ReleaseContent,
  cache: CompileCache,
  stored?: StoredValidators,
): Promise<EmittedRelease> {
  const site = makeJsonPart(content.site);
  const forms = makeJsonPart(content.forms);
  const origins = makeJsonPart(content.origins, true);
  const makeValidators = () => cache.remember(`validators ${forms.hash}`, () => emitValidators(content.forms, cache));
  const validators = stored?.forms === forms.hash ? stored.validators : await makeValidators();
  const strings = [...content.strings];
  const assets = [...content.assets];
  const manifest: ReleaseManifest = {
    engineFormat: 2,
    merchant: content.site.identity.code,
    parts: {
      site: site.hash,
      forms: forms.hash,
      validators: typeof validators === 'string' ? validators : validators.hash,
      theme: content.theme.theme.hash,
      origins: origins.hash,
      strings: hashesOf(strings),
      assets: hashesOf(assets),
    },
  };
  const parts = [
    site,
    forms,
    origins,
    ...(typeof validators === 'string' ? [] : [validators]),
    ...content.theme.parts,
    ...[...strings, ...assets].map(([, part]) => part),
  ];
  return { release: hashOf(canonicalJson(manifest)), manifest, parts };
}

function hashesOf(parts: readonly (readonly [string, EmittedPart])[]): Record<string, Hash> {
  return Object.fromEntries(parts.map(([name, { hash }]) => [name, hash]));
}
