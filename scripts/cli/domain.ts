import type { DomainLine } from '../../src/service/domains/manage-domains.ts';
import { authorOf, authorOption } from './author.ts';
import { withOperations } from './open-operations.ts';
import { moment } from './moment.ts';
import type { Verb } from './verb.ts';
import { exitCodes, optionOf, UsageError } from './verb.ts';

const acts = ['add', 'verify', 'list', 'remove'] as const;

/** Domains of merchants beside those of their folders: each is served once its owner has proved it. */
export const domain: Verb = {
  name: 'domain',
  usage: 'domain list [code] | domain add|verify|remove <code> <domain> [--main <domain>] [--author "…"]',
  summary:
    'Give a merchant a domain, *.name for all names one level below. It is served once its owner has proved it by a TXT record or, ' +
    'where it is no wildcard, a file: add says which, verify looks. --main sends its visitors to the main domain. Other nodes follow ' +
    'within 5 s. The proof stays: it is looked for every day, and one that is missing for a day is an alarm. The domains of ' +
    'merchant.json need no proof: whoever publishes the folder answers for them.',
  examples: [
    'livery domain add karat karat.example',
    'livery domain verify karat karat.example',
    'livery domain add karat "*.karat.example" --main karat.example',
    'livery domain list --json',
    'livery domain remove karat karat.example',
  ],
  options: { ...authorOption, main: { type: 'string' } },
  async run(call) {
    const [word, code, host, ...more] = call.words;
    const act = acts.find((one) => one === word);
    if (!act) throw new UsageError('Say: domain add, verify, list or remove.');
    const isComplete =
      act === 'list' ? host === undefined : code !== undefined && host !== undefined && more.length === 0;
    if (!isComplete)
      throw new UsageError(
        act === 'list' ? 'Name one merchant, or none for all.' : `domain ${act} takes a merchant and a domain.`,
      );
    const main = optionOf(call, 'main');
    if (main !== undefined && act !== 'add') throw new UsageError('--main belongs to domain add.');
    const named = { ...(code === undefined ? {} : { code }), ...(host === undefined ? {} : { host }) };
    const author = act === 'list' ? {} : { author: authorOf(call) };
    const body = { act, ...named, ...author, ...(main === undefined ? {} : { main }) };
    const answer = await withOperations((operations) => operations.domains(body));
    if (answer.kind === 'impossible') {
      const failed = act === 'verify' ? exitCodes.refused : exitCodes.impossible;
      return { text: answer.message, value: answer, code: failed };
    }
    const text = answer.value.length === 0 ? 'There is no domain.' : answer.value.map(showDomain).join('\n');
    return { text, value: answer.value, code: exitCodes.ok };
  },
};

function showDomain({ merchant, host, provenAt, missing, main, proof }: DomainLine): string {
  const place = `${merchant}  ${host}${main === undefined ? '' : ` → ${main}`}`;
  if (proof === undefined) return `${place}  of its folder, whose publisher answers for it`;
  const file = proof.file === undefined ? '' : `\n    or ${proof.file} with the same text`;
  const asked = `    TXT record ${proof.record} with ${proof.text}${file}`;
  if (provenAt === undefined) return `${place}  NOT PROVED, not served\n${asked}`;
  if (missing === undefined) return `${place}  proved ${provenAt.slice(0, 10)}`;
  return `${place}  PROOF MISSING since ${moment(missing.since)}, still served: ${missing.found}\n${asked}`;
}
