import type { Problem } from '../../contracts/problems.ts';
import type { JsonDocument } from '../load/json-document.ts';
import { pointerSegments } from '../load/json-document.ts';

/**
 * The part of a document that its schema accepts, so that later checks find what else is wrong with the folder. What
 * was refused is taken out, what is needed comes from the stand-in; a document beyond repair is the stand-in.
 */
export function repairDocument(
  document: JsonDocument,
  problems: readonly Problem[],
  standIn: Readonly<Record<string, unknown>>,
  accepts: (value: JsonDocument) => readonly Problem[],
): JsonDocument {
  const whole: JsonDocument = { ...document, value: standIn, isDoubtful: true };
  if (!isObject(document.value)) return whole;
  const kept: Record<string, unknown> = structuredClone(document.value);
  for (const { pointer } of problems) takeOut(kept, pointerSegments(pointer));
  const attempt = (): JsonDocument => ({ ...document, value: { ...standIn, ...kept }, isDoubtful: true });
  // What lacks a part after that goes as a whole.
  for (const { pointer } of accepts(attempt())) takeOut(kept, pointerSegments(pointer).slice(0, 1));
  const repaired = attempt();
  return accepts(repaired).length === 0 ? repaired : whole;
}

/** Takes out the property that a pointer leads to; of a list, the property that holds the whole list. */
function takeOut(value: Record<string, unknown>, [key, ...rest]: readonly (string | number)[]): void {
  if (key === undefined) return;
  const child = value[String(key)];
  if (rest.length > 0 && isObject(child)) takeOut(child, rest);
  else delete value[String(key)];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
