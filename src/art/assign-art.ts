import type { BackdropId } from './backdrops/index.ts';
import { hashText } from './canvas/random.ts';
import type { Companion } from './compose-scene.ts';
import { heroReads } from './contrast.ts';
import { firstGames } from './first-games.ts';
import { vendorStyleOf, isVendorStyle } from './vendor-variants.ts';
import { type Kind, kindOf } from './kinds.ts';
import { type MotifId, motifIds } from './motifs/index.ts';
import { placesOf } from './places.ts';
import type { PaletteId } from './palette.ts';
import { fits, motifsOf, subjectsIn } from './subjects.ts';
import type { TileInputs } from './tile.ts';

/** A game of a catalogue, as far as its picture is concerned. */
export type ArtGame = {
  readonly gameId: string;
  readonly title: string;
  /** Vendor code. */
  readonly vendor: string;
  readonly gameType: string;
  /** Finer than the game type, where the catalogue knows it. */
  readonly category?: string;
  /** A motif that the catalogue proposes; it yields to a closer word of the title and to the cap. */
  readonly motif?: string;
};

/** What is taken already while a catalogue is dressed. */
type Usage = {
  readonly motifs: Map<MotifId, number>;
  readonly vendorMotifs: Set<string>;
  readonly scenes: Set<string>;
  /** Motifs of the games just before, which share a screen. */
  readonly recent: MotifId[];
};

const neighbours = 12;

const noUsage = (): Usage => ({ motifs: new Map(), vendorMotifs: new Set(), scenes: new Set(), recent: [] });

function pick<T>(list: readonly T[], seed: string): T | undefined {
  return list[hashText(seed) % Math.max(1, list.length)];
}

/** Motifs for a game, best first: a word of the title, the catalogue's own idea, then the rest of its kind. */
function candidates(game: ArtGame, kind: Kind): { motif: MotifId; cost: number }[] {
  const words = subjectsIn(game.title, kind);
  const proposed = motifIds.filter((id) => id === game.motif && fits(id, kind));
  const rest = [...motifsOf(kind)].sort((a, b) => hashText(game.title + a) - hashText(game.title + b));
  return [
    ...words.map((motif, i) => ({ motif, cost: i * 0.3 })),
    ...proposed.map((motif) => ({ motif, cost: words.length > 0 ? 1.2 : 0.6 })),
    ...rest.map((motif, i) => ({ motif, cost: 2.2 + Math.min(i, 12) * 0.03 })),
  ];
}

/** What a repeat costs: much on the same rows, less on the same screen. */
function nearness({ recent }: Usage, motif: MotifId): number {
  const distance = recent.length - recent.lastIndexOf(motif);
  if (!recent.includes(motif)) return 0;
  return distance <= 4 ? 4 : 1.6;
}

function chooseMotif(game: ArtGame, kind: Kind, usage: Usage): MotifId {
  let best: { motif: MotifId; cost: number } | undefined;
  for (const { motif, cost } of candidates(game, kind)) {
    const used = usage.motifs.get(motif) ?? 0;
    const sameVendor = usage.vendorMotifs.has(`${game.vendor} ${motif}`) ? 3 : 0;
    const total = cost + used * 0.08 + sameVendor + nearness(usage, motif);
    if (!best || total < best.cost) best = { motif, cost: total };
  }
  return best?.motif ?? 'gem';
}

function chooseScene(
  game: ArtGame,
  options: { kind: Kind; motif: MotifId; usage: Usage },
): { palette: PaletteId; backdrop: BackdropId } {
  const { kind, motif, usage } = options;
  const own = placesOf(motif, kind);
  const readable = own.palettes.filter((palette) => heroReads(motif, palette));
  const palettes = readable.length > 0 ? readable : own.palettes;
  const scenes = palettes.flatMap((palette) => own.backdrops.map((backdrop) => ({ palette, backdrop })));
  const free = scenes.filter(({ palette }) => !usage.scenes.has(`${motif} ${palette}`));
  const chosen = pick(free.length > 0 ? free : scenes, `${game.title} scene`);
  return chosen ?? { palette: 'night', backdrop: 'rays' };
}

/** Things that may lie beside anyone. */
const keepsakes: readonly MotifId[] = [
  ...(['coins', 'gem', 'clover', 'lantern', 'gift', 'crown', 'horseshoe', 'ring', 'moneyBag', 'keys'] as const),
  ...(['compass', 'moon', 'lotus', 'butterfly', 'chest', 'hourglass', 'bell', 'ingot'] as const),
];

/** Repeats of a motif get company, so that no two pictures of it tell the same story. */
function chooseCompanions(
  game: ArtGame,
  { kind, motif, usage }: { kind: Kind; motif: MotifId; usage: Usage },
): Companion[] {
  const repeats = usage.motifs.get(motif) ?? 0;
  if (repeats === 0 && hashText(`${game.title} alone`) % 3 > 0) return [];
  const named = subjectsIn(game.title, kind).filter((id) => id !== motif);
  const props = kind === 'slots' ? keepsakes : motifsOf(kind);
  const friends = named.length > 0 ? named : props.filter((id) => id !== motif);
  const friend = pick(friends, `${game.title} friend ${repeats}`);
  if (!friend) return [];
  const hash = hashText(`${game.title} place`);
  const side = hash & 1 ? 'start' : 'end';
  const level = hash & 2 ? 'high' : 'low';
  const scale = (level === 'high' ? 0.34 : 0.42) + ((hash >>> 3) % 5) * 0.01;
  return [{ motif: friend, side, level, scale, turn: ((hash >>> 6) % 25) - 12 }];
}

function dress(game: ArtGame, usage: Usage): TileInputs {
  const { title, vendor } = game;
  const style = vendorStyleOf(vendor);
  const curated = firstGames.find((first) => first.title === title && first.vendor === vendor.toLowerCase());
  if (curated && isVendorStyle(vendor)) {
    const { motif, palette, backdrop } = curated;
    return { title, vendor, style, motif, palette, backdrop, companions: [] };
  }
  const kind = kindOf(game);
  const motif = chooseMotif(game, kind, usage);
  const scene = chooseScene(game, { kind, motif, usage });
  return { title, vendor, style, motif, ...scene, companions: chooseCompanions(game, { kind, motif, usage }) };
}

/** The picture of one game by itself: the same game always gives the same answer. */
export function artFor(game: ArtGame): TileInputs {
  return dress(game, noUsage());
}

/**
 * The pictures of a whole catalogue in its order: a motif is not repeated by a vendor, nor among neighbours, and the more
 * it is used the sooner a game turns to another. Games that share a first screen belong next to each other in the list.
 */
export function assignArt(games: readonly ArtGame[]): Map<string, TileInputs> {
  const usage = noUsage();
  const dressed = new Map<string, TileInputs>();
  for (const game of games) {
    const inputs = dress(game, usage);
    dressed.set(game.gameId, inputs);
    const { motif, palette } = inputs;
    usage.motifs.set(motif, (usage.motifs.get(motif) ?? 0) + 1);
    usage.vendorMotifs.add(`${game.vendor} ${motif}`);
    usage.scenes.add(`${motif} ${palette}`);
    usage.recent.push(motif);
    if (usage.recent.length > neighbours) usage.recent.shift();
  }
  return dressed;
}
