/** What the person chose; `system` follows the device. */
export type SchemeChoice = 'system' | 'light' | 'dark';

const storedAs = 'livery.console.scheme';

/** The choice of this browser. */
export function chosenScheme(): SchemeChoice {
  const stored = localStorage.getItem(storedAs);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Shows the page in a scheme and remembers it in this browser. */
export function chooseScheme(choice: SchemeChoice): void {
  if (choice === 'system') localStorage.removeItem(storedAs);
  else localStorage.setItem(storedAs, choice);
  restoreScheme();
}

/** Shows the page in the scheme of this browser. */
export function restoreScheme(): void {
  const choice = chosenScheme();
  if (choice === 'system') delete document.documentElement.dataset['scheme'];
  else document.documentElement.dataset['scheme'] = choice;
}
