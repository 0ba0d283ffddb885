import type { Override } from '../../contracts/origins.ts';
import type { LaterBreak } from '../store/broken-promises.ts';
import { isException } from './stops.ts';

/** A way to look at a site: as it stands, after an end, or without its exceptions. */
export interface View {
  /** Whether it is the site as it stands. */
  readonly isNow: boolean;
  /** Overrides that end by then are gone, ISO 8601; absent: none. */
  readonly end?: string;
  /** Whether exceptions are left out: stops without an end and what was forced. */
  readonly isBare: boolean;
}

/** Every view that a state with these overrides has: as it stands first, then by its ends, then without exceptions. */
export function viewsOf(overrides: readonly Override[]): readonly View[] {
  const ends = [...new Set(overrides.flatMap(({ until }) => until ?? []))].sort(
    (one, other) => Date.parse(one) - Date.parse(other),
  );
  const of = (isBare: boolean): readonly View[] => [
    { isNow: !isBare, isBare },
    ...ends.map((end) => ({ isNow: false, isBare, end })),
  ];
  return overrides.some(isException) ? [...of(false), ...of(true)] : of(false);
}

/** The overrides that count in a view. */
export function leftIn({ end, isBare }: View, overrides: readonly Override[]): readonly Override[] {
  const isOver = ({ until }: Override) =>
    end !== undefined && until !== undefined && Date.parse(until) <= Date.parse(end);
  return overrides.filter((entry) => !isOver(entry) && !(isBare && isException(entry)));
}

/** What must be gone for a view to be how the site stands. */
export function laterIn({ end, isBare }: View, overrides: readonly Override[]): Omit<LaterBreak, 'name'> {
  const gone = isBare ? overrides.filter(isException) : overrides.filter(({ until }) => until === end);
  const names = [...new Set(gone.map(({ name }) => name))];
  return { overrides: names, ...(isBare || end === undefined ? {} : { end }) };
}
