import type { Problem } from '../../contracts/problems.ts';
import type { SitePart } from '../../contracts/site.ts';
import { longestAgent, longestValue } from '../../engine/index.ts';
import { pointerOf, problemIn } from '../load/json-document.ts';
import type { ValidSource } from '../validate/valid-source.ts';
import type { PatternCheck } from './check-pattern.ts';

/** Checks every regular expression that a merchant wrote, on texts as long as the fields that use it take. */
export async function checkPatterns(
  { merchant }: ValidSource,
  { rules }: Pick<SitePart, 'rules'>,
  checkPattern: PatternCheck,
): Promise<readonly Problem[]> {
  const { patterns = {}, settings = {} } = merchant.value;
  const wrapper = settings['app.userAgentPattern'];
  const cases = [
    ...Object.entries(patterns).map(([name, pattern]) => {
      const length = longestOf(name, rules);
      return { pointer: pointerOf('patterns', name), pattern, flags: 'u', length };
    }),
    ...(wrapper === undefined
      ? []
      : [{ pointer: '/settings/app.userAgentPattern', pattern: wrapper, flags: 'i', length: longestAgent }]),
  ];
  const found = await Promise.all(
    cases.map(async ({ pointer, ...asked }) => {
      const fault = await checkPattern(asked);
      return fault ? [problemIn(merchant, pointer, fault)] : [];
    }),
  );
  return found.flat();
}

/** The greatest length among the fields of a pattern; the greatest of all for one that no field uses or bounds. */
function longestOf(name: string, rules: SitePart['rules']): number {
  const using = Object.values(rules).filter(({ patternId }) => patternId === name);
  return Math.max(0, ...using.map(({ max }) => max ?? longestValue)) || longestValue;
}
