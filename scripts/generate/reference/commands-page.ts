import { verbs } from '../../cli/verbs.ts';
import { exitCodes, type Verb } from '../../cli/verb.ts';
import { codeBlock, heading, paragraphs, plain, type ReferencePage, table } from './markdown.ts';

const endings: Readonly<Record<keyof typeof exitCodes, string>> = {
  ok: 'Done.',
  refused: 'Problems in the files; nothing was changed.',
  usage: 'A wrong call; the message has the right one.',
  impossible: 'Not possible as things are: nothing runs, nothing is there.',
  breaking: 'A breaking change, found by `check --against`.',
  destructive: 'A destructive change, found by `check --against`.',
};

/** Every verb of the command line, from its own help. */
export function commandsPage(): ReferencePage {
  const body = paragraphs(
    'In the project every verb is `npm run livery <verb> …`; what follows `--` goes to the verb: `npm run livery flag karat CBS3 on -- --reason "…"`. `npx livery <verb> …` takes the line as it stands below. Every verb takes `--json` for an answer that programs read, and `--help`.',
    ...verbs.map(describeVerb),
    heading(2, 'Exit codes'),
    table(
      ['Code', 'Means'],
      Object.entries(exitCodes).map(([name, number]) => [String(number), endings[name as keyof typeof exitCodes]]),
    ),
  );
  return {
    file: 'commands.md',
    title: 'Commands',
    summary: 'The verbs of `livery`: make, check, publish, switch, explain, take back.',
    body,
    sources: ['scripts/cli/*.ts'],
  };
}

function describeVerb({ name, usage, summary, examples }: Verb): string {
  const lines = usage.split('\n').map((line) => `livery ${line.trim()}`);
  return paragraphs(
    heading(2, `livery ${name}`),
    plain(summary),
    codeBlock('', lines.join('\n')),
    'For example:',
    codeBlock('', examples.join('\n')),
  );
}
