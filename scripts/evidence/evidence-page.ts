import type { PolicyPack } from '../../src/contracts/generated/policy-pack.ts';
import type { EvidenceLine, KeptBy } from '../../src/contracts/evidence.ts';

/** What a page of evidence is written from. */
export interface EvidencePage {
  readonly brand: string;
  /** Release that was looked at. */
  readonly release: string;
  readonly pack: Pick<PolicyPack, 'id' | 'title' | 'source'>;
  readonly lines: readonly EvidenceLine[];
  /** Screen id → its picture (PNG), or why there is none. */
  readonly pictures: ReadonlyMap<string, Buffer | string>;
}

/** What stands above the clauses. */
export function headWords({ brand, release, pack, lines }: EvidencePage) {
  const count = (wanted: EvidenceLine['state']) => lines.filter(({ state }) => state === wanted).length;
  return {
    title: `${brand} under ${pack.id} (${pack.title})`,
    notice: pack.source.notice,
    source: `Read from ${pack.source.name}, as of ${pack.source.date}. Release ${release.slice(0, 12)}.`,
    sum: `${lines.length} clauses: ${count('covered')} covered, ${count('uncovered')} not covered, ${count('operator')} the operator’s.`,
  };
}

/** One value in a sentence: `settings.safePlay.raiseHours is 24 (at least 24), from merchants/karat/site.json#/…`. */
export function keptWords({ name, value, wanted, place }: KeptBy): string {
  return `${name} is ${value} (${wanted}), from ${place}`;
}

/** How a clause stands, in words. */
export function stateWords({ state, gaps, operator = '' }: EvidenceLine): {
  readonly state: string;
  readonly why: string;
} {
  if (state === 'covered') return { state: 'covered', why: '' };
  if (state === 'operator') return { state: 'the operator’s', why: operator };
  return {
    state: 'not covered',
    why: [...gaps, ...(operator === '' ? [] : [`The operator’s: ${operator}`])].join(' '),
  };
}
