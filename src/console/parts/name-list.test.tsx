import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { createTexts } from '../texts/use-text.ts';
import { NameList } from './name-list.tsx';

const show = (count: number) =>
  render(
    <I18nextProvider i18n={createTexts()}>
      <NameList names={Array.from({ length: count }, (_, index) => `Brand ${index + 1}`)} />
    </I18nextProvider>,
  );

it('names a few merchants all, and of a thousand the first and how many more, until all are asked for @C-786', () => {
  const few = show(8);
  expect(few.container.textContent).toContain('Brand 8');
  expect(screen.queryByRole('button')).toBeNull();
  few.unmount();
  show(9);
  expect(screen.queryByRole('button')?.textContent).toBe('and 3 more');
  cleanup();
  const { container } = show(1_000);
  expect(container.textContent).toContain('Brand 6');
  expect(container.textContent).not.toContain('Brand 7');
  fireEvent.click(screen.getByRole('button', { name: 'and 994 more' }));
  expect(container.textContent).toContain('Brand 1000');
  expect(screen.queryByRole('button')).toBeNull();
});
