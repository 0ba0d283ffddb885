import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { inTheme } from '../theme/in-theme.fixture.tsx';
import { Accordion } from './accordion.tsx';

afterEach(cleanup);

function start() {
  const opened: string[] = [];
  const items = [
    { id: '1', title: 'New rates', content: 'From Monday' },
    { id: '2', title: 'Holidays', content: 'Closed' },
  ];
  return { opened, page: inTheme(<Accordion items={items} onOpen={(id) => opened.push(id)} />) };
}

it('tells of an entry at once when it is pressed, for who leaves before the browser says so, and once', async () => {
  const { opened, page } = start();
  const { unmount } = render(page);
  fireEvent.click(screen.getByText('New rates'));
  expect(opened).toEqual(['1']);
  // The browser's own event comes in a task of its own.
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(opened).toEqual(['1']);
  fireEvent.click(screen.getByText('New rates'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(opened).toEqual(['1']);
  fireEvent.click(screen.getByText('New rates'));
  expect(opened).toEqual(['1', '1']);
  unmount();
});

it('tells of an entry that was opened before scripts ran', async () => {
  const { opened, page } = start();
  const place = document.createElement('div');
  place.innerHTML = renderToString(page);
  document.body.append(place);
  place.querySelectorAll('details')[1]?.setAttribute('open', '');
  const root = await act(async () => hydrateRoot(place, page));
  expect(opened).toEqual(['2']);
  await act(async () => root.unmount());
  place.remove();
});
