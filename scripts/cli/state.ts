import { basename } from 'node:path';
import { isPlatformState, platformStates } from '../../src/contracts/platform-states.ts';
import { merchantFolders } from './folders.ts';
import { exitCodes, requireWords, UsageError, type Verb } from './verb.ts';

/** How long a sandbox may take. */
const PATIENCE_MS = 10_000;

/** Puts the running sandbox into a state for one brand, or for all of them, so that every screen can be looked at in it. */
export const state: Verb = {
  name: 'state',
  usage: `state <brand>|all ${platformStates.join('|')}`,
  summary:
    'Show a brand of the running start with empty lists, long lists, large numbers, long words, failing or unanswered calls; ' +
    'usual takes it back, as does a new start. Open pages follow when they read again.',
  examples: ['livery state karat empty', 'livery state all long', 'livery state karat usual'],
  async run(call) {
    const { brand, state: wanted } = requireWords(call, ['brand', 'state']);
    if (!isPlatformState(wanted)) {
      throw new UsageError(`There is no state "${wanted}"; there are ${platformStates.join(', ')}.`);
    }
    const brands = brand === 'all' ? merchantFolders().map(({ dir }) => basename(dir)) : [brand];
    for (const merchant of brands) {
      const refused = await enterState(merchant, wanted);
      if (refused !== undefined) return { text: `Refused: ${refused}`, value: { refused }, code: exitCodes.refused };
    }
    const text = `${brands.join(', ')}: ${wanted}. Open the page anew to see it.`;
    return { text, value: { brands, state: wanted }, code: exitCodes.ok };
  },
};

/** Gives why the sandbox refused; nothing when it did not. @throws when there is no sandbox at the port. */
async function enterState(merchant: string, wanted: string): Promise<string | undefined> {
  const port = Number(process.env['SANDBOX_STAFF_PORT'] ?? 4901);
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/states`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ merchant, state: wanted }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    // Another program may have the port, and answers no JSON.
    const { message } = Object(await answer.json());
    return answer.ok ? undefined : String(message ?? answer.status);
  } catch (cause) {
    throw new Error(`No sandbox answers at port ${port}. Start it with npm start, or name its SANDBOX_STAFF_PORT.`, {
      cause,
    });
  }
}
