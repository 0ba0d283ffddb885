import type { Denial, MenuItem, Target } from '../contracts/feature.ts';
import type { Placed } from '../engine/index.ts';
import { constants } from './constants.ts';
import type { Runtime } from './runtime-types.ts';

/** Answers a tap on a placed item: its refusal if it has one, else its target. */
export function tap(runtime: Runtime, item: Pick<Placed<MenuItem>, 'target' | 'refusal'>): void {
  if (item.refusal) refuse(runtime, item.refusal, item.target);
  else follow(runtime, item.target);
}

function refuse(runtime: Runtime, denial: Denial, target: Target): void {
  if ('text' in denial) {
    const setting = runtime.release.getState().site.settings['toast.freeRejectMs'];
    const ms = typeof setting === 'number' ? setting : constants.toastMs.freeReject;
    runtime.toasts.show(runtime.translation.text(denial.text), { ms });
  } else if ('route' in denial) {
    if ('route' in target) runtime.navigation.want(runtime.navigation.pathOf(target.route, target.params));
    runtime.navigation.go(denial.route);
  } else {
    void runtime.actions.run(denial.action);
  }
}

function follow(runtime: Runtime, target: Target): void {
  if ('route' in target) runtime.navigation.go(target.route, target.params);
  else if ('action' in target) void runtime.actions.run(target.action);
  else {
    const { resources } = runtime.release.getState().site;
    const entry = resources.find(({ resourceType }) => resourceType.toUpperCase() === target.resource.toUpperCase());
    if (entry) runtime.navigation.openExternal(entry.url);
  }
}
