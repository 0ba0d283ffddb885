import { parentPort, workerData } from 'node:worker_threads';
import type { PatternFault } from './judge-pattern.ts';
import { judgePattern, type PatternCase } from './judge-pattern.ts';

/** What the worker says: that it begins to match texts of an attack, and in the end what is wrong, if anything is. */
export type PatternWord = { readonly kind: 'matching' } | { readonly kind: 'end'; readonly fault?: PatternFault };

const port = parentPort;
if (!port) throw new Error('The pattern worker runs as a worker thread only.');
const say = (word: PatternWord) => port.postMessage(word);

// The pool hands in exactly one case.
const asked = workerData as PatternCase;
const judgement = judgePattern(asked);
if ('attacks' in judgement) {
  say({ kind: 'matching' });
  const expression = new RegExp(asked.pattern, asked.flags);
  for (const attack of judgement.attacks) expression.test(attack);
  say({ kind: 'end' });
} else {
  say({ kind: 'end', fault: judgement.fault });
}
