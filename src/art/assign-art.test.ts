import { describe, expect, it } from 'vitest';
import { type ArtGame, artFor, assignArt } from './assign-art.ts';
import { firstGames } from './first-games.ts';
import { paletteIds } from './palette.ts';
import { heroReads } from './contrast.ts';
import { motifIds } from './motifs/index.ts';

const aGame = (changes: Partial<ArtGame> = {}): ArtGame => ({
  ...{ gameId: 'g', title: 'Plain Name', vendor: 'MOONFERRY', gameType: 'RNG', ...changes },
});

const manyGames = (count: number): ArtGame[] =>
  Array.from({ length: count }, (_, i) => aGame({ gameId: `g${i}`, title: `Plain Name ${i}`, vendor: `V${i % 40}` }));

describe('artFor', () => {
  it('always gives the same answer for the same game', () => {
    expect(artFor(aGame())).toEqual(artFor(aGame()));
  });

  it('keeps the hand-chosen look of a first game', () => {
    const first = firstGames[0];
    if (!first) throw new Error('There are no first games.');
    const { motif, palette, backdrop } = first;
    expect(artFor(aGame({ title: first.title, vendor: first.vendor.toUpperCase() }))).toMatchObject({
      motif,
      palette,
      backdrop,
    });
  });

  it.each([
    ['Speed Roulette', 'LIVE', 'roulette'],
    ['Wicket Watch', 'SPORTS', 'cricket'],
    ['Shark Alley', 'FISH', 'shark'],
    ['Bamboo Bank', 'RNG', 'panda'],
    ['Red Comb Ring', 'COCKFIGHT', 'cockerel'],
  ])('shows what the title %s says', (title, gameType, motif) => {
    expect(artFor(aGame({ title, gameType })).motif).toBe(motif);
  });

  it('shows cards, not animals, for a card game with an animal in its name', () => {
    expect(artFor(aGame({ title: 'Dragon Tiger Hall', gameType: 'LIVE' })).motif).not.toBe('tiger');
  });
});

describe('assignArt', () => {
  it('repeats no motif among the twelve games before', () => {
    const motifs = [...assignArt(manyGames(400)).values()].map(({ motif }) => motif);
    const repeats = motifs.filter((motif, i) => motifs.slice(Math.max(0, i - 12), i).includes(motif));
    expect(repeats).toEqual([]);
  });

  it('repeats no motif of a vendor', () => {
    const seen = [...assignArt(manyGames(400)).values()].map(({ vendor, motif }) => `${vendor} ${motif}`);
    expect(new Set(seen).size).toBe(seen.length);
  });
});

describe('heroReads', () => {
  it.each(motifIds)('finds at least five palettes that %s stands out from', (motif) => {
    expect(paletteIds.filter((palette) => heroReads(motif, palette)).length).toBeGreaterThanOrEqual(5);
  });
});
