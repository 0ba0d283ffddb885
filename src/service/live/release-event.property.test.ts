import { createHash } from 'node:crypto';
import fastJsonPatch, { type Operation } from 'fast-json-patch';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from '../../contracts/canonical-json.ts';
import { aSite } from '../../engine/condition.fixture.ts';
import type { LiveSite } from './live-site.ts';
import { EVENT_LIMIT, releaseEvent } from './release-event.ts';

type Site = LiveSite['site'];

const hashOf = (value: unknown) => createHash('sha256').update(canonicalJson(value)).digest('hex');

function live(site: Site, seq: number): LiveSite {
  const parts = { site: hashOf(site), forms: '', validators: '', theme: '', origins: '', strings: {}, assets: {} };
  const manifest = { engineFormat: 2, merchant: 'test', parts } as const;
  // The event reads pointer, manifest and site only.
  return { pointer: { seq, release: `${seq}` }, manifest, site } as unknown as LiveSite;
}

describe('releaseEvent', () => {
  it('carries a patch that makes of the old site exactly the one that its hash names', () => {
    fc.assert(
      fc.property(aSite, aSite, (before, after) => {
        const event = releaseEvent(live(before, 1), live(after, 2));
        expect(event.base).toBe(hashOf(before));
        expect(event.hash).toBe(hashOf(after));
        const copy = structuredClone(before);
        const patched = fastJsonPatch.applyPatch(copy, [...(event.patch ?? [])] as Operation[]).newDocument;
        expect(hashOf(patched)).toBe(event.hash);
      }),
      { numRuns: 200 },
    );
  });

  it('leaves the patch out where the event would be too large, and where nothing is known of before', () => {
    fc.assert(
      fc.property(aSite, fc.integer({ min: 1, max: 12_000 }), (site, length) => {
        const long = { ...site, paths: { home: 'x'.repeat(length) } };
        const event = releaseEvent(live(site, 1), live(long, 2));
        expect(Buffer.byteLength(JSON.stringify(event)) <= EVENT_LIMIT).toBe(true);
        expect(releaseEvent(undefined, live(long, 2)).patch).toBeUndefined();
      }),
      { numRuns: 60 },
    );
  });
});
