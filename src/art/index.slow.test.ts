import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Art, artFor, createArt } from './index.ts';

describe('createArt', { timeout: 240_000 }, () => {
  let cacheDir = '';
  let art: Art;
  const inputs = artFor({ gameId: 'six-over', title: 'Six Over', vendor: 'PIXELKILN', gameType: 'SPORTS' });

  beforeEach(async () => {
    cacheDir = await mkdtemp(join(tmpdir(), 'art-'));
    art = createArt({ cacheDir });
  });

  afterEach(async () => {
    await art.close();
    await rm(cacheDir, { recursive: true });
  });

  it('draws a tile once, however many ask, and reads it from the cache afterwards', async () => {
    const both = await Promise.all([art.tile('six-over', inputs, 's'), art.tile('six-over', inputs, 's')]);
    expect(both[0].bytes.equals(both[1].bytes)).toBe(true);
    expect(both[0].contentType).toBe('image/avif');
    expect(both[0].hash).toBe(art.tileHash(inputs, 's'));
    expect((await readdir(cacheDir)).length).toBe(2);
    await art.close();
    const again = createArt({ cacheDir });
    expect((await again.tile('six-over', inputs, 's')).bytes.equals(both[0].bytes)).toBe(true);
    await again.close();
  });

  it('lets a request overtake tiles that are only being warmed', async () => {
    const order: string[] = [];
    const later = (['p', 'l', 'c'] as const).map((ratio) =>
      art.warm({ tiles: [{ inputs, ratio }] }).then(() => order.push(ratio)),
    );
    const asked = art.tile('six-over', inputs, 's').then(() => order.push('s'));
    await Promise.all([...later, asked]);
    expect(order.indexOf('s')).toBeLessThanOrEqual(1);
  });

  it('draws what is being warmed at once when it is asked for', async () => {
    const other = { ...inputs, title: 'Seven Under' };
    const order: string[] = [];
    const tiles = (['p', 'l', 'c'] as const).map((ratio) => ({ inputs: other, ratio }));
    const warming = tiles.map((tile) => art.warm({ tiles: [tile] }).then(() => order.push(tile.ratio)));
    await art.tile('seven-under', other, 'c');
    await Promise.all(warming);
    expect(order.indexOf('c')).toBeLessThanOrEqual(1);
  });

  it('draws what somebody waits for before what somebody has left', async () => {
    const titles = ['Left Behind', 'Still Wanted', 'In The Works'];
    const [left, wanted, first] = titles.map((title) => ({ ...inputs, title }));
    const order: string[] = [];
    const ask = (game: typeof inputs | undefined, gone?: AbortSignal) =>
      art.tile('a-game', game ?? inputs, 's', gone).then(() => order.push(game?.title ?? ''));
    const leaving = new AbortController();
    const asked = [ask(first), ask(left, leaving.signal), ask(wanted)];
    leaving.abort();
    await Promise.all(asked);
    expect(order.indexOf('Still Wanted')).toBeLessThan(order.indexOf('Left Behind'));
  });

  it('gives every vendor a white mark on a colour of its own', () => {
    const [mark, other] = [art.vendorMark({ code: 'KAPOW' }), art.vendorMark({ code: 'SALTWORKS', name: 'Saltworks' })];
    expect(mark.contentType).toBe('image/svg+xml');
    expect(String(mark.bytes)).toContain('fill="#fff"');
    expect(mark.hash).not.toBe(other.hash);
  });
});
