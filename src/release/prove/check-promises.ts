import type { Origin } from '../../contracts/origins.ts';
import type { Problem } from '../../contracts/problems.ts';
import { breachesOf, type Finding, type ProofSubject } from '../../engine/index.ts';
import type { JsonDocument } from '../load/json-document.ts';
import { problemAbout, problemIn } from '../load/json-document.ts';
import type { ValidSource } from '../validate/valid-source.ts';

/** A promise that a site breaks as it stands. */
export interface Breach {
  /** Names promise and thing, so that the same breach of two states can be recognised: `login.hasMethod at login.method`. */
  readonly name: string;
  /** The smallest counter-example, at the value that made it. */
  readonly problem: Problem;
}

/** The promises that a site breaks as it stands, each at the value or list that did it. */
export function checkPromises(source: ValidSource, subject: ProofSubject): readonly Breach[] {
  return breachesOf(subject).map((finding) => ({
    name: `${finding.invariant} at ${finding.about}`,
    problem: problemOf(finding, source, subject),
  }));
}

function problemOf(finding: Finding, source: ValidSource, { origins }: ProofSubject): Problem {
  const draft = { code: 'PROMISE_BROKEN', message: finding.text.replaceAll('\n', ' ') } as const;
  const reasons = finding.reasons.flatMap(({ origin }) => origin ?? []);
  const live = reasons.find(({ layer }) => layer === 'override');
  if (live) {
    const [name = ''] = Object.entries(origins.values).find(([, origin]) => origin === live) ?? [];
    return problemAbout(`override ${name}`, draft);
  }
  for (const origin of [...finding.causes.map((cause) => cause.origin), ...reasons]) {
    const document = documentOf(origin, source);
    if (document) return problemIn(document, origin.pointer ?? '', draft);
  }
  return problemAbout(source.merchant.file, draft);
}

/** The file that an origin names, where it is one of the merchant's. */
function documentOf({ file }: Origin, source: ValidSource): JsonDocument | undefined {
  const { merchant, site, navigation, registration, upstream } = source;
  return [merchant, navigation, registration, site, upstream].find((one) => one !== undefined && one.file === file);
}
