import { moment } from './moment.ts';
import { withOperations } from './open-operations.ts';
import type { Verb } from './verb.ts';
import { exitCodes, requireWords } from './verb.ts';

/** Lets an administrator into the console from the server itself. */
export const staff: Verb = {
  name: 'staff',
  usage: 'staff <name>',
  summary:
    'Make a one-time link by which a further administrator joins the console: the way back in when every administrator has ' +
    'lost phone and recovery codes. The service must run.',
  examples: ['livery staff "Ines Okafor"'],
  async run(call) {
    const { name } = requireWords(call, ['name']);
    const answer = await withOperations((operations) => operations.inviteStaff({ name }));
    if (answer.kind === 'impossible') return { text: answer.message, value: answer, code: exitCodes.impossible };
    const { link, endsAt } = answer.value;
    return { text: `${name} joins once, until ${moment(endsAt)}, by ${link}`, value: answer.value, code: exitCodes.ok };
  },
};
