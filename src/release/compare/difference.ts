import { flagsCatalogue, settingsCatalogue } from '../../contracts/generated/catalogues.ts';
import type { StringsPart } from '../../contracts/release.ts';
import {
  type Impact,
  impactBetween,
  impactLines,
  type ProofSubject,
  type TextChange,
  textChanges,
} from '../../engine/index.ts';
import type { EmittedRelease } from '../emit/emit-release.ts';
import { readPart } from '../prove/read-subject.ts';
import { shippedFeatures } from '../shipped-features.ts';

/** A state of a site as compiled. */
export interface ComparedState {
  readonly compiled: EmittedRelease;
  readonly proof: ProofSubject;
}

/** What differs between two states of a site. */
export interface Difference {
  readonly impact: Impact;
  readonly texts: readonly TextChange[];
}

/** Text changes beyond that are counted, not shown. */
const MOST_TEXTS = 20;

/** Compares two states of a site. */
export function differenceBetween(before: ComparedState, after: ComparedState): Difference {
  return {
    impact: impactBetween(before.proof, after.proof, shippedFeatures),
    texts: textChanges(wordsOf(before), wordsOf(after)),
  };
}

function wordsOf({ compiled }: ComparedState): Readonly<Record<string, StringsPart>> {
  const hashes = Object.entries(compiled.manifest.parts.strings);
  return Object.fromEntries(hashes.map(([language, hash]) => [language, readPart<StringsPart>(compiled.parts, hash)]));
}

/** A difference in English lines: what players notice first, then the values and the words behind it. */
export function differenceLines({
  impact,
  texts,
}: Difference): Readonly<Record<'noticed' | 'values' | 'words', readonly string[]>> {
  const more = texts.length > MOST_TEXTS ? [`and ${texts.length - MOST_TEXTS} more words.`] : [];
  return {
    noticed: impactLines(impact),
    values: impact.values.map(valueLine),
    words: [...texts.slice(0, MOST_TEXTS).map(textLine), ...more],
  };
}

function valueLine({ name, from, to }: Impact['values'][number]): string {
  const [group = '', ...rest] = name.split('.');
  const own = rest.join('.');
  const isSwitch = group === 'flags' || group === 'promotions' || group === 'template';
  const effect = isSwitch ? flagsCatalogue[group][own]?.effect : settingsCatalogue.settings[own]?.description;
  const said = (value: unknown) =>
    isSwitch || name.startsWith('identity.features.')
      ? value === true
        ? 'on'
        : 'off'
      : value === undefined
        ? 'nothing'
        : JSON.stringify(value);
  return `${name}: ${said(from)} → ${said(to)}${effect === undefined ? '' : ` (${effect.replace(/\.$/, '')})`}`;
}

function textLine({ language, key, from, to }: TextChange): string {
  const said = (text: string | undefined) => (text === undefined ? 'nothing' : `“${text}”`);
  return `${key} in ${language}: ${said(from)} → ${said(to)}`;
}
