import { type Arena, withArena } from './arena.ts';
import type { Attack } from './attack.ts';
import { framing } from './cases/framing.ts';
import { headers } from './cases/headers.ts';
import { outward } from './cases/outward.ts';
import { requestTargets } from './cases/request-targets.ts';
import { type Counted, countedFaults } from './count-faults.ts';
import { fillAttack } from './fill-attack.ts';
import { firstLines } from './first-lines.ts';
import { meetNextPlayer, type NextPlayer } from './next-player.ts';
import { findNginx, startNginx } from './nginx.ts';
import { sendRaw } from './send-raw.ts';

// node tests/attacks/behind-nginx.ts: the attacks on the service, sent to an nginx before it. nginx may repair or refuse
// what it likes; what it passes on must mean the same to the service.
const attacks = [...requestTargets, ...framing, ...headers, ...outward].filter(({ at }) => at.includes('service'));
/** What leaves for the platform: a call of the list, whatever nginx made of the bytes. */
const known = /^(?:GET|POST) \/(?:wps\/(?:help|session\/login)|art\/games\/[\w-]+)(?:\?\S*)? HTTP\/1\.1$/;
const version = findNginx();
if (version === undefined) {
  process.stdout.write(`nginx is not installed: ${attacks.length} attacks behind it were not run\n`);
} else {
  process.env['LIVERY_TRUST_PROXY'] = '127.0.0.1';
  await withArena(async (arena) => {
    const nginx = await startNginx(version, arena.ports.service);
    try {
      for (const [port, manner] of nginx.ports) {
        const { tried, faults } = await attackBehind({ ...arena, ports: { ...arena.ports, service: port } });
        process.stdout.write(faults.map((fault) => `${fault}\n`).join(''));
        process.stdout.write(`behind nginx ${version}, ${manner}: ${tried} attacks, ${faults.length} faults\n`);
        if (faults.length > 0) process.exitCode = 1;
      }
    } finally {
      await nginx.stop();
    }
  });
}

async function attackBehind(arena: Arena): Promise<Counted> {
  const next = await meetNextPlayer(arena);
  return countedFaults(attacks, (attack, index) => judgeBehind(arena, next, attack, `n${index}`));
}

async function judgeBehind(arena: Arena, next: NextPlayer, attack: Attack, id: string): Promise<readonly string[]> {
  const bytes = fillAttack(arena, { attack, target: 'service', id });
  const answer = await sendRaw(bytes, { port: arena.ports.service });
  const { lines } = firstLines(arena.wire.take());
  const faults = [
    // Who sends one request and gets one answer has not made two of it.
    ...(lines.length > answer.statuses.length
      ? [`${lines.length} requests left for ${answer.statuses.length} answers`]
      : []),
    ...lines.filter((line) => !known.test(line)).map((line) => `left for the platform: ${line}`),
    ...(attack.expected.lacks?.test(answer.text) ? [`the answer holds ${attack.expected.lacks}`] : []),
    ...(answer.statuses.some((status) => status >= 500 && status !== 501 && status !== 505)
      ? [`answered ${answer.statuses.join()}`]
      : []),
    ...(arena.canary.takeVisits() > 0 ? ['somebody was led to the canary'] : []),
    ...(await next.call(id)),
  ];
  return faults.map((fault) => `behind nginx: ${attack.name}: ${fault}`);
}
