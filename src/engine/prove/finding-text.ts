import { decidingWords, originWords } from '../explain/sentences.ts';
import type { Finding } from './describe-finding.ts';

/** A finding in plain sentences: the promise, who meets the breach, which values it takes, why, and which layer did it. */
export function findingText(finding: Omit<Finding, 'text'>, because: string | undefined): string {
  const { says, about, visitor, changes, reasons, causes, policy } = finding;
  const where = policy === undefined ? '' : `, under the policy ${policy}`;
  // Values that stand as they are say where they come from; changed ones say so in their own line.
  const facts =
    changes.length === 0
      ? reasons.map((reason) => decidingWords([reason]))
      : reasons.map(({ condition, holds, value }) =>
          holds ? condition : `“${condition}” does not hold: it is ${value}`,
        );
  const why = [...(because === undefined ? [] : [because]), ...new Set(facts)].join('; ');
  const lines = [
    `“${says}” breaks at ${about}, for ${visitor}${where}${changes.length === 0 ? ', as the site stands.' : ', when:'}`,
    ...changes.map(
      ({ name, from, to, origin }) =>
        `  ${name} is ${words(to)} instead of ${words(from)}${origin === undefined ? '' : `, from ${originWords(origin)}`}`,
    ),
    ...(why === '' ? [] : [`Because ${why}.`]),
    ...causes.map(({ what, origin }) => `${what} comes from ${originWords(origin)}.`),
  ];
  return lines.join('\n');
}

/** A value as people say it. */
export function words(value: string | number | boolean): string {
  if (typeof value !== 'boolean') return String(value);
  return value ? 'on' : 'off';
}
