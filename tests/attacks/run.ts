import { withArena } from './arena.ts';
import { type Attack, others } from './attack.ts';
import { consoleAttacks } from './cases/console.ts';
import { endedAttacks, frameAttacks } from './cases/frames.ts';
import { framing } from './cases/framing.ts';
import { headers } from './cases/headers.ts';
import { outward } from './cases/outward.ts';
import { pageAttacks } from './cases/pages.ts';
import { payAttacks } from './cases/pay.ts';
import { requestTargets } from './cases/request-targets.ts';
import { countedFaults } from './count-faults.ts';
import { judgeExhaustion, judgeSlowHeads } from './exhaustion.ts';
import type { Blow } from './fill-attack.ts';
import { judgeAttack } from './judge-attack.ts';
import { judgeChat } from './judge-chat.ts';
import { judgeTogether } from './judge-together.ts';
import { meetStaff } from './meet-staff.ts';
import { forgetHeard, meetNextPlayer } from './next-player.ts';
import { judgePlatformTurns } from './platform-turns.ts';
import { judgeElsewhere } from './reach-from-elsewhere.ts';

// node tests/attacks/run.ts [part of a name]: raw bytes against the running service, its console and every other port, and
// the running sandbox; with a part of a name only the cases of the tables that it is in.
const wanted = process.argv[2] ?? '';
const all = [
  ...requestTargets,
  ...framing,
  ...headers,
  ...outward,
  ...consoleAttacks,
  ...frameAttacks,
  ...pageAttacks,
  ...payAttacks,
];

await withArena(async (arena) => {
  const startedAt = performance.now();
  await forgetHeard(arena);
  const next = await meetNextPlayer(arena);
  // These wait for a time limit of the servers, so they wait beside everything else.
  const slowHeads = wanted === '' ? judgeSlowHeads(arena) : [];
  const staff = await meetStaff(arena);
  const blowsOf = (attacks: readonly Attack[]) =>
    attacks
      .filter(({ name }) => name.includes(wanted))
      .flatMap((attack) => attack.at.map((target) => ({ attack, target, places: staff.places })))
      .map((blow, index): Blow => ({ ...blow, id: String(index) }));
  const blows = blowsOf(all);
  const apart = blows.filter(({ target }) => !others.includes(target));
  const together = blows.filter(({ target }) => others.includes(target));
  const blown = await countedFaults(apart, async (blow, index) => {
    if (index % 200 === 199) await forgetHeard(arena);
    return judgeAttack(arena, next, blow);
  });
  const besides = await judgeTogether(arena, next, together);
  await staff.signOut();
  const ended = await judgeTogether(arena, next, blowsOf(endedAttacks));
  const nothing = { tried: 0, faults: [] };
  const turned = wanted === '' ? await judgePlatformTurns(arena, next) : nothing;
  const chatted = wanted === '' || wanted === 'chat' ? await judgeChat(arena) : nothing;
  const exhausted = wanted === '' ? await judgeExhaustion(arena, next) : nothing;
  const elsewhere = await judgeElsewhere(arena);
  const faults = [
    ...[blown, besides, ended, turned, chatted, exhausted, elsewhere].flatMap((counted) => counted.faults),
    ...(await slowHeads),
  ];
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  process.stdout.write(`\n${faults.map((fault) => `${fault}\n`).join('')}`);
  process.stdout.write(
    `attacks: ${all.length + endedAttacks.length} cases, ${blown.tried + besides.tried + ended.tried} blows, ` +
      `${turned.tried} turns of the platform, ${chatted.tried} tries at chats, ${exhausted.tried} exhaustions, ${elsewhere.tried} doors from elsewhere, ` +
      `${faults.length} faults, ${seconds} s\n`,
  );
  process.exitCode = faults.length === 0 ? 0 : 1;
});
