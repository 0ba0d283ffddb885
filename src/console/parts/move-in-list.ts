import type { KeyboardEvent } from 'react';

/** Moves the focus with the arrow keys, Home and End between the entries of a list, each a button of its own line (decision 55). */
export function moveInList(event: KeyboardEvent<HTMLUListElement>): void {
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>(':scope > li > button')];
  const index = entries.findIndex((entry) => entry === document.activeElement);
  if (index === -1) return;
  const place = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: entries.length - 1 }[event.key];
  if (place === undefined) return;
  event.preventDefault();
  entries[place]?.focus();
}

/** Gives the focus to the first entry of a list. */
export function focusFirst(list: HTMLUListElement | null): void {
  list?.querySelector<HTMLElement>(':scope > li > button')?.focus();
}
