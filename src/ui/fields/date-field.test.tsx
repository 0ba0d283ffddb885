import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeDialogs } from '../overlay/dialog.fixture.ts';
import { inTheme } from '../theme/in-theme.fixture.tsx';
import { DateField } from './date-field.tsx';
import { daysInMonth, parseDate, writeDate } from './date-parts.ts';

fakeDialogs();
afterEach(cleanup);
/** The test browser lays nothing out: no size of anything ever changes. */
vi.stubGlobal(
  'ResizeObserver',
  vi.fn(
    class {
      observe() {}
      disconnect() {}
    },
  ),
);

function Birthday({ start = '' }: { readonly start?: string }) {
  const [value, setValue] = useState(start);
  return <DateField label="Birthday" value={value} onChange={setValue} lastYear={2026} />;
}

const field = () => screen.getByLabelText<HTMLInputElement>('Birthday', { selector: 'input' });
const wheel = (name: string) => within(screen.getByLabelText(name, { selector: '[role=listbox]' }));
const choose = (name: string, option: string) => fireEvent.click(wheel(name).getByText(option));

describe('DateField', () => {
  it('cannot be typed into', () => {
    render(inTheme(<Birthday />));
    expect(field().readOnly).toBe(true);
  });

  it('writes the picked day as YYYY-MM-DD and closes', () => {
    render(inTheme(<Birthday />));
    fireEvent.click(field());
    choose('Year', '1990');
    choose('Month', 'March');
    choose('Day', '5');
    fireEvent.click(screen.getByText('Confirm'));
    expect(field().value).toBe('1990-03-05');
    expect(screen.queryByText('Confirm')).toBeNull();
  });

  it('takes a day that is typed in the sheet, in the digits of an Urdu keyboard too, and forgets what is none', () => {
    render(inTheme(<Birthday />));
    fireEvent.click(field());
    const type = (name: string, text: string) => {
      const number = screen.getByLabelText(name, { selector: 'input' });
      fireEvent.change(number, { target: { value: text } });
      fireEvent.blur(number);
    };
    type('Year', '1990');
    type('Month', '۳');
    type('Day', '31');
    type('Month', '4');
    type('Year', '19');
    type('Month', '13');
    expect(screen.getByLabelText<HTMLInputElement>('Day', { selector: 'input' }).value).toBe('30');
    expect(screen.getByLabelText<HTMLInputElement>('Month', { selector: 'input' }).value).toBe('4');
    fireEvent.click(screen.getByText('Confirm'));
    expect(field().value).toBe('1990-04-30');
  });

  it('keeps the value when it is dismissed', () => {
    render(inTheme(<Birthday start="1985-12-24" />));
    fireEvent.click(field());
    choose('Year', '2001');
    fireEvent.click(screen.getByLabelText('Close'));
    expect(field().value).toBe('1985-12-24');
  });

  it('offers the years from 1900 to the last one', () => {
    render(inTheme(<Birthday />));
    fireEvent.click(field());
    const years = wheel('Year').getAllByText(/^\d{4}$/);
    expect(years[0]?.textContent).toBe('1900');
    expect(years.at(-1)?.textContent).toBe('2026');
  });

  it('takes what each wheel settles on, also when two of them do at once', () => {
    vi.useFakeTimers();
    render(inTheme(<Birthday start="2000-01-31" />));
    fireEvent.click(field());
    for (const [name, row] of [
      ['Year', 85],
      ['Month', 1],
    ] as const) {
      const list = screen.getByLabelText(name, { selector: '[role=listbox]' });
      list.scrollTop = row * 44;
      fireEvent.scroll(list);
    }
    act(() => void vi.advanceTimersByTime(120));
    vi.useRealTimers();
    fireEvent.click(screen.getByText('Confirm'));
    expect(field().value).toBe('1985-02-28');
  });

  it('moves the day back when the month is too short for it', () => {
    render(inTheme(<Birthday start="2000-01-31" />));
    fireEvent.click(field());
    choose('Month', 'February');
    fireEvent.click(screen.getByText('Confirm'));
    expect(field().value).toBe('2000-02-29');
  });
});

describe('date parts', () => {
  it('know the leap years of the calendar', () => {
    expect([1900, 2000, 2023, 2024].map((year) => daysInMonth(year, 2))).toEqual([28, 29, 28, 29]);
  });

  it('read back what they write and refuse days that do not exist', () => {
    expect(parseDate(writeDate({ year: 1990, month: 3, day: 5 }))).toEqual({ year: 1990, month: 3, day: 5 });
    expect(parseDate('2023-02-30')).toBeUndefined();
  });
});
