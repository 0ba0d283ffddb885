import type { Arena } from './arena.ts';
import type { Attack } from './attack.ts';
import { type Blow, fillAttack } from './fill-attack.ts';
import { firstLines, type Left } from './first-lines.ts';
import { countHeard, type NextPlayer } from './next-player.ts';
import { type RawAnswer, sendRaw } from './send-raw.ts';

/** Sends an attack and tells everything that is not as it must be; nothing when all is well. */
export async function judgeAttack(arena: Arena, next: NextPlayer, blow: Blow): Promise<readonly string[]> {
  const { attack, target, id } = blow;
  const heard = target === 'sandbox' ? await countHeard(arena) : 0;
  const answer = await sendRaw(fillAttack(arena, blow), { port: arena.ports[target] });
  const left = firstLines(arena.wire.take());
  const faults = [
    ...faultsOfAnswer(attack, answer),
    ...(target === 'sandbox' && !attack.expected.isHeard && (await countHeard(arena)) !== heard
      ? ['the platform heard it']
      : []),
    ...faultsOfWay(attack, left, id),
    ...(arena.canary.takeVisits() > 0 ? ['somebody was led to the canary'] : []),
    ...(await next.call(id)),
  ];
  return faults.map((fault) => `${target}: ${attack.name}: ${fault}`);
}

/** What is not as it must be in the answer to an attack. */
export function faultsOfAnswer({ expected }: Attack, { statuses, text, hasEnded }: RawAnswer): string[] {
  const wanted = expected.statuses;
  const isAsWanted = wanted
    ? statuses.join() === wanted.join()
    : statuses.every((status) => status >= 400 && status < 500) && (statuses.length > 0 || hasEnded);
  return [
    ...(isAsWanted ? [] : [`answered ${statuses.join() || 'nothing'}: ${text.slice(-200)}`]),
    ...(expected.lacks?.test(text) ? [`the answer holds ${expected.lacks}`] : []),
    ...(expected.holds && !expected.holds.test(text) ? [`the answer lacks ${expected.holds}`] : []),
  ];
}

function faultsOfWay({ expected }: Attack, left: Left, id: string): string[] {
  const wanted = (expected.reaches ?? []).map((line) => line.replaceAll('{id}', id));
  return [
    ...(left.lines.join('\n') === wanted.join('\n') ? [] : [`left for the platform: ${JSON.stringify(left.lines)}`]),
    ...(expected.hides?.test(left.text) ? [`the platform saw ${expected.hides}: ${JSON.stringify(left.text)}`] : []),
  ];
}
