import { withArena } from './arena.ts';
import { framing } from './cases/framing.ts';
import { headers } from './cases/headers.ts';
import { outward } from './cases/outward.ts';
import { requestTargets } from './cases/request-targets.ts';
import { countedFaults } from './count-faults.ts';
import { judgeExhaustion, judgeSlowHeads } from './exhaustion.ts';
import { judgeAttack } from './judge-attack.ts';
import { forgetHeard, meetNextPlayer } from './next-player.ts';
import { judgePlatformTurns } from './platform-turns.ts';

// node tests/attacks/run.ts [part of a name]: raw bytes against the running service and the running sandbox; with a
// part of a name only the cases of the tables that it is in.
const wanted = process.argv[2] ?? '';
const all = [...requestTargets, ...framing, ...headers, ...outward];

await withArena(async (arena) => {
  const startedAt = performance.now();
  await forgetHeard(arena);
  const next = await meetNextPlayer(arena);
  // These wait for a time limit of the servers, so they wait beside everything else.
  const slowHeads = wanted === '' ? judgeSlowHeads(arena) : [];
  const blows = all
    .flatMap((attack) => attack.at.map((target) => ({ attack, target })))
    .filter(({ attack }) => attack.name.includes(wanted));
  const blown = await countedFaults(blows, async (blow, index) => {
    if (index % 200 === 199) await forgetHeard(arena);
    return judgeAttack(arena, next, { ...blow, id: String(index) });
  });
  const nothing = { tried: 0, faults: [] };
  const turned = wanted === '' ? await judgePlatformTurns(arena, next) : nothing;
  const exhausted = wanted === '' ? await judgeExhaustion(arena, next) : nothing;
  const faults = [...blown.faults, ...turned.faults, ...exhausted.faults, ...(await slowHeads)];
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  process.stdout.write(`\n${faults.map((fault) => `${fault}\n`).join('')}`);
  process.stdout.write(
    `attacks: ${all.length} cases, ${blown.tried} blows, ${turned.tried} turns of the platform, ` +
      `${exhausted.tried} exhaustions, ${faults.length} faults, ${seconds} s\n`,
  );
  process.exitCode = faults.length === 0 ? 0 : 1;
});
