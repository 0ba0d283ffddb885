#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { nearestName } from '../src/release/nearest-name.ts';
import { affects } from './cli/affects.ts';
import { asTyped } from './cli/as-typed.ts';
import { check } from './cli/check.ts';
import { dev } from './cli/dev.ts';
import { diff } from './cli/diff.ts';
import { doctor } from './cli/doctor.ts';
import { explain } from './cli/explain.ts';
import { flag } from './cli/flag.ts';
import { history } from './cli/history.ts';
import { importVerb } from './cli/import.ts';
import { language } from './cli/language.ts';
import { maintenance } from './cli/maintenance.ts';
import { manifest } from './cli/manifest.ts';
import { member } from './cli/member.ts';
import { newVerb } from './cli/new.ts';
import { prove } from './cli/prove.ts';
import { publish } from './cli/publish.ts';
import { rollback } from './cli/rollback.ts';
import { theme } from './cli/theme.ts';
import { upgrade } from './cli/upgrade.ts';
import { upstream } from './cli/upstream.ts';
import { why } from './cli/why.ts';
import type { Verb } from './cli/verb.ts';
import { exitCodes, UsageError } from './cli/verb.ts';

const verbs: readonly Verb[] = [
  newVerb,
  dev,
  importVerb,
  theme,
  language,
  check,
  manifest,
  prove,
  affects,
  diff,
  explain,
  publish,
  flag,
  maintenance,
  history,
  why,
  rollback,
  upstream,
  upgrade,
  member,
  doctor,
];
const [name = 'help', ...rest] = process.argv.slice(2);
const verb = verbs.find((candidate) => candidate.name === name);

process.exitCode = verb ? await run(verb, rest) : showHelp(name);

async function run(verb: Verb, words: string[]): Promise<number> {
  try {
    const shared = { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } as const;
    const parsed = parseArgs({ args: words, allowPositionals: true, options: { ...verb.options, ...shared } });
    if (parsed.values.help) return showVerb(verb);
    const options = Object.fromEntries(Object.entries(parsed.values).filter(([, value]) => !Array.isArray(value)));
    const outcome = await verb.run({ words: parsed.positionals, options: options as Record<string, string | boolean> });
    if (parsed.values.json) process.stdout.write(`${JSON.stringify(outcome.value, null, 2)}\n`);
    else print(outcome.text);
    return outcome.code;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const isUsage = error instanceof UsageError || (error instanceof TypeError && 'code' in error);
    const said = isUsage ? `${optionFault(message, verb) ?? message}\nUsage: livery ${verb.usage}` : message;
    process.stderr.write(`${typed(said)}\n`);
    return isUsage ? exitCodes.usage : exitCodes.impossible;
  }
}

function showVerb({ usage, summary, examples }: Verb): number {
  print([`livery ${usage}`, '', summary, '', 'Examples:', ...examples.map((example) => `  ${example}`)].join('\n'));
  return exitCodes.ok;
}

function showHelp(asked: string): number {
  const isHelp = asked === 'help' || asked === '--help' || asked === '-h';
  const lines = verbs.flatMap(({ usage, summary, examples }) => [
    `  livery ${usage}`,
    `      ${summary}`,
    `      e.g. ${examples[0]}`,
    '',
  ]);
  const codes =
    'Every verb takes --json and --help. Exit codes: 0 done, 1 problems in the files, 2 wrong call, 3 not possible, 4 breaking and 5 destructive changes.';
  const text = ['Bring brands live and change them.', '', ...lines, codes].join('\n');
  if (isHelp) print(text);
  else {
    const near = nearestName(
      asked,
      verbs.map(({ name }) => name),
    );
    const all = verbs.map(({ name }) => name).join(', ');
    const hint = near === undefined ? `Verbs: ${all}.` : `Did you mean livery ${near}?`;
    process.stderr.write(`${typed(`There is no verb "${asked}". ${hint} See livery --help.`)}\n`);
  }
  return isHelp ? exitCodes.ok : exitCodes.usage;
}

/** What parseArgs found wrong with an option, in our words: it suggests what nobody who mistyped one means. */
function optionFault(message: string, { options = {} }: Verb): string | undefined {
  const unknown = /^Unknown option '(-+[^']*)'/.exec(message)?.[1];
  if (unknown !== undefined) {
    const near = nearestName(unknown.replace(/^-+/, ''), [...Object.keys(options), 'json', 'help']);
    return `There is no option ${unknown}.${near === undefined ? '' : ` Did you mean --${near}?`}`;
  }
  const unfilled = /^Option '(-+[\w-]+)[^']*' argument missing/.exec(message)?.[1];
  return unfilled === undefined ? undefined : `${unfilled} needs a value.`;
}

function typed(text: string): string {
  return process.env['npm_lifecycle_event'] === 'livery'
    ? asTyped(
        text,
        verbs.map((one) => one.name),
      )
    : text;
}

function print(text: string): void {
  process.stdout.write(`${typed(text)}\n`);
}
