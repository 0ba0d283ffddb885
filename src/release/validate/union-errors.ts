import type { ErrorObject } from 'ajv';
import { recordOf } from '../../engine/index.ts';

/**
 * Of the errors of a union keeps those of the branch that was meant: the one whose keys the value has, or whose type it
 * is. When no branch was meant, the union's own error stays alone.
 */
export function withoutUnionNoise(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const unions = errors.filter(isUnion);
  if (unions.length === 0) return errors;
  const dropped = new Set<ErrorObject>();
  for (const union of unions) {
    const inside = errors.filter((error) => error !== union && error.instancePath === union.instancePath);
    const branch = meantBranch(union.data, inside);
    const deeper = errors.some((error) => error.instancePath.startsWith(`${union.instancePath}/`));
    for (const error of inside) if (!isUnion(error) && error.parentSchema !== branch) dropped.add(error);
    if (deeper || inside.some((error) => error.parentSchema === branch)) dropped.add(union);
  }
  return errors.filter((error) => !dropped.has(error));
}

/** Keys that the branches of a union know. */
export function branchKeys(union: ErrorObject): readonly string[] {
  const { schema } = union;
  return Array.isArray(schema) ? schema.flatMap((branch: unknown) => Object.keys(propertiesOf(branch))) : [];
}

function isUnion({ keyword }: ErrorObject): boolean {
  return keyword === 'oneOf' || keyword === 'anyOf';
}

function meantBranch(data: unknown, inside: readonly ErrorObject[]): ErrorObject['parentSchema'] {
  if (typeof data !== 'object' || data === null) return inside.find(({ keyword }) => keyword !== 'type')?.parentSchema;
  const keys = Object.keys(data);
  return inside.find(({ parentSchema }) => Object.keys(propertiesOf(parentSchema)).some((key) => keys.includes(key)))
    ?.parentSchema;
}

function propertiesOf(schema: unknown): Readonly<Record<string, unknown>> {
  return recordOf(recordOf(schema)['properties']);
}
