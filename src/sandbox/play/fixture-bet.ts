import { createHash } from 'node:crypto';
import { type Draw, fieldOf, type PlayableGame, stakeOf } from './game-kind.ts';
import type { Fixture, Pick } from './protocol.ts';

/** Teams are numbers; the page has their names. */
const teams = 16;
/** Matches of an hour. */
export const fixturesShown = 5;
/** The house keeps this share of fair odds, so the return is 100 / 105.5. */
const margin = 0.055;
const picks: readonly Pick[] = ['home', 'draw', 'away'];
const idPattern = /^(\d{1,9})-(two|three)-([0-4])$/;

/** The matches of an hour; every player sees the same ones. `ways` says whether a match can end without a winner. */
export function fixturesAt(hour: number, ways: 'two' | 'three'): readonly Fixture[] {
  return Array.from({ length: fixturesShown }, (_, place) => fixtureOf(`${hour}-${ways}-${place}`)).filter(
    (fixture) => fixture !== undefined,
  );
}

/** A virtual match, played when the bet is placed: odds carry a margin over the chances that the match is drawn with. */
export const fixtureBet: PlayableGame = {
  returnPercent: 94.5,
  costOf: (bet) => (chosen(bet) ? stakeOf(fieldOf(bet, 'stake')) : undefined),
  settle(bet, draw) {
    const found = chosen(bet);
    const stake = stakeOf(fieldOf(bet, 'stake'));
    if (!found || stake === undefined) throw new Error('A fixture bet is settled only after it was taken.');
    const { fixture, pick, odds } = found;
    const result = drawResult(fixture.id, draw);
    const score = scoreOf(result, draw);
    return {
      payout: result === pick ? Math.floor((stake * odds) / 100) : 0,
      outcome: { fixture: fixture.id, home: fixture.home, away: fixture.away, result, score },
    };
  },
};

function chosen(bet: unknown) {
  const [id, pick] = [fieldOf(bet, 'fixture'), fieldOf(bet, 'pick')];
  const fixture = typeof id === 'string' ? fixtureOf(id) : undefined;
  const own = picks.find((name) => name === pick);
  const odds = own && fixture?.odds[own];
  return fixture && own && odds !== undefined ? { fixture, pick: own, odds } : undefined;
}

function fixtureOf(id: string): Fixture | undefined {
  const [, hour, , place] = idPattern.exec(id) ?? [];
  if (hour === undefined || place === undefined) return undefined;
  // Ten sides in a row of the round are ten different ones.
  const turn = Number(hour) * 3 + Number(place) * 2;
  const chances = chancesOf(id);
  const odds = Object.fromEntries(
    picks.flatMap((pick) => {
      const chance = chances[pick];
      return chance === 0 ? [] : [[pick, Math.max(101, Math.floor(1_000_000 / (chance * (1 + margin)) / 10))]];
    }),
  );
  return { id, home: turn % teams, away: (turn + 1) % teams, odds };
}

/** Chances in thousandths; those of a match without a draw share its part. */
function chancesOf(id: string): Readonly<Record<Pick, number>> {
  const bytes = createHash('sha256').update(`fixture ${id}`).digest();
  const home = 280 + (bytes.readUInt16BE(0) % 340);
  if (id.includes('-two-')) return { home: home + 50, draw: 0, away: 950 - home };
  const draw = 210 + (bytes.readUInt16BE(2) % 80);
  const left = 1000 - draw;
  const first = Math.round((home / 1000) * left * 1.1);
  return { home: first, draw, away: left - first };
}

function drawResult(id: string, draw: Draw): Pick {
  const chances = chancesOf(id);
  const at = draw(1000);
  return at < chances.home ? 'home' : at < chances.home + chances.draw ? 'draw' : 'away';
}

/** Goals that fit the result. */
function scoreOf(result: Pick, draw: Draw): readonly [number, number] {
  const low = draw(3);
  const more = low + 1 + draw(2);
  return result === 'draw' ? [low, low] : result === 'home' ? [more, low] : [low, more];
}
