/** Whether a field of a form has the focus: nothing may be exchanged under the finger then. */
export function isTyping(): boolean {
  return document.activeElement?.matches('form input, form select, form textarea') === true;
}
