import type { Problem } from '../../contracts/problems.ts';
import { breachesOf, type Finding, type ProofSubject } from '../../engine/index.ts';
import { problemAbout, problemIn } from '../load/json-document.ts';
import { documentOf } from '../validate/document-of.ts';
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
  const [live] = reasons
    .filter(({ layer }) => layer === 'override')
    .flatMap((reason) => Object.keys(origins.values).filter((name) => origins.values[name] === reason));
  if (live !== undefined) return problemAbout(`override ${live}`, draft);
  for (const origin of [...finding.causes.map((cause) => cause.origin), ...reasons]) {
    const document = documentOf(origin, source);
    if (document) return problemIn(document, origin.pointer ?? '', draft);
  }
  return problemAbout(source.merchant.file, draft);
}
