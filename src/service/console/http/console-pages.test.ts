import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { libraryStyles } from './console-pages.ts';

/** The one style that a file of react-aria puts into a page, as it puts it there. */
function styleOf(file: string): string {
  const entry = fileURLToPath(import.meta.resolve('react-aria/package.json'));
  const code = readFileSync(entry.replace('package.json', `dist/private/${file}`), 'utf8');
  const [, style = ''] = /style\.textContent = `([^`]+)`/.exec(code) ?? [];
  return style.replace(/\$\{\S+PRESSABLE_ATTRIBUTE\}/, 'data-react-aria-pressable').trim();
}

it('allows the styles that react-aria puts into the page, one of them on iPhones alone @C-121', () => {
  expect(libraryStyles).toContain(styleOf('interactions/usePress.mjs'));
  expect(libraryStyles).toContain(styleOf('overlays/usePreventScroll.mjs'));
});
