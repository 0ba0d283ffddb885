import fastJsonPatch from 'fast-json-patch';
import type { ReleaseEvent } from '../../contracts/release.ts';
import type { LiveSite } from './live-site.ts';

/** Largest event that still carries its patch. */
export const EVENT_LIMIT = 8 * 1024;

/**
 * The event that takes a browser from one release to the next. The patch travels inside so that thousands of browsers
 * ask for nothing; without a known predecessor, or above 8 KB, they fetch the site part instead.
 */
export function releaseEvent(previous: LiveSite | undefined, next: LiveSite): ReleaseEvent {
  const event: ReleaseEvent = {
    seq: next.pointer.seq,
    release: next.pointer.release,
    base: previous?.manifest.parts.site ?? next.manifest.parts.site,
    hash: next.manifest.parts.site,
    manifest: next.manifest,
  };
  if (!previous) return event;
  const withPatch = { ...event, patch: fastJsonPatch.compare(previous.site, next.site) };
  return Buffer.byteLength(JSON.stringify(withPatch)) > EVENT_LIMIT ? event : withPatch;
}
