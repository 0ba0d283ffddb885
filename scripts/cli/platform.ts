import { plainWords } from '../../src/service/mapping/plain-words.ts';
import { createPlatforms } from '../../src/service/mapping/platforms.ts';
import { readMappingFile } from '../../src/service/mapping/read-mapping-file.ts';
import { createSecretReader } from '../../src/service/mapping/read-secret.ts';
import { createAskContract } from '../platform/ask-contract.ts';
import { type CallReport, checkPlatform } from '../platform/check-platform.ts';
import { readContract } from '../platform/read-contract.ts';
import type { Outcome, Verb } from './verb.ts';
import { exitCodes, optionOf, UsageError } from './verb.ts';

const password = 'PLATFORM_CHECK_PASSWORD';

/** Checks an operator's platform against the contract. */
export const platform: Verb = {
  name: 'platform',
  usage: 'platform check <url> --brand <code> [--mapping <file>] [--account <name> [--write]]',
  summary:
    'Make every call of schemas/platform.openapi.yaml against a platform and name each deviation: the call, the field, what was ' +
    'expected and found, and what players would see. Without --account only what guests may ask; with it also what a player may, by ' +
    `the password in ${password}. Nothing is changed unless --write says so, and then only of that account; what cannot be taken back ` +
    'is never called. --mapping puts the calls into the platform’s words. Exit codes: 0 kept, 1 deviations or absent calls, 3 no answer.',
  examples: [
    'livery platform check https://platform.internal:8443 --brand karat',
    `${password}=… livery platform check https://platform.internal:8443 --brand karat --account tester --mapping merchants/karat/platform.json`,
    'livery platform check http://127.0.0.1:4900 --brand karat --json',
  ],
  options: {
    brand: { type: 'string' },
    mapping: { type: 'string' },
    account: { type: 'string' },
    write: { type: 'boolean' },
  },
  async run(call) {
    const [action, url, ...more] = call.words;
    if (action !== 'check' || url === undefined || more.length > 0) throw new UsageError('Say: platform check <url>.');
    if (!/^https?:\/\/[^/?#@\s]+\/?$/.test(url))
      throw new UsageError(`${url} is no address of a platform: it is https://host:port, without a path.`);
    const brand = optionOf(call, 'brand');
    if (brand === undefined) throw new UsageError('--brand is missing: the platform is asked in the name of a brand.');
    const name = optionOf(call, 'account');
    const isWriting = call.options['write'] === true;
    if (isWriting && name === undefined) throw new UsageError('--write changes an account: name it by --account.');
    const readSecret = createSecretReader(process.env);
    const secret = readSecret(password);
    if (name !== undefined && secret === undefined)
      throw new UsageError(`${password} is not set in the environment: it holds the password of ${name}.`);
    const file = optionOf(call, 'mapping');
    const read = file === undefined ? undefined : readMappingFile(file, readSecret);
    if (read?.faults) return { text: `${read.faults.join('.\n')}.`, value: read, code: exitCodes.refused };
    const platforms = createPlatforms({ url, mapping: read?.mapping, readSecret, keySeeds: [''] });
    const way = platforms.wayOf({});
    const ask = createAskContract(way, brand);
    // A platform that takes plain JSON publishes no key.
    const contract = readContract().filter(({ call: one }) => one.name !== 'keys' || !way.translation?.key);
    const account = name === undefined || secret === undefined ? undefined : { name, password: secret };
    return reportOf(url, await checkPlatform({ contract, ask, account, isWriting }));
  },
};

function reportOf(url: string, reports: readonly CallReport[]): Outcome {
  const of = (outcome: CallReport['outcome']) => reports.filter((one) => one.outcome === outcome);
  const [wrong, absent, refused, kept, left] = [of('deviates'), of('absent'), of('refused'), of('kept'), of('left')];
  const isSilent = reports.every((one) => one.isSilent === true || one.outcome === 'left');
  const sum = `${url}: ${kept.length} kept, ${wrong.length} deviate, ${absent.length} absent, ${refused.length} refused, ${left.length} not made.`;
  return {
    text: [...wrong, ...absent, ...refused, ...left].flatMap(linesOf).concat(sum).join('\n'),
    value: { url, calls: reports },
    code: isSilent ? exitCodes.impossible : wrong.length + absent.length > 0 ? exitCodes.refused : exitCodes.ok,
  };
}

const words = { kept: 'kept', deviates: 'DEVIATES', absent: 'ABSENT', refused: 'refused', left: 'not made' } as const;

function linesOf({ call, method, path, outcome, deviations, players, why }: CallReport): string[] {
  return [
    `${words[outcome].padEnd(9)} ${call}  ${method} ${path}${why === undefined ? '' : `  (${why})`}`,
    ...deviations.map(
      ({ field, expected, found }) =>
        `    ${plainWords(field) || '/'}: expected ${expected}, found ${plainWords(found)}`,
    ),
    ...(players === undefined ? [] : [`    players: ${players}`]),
  ];
}
