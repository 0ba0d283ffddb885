import type { MouseEvent } from 'react';

/** A tap on a link that the app answers itself; new tabs and windows stay with the browser. */
export function linkTap(onChoose: () => void): (event: MouseEvent) => void {
  return (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button > 0) return;
    event.preventDefault();
    onChoose();
  };
}
