import type { Change } from '../../../contracts/console/impact.ts';
import { pushOverride, type OverrideChange, takeOverride } from '../../publishing/override-stack.ts';

/** In whose name changes are made, when, and until when (ISO 8601). */
export interface ChangedBy {
  readonly author: string;
  readonly reason: string;
  readonly at: string;
  readonly until?: string;
}

/** What the changes of one merchant make of its overrides, one after the other. */
export function pushChanges(changes: readonly Pick<Change, 'name' | 'value'>[], by: ChangedBy): OverrideChange {
  const steps = changes.map(({ name, value }) =>
    value === undefined ? takeOverride(name) : pushOverride({ name, value, ...by }),
  );
  return (overrides) => steps.reduce((stack, step) => step(stack), overrides);
}

/** How an audit entry's detail keeps the changes of one merchant. */
export function detailOf(changes: readonly Pick<Change, 'name' | 'value'>[]): Readonly<Record<string, unknown>> {
  return {
    changes: changes.map(({ name, value }) => (value === undefined ? { name, ended: true } : { name, value })),
  };
}
