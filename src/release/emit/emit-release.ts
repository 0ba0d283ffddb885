import { canonicalJson } from '../../contracts/canonical-json.ts';
import type { OriginsPart } from '../../contracts/origins.ts';
import type { FormsPart, Hash, ReleaseManifest, StringsPart } from '../../contracts/release.ts';
import type { SitePart } from '../../contracts/site.ts';
import type { CompileCache } from './compile-cache.ts';
import { emitAssets } from './emit-assets.ts';
import type { EmittedTheme } from './emit-theme.ts';
import { emitValidators } from './emit-validators.ts';
import type { EmittedPart } from './make-part.ts';
import { hashOf, makeJsonPart } from './make-part.ts';

/** Everything of a site, resolved and checked. */
export interface ReleaseContent {
  readonly site: SitePart;
  readonly forms: FormsPart;
  readonly origins: OriginsPart;
  readonly strings: Readonly<Record<string, StringsPart>>;
  readonly theme: EmittedTheme;
  readonly assets: ReadonlyMap<string, Uint8Array>;
}

/** A release, ready to be stored: its manifest, its name and every part. */
export interface EmittedRelease {
  readonly release: Hash;
  readonly manifest: ReleaseManifest;
  readonly parts: readonly EmittedPart[];
}

/** Writes the parts of a release; one whose content did not change keeps its hash. */
export async function emitRelease(content: ReleaseContent, cache: CompileCache): Promise<EmittedRelease> {
  const site = makeJsonPart(content.site);
  const forms = makeJsonPart(content.forms);
  const origins = makeJsonPart(content.origins, true);
  const validators = await cache.remember(`validators ${forms.hash}`, () => emitValidators(content.forms, cache));
  const strings = Object.entries(content.strings).map(([language, texts]) => [language, makeJsonPart(texts)] as const);
  const assets = [...emitAssets(content.assets)];
  const manifest: ReleaseManifest = {
    engineFormat: 2,
    merchant: content.site.identity.code,
    parts: {
      site: site.hash,
      forms: forms.hash,
      validators: validators.hash,
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
    validators,
    ...content.theme.parts,
    ...[...strings, ...assets].map(([, part]) => part),
  ];
  return { release: hashOf(canonicalJson(manifest)), manifest, parts };
}

function hashesOf(parts: readonly (readonly [string, EmittedPart])[]): Record<string, Hash> {
  return Object.fromEntries(parts.map(([name, { hash }]) => [name, hash]));
}
