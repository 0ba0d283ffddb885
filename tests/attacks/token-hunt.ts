import { Agent, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { withStack } from '../gate/with-stack.ts';
import { framing } from './cases/framing.ts';
import { headers } from './cases/headers.ts';
import type { Attack } from './attack.ts';
import { openCanary } from './canary.ts';
import { type Echo, openEchoPlatform } from './echo-platform.ts';
import { fillAttack } from './fill-attack.ts';
import { sendRaw } from './send-raw.ts';

// node tests/attacks/token-hunt.ts [seconds] [pause]: players of two brands call on kept connections, each with a token of
// their own, `pause` milliseconds after the answer before, while strange bytes come in between. Whoever gets somebody else's
// merchant, token or call ends the hunt badly.
const seconds = Number(process.argv[2] ?? 20);
const pauseMs = Number(process.argv[3] ?? 0);
const brands = ['karat', 'soda'] as const;
const playersPerBrand = 8;
const calls = ['/wps/help', '/wps/wallet', '/wps/inbox', '/wps/announcements', '/wps/promotion/counts'];
const attacks: readonly Attack[] = [...framing, ...headers].filter(({ at }) => at.includes('service'));

const echo = await openEchoPlatform();
const canary = await openCanary();
const count = { calls: 0, attacks: 0, unanswered: 0 };
// What went wrong, told apart: an answer that belongs to somebody else is another matter than none, or a refusal under load.
const faults: Record<Fault, string[]> = { foreign: [], refused: [], cut: [] };
try {
  await withStack(
    async (env) => {
      const port = Number(env.LIVERY_ACCEPT_PORT);
      const until = performance.now() + seconds * 1000;
      const players = brands.flatMap((brand) =>
        Array.from({ length: playersPerBrand }, (_, index) => play({ port, brand, name: `${brand}-${index}`, until })),
      );
      await Promise.all([...players, ...[1, 2, 3].map((step) => attack(port, step, until))]);
    },
    async () => echo.port,
  );
} finally {
  echo.close();
  canary.close();
}
for (const [kind, found] of Object.entries(faults))
  process.stdout.write(
    found
      .slice(0, 20)
      .map((fault) => `${kind}: ${fault}\n`)
      .join(''),
  );
process.stdout.write(
  `token hunt: ${seconds} s, ${count.calls} calls of ${brands.length * playersPerBrand} players, ${count.attacks} attacks, ${faults.foreign.length} mixed up, ${faults.refused.length} refused, ${faults.cut.length} cut off, ${count.unanswered} not answered by the platform\n`,
);
const isRare = count.unanswered * 10_000 <= count.calls;
const isClean = Object.values(faults).every((found) => found.length === 0);
process.exitCode = isClean && isRare && count.calls > 0 && count.attacks > 0 ? 0 : 1;

/** foreign: an answer that is not the one to this call; refused: a problem of the service's own; cut: no whole answer. */
type Fault = 'foreign' | 'refused' | 'cut';

function faultOf(status: number, text: string): Fault {
  if (status === 0) return 'cut';
  return status >= 400 && isOwnProblem(text) ? 'refused' : 'foreign';
}

/** Whether a text is a problem of the service's, and says nothing of any call: the platform of the hunt answers only `value`. */
function isOwnProblem(text: string): boolean {
  return text.startsWith('{"code":') && !text.includes('"merchant"') && !text.includes('Bearer');
}

interface Player {
  readonly port: number;
  readonly brand: string;
  readonly name: string;
  readonly until: number;
}

async function play({ port, brand, name, until }: Player): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let turn = 0; performance.now() < until; turn += 1) {
    if (pauseMs > 0) await setTimeout(pauseMs);
    // Every third call is a guest's: nobody's token belongs to it.
    const token = turn % 3 === 0 ? undefined : `Bearer ${name}-${turn}`;
    const target = `${calls[turn % calls.length]}?by=${name}-${turn}`;
    const askedAt = performance.now();
    const { status, text } = await call(agent, { port, host: `${brand}.localhost`, target, token });
    count.calls += 1;
    const wanted = JSON.stringify({ value: { merchant: brand, ...(token ? { token } : {}), target } satisfies Echo });
    // A connection that was let go while a call set out is nobody else's answer, but must be rare.
    if (status === 502 && text.includes('PLATFORM_UNREACHABLE')) count.unanswered += 1;
    else if (status !== 200 || text !== wanted)
      faults[faultOf(status, text)].push(
        `${new Date().toISOString()} ${name} asked ${wanted} and was answered ${status} ${text} after ${Math.round(performance.now() - askedAt)} ms`,
      );
  }
  agent.destroy();
}

interface Asked {
  readonly port: number;
  readonly host: string;
  readonly target: string;
  readonly token: string | undefined;
}

function call(agent: Agent, { port, host, target, token }: Asked): Promise<{ status: number; text: string }> {
  return new Promise((done) => {
    const headersSent = { host: `${host}:${port}`, ...(token ? { authorization: token } : {}) };
    const sent = request({ agent, host: '127.0.0.1', port, path: target, headers: headersSent }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => (text += chunk));
      answer.on('end', () => done({ status: answer.statusCode ?? 0, text }));
      answer.on('error', (error) => done({ status: 0, text: `${error.message} after ${text}` }));
    });
    sent.on('error', (error) => done({ status: 0, text: error.message }));
    sent.end();
  });
}

/** Sends one attack after the other, each attacker in another order, from another address than the players. */
async function attack(port: number, step: number, until: number): Promise<void> {
  for (let turn = 0; performance.now() < until; turn += 1) {
    const chosen = attacks[(turn * step * 7) % attacks.length];
    if (!chosen) continue;
    const bytes = fillAttack(
      { ports: { service: port }, canary },
      { attack: chosen, target: 'service', id: `hunt-${step}-${turn}` },
    );
    await sendRaw(bytes, { port, from: `127.0.0.${10 + step}` });
    if (pauseMs > 0) await setTimeout(pauseMs);
    count.attacks += 1;
  }
}
