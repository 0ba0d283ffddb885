import { parseArgs } from 'node:util';
import { nearestName } from '../../src/release/nearest-name.ts';
import { asTyped } from './as-typed.ts';
import { printable } from './printable.ts';
import { remoteOf, remoteOptions } from './remote/remote-console.ts';
import { remoteVerbs } from './remote/remote-verbs.ts';
import { verbs } from './verbs.ts';
import type { Outcome, Verb, VerbCall } from './verb.ts';
import { exitCodes, UsageError } from './verb.ts';

/** Where a call writes to. */
export interface Outlets {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
}

/** Runs the command line with the words after `livery`; gives the exit code. */
export async function runLivery([name = 'help', ...rest]: readonly string[], terminal: Outlets): Promise<number> {
  const outlets: Outlets = {
    out: (text) => terminal.out(printable(text)),
    err: (text) => terminal.err(printable(text)),
  };
  const verb = verbs.find((candidate) => candidate.name === name);
  return verb ? run(verb, rest, outlets) : showHelp(name, outlets);
}

async function run(verb: Verb, words: readonly string[], outlets: Outlets): Promise<number> {
  try {
    const shared = { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } as const;
    const parsed = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { ...verb.options, ...remoteOptions, ...shared },
    });
    if (parsed.values.help) return showVerb(verb, outlets);
    const options = Object.fromEntries(Object.entries(parsed.values).filter(([, value]) => !Array.isArray(value)));
    const call = { words: parsed.positionals, options: options as Record<string, string | boolean> };
    if (parsed.values.token !== undefined)
      outlets.err('A token on the command line is visible to everybody on this machine (ps): --token-file keeps it.\n');
    const outcome = await runHereOrThere(verb, call);
    if (parsed.values.json) outlets.out(`${JSON.stringify(outcome.value, null, 2)}\n`);
    else outlets.out(typed(`${outcome.text}\n`));
    return outcome.code;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const isUsage = error instanceof UsageError || (error instanceof TypeError && 'code' in error);
    const said = isUsage ? `${optionFault(message, verb) ?? message}\nUsage: livery ${verb.usage}` : message;
    outlets.err(`${typed(said)}\n`);
    return isUsage ? exitCodes.usage : exitCodes.impossible;
  }
}

/** With `--server` a verb is done by the console there, as far as it can be. */
async function runHereOrThere(verb: Verb, call: VerbCall): Promise<Outcome> {
  const remote = remoteOf(call);
  if (!remote) return verb.run(call);
  const act = remoteVerbs[verb.name];
  if (act) return act(call, remote);
  throw new UsageError(
    `livery ${verb.name} works on the server itself. --server does ${Object.keys(remoteVerbs).join(', ')}.`,
  );
}

function showVerb({ usage, summary, examples }: Verb, { out }: Outlets): number {
  const text = [`livery ${usage}`, '', summary, '', 'Examples:', ...examples.map((example) => `  ${example}`)].join(
    '\n',
  );
  out(typed(`${text}\n`));
  return exitCodes.ok;
}

function showHelp(asked: string, outlets: Outlets): number {
  const isHelp = asked === 'help' || asked === '--help' || asked === '-h';
  const lines = verbs.flatMap(({ usage, summary, examples }) => [
    `  livery ${usage}`,
    `      ${summary}`,
    `      e.g. ${examples[0]}`,
    '',
  ]);
  const codes =
    'Every verb takes --json and --help. --server <address> with --token-file <file> (or LIVERY_TOKEN) does from elsewhere, by a token of the console: ' +
    `${Object.keys(remoteVerbs).join(', ')}. Exit codes: 0 done, 1 problems in the files, 2 wrong call, 3 not possible, 4 breaking and 5 destructive changes.`;
  const text = ['Bring brands live and change them.', '', ...lines, codes].join('\n');
  if (isHelp) outlets.out(typed(`${text}\n`));
  else {
    const near = nearestName(
      asked,
      verbs.map(({ name }) => name),
    );
    const all = verbs.map(({ name }) => name).join(', ');
    const hint = near === undefined ? `Verbs: ${all}.` : `Did you mean livery ${near}?`;
    outlets.err(`${typed(`There is no verb "${asked}". ${hint} See livery --help.`)}\n`);
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
