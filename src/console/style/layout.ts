import { create } from 'zustand';

/** Which side a line begins at: `rtl` mirrors the page for who reads from right to left, whatever language its texts have. */
export type LayoutChoice = 'ltr' | 'rtl';

const storedAs = 'livery.console.layout';

/** The layout that the page has now, for what is placed by script. */
export const useLayout = create<{ readonly layout: LayoutChoice }>(() => ({ layout: 'ltr' }));

/** The choice of this browser. */
export function chosenLayout(): LayoutChoice {
  return localStorage.getItem(storedAs) === 'rtl' ? 'rtl' : 'ltr';
}

/** Shows the page in a layout and remembers it in this browser. */
export function chooseLayout(choice: LayoutChoice): void {
  localStorage.setItem(storedAs, choice);
  restoreLayout();
}

/** Shows the page in the layout of this browser. */
export function restoreLayout(): void {
  const layout = chosenLayout();
  document.documentElement.dir = layout;
  useLayout.setState({ layout });
}
