import type { Denial, MenuItem, Target } from '../../contracts/feature.ts';
import type { Placed } from '../../engine/index.ts';
import { askToLogIn } from './ask-to-log-in.ts';
import type { Runtime } from '../runtime-types.ts';

/** Answers a tap on a placed item: its refusal if it has one, else its target. */
export function tap(runtime: Runtime, item: Pick<Placed<MenuItem>, 'target' | 'refusal'>): void {
  if (item.refusal) refuse(runtime, item.refusal, item.target);
  else follow(runtime, item.target);
}

function refuse(runtime: Runtime, denial: Denial, target: Target): void {
  if ('text' in denial) {
    const ms = runtime.release.getState().site.settings['toast.freeRejectMs'];
    runtime.toasts.show(runtime.translation.text(denial.text), { ms });
  } else if ('route' in denial) {
    const wanted = 'route' in target ? runtime.navigation.pathOf(target.route, target.params) : undefined;
    if (denial.route === 'login.screen') askToLogIn(runtime, wanted);
    else runtime.navigation.go(denial.route);
  } else {
    void runtime.actions.run(denial.action);
  }
}

function follow(runtime: Runtime, target: Target): void {
  const { navigation, composition } = runtime;
  if ('route' in target) {
    const route = composition.getState().composition.routes.find(({ id }) => id === target.route);
    if (route?.redirect === 'login.screen') askToLogIn(runtime, navigation.pathOf(target.route, target.params));
    else navigation.go(target.route, target.params);
  } else if ('action' in target) void runtime.actions.run(target.action);
  else {
    const { resources } = runtime.release.getState().site;
    const entry = resources.find(({ resourceType }) => resourceType.toUpperCase() === target.resource.toUpperCase());
    if (entry) navigation.openExternal(entry.url);
  }
}
