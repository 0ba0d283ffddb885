import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { exitCodes, requireWords, UsageError, type Verb } from './verb.ts';

const root = resolve(import.meta.dirname, '../..');

/** Exports, logs out, keeps out, frees of a lost authenticator app or erases one member of the sandbox, for a player who asks what is known of them, or to be forgotten. */
export const member: Verb = {
  name: 'member',
  usage: 'member export|sign-out|disable|enable|end-factor|erase <code> <name> [--yes]',
  summary:
    'Write all that the sandbox holds of one member, log them out everywhere, keep them out, let them in again, end the second factor of who has proved that it is lost, or erase who they are; records of money stay without a name.',
  examples: [
    'livery member export karat marlow',
    'livery member sign-out karat marlow',
    'livery member disable karat marlow',
    'livery member end-factor karat marlow',
    'livery member erase karat marlow --yes',
  ],
  options: { yes: { type: 'boolean' } },
  async run(call) {
    const { act, code, name } = requireWords(call, ['act', 'code', 'name']);
    if (!isAct(act))
      throw new UsageError(`"${act}" is neither export, sign-out, disable, enable, end-factor nor erase.`);
    if (act === 'erase' && call.options['yes'] !== true) {
      const text = `Nothing was erased. ${name} of ${code} could not be brought back: say so with --yes.`;
      return { text, value: { erased: false }, code: exitCodes.destructive };
    }
    const answer = await ask(act, { merchant: code, name });
    if (!answer.ok) return { text: `Refused: ${answer.message}.`, value: answer, code: exitCodes.refused };
    const text = act === 'export' ? JSON.stringify(answer.value, null, 2) : `${name} of ${code} ${done[act]}.`;
    return { text, value: answer.value, code: exitCodes.ok };
  },
};

/** What has become of the member; an export answers with their data instead. */
const done = {
  export: 'has been exported',
  erase: 'has been erased',
  'sign-out': 'is logged out everywhere',
  disable: 'is logged out everywhere and kept out',
  enable: 'may log in again',
  'end-factor': 'is logged out everywhere and logs in without a second factor until they set up another',
} as const;

type Act = keyof typeof done;

function isAct(word: string): word is Act {
  return Object.hasOwn(done, word);
}

type Answer = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly message: string };

async function ask(act: Act, body: object): Promise<Answer> {
  const port = Number(process.env['SANDBOX_STAFF_PORT'] ?? 4901);
  const data = resolve(root, process.env['LIVERY_DATA'] ?? '.data');
  const headers = { 'content-type': 'application/json', 'livery-internal': readKey(join(data, 'internal.key')) };
  const url = `http://127.0.0.1:${port}/members/${act}`;
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) }).catch((cause: unknown) => {
    throw new Error(`No sandbox answers at port ${port}. Start it with npm start, or name its SANDBOX_STAFF_PORT.`, {
      cause,
    });
  });
  const { value, message } = Object(await answer.json());
  return answer.ok ? { ok: true, value } : { ok: false, message: String(message ?? answer.status) };
}

function readKey(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (cause) {
    throw new Error(`The key file ${path} cannot be read. It is the operator's own, made by npm start.`, { cause });
  }
}
