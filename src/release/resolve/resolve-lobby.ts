import type { Origin } from '../../contracts/origins.ts';
import type { SitePart } from '../../contracts/site.ts';
import { placeOf } from '../load/json-document.ts';
import type { ValidSource } from '../validate/valid-source.ts';

/** What lobby.json says of the first games and vendors; nothing at all of a brand that names none. */
export function resolveLobby({ lobby }: Pick<ValidSource, 'lobby'>): {
  readonly part: Pick<SitePart, 'lobby'>;
  readonly origins: Readonly<Record<string, Origin>>;
} {
  const { games = [], vendors = [] } = lobby.value;
  if (games.length + vendors.length === 0) return { part: {}, origins: {} };
  const originOf = (list: 'games' | 'vendors'): Readonly<Record<string, Origin>> =>
    lobby.value[list] === undefined ? {} : { [`lobby.${list}`]: { layer: 'merchant', ...placeOf(lobby, `/${list}`) } };
  return { part: { lobby: { games, vendors } }, origins: { ...originOf('games'), ...originOf('vendors') } };
}
