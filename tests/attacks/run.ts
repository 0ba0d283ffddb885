import { withArena } from './arena.ts';
import { framing } from './cases/framing.ts';
import { headers } from './cases/headers.ts';
import { outward } from './cases/outward.ts';
import { requestTargets } from './cases/request-targets.ts';
import { judgeAttack } from './judge-attack.ts';
import { forgetHeard, meetNextPlayer } from './next-player.ts';

// node tests/attacks/run.ts [part of a name]: raw bytes against the running service and the running sandbox.
const wanted = process.argv[2] ?? '';
const all = [...requestTargets, ...framing, ...headers, ...outward];

await withArena(async (arena) => {
  const began = performance.now();
  await forgetHeard(arena);
  const next = await meetNextPlayer(arena);
  const blows = all
    .flatMap((attack) => attack.at.map((target) => ({ attack, target })))
    .filter(({ attack }) => attack.name.includes(wanted));
  const faults: string[] = [];
  for (const [index, blow] of blows.entries()) {
    if (index % 200 === 199) await forgetHeard(arena);
    faults.push(...(await judgeAttack(arena, next, { ...blow, id: String(index) })));
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  process.stdout.write(`\n${faults.map((fault) => `${fault}\n`).join('')}`);
  process.stdout.write(`attacks: ${all.length} cases, ${blows.length} blows, ${faults.length} faults, ${seconds} s\n`);
  process.exitCode = faults.length === 0 ? 0 : 1;
});
