/** Makes an element with properties and children; text is always text. */
export function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  properties: Partial<HTMLElementTagNameMap[K]> = {},
  children: readonly (Node | string)[] = [],
): HTMLElementTagNameMap[K] {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

/** A button that does something; `key` is what does the same on the keyboard. */
export function button(text: string, act: () => void, { key, pressed }: { key?: string; pressed?: boolean } = {}) {
  const made = element('button', { type: 'button', onclick: act }, [text]);
  if (key !== undefined) {
    made.setAttribute('aria-keyshortcuts', key);
    made.append(' ', element('kbd', {}, [key]));
  }
  if (pressed !== undefined) made.ariaPressed = String(pressed);
  return made;
}
