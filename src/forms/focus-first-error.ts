import type { FormMessages } from '../contracts/form.ts';
import type { FormField } from './form-fields.ts';
import { fieldId } from './form-scene.tsx';

/**
 * Focuses the uppermost field that has a message and brings it into view (row A-106). Validators list errors by rule,
 * so the order of the form decides, not theirs. Gives the field's name, or nothing when there is none.
 */
export function focusFirstError(
  fields: readonly FormField[],
  messages: FormMessages,
  idPrefix: string,
): string | undefined {
  const first = fields.find((field) => (messages[field.name]?.length ?? 0) > 0);
  if (first) focusField(idPrefix, first.name);
  return first?.name;
}

/** Focuses one field of a form. */
export function focusField(idPrefix: string, name: string): void {
  showField(fieldId(idPrefix, name));
}

/** Focuses an element by its id, in the middle of the window: a bar that stays at its foot covers no error. */
export function showField(id: string): void {
  const input = document.getElementById(id);
  input?.focus({ preventScroll: true });
  input?.scrollIntoView({ block: 'center' });
}
