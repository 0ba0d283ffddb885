import type { Problem } from '../../src/contracts/problems.ts';
import { type Proof, prove as proveSubject } from '../../src/engine/index.ts';
import { formatText } from '../../src/release/format/format-text.ts';
import { showProgress } from './progress.ts';
import { eachSource, openWorkshop } from './subjects.ts';
import type { Verb } from './verb.ts';
import { exitCodes } from './verb.ts';

interface Result {
  readonly name: string;
  readonly milliseconds: number;
  /** Absent when the files do not compile. */
  readonly proof?: Proof;
  readonly problems?: readonly Problem[];
}

/** Looks for flags and visitors that break what features promise. */
export const prove: Verb = {
  name: 'prove',
  usage: 'prove [code|code@seq|folder …]',
  summary:
    'Look for values and visitors that break a promise: no way to log in, a trial account at the deposit, a dead link, a screen without a way back. ' +
    'Tries every value that something reads, and shows the breach that is nearest to the merchant; all live merchants when none is named.',
  examples: ['livery prove karat', 'livery prove merchants/karat tests/brands/closed', 'livery prove karat@12 --json'],
  async run({ words }) {
    const workshop = await openWorkshop();
    const results: Result[] = [];
    await eachSource(words, async (source, { done, all }) => {
      showProgress(done, all, source.name);
      const subject = await workshop.open(source);
      const startedAt = performance.now();
      if ('proof' in subject) {
        const proof = proveSubject(subject.proof);
        results.push({ name: source.name, milliseconds: performance.now() - startedAt, proof });
      } else results.push({ name: source.name, milliseconds: 0, problems: subject });
    });
    showProgress(results.length, results.length, '');
    const isSound = results.every(({ proof }) => proof !== undefined && proof.findings.length === 0);
    return {
      text: results.map(show).join('\n\n'),
      value: results,
      code: isSound ? exitCodes.ok : exitCodes.refused,
    };
  },
};

function show({ name, proof, problems = [], milliseconds }: Result): string {
  if (proof === undefined) return `${name} does not compile, so there is nothing to prove.\n${formatText(problems)}`;
  const { claims, situations, policies, reads, findings, idle } = proof;
  const covered = `${claims} promises over ${situations} situations of ${reads.length} values, under policy ${policies.join(' and ')}, ${milliseconds.toFixed(0)} ms`;
  const note = idle.length === 0 ? '' : `\nOn, but without any effect: ${idle.join(', ')}.`;
  if (findings.length === 0) return `${name} keeps every promise: ${covered}.${note}`;
  const count = findings.length === 1 ? 'one promise' : `${findings.length} promises`;
  const lines = findings.map(({ text }) => `✗ ${text.replaceAll('\n', '\n  ')}`);
  return [`${name} breaks ${count}: ${covered}.${note}`, ...lines].join('\n\n');
}
