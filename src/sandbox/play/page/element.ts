type Props = Readonly<Record<string, unknown>>;
type Child = Node | string | undefined;

/** An element with attributes, listeners (`onclick` …) and children; `true` sets an empty attribute, `undefined` none. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  props: Props = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  setProps(made, props);
  made.append(...children.filter((child) => child !== undefined));
  return made;
}

/** The same for drawings. */
export function drawing<K extends keyof SVGElementTagNameMap>(
  tag: K,
  props: Props = {},
  ...children: readonly Node[]
): SVGElementTagNameMap[K] {
  const made = document.createElementNS('http://www.w3.org/2000/svg', tag);
  setProps(made, props);
  made.append(...children);
  return made;
}

function setProps(made: Element, props: Props): void {
  for (const [name, value] of Object.entries(props)) {
    if (typeof value === 'function') made.addEventListener(name.slice(2), (event) => void value(event));
    else if (value === true) made.setAttribute(name, '');
    else if (value !== undefined && value !== false) made.setAttribute(name, String(value));
  }
}
