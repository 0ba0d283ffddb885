import { ENGINE_FORMAT } from '../../contracts/engine-format.ts';
import type { StoreApi } from 'zustand/vanilla';
import type { VisitorContext } from '../../contracts/conditions.ts';
import { canonicalJson } from '../../contracts/canonical-json.ts';
import type { ReleaseEvent, ThemePart } from '../../contracts/release.ts';
import type { SitePart } from '../../contracts/site.ts';
import { compose } from '../../engine/index.ts';
import { applyPatch } from './apply-patch.ts';
import type { Host } from '../browser/host.ts';
import type { Parts, ReleaseState, Translation } from './release-types.ts';
import { swapStylesheet } from './stylesheet.ts';

/** A release as announced: by the stream with a patch, by the poll without. */
export type ReleaseOffer = Pick<ReleaseEvent, 'seq' | 'release' | 'manifest'> &
  Partial<Pick<ReleaseEvent, 'base' | 'hash' | 'patch'>>;

export interface AdoptDependencies {
  readonly host: Host;
  readonly release: StoreApi<ReleaseState>;
  readonly parts: Parts;
  readonly translation: Translation;
  readonly facts: () => VisitorContext;
}

/** Told by its name, so that a page knows it without the code of this module. */
class InvalidRelease extends Error {
  override readonly name = 'InvalidRelease';
}

/**
 * Takes an offered release without a reload: site part by patch or whole (both proved by their hash), theme and texts
 * only when their hashes changed. The release in use stays (`Last good`) when this throws: an error named
 * `InvalidRelease` when no further try can help, any other when something could not be loaded.
 */
export async function adoptRelease(offer: ReleaseOffer, dependencies: AdoptDependencies): Promise<void> {
  const { release, parts, translation, facts, host } = dependencies;
  const current = release.getState();
  if (offer.seq <= current.pointer.seq) return;
  if (offer.manifest.engineFormat !== ENGINE_FORMAT)
    throw new InvalidRelease(`Engine format ${String(offer.manifest.engineFormat)} is not understood.`);
  const { manifest } = offer;
  const [site, theme] = await Promise.all([
    loadSite(offer, current, parts),
    manifest.parts.theme === current.manifest.parts.theme ? current.theme : parts.json<ThemePart>(manifest.parts.theme),
    translation.adopt(manifest),
  ]);
  try {
    compose(site, facts());
  } catch (error) {
    throw new InvalidRelease(error instanceof Error ? error.message : String(error));
  }
  await swapStylesheet(host, parts.urlOf(theme.stylesheet, 'css'));
  release.setState({ pointer: { seq: offer.seq, release: offer.release }, manifest, site, theme });
}

async function loadSite(offer: ReleaseOffer, current: ReleaseState, parts: Parts): Promise<SitePart> {
  const wanted = offer.manifest.parts.site;
  const held = current.manifest.parts.site;
  if (wanted === held) return current.site;
  if (offer.patch && offer.base === held && offer.hash === wanted) {
    const patched = await applyProved(current.site, offer.patch, wanted);
    if (patched) return patched;
  }
  const whole = await parts.json<SitePart>(wanted);
  // Pages without TLS have no digest.
  if (globalThis.crypto.subtle && (await hashOf(whole)) !== wanted)
    throw new InvalidRelease(`Part ${wanted} is not what its hash says.`);
  return whole;
}

// A patch that does not lead to the announced hash is worth nothing; the whole part is asked for instead.
async function applyProved(site: SitePart, patch: readonly unknown[], wanted: string): Promise<SitePart | undefined> {
  try {
    const next = applyPatch(site, patch);
    // The hash proves that this is the published part.
    return (await hashOf(next)) === wanted ? (next as SitePart) : undefined;
  } catch {
    return undefined;
  }
}

async function hashOf(part: unknown): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(canonicalJson(part)));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
