/** Takes the focus on to something, from a control that goes or is gone; whoever has moved it meanwhile keeps it. */
export function leadFocus(from: Element, to: HTMLElement | null | undefined): void {
  const { activeElement, body } = document;
  if (activeElement === from || activeElement === body) to?.focus({ preventScroll: true });
}
