import { authorOption } from './author.ts';
import { chooseBrands, chooseOptions } from './choose-brands.ts';
import { switchMany } from './switch-many.ts';
import { switchLive } from './switch-live.ts';
import type { Verb } from './verb.ts';
import { requireWords } from './verb.ts';

/** Switches one flag of a live merchant. */
export const flag: Verb = {
  name: 'flag',
  usage:
    'flag <code>|--all|--like <code>|--where <field>=<value> <FLAG> on|off|clear --reason "…" [--until <time>] ' +
    '[--author "…"] [--force]',
  summary:
    'Switch a flag of a live merchant. --until ends it by itself, and what lay below counts again; clear takes away what ' +
    'lies on top. Without --until it takes the place of every override of the flag. What breaks a promise is refused, ' +
    'unless it stops something that touches money; --force makes it live all the same, and the history says so. --all, ' +
    '--like (brands that differ from one in their names alone) and --where (a field of merchant.json or site.json) switch ' +
    'it at many brands as one change set: at all or at none, and undo takes it back at all.',
  examples: [
    'livery flag karat CBS3 on --reason "chat is staffed"',
    'livery flag karat FREEPLAY3 off --reason "abuse" --until "tomorrow 9:00"',
    'livery flag karat CBS3 off --reason "no staff" --until +30m --author "Mira Khan"',
    'livery flag --where theme=soda CBS3 off --reason "the provider is down"',
    'livery flag karat CBS3 clear --reason "back to the folder\'s value"',
  ],
  options: {
    ...authorOption,
    ...chooseOptions,
    reason: { type: 'string' },
    until: { type: 'string' },
    force: { type: 'boolean' },
  },
  async run(call) {
    const codes = await chooseBrands(call);
    if (codes !== undefined) {
      const { FLAG, state } = requireWords(call, ['FLAG', 'state']);
      return switchMany(call, { codes, name: `flags.${FLAG}`, state });
    }
    const { code, FLAG, state } = requireWords(call, ['code', 'FLAG', 'state']);
    return switchLive(call, { code, name: `flags.${FLAG}`, what: FLAG, state });
  },
};
