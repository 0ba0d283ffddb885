import { describe, expect, it } from 'vitest';
import type { LiveSite } from './live-site.ts';
import { EVENT_LIMIT, releaseEvent } from './release-event.ts';

/** A live site of which only what travels matters. */
function aSite(seq: number, site: object): LiveSite {
  const parts = { site: `site${seq}`, forms: '', validators: '', theme: '', origins: '', strings: {}, assets: {} };
  const manifest = { engineFormat: 2, merchant: 'karat', parts };
  return {
    merchant: 'karat',
    pointer: { seq, release: `r${seq}` },
    manifest,
    site,
    strings: {},
  } as unknown as LiveSite;
}

describe('releaseEvent', () => {
  it('carries the change of the site from the state before', () => {
    const event = releaseEvent(aSite(1, { flags: { CBS3: false } }), aSite(2, { flags: { CBS3: true } }));
    expect(event).toMatchObject({ seq: 2, release: 'r2', base: 'site1', hash: 'site2' });
    expect(event.patch).toEqual([{ op: 'replace', path: '/flags/CBS3', value: true }]);
  });

  it('leaves a patch out that would make the event too large', () => {
    const event = releaseEvent(aSite(1, {}), aSite(2, { slots: 'x'.repeat(EVENT_LIMIT) }));
    expect(event).not.toHaveProperty('patch');
  });

  it('has no patch when the state before is not known', () => {
    expect(releaseEvent(undefined, aSite(2, {}))).not.toHaveProperty('patch');
  });
});
