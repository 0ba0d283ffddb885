import { describe, expect, it } from 'vitest';
import type { ReleaseOffer } from './adopt-release.ts';
import { createLive } from './live.ts';
import { aBoot } from '../testing/boot.fixture.ts';
import { aRuntime, type FakeAnswer } from '../testing/runtime.fixture.ts';

const unreachable: FakeAnswer = { status: 503 };

function anOffer(seq: number, over: object = {}): ReleaseOffer {
  const { manifest } = aBoot();
  const parts = { ...manifest.parts, theme: `theme${seq}` };
  return { seq, release: `r${seq}`, manifest: { ...manifest, parts, ...over } };
}

/** A page that is notified of `offer` whenever it asks; parts are answered with what `part` says at the time. */
function aPage() {
  const said = { offer: anOffer(2), part: unreachable };
  const { runtime, host, clock, calls } = aRuntime({
    answer: ({ path }) => {
      if (path === '/livery/pointer') return { body: said.offer };
      return path.startsWith('/livery/parts/') ? said.part : { status: 204 };
    },
  });
  const { environment, release, parts, translation, composition, random } = runtime;
  const live = createLive({
    ...{ host, clock, random, environment, release, parts, translation },
    facts: () => composition.getState().facts,
    onMaintenanceChange: () => undefined,
  });
  return {
    said,
    live,
    clock,
    environment,
    seq: () => release.getState().pointer.seq,
    /** Times that a part was asked for, once everything that is under way has ended. */
    async tries() {
      await new Promise((done) => setTimeout(done, 20));
      return calls.filter(({ path }) => path.startsWith('/livery/parts/')).length;
    },
    reports: () => calls.filter(({ path }) => path === '/livery/report'),
  };
}

const theme: FakeAnswer = { body: aBoot().theme };

describe('a release that cannot be loaded', () => {
  it('is tried again after growing pauses, until it can', async () => {
    const { live, said, clock, seq, tries } = aPage();
    await live.ask();
    expect(live.store.getState().refused).toMatchObject({ seq: 2, reason: expect.stringContaining('503') });
    for (const pause of [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]) {
      const before = await tries();
      clock.advance(pause - 1);
      expect(await tries()).toBe(before);
      clock.advance(1);
      expect(await tries()).toBe(before + 1);
    }
    said.part = theme;
    clock.advance(30_000);
    const total = await tries();
    expect([seq(), live.store.getState().refused]).toEqual([2, undefined]);
    clock.advance(120_000);
    expect(await tries()).toBe(total);
  });

  it.each(['online', 'visible'] as const)('is tried at once when the page is %s again', async (name) => {
    const { live, said, environment, seq, tries } = aPage();
    await live.ask();
    environment.setState({ [name]: false });
    said.part = theme;
    environment.setState({ [name]: true });
    expect(await tries()).toBe(2);
    expect(seq()).toBe(2);
  });

  it('rests while nobody looks at the page', async () => {
    const { live, clock, environment, tries } = aPage();
    await live.ask();
    environment.setState({ visible: false });
    clock.advance(120_000);
    expect(await tries()).toBe(1);
  });

  it('is given up for a newer one, which starts with the shortest pause', async () => {
    const { live, said, clock, seq, tries } = aPage();
    await live.ask();
    clock.advance(1000);
    expect(await tries()).toBe(2);
    said.offer = anOffer(3);
    await live.ask();
    expect(await tries()).toBe(3);
    said.part = theme;
    clock.advance(1000);
    expect(await tries()).toBe(4);
    expect(seq()).toBe(3);
  });

  it('is not tried any more by a page that has stopped', async () => {
    const { live, clock, tries } = aPage();
    const stop = live.start();
    await live.ask();
    stop();
    clock.advance(120_000);
    expect(await tries()).toBe(1);
  });
});

describe('an invalid release', () => {
  it('stays refused and is reported once', async () => {
    const { live, said, clock, environment, seq, tries, reports } = aPage();
    said.offer = anOffer(2, { engineFormat: 99 });
    said.part = theme;
    await live.ask();
    await live.ask();
    clock.advance(120_000);
    environment.setState({ online: false });
    environment.setState({ online: true });
    expect(await tries()).toBe(0);
    expect([seq(), live.store.getState().refused?.seq]).toEqual([1, 2]);
    expect(reports()).toHaveLength(1);
    said.offer = anOffer(3);
    await live.ask();
    expect(seq()).toBe(3);
  });
});

describe('an announcement that cannot be read', () => {
  it('is reported as a part of the release in use, and the next one is taken', async () => {
    const { live, said, seq, tries, reports } = aPage();
    said.part = theme;
    said.offer = { ...anOffer(2), manifest: Object(null) };
    await live.ask();
    await tries();
    expect(reports().map(({ body }) => JSON.parse(body ?? ''))).toEqual([
      { seq: 1, release: 'r1', part: 'live.stream', reason: 'An announcement has no seq, release or parts.' },
    ]);
    said.offer = anOffer(2);
    await live.ask();
    expect(seq()).toBe(2);
  });
});
