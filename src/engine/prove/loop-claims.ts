import type { Condition } from '../../contracts/conditions.ts';
import type { RouteDefinition, RouteId } from '../../contracts/feature.ts';
import type { Claim, ProofSubject } from './claim.ts';
import { never } from './formulas.ts';

type Draft = Omit<Claim, 'invariant' | 'says'>;

interface Step {
  readonly from: RouteId;
  readonly to: RouteId;
  readonly when: Condition;
}

/** Guards end at a mounted screen: no circle of guards holds for one visitor, and none leads to nothing. */
export function loopClaims({ site }: ProofSubject): readonly Draft[] {
  const steps = site.routes.flatMap(stepsOf);
  const mounted = new Set(site.routes.map(({ id }) => id));
  const lost = steps.filter(({ to }) => !mounted.has(to));
  return [
    ...lost.map(({ from, to, when }) => draft(from, [when], `${to} is not mounted`)),
    ...site.routes.flatMap(({ id }) =>
      circlesFrom(id, steps, [id]).map((circle) =>
        draft(
          id,
          circle.map(({ when }) => when),
          `${circle.map(({ from }) => from).join(' → ')} → ${id}`,
        ),
      ),
    ),
  ];
}

function draft(about: string, together: readonly Condition[], because: string): Draft {
  return { about, must: { any: [{ not: { all: together } }, never] }, madeBy: [], because };
}

function stepsOf({ id, guards = [] }: RouteDefinition): readonly Step[] {
  return guards.map(({ when, to }, index) => {
    const earlier = guards.slice(0, index).map((guard): Condition => ({ not: guard.when }));
    return { from: id, to, when: { all: [...earlier, when] } };
  });
}

/** Circles through a route that visit no route before it in the alphabet, so that each circle is found once. */
function circlesFrom(
  start: RouteId,
  steps: readonly Step[],
  visited: readonly RouteId[],
): readonly (readonly Step[])[] {
  const here = visited.at(-1) ?? start;
  return steps
    .filter(({ from }) => from === here)
    .flatMap((step): (readonly Step[])[] => {
      if (step.to === start) return [[step]];
      if (step.to < start || visited.includes(step.to)) return [];
      return circlesFrom(start, steps, [...visited, step.to]).map((rest) => [step, ...rest]);
    });
}
