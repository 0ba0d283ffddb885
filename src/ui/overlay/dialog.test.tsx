import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { inTheme } from '../theme/in-theme.fixture.tsx';
import { fakeDialogs } from './dialog.fixture.ts';
import { Dialog } from './dialog.tsx';
import { useTopModal } from './open-modals.tsx';

fakeDialogs();
afterEach(cleanup);

function Question({ now }: { readonly now: () => number }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ask
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Log out?" now={now}>
        Sure?
      </Dialog>
    </>
  );
}

/** What toasts stand in. */
function ToastPlace() {
  return <output>{useTopModal() === undefined ? 'page' : 'dialog'}</output>;
}

function openAt(opened: number) {
  let time = opened;
  render(
    inTheme(
      <>
        <Question now={() => time} />
        <ToastPlace />
      </>,
    ),
  );
  const opener = screen.getByRole('button', { name: 'Ask' });
  opener.focus();
  fireEvent.click(opener);
  return { opener, at: (moment: number) => void (time = opened + moment) };
}

describe('Dialog', () => {
  it('ignores the mask 100 ms after opening and closes at 400 ms', () => {
    const { at } = openAt(5000);
    at(100);
    fireEvent.click(screen.getByRole('dialog'));
    expect(screen.getByText('Sure?')).toBeDefined();
    at(400);
    fireEvent.click(screen.getByRole('dialog'));
    expect(screen.queryByText('Sure?')).toBeNull();
  });

  it('stays open for taps on its content', () => {
    const { at } = openAt(0);
    at(1000);
    fireEvent.click(screen.getByText('Sure?'));
    expect(screen.getByText('Sure?')).toBeDefined();
  });

  it('closes on Escape and gives the focus back', () => {
    const { opener } = openAt(0);
    act(() => void screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true })));
    expect(screen.queryByText('Sure?')).toBeNull();
    expect(document.activeElement).toBe(opener);
  });

  it('is forgotten, and gives the focus back, also when the browser closed it by itself', () => {
    const { opener } = openAt(0);
    expect(screen.getByRole('status').textContent).toBe('dialog');
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    act(() => {
      // A second Escape cannot be refused: the dialog is closed whatever the page does.
      dialog.open = false;
      dialog.dispatchEvent(new Event('cancel'));
    });
    expect(screen.getByRole('status').textContent).toBe('page');
    expect(document.activeElement).toBe(opener);
  });
});
