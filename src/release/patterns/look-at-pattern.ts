import { judgePattern, type PatternCase, type PatternFault } from './judge-pattern.ts';

/** What a thread says: that it begins to match texts of an attack, and in the end what is wrong, if anything is. */
export type PatternWord = { readonly kind: 'matching' } | { readonly kind: 'end'; readonly fault?: PatternFault };

/** Judges a pattern; where only a clock can tell, the texts that take it longest are matched between two words. */
export function lookAtPattern(asked: PatternCase, say: (word: PatternWord) => void): void {
  const judgement = judgePattern(asked);
  if ('fault' in judgement) return say({ kind: 'end', fault: judgement.fault });
  say({ kind: 'matching' });
  const expression = new RegExp(asked.pattern, asked.flags);
  for (const attack of judgement.attacks) expression.test(attack);
  say({ kind: 'end' });
}
