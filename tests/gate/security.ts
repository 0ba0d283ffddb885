import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isTestFile } from '../../scripts/evidence/named-test.ts';
import { projectRoot } from './run-command.ts';

/** What was found of one requirement of the OWASP ASVS. */
export interface SecurityFinding {
  readonly id: string;
  readonly level: 1 | 2;
  /** What it is about, in a few words. */
  readonly about: string;
  readonly state: SecurityState;
  /** Why, what is missing, or what the operator must do. */
  readonly note?: string;
  /** Tests of this run, as `file > title`; a part of the title is enough. */
  readonly tests?: readonly string[];
}

export type SecurityState = (typeof states)[number];

const states = ['met', 'n/a', 'operator', 'not met'] as const;
const source = 'docs/security.json';
const page = 'docs/security.md';

/** Names of the chapters, by their number. */
const chapters: Readonly<Record<string, string>> = {
  1: 'Encoding and sanitization',
  2: 'Validation and business logic',
  3: 'Web frontend',
  4: 'API and web service',
  5: 'File handling',
  6: 'Authentication',
  7: 'Session management',
  8: 'Authorization',
  9: 'Self-contained tokens',
  10: 'OAuth and OIDC',
  11: 'Cryptography',
  12: 'Secure communication',
  13: 'Configuration',
  14: 'Data protection',
  15: 'Secure coding and architecture',
  16: 'Logging and error handling',
  17: 'WebRTC',
};

/** Reads every finding, in the order of the standard. */
export function readFindings(root: string): readonly SecurityFinding[] {
  return JSON.parse(readFileSync(join(root, source), 'utf8'));
}

/** What is wrong with the findings: ids, states, reasons, tests that do not exist, and a page that is not current. */
export function checkSecurity(root: string): readonly string[] {
  const findings = readFindings(root);
  const wanted = readFileSync(join(root, 'tests/gate/asvs-ids.txt'), 'utf8').trim().split('\n');
  const found = findings.map(({ id, level }) => `${id} L${level}`);
  const problems = wanted.filter((id) => !found.includes(id)).map((id) => `${source}: ${id} is missing.`);
  problems.push(...found.filter((id) => !wanted.includes(id)).map((id) => `${source}: ${id} is no requirement.`));
  problems.push(
    ...found.filter((id, place) => found.indexOf(id) !== place).map((id) => `${source}: ${id} is there twice.`),
  );
  problems.push(...findings.flatMap((finding) => checkFinding(root, finding)));
  const current = existsSync(join(root, page)) ? readFileSync(join(root, page), 'utf8') : '';
  if (current !== writePage(findings)) problems.push(`${page} is not current: run node tests/gate/security.ts.`);
  return problems;
}

function checkFinding(root: string, { id, state, note = '', tests = [] }: SecurityFinding): string[] {
  if (!states.includes(state)) return [`${source}: ${id} has no known state.`];
  if (state !== 'met') return note === '' ? [`${source}: ${id} gives no reason.`] : [];
  if (tests.length === 0) return [`${source}: ${id} is said to be met and names no test.`];
  return tests.flatMap((test) => {
    const [file = '', title = ''] = test.split(' > ', 2);
    if (!isTestFile(root, file)) return [`${source}: ${id} names ${file}, which is no test.`];
    const isNamed = title !== '' && readFileSync(join(root, file), 'utf8').includes(title);
    return isNamed ? [] : [`${source}: ${id} names "${title}", which ${file} does not have.`];
  });
}

/** One line for each chapter: how many requirements are in which state. */
export function countByChapter(findings: readonly SecurityFinding[]): readonly string[] {
  const rows = Object.entries(chapters).map(([number, name]) => {
    const own = findings.filter(({ id }) => id.startsWith(`${number}.`));
    return `V${number.padEnd(2)} ${name.padEnd(30)} ${sumUp(own)}`;
  });
  return [...rows, `all ${' '.repeat(30)} ${sumUp(findings)}`];
}

function sumUp(findings: readonly SecurityFinding[]): string {
  return states
    .map((state) => `${String(findings.filter((finding) => finding.state === state).length).padStart(3)} ${state}`)
    .join(', ');
}

/** The page that people read. */
export function writePage(findings: readonly SecurityFinding[]): string {
  const parts = Object.entries(chapters).map(([number, name]) => {
    const rows = findings
      .filter(({ id }) => id.startsWith(`${number}.`))
      .map(({ id, level, about, state, note = '', tests = [] }) => {
        const named = tests.map((test) => `\`${test.replaceAll('|', '/')}\``).join('<br>');
        return `| ${id} | ${level} | ${about} | ${state} | ${[note, named].filter((text) => text !== '').join('<br>')} |`;
      });
    return [`## V${number} ${name}`, '', '| id | level | about | state | why |', '| - | - | - | - | - |', ...rows].join(
      '\n',
    );
  });
  return [
    '# Security, requirement by requirement',
    '',
    'The requirements of levels 1 and 2 of the OWASP Application Security Verification Standard 5.0, by their ids. **met** names tests of `npm test`; **n/a** has nothing that it could be about; **operator** is for whoever runs the product; **not met** says what is missing. Written from `docs/security.json` by `node tests/gate/security.ts`; the gate checks ids, reasons and that every named test exists.',
    '',
    '```',
    ...countByChapter(findings),
    '```',
    '',
    ...parts.join('\n\n').split('\n'),
    '',
  ].join('\n');
}

if (import.meta.main) {
  const findings = readFindings(projectRoot);
  writeFileSync(join(projectRoot, page), writePage(findings));
  process.stdout.write(`${countByChapter(findings).join('\n')}\n`);
}
