import type { Arena } from './arena.ts';
import type { Counted } from './count-faults.ts';
import { type Blow, fillAttack } from './fill-attack.ts';
import { faultsOfAnswer } from './judge-attack.ts';
import type { NextPlayer } from './next-player.ts';
import { sendRaw } from './send-raw.ts';

/** So many attacks come at a time. */
const atOnce = 16;

/**
 * Sends attacks where no way leads to the platform, many at a time: what leaves all the same is a fault of the whole group,
 * whose names say where to look.
 */
export async function judgeTogether(arena: Arena, next: NextPlayer, blows: readonly Blow[]): Promise<Counted> {
  const faults: string[] = [];
  for (let from = 0; from < blows.length; from += atOnce) {
    const group = blows.slice(from, from + atOnce);
    const answers = await Promise.all(
      group.map((blow) => sendRaw(fillAttack(arena, blow), { port: arena.ports[blow.target] })),
    );
    for (const [index, { attack, target }] of group.entries()) {
      const answer = answers[index];
      const wrong = answer ? faultsOfAnswer(attack, answer) : [];
      faults.push(...wrong.map((fault) => `${target}: ${attack.name}: ${fault}`));
    }
    const left = arena.wire.take().join('');
    const shared = [
      ...(left === '' ? [] : [`left for the platform: ${JSON.stringify(left)}`]),
      ...(arena.canary.takeVisits() > 0 ? ['somebody was led to the canary'] : []),
      ...(await next.call(`group-${from}`)),
    ];
    const named = `${group.map(({ attack, target }) => `${target}: ${attack.name}`).join(', ')}`;
    faults.push(...shared.map((fault) => `one of ${named}: ${fault}`));
  }
  return { tried: blows.length, faults };
}
