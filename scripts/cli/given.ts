import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exitCodes, type Outcome, requireWords, UsageError, type Verb } from './verb.ts';

interface Recipe {
  /** What there is once it was carried out. */
  readonly is: string;
  readonly scenario: Readonly<Record<string, unknown>>;
}

const recipes = JSON.parse(readFileSync(join(import.meta.dirname, '../given/recipes.json'), 'utf8')) as Readonly<
  Record<string, Recipe>
>;

/** Brings the sandbox into a state that a tester wants to look at. */
export const given: Verb = {
  name: 'given',
  usage: 'given [<code> <recipe>|<file.json>]',
  summary:
    'Bring a brand of the sandbox into a state to be looked at: players, teams, limits, payments; without arguments lists the ' +
    'recipes. A file holds a scenario of its own, as tests write them. The accounts have the password of the demonstration. ' +
    'Needs a sandbox whose test door is open: LIVERY_TEST=1 npm start.',
  examples: ['livery given', 'livery given karat limit-waits', 'livery given karat ./my-scenario.json'],
  async run(call) {
    if (call.words.length === 0) return listOf(recipes);
    const { code, recipe: name } = requireWords(call, ['code', 'recipe']);
    const recipe = name.endsWith('.json') ? { is: name, scenario: readScenario(name) } : recipes[name];
    if (recipe === undefined)
      throw new UsageError(`There is no recipe "${name}". There are ${Object.keys(recipes).join(', ')}.`);
    const fault = await arrange({ merchant: code, ...recipe.scenario });
    if (fault !== undefined) return { text: `Refused: ${fault}`, value: { fault }, code: exitCodes.refused };
    return { text: `${code}: ${recipe.is}`, value: { merchant: code, recipe: name }, code: exitCodes.ok };
  },
};

function listOf(all: typeof recipes): Outcome {
  const width = Math.max(...Object.keys(all).map((name) => name.length));
  const lines = Object.entries(all).map(([name, { is }]) => `${name.padEnd(width)}  ${is}`);
  const value = Object.fromEntries(Object.entries(all).map(([name, { is }]) => [name, is]));
  return { text: lines.join('\n'), value, code: exitCodes.ok };
}

function readScenario(path: string): Readonly<Record<string, unknown>> {
  try {
    const read: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return Object(read);
  } catch (cause) {
    throw new UsageError(`${path} cannot be read as JSON: ${cause instanceof Error ? cause.message : String(cause)}.`);
  }
}

/** Tells the sandbox; gives what it has against it, if anything. */
async function arrange(scenario: object): Promise<string | undefined> {
  const port = Number(process.env['SANDBOX_STAFF_PORT'] ?? 4901);
  const answer = await fetch(`http://127.0.0.1:${port}/test/scenario`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(scenario),
  }).catch((cause: unknown) => {
    throw new Error(
      `No sandbox answers at port ${port}. Start it with LIVERY_TEST=1 npm start, or name its SANDBOX_STAFF_PORT.`,
      { cause },
    );
  });
  if (answer.ok) return undefined;
  if (answer.status === 404)
    return 'the test door of the sandbox is closed, or it does not know the brand. Start it with LIVERY_TEST=1 npm start.';
  return `the sandbox says ${answer.status} ${await answer.text()}`;
}
